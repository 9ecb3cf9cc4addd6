//! The plan of a drawing: where wall, river, churches and names come to stand so that nothing covers anything.

use ::hamburgum::board::{Board, Church, Site};
use table::{arrange, key_of};

use super::outline::{Spot, bounds, distance_to_outline, distance_to_stretch, inside, town_wall};
use super::steeple;

/// How far a coin reaches that marks a site.
pub const COIN: f64 = 22.0;
/// How deep the basins of the harbour are drawn.
pub const BASIN: f64 = 104.0;

/// Where a church is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// The middle of the ground it stands on.
    pub ground: Spot,
    /// Whether its tower is on the left.
    pub mirrored: bool,
}

/// A rectangle on the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Patch {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Patch {
    /// The rectangle of this size round a middle.
    pub fn round(middle: Spot, w: f64, h: f64) -> Patch {
        Patch { x: middle.0 - w / 2.0, y: middle.1 - h / 2.0, w, h }
    }

    /// Its middle.
    pub fn middle(self) -> Spot {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// How far a place is from it; nothing inside.
    pub fn distance(self, spot: Spot) -> f64 {
        let dx = (self.x - spot.0).max(spot.0 - self.x - self.w).max(0.0);
        let dy = (self.y - spot.1).max(spot.1 - self.y - self.h).max(0.0);
        dx.hypot(dy)
    }

    /// The area it shares with another.
    pub fn shared(self, other: Patch) -> f64 {
        let across = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let down = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        across.max(0.0) * down.max(0.0)
    }

    fn corners(self) -> [Spot; 4] {
        let Patch { x, y, w, h } = self;
        [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]
    }
}

impl Stand {
    /// What the church covers: its body, and its tower with spire and cross.
    pub fn patches(self) -> [Patch; 2] {
        let (x, y) = self.ground;
        let tower = if self.mirrored { x - steeple::TOWER } else { x + steeple::TOWER };
        [
            Patch { x: x - steeple::HALF, y: y - 62.0, w: 2.0 * steeple::HALF, h: 62.0 },
            Patch { x: tower - 15.0, y: y - steeple::HEIGHT, w: 30.0, h: steeple::HEIGHT - 60.0 },
        ]
    }
}

/// Where everything on a city's map stands.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is shown: left, top, width, height.
    pub view: Patch,
    /// The town wall with its bastions.
    pub wall: Vec<Spot>,
    /// The sites, in the order of the board.
    pub sites: Vec<Spot>,
    /// The churches, in the order of the board.
    pub churches: Vec<Stand>,
    /// Their names: on a large screen, and larger on a small one.
    pub names: [Vec<Patch>; 2],
    /// Every line once.
    pub streets: Vec<(Spot, Spot)>,
    /// Where the river begins.
    pub shore: f64,
    /// Basins 3, 2 and 1, from the left.
    pub basins: [Patch; 3],
    /// The cartouche with the name of the city.
    pub cartouche: Patch,
    /// The middle of the compass rose.
    pub rose: Spot,
}

/// The size of names on a large and on a small screen.
pub const NAME_SIZES: [f64; 2] = [21.0, 32.0];

