//! Guildhall: buildings and what they bring, the officials of both variants included.

use table::Dice;

use crate::board::{Church, Kind, Site, SiteSet};
use crate::breach::Breach;
use crate::nouns::{Official, Officials, Phase};
use crate::state::{BLUE, State, pool_bit};
use crate::{Action, Hamburgum};

/// Rule `councilman`: what he pays for each citizen of all players.
pub const COUNCILMAN_PAYS: u32 = 10;
/// Rule `master-builder`: what he pays for each citizen of who builds him.
pub const MASTER_BUILDER_PAYS: u32 = 20;

impl Hamburgum {
    /// Free sites with a line to what the player on turn has; for a church builder all free sites. Rules
    /// `build-next-to`, `build-anywhere`, `build-chain`, `build-one-official`.
    #[inline]
    pub fn sites_in_reach(&self, state: &State) -> SiteSet {
        let sites = state.mine().reach - state.taken;
        if state.official_built { sites - self.board.kinds[Kind::Official.index()] } else { sites }
    }

    /// Rules `build-cost`, `build-next-to`, `build-one-official`, `official-top`, `variant-free`, `variant-shuffled`.
    pub(crate) fn check_build(&self, state: &State, site: Site, official: Option<Official>) -> Result<(), Breach> {
        let is_official = self.board.sites[site.index()].kind == Kind::Official;
        if state.taken.contains(site) {
            return Err(Breach::SiteTaken);
        }
        if is_official && state.official_built {
            return Err(Breach::SecondOfficial);
        }
        if !self.sites_in_reach(state).contains(site) {
            return Err(Breach::NotNextTo);
        }
        match (self.officials, official) {
            (Officials::Free, None) if is_official => return Err(Breach::NameOfficial),
            (Officials::Free, Some(_)) if !is_official => return Err(Breach::NoOfficialSite),
            (Officials::Free, Some(official)) if state.pool & pool_bit(official) == 0 => {
                return Err(Breach::NotInStack(official));
            }
            (Officials::Numbered, Some(_)) => return Err(Breach::TopOfStack),
            (Officials::Shuffled, Some(_)) => return Err(Breach::TopOfShuffled),
            (Officials::Free, _) | (_, None) => {}
        }
        let ledger = state.mine();
        if ledger.wood == 0 || ledger.brick == 0 {
            return Err(Breach::BuildingTooDear { wood: ledger.wood, brick: ledger.brick });
        }
        Ok(())
    }

    pub(crate) fn legal_guildhall(&self, state: &State, actions: &mut Vec<Action>) {
        let choices = || [None].into_iter().chain(Official::ALL.map(Some));
        for site in self.sites_in_reach(state).iter() {
            for official in choices() {
                if self.check_build(state, site, official).is_ok() {
                    actions.push(Action::Build(site, official));
                }
            }
        }
        actions.push(Action::End);
    }

    pub(crate) fn random_guildhall(&self, state: &State, dice: &mut Dice) -> Action {
        let ledger = state.mine();
        let sites = self.sites_in_reach(state);
        if ledger.wood == 0 || ledger.brick == 0 || sites.is_empty() || dice.below(4) == 0 {
            return Action::End;
        }
        let site = Site(dice.bit(sites.0) as u8);
        let choice = self.officials == Officials::Free && self.board.sites[site.index()].kind == Kind::Official;
        let official = choice.then(|| Official::ALL[dice.bit(state.pool.into()) as usize]);
        Action::Build(site, official)
    }

    /// Puts a citizen on the site and gives what the building brings at once.
    pub(crate) fn play_build(&self, state: &mut State, site: Site, official: Option<Official>) {
        let ledger = state.mine_mut();
        ledger.wood -= 1;
        ledger.brick -= 1;
        let rank = ledger.citizens.len() as u8;
        ledger.citizens = ledger.citizens.with(site);
        ledger.reach |= self.board.site_lines[site.index()];
        state.citizen_rank[site.index()] = rank;
        state.taken = state.taken.with(site);
        match self.board.sites[site.index()].kind {
            // Rule `price-drop`.
            Kind::Brewer => state.producers[0] += 1,
            Kind::SugarRefiner => state.producers[1] += 1,
            Kind::ClothMaker => state.producers[2] += 1,
            // Rule `merchant`.
            Kind::Merchant => state.mine_mut().money += 100,
            Kind::Captain => self.sail_in_captain(state),
            Kind::Official => self.take_office(state, official),
        }
    }

    /// The official leaves the stack and pays its builder.
    fn take_office(&self, state: &mut State, chosen: Option<Official>) {
        let top = state.stack[usize::from(state.officials_built).min(6)].take();
        state.officials_built += 1;
        state.official_built = true;
        let Some(official) = chosen.or(top) else {
            return;
        };
        if chosen.is_some() {
            state.pool &= !pool_bit(official);
        }
        if official == Official::Canon {
            state.phase = Phase::Canon;
            return;
        }
        state.mine_mut().money += self.office_pays(state, official);
    }

    /// The officials whom the next to build one may have, a bit for each; in Variant II none is known between the
    /// building of one and the end of the turn. Rules `official-top`, `variant-free`, `variant-shuffled`.
    pub fn officials_on_offer(&self, state: &State) -> u16 {
        match self.officials {
            Officials::Free => state.pool,
            Officials::Shuffled if state.official_built => 0,
            Officials::Numbered | Officials::Shuffled => {
                let top = state.stack.get(usize::from(state.officials_built)).copied().flatten();
                top.map_or(0, pool_bit)
            }
        }
    }

    /// The officials still to be built, top first; `None` for one that lies face down. Rule `variant-shuffled`.
    pub fn officials_left(&self, state: &State) -> Vec<Option<Official>> {
        let left = usize::from(state.officials_built)..7;
        let in_pool = |official: &Official| state.pool & pool_bit(*official) != 0;
        match self.officials {
            Officials::Free => BLUE.into_iter().filter(in_pool).map(Some).collect(),
            Officials::Numbered | Officials::Shuffled => {
                left.map(|at| state.stack[at].filter(|official| !in_pool(official))).collect()
            }
        }
    }

    /// What an official pays at once to the player on turn, whose new citizen is already there.
    pub fn office_pays(&self, state: &State, official: Official) -> u32 {
        let ledger = state.mine();
        let count = |n: usize| n as u32;
        match official {
            // Rule `councilman`.
            Official::Councilman => COUNCILMAN_PAYS * count(state.taken.len()),
            // Rule `vicar`.
            Official::Vicar => 10 * state.donations(),
            // Rule `lord-mayor`.
            Official::LordMayor => 60 * u32::from(state.churches_built),
            // Rule `canon`.
            Official::Canon => 0,
            // Rule `guildmaster`.
            Official::Guildmaster => 30 * ledger.goods.iter().map(|&units| u32::from(units)).sum::<u32>(),
            // Rule `harbour-master`.
            Official::HarbourMaster => 40 * u32::from(ledger.fleet()),
            // Rule `deacon`.
            Official::Deacon => 30 * ledger.tiles.len(),
            // Rule `sexton`.
            Official::Sexton => {
                50 * count(Church::all().filter(|church| !ledger.tiles.of_church(church.index()).is_empty()).count())
            }
            // Rule `master-builder`.
            Official::MasterBuilder => MASTER_BUILDER_PAYS * count(ledger.citizens.len()),
            // Rule `civil-servant`.
            Official::CivilServant => {
                let in_parish = |parish: &&SiteSet| !(ledger.citizens & **parish).is_empty();
                40 * count(self.board.parishes.iter().filter(in_parish).count())
            }
        }
    }
}