impl Plan {
    /// Lays out a city.
    pub fn of(board: &Board) -> Plan {
        let spot = |at: (u16, u16)| (f64::from(at.0), f64::from(at.1));
        let sites: Vec<Spot> = board.sites.iter().map(|site| spot(site.at)).collect();
        let wanted: Vec<Spot> = board.churches.iter().map(|church| spot(church.at)).collect();
        let everything: Vec<Spot> = sites.iter().chain(&wanted).copied().collect();
        let wall = town_wall(&everything);
        let (low, high) = bounds(&wall);
        let shore = high.1 - 44.0;

        let mut streets = Vec::new();
        for church in Church::all() {
            streets.extend(
                board.church_lines[church.index()].iter().map(|site| (wanted[church.index()], sites[site.index()])),
            );
        }
        for from in Site::all() {
            let onward = board.site_lines[from.index()].iter().filter(|to| *to > from);
            streets.extend(onward.map(|to| (sites[from.index()], sites[to.index()])));
        }

        let churches = stand(&sites, &wanted);
        let names = NAME_SIZES.map(|size| {
            let lengths = board.churches.iter().map(|church| church.name.chars().count() as f64);
            name(&sites, &churches, &streets, &wall, lengths, size)
        });

        let mut view = Patch { x: low.0 - 26.0, y: low.1 - 26.0, w: high.0 - low.0 + 52.0, h: 0.0 };
        let (cartouche, rose) = corners(&mut view, &wall, shore, 74.0 + 31.0 * board.name.chars().count() as f64);
        view.h = high.1 + 30.0 + BASIN + 22.0 - view.y;
        let gap = 22.0;
        let width = (view.w - 4.0 * gap) / 3.0;
        let basins = [0.0, 1.0, 2.0].map(|place| Patch {
            x: view.x + gap + place * (width + gap),
            y: high.1 + 30.0,
            w: width,
            h: BASIN,
        });
        Plan { view, wall, sites, churches, names, streets, shore, basins, cartouche, rose }
    }
}

/// The place that costs least: by how far it strays, and by how much it is pressed there, which takes longer to say.
fn cheapest<T: Copy>(
    tries: impl Iterator<Item = T>,
    strayed: impl Fn(&T) -> f64,
    pressed: impl Fn(&T) -> f64,
) -> Option<T> {
    let mut tries: Vec<(f64, T)> = tries.map(|place| (strayed(&place), place)).collect();
    arrange(&mut tries, |(strayed, _)| key_of(*strayed));
    let mut best: Option<(f64, T)> = None;
    for (strayed, place) in tries {
        // Whatever follows strays no less.
        if best.is_some_and(|(least, _)| strayed >= least) {
            break;
        }
        let cost = strayed + pressed(&place);
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, place));
        }
    }
    best.map(|(_, place)| place)
}

/// Where churches stand best: near where the board wants them, clear of sites and of each other.
fn stand(sites: &[Spot], wanted: &[Spot]) -> Vec<Stand> {
    let mut stands: Vec<Stand> = Vec::new();
    for &(x, y) in wanted {
        let others = stands.clone();
        let pressed = |stand: &Stand| {
            let patches = stand.patches();
            let near = |site: &Spot| {
                patches.map(|patch| (COIN + 5.0 - patch.distance(*site)).max(0.0).powi(2)).iter().sum::<f64>()
            };
            let pressed: f64 = sites.iter().map(near).sum();
            let covered: f64 = others
                .iter()
                .flat_map(|other| other.patches())
                .map(|other| patches.map(|patch| patch.shared(other)).iter().sum::<f64>())
                .sum();
            4.0 * pressed + covered
        };
        let strayed = |stand: &Stand| (stand.ground.0 - x).abs() + (stand.ground.1 - y - 34.0).abs();
        let tries = [false, true].into_iter().flat_map(|mirrored| {
            (-4..=4).flat_map(move |across| {
                (-5..=3).map(move |down| Stand {
                    ground: (x + 9.0 * f64::from(across), y + 34.0 + 9.0 * f64::from(down)),
                    mirrored,
                })
            })
        });
        stands.extend(cheapest(tries, strayed, pressed));
    }
    stands
}

/// Where names of churches stand best: under the church, clear of everything.
fn name(
    sites: &[Spot],
    churches: &[Stand],
    streets: &[(Spot, Spot)],
    wall: &[Spot],
    lengths: impl Iterator<Item = f64>,
    size: f64,
) -> Vec<Patch> {
    let mut names: Vec<Patch> = Vec::new();
    let (low, high) = bounds(wall);
    // Large names may touch the edge of a coin; there is no room for more.
    let room = if size > 30.0 { COIN - 3.0 } else { COIN + 8.0 };
    for (church, length) in churches.iter().zip(lengths) {
        let (x, y) = church.ground;
        let (w, h) = (length * size * 0.455 + size * 0.8, size * 1.25);
        let others = names.clone();
        let pressed = |patch: &Patch| {
            // A citizen's roof stands above its coin.
            let near = |(x, y): &Spot| {
                let away = patch.distance((*x, *y)).min(patch.distance((*x, y - 6.0)));
                (room - away).max(0.0).powi(2)
            };
            let pressed: f64 = sites.iter().map(near).sum();
            let covered: f64 = churches
                .iter()
                .flat_map(|church| church.patches())
                .chain(others.iter().copied())
                .map(|other| patch.shared(other))
                .sum();
            let outside = patch.corners().iter().filter(|corner| !inside(wall, **corner)).count();
            let beyond = (low.0 - patch.x).max(patch.x + patch.w - high.0).max(0.0);
            let crossed = streets.iter().filter(|(a, b)| distance_to_stretch(patch.middle(), *a, *b) < h / 2.0).count();
            40.0 * pressed + 2.0 * covered + 300.0 * outside as f64 + 3000.0 * beyond + 12.0 * crossed as f64
        };
        let strayed = |patch: &Patch| (patch.middle().0 - x).abs() + 1.6 * (patch.middle().1 - y - h / 2.0).abs();
        let tries = (-14..=14).flat_map(|across| {
            (-17..=8).map(move |down| {
                let middle = (x + 10.0 * f64::from(across), y + 3.0 + h / 2.0 + 9.0 * f64::from(down));
                Patch::round(middle, w, h)
            })
        });
        names.extend(cheapest(tries, strayed, pressed));
    }
    names
}

/// Where the cartouche and the compass rose find room outside the wall; if there is none, the view grows upward.
fn corners(view: &mut Patch, wall: &[Spot], shore: f64, width: f64) -> (Patch, Spot) {
    const HEIGHT: f64 = 86.0;
    let clear = |patch: Patch, away: f64| {
        let Patch { x, y, w, h } = patch;
        let round = (0..=8).flat_map(|step| {
            let share = f64::from(step) / 8.0;
            [(x + share * w, y), (x + share * w, y + h), (x, y + share * h), (x + w, y + share * h)]
        });
        let mut round = round;
        round.all(|spot| !inside(wall, spot) && distance_to_outline(wall, spot) > away)
            && wall.iter().all(|spot| patch.distance(*spot) > away)
    };
    let right = view.x + view.w;
    let places = |w: f64, h: f64, view: Patch| {
        let inset = 14.0;
        [
            Patch { x: view.x + inset, y: view.y + inset, w, h },
            Patch { x: right - inset - w, y: view.y + inset, w, h },
            Patch { x: view.x + inset, y: shore - inset - h, w, h },
            Patch { x: right - inset - w, y: shore - inset - h, w, h },
        ]
    };
    let mut cartouche = places(width, HEIGHT, *view).into_iter().find(|place| clear(*place, 24.0));
    if cartouche.is_none() {
        // Room is made above the city, as little as it takes.
        for _ in 0..12 {
            view.y -= 10.0;
            cartouche = places(width, HEIGHT, *view).into_iter().take(2).find(|place| clear(*place, 24.0));
            if cartouche.is_some() {
                break;
            }
        }
    }
    let cartouche = cartouche.unwrap_or(places(width, HEIGHT, *view)[0]);
    let rose = places(96.0, 96.0, *view)
        .into_iter()
        .rev()
        .find(|place| place.shared(cartouche) == 0.0 && clear(*place, 20.0))
        .unwrap_or(places(96.0, 96.0, *view)[1]);
    (cartouche, rose.middle())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_covers_anything() {
        for id in Board::NAMES {
            let plan = Plan::of(&Board::named(id).unwrap());
            for site in &plan.sites {
                assert!(inside(&plan.wall, *site));
                for patch in plan.churches.iter().flat_map(|church| church.patches()) {
                    assert!(patch.distance(*site) > COIN - 6.0, "{id}: a church on a site at {site:?}");
                }
                for name in &plan.names[0] {
                    assert!(name.distance(*site) > COIN - 3.0, "{id}: a name on a site at {site:?}");
                }
            }
            for (at, name) in plan.names[0].iter().enumerate() {
                for other in &plan.names[0][at + 1..] {
                    assert!(name.shared(*other) == 0.0, "{id}: two names on each other");
                }
            }
        }
    }
}
