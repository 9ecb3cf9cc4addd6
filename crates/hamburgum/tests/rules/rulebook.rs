//! The worked examples of the rulebook: set a position, play, look.

use crate::scene::{Scene, legal, look, see};
use serde_json::json;
use table::{Record, Sitting};

#[test]
fn rondel_costs_from_sugar() {
    let costs = [
        ("church", 0),
        ("trade1", 0),
        ("cloth", 0),
        ("guildhall", 1),
        ("beer", 2),
        ("trade2", 3),
        ("dockyard", 4),
        ("sugar", 5),
    ];
    for (space, cost) in costs {
        let mut sitting = Scene::of(3).player(0, "rondel=sugar prestige=5").sit();
        sitting.play(&format!("rondel {space}")).unwrap();
        assert_eq!(look(&sitting, 0, "prestige"), 5 - cost, "{space}");
    }
}

#[test]
fn rondel_first_move_is_free() {
    let sitting = Scene::of(3).player(0, "prestige=0").sit();
    assert_eq!(sitting.legal().len(), 8);
}

#[test]
fn produce_with_no_brewer_three_sugar_refiners_and_a_cloth_maker() {
    for (good, units) in [("beer", 1), ("sugar", 4), ("cloth", 2)] {
        let mut sitting = Scene::of(3).player(0, &format!("{good}=0")).citizens(0, "n3 p3 m6 c1").sit();
        sitting.play(&format!("rondel {good}")).unwrap();
        assert_eq!(look(&sitting, 0, good), units);
        assert_eq!(see(&sitting, "/turn"), 1, "production ends the turn");
    }
}

/// Green owns 3 beer and 2 sugar, a ship in basin 3 and one in basin 1; beer is at 70, sugar at 80.
fn green_before_the_sale() -> Sitting<hamburgum::Hamburgum> {
    let scene = Scene::of(3).turn(2).player(2, "money=0 beer=3 sugar=2 cloth=0 rondel=beer");
    scene.citizens(0, "n2 p2 j2 n3 p3").basin("3", "2 0").basin("2", "1").basin("1", "2").sit()
}

#[test]
fn sell_ships_green_sells_for_290_and_30_more_at_the_quay() {
    let mut sitting = green_before_the_sale();
    assert_eq!(see(&sitting, "/prices"), json!({"beer": 70, "sugar": 80, "cloth": 100}));
    sitting.play_all(&["rondel trade2", "sell beer=3 sugar=1"]).unwrap();
    assert_eq!(look(&sitting, 2, "money"), 290);
    assert_eq!(look(&sitting, 2, "sugar"), 1);

    let mut sitting = green_before_the_sale();
    let (prices, harbour) = (see(&sitting, "/prices"), see(&sitting, "/harbour"));
    sitting.play_all(&["rondel trade2", "sell sugar=2 beer=3"]).unwrap();
    assert_eq!(look(&sitting, 2, "money"), 320);
    assert_eq!((see(&sitting, "/prices"), see(&sitting, "/harbour")), (prices, harbour), "[sell-still]");
}

#[test]
fn buy_depot_five_materials_for_200() {
    let mut sitting = Scene::of(3).player(0, "money=200 wood=0 brick=0").sit();
    sitting.play_all(&["rondel trade1", "buy wood=2 brick=2 bell=1"]).unwrap();
    for (what, left) in [("money", 0), ("wood", 2), ("brick", 2), ("bell", 1)] {
        assert_eq!(look(&sitting, 0, what), left, "{what}");
    }
}

#[test]
fn basin_shift_in_the_harbour_of_four() {
    let harbour = || {
        let scene = Scene::of(4).turn(3).player(3, "wood=4");
        scene.basin("3", "0 1 2").basin("2", "3 0").basin("1", "1 3")
    };
    let mut sitting = harbour().sit();
    sitting.play_all(&["rondel dockyard", "ships 2"]).unwrap();
    assert_eq!(see(&sitting, "/harbour"), json!({"3": [3], "2": [0, 1, 2, 3], "1": [3, 0]}));
    assert_eq!(look(&sitting, 3, "wood"), 2);

    // For two more wood yellow could have put two more ships into basin 3.
    let mut sitting = harbour().sit();
    sitting.play_all(&["rondel dockyard", "ships 4"]).unwrap();
    assert_eq!(see(&sitting, "/harbour/3"), json!([3, 3, 3]));
}

#[test]
fn ship_limit_a_ship_sent_home_by_its_own_shift_sails_again() {
    let scene = |home: &str| {
        let scene = Scene::of(2).player(0, "wood=1 rondel=trade2");
        scene.basin("3", "0 0").basin("2", "0 0").basin("1", home)
    };
    let mut sitting = scene("0").sit();
    sitting.play_all(&["rondel dockyard", "ships 1"]).unwrap();
    assert_eq!(see(&sitting, "/harbour"), json!({"3": [0], "2": [0, 0], "1": [0, 0]}));

    let mut sitting = Scene::of(3).player(0, "wood=2 rondel=trade2").basin("3", "0 0").basin("2", "0 0 0").sit();
    sitting.play("rondel dockyard").unwrap();
    assert_eq!(sitting.play("ships 1").unwrap_err().rule, "ship-limit");
}

#[test]
fn donate_cost_third_and_fourth_donation_at_st_michaelis() {
    let scene = Scene::of(4).turn(3).player(3, "brick=2 wood=2 money=60 rondel=dockyard");
    let mut sitting = scene.donations("michaelis", "0 five, 1 ships").sit();
    sitting.play_all(&["rondel church", "donate michaelis donations", "donate michaelis citizens"]).unwrap();
    for what in ["brick", "wood", "money"] {
        assert_eq!(look(&sitting, 3, what), 0, "{what}");
    }
    assert_eq!(see(&sitting, "/churches/michaelis"), json!({"donors": [0, 1, 3, 3], "tiles": ["building"]}));
}

#[test]
fn church_built_green_completes_st_nicolai() {
    let scene = Scene::of(4).turn(2).player(2, "brick=2 wood=2 bell=1 money=90 prestige=10 rondel=dockyard");
    let scene = scene.citizens(2, "n1 n2 n4 n5 p1").donations("nicolai", "3 five!, 0 ships!, 3 citizens!");
    let mut sitting = scene.sit();
    sitting.play_all(&["rondel church", "donate nicolai donations"]).unwrap();
    assert_eq!(look(&sitting, 2, "money"), 50);
    sitting.play("donate nicolai building").unwrap();
    for what in ["money", "brick", "wood", "bell"] {
        assert_eq!(look(&sitting, 2, what), 0, "{what}");
    }
    assert_eq!(look(&sitting, 2, "prestige"), 18);
    assert_eq!(look(&sitting, 2, "builder"), true);
    assert_eq!(see(&sitting, "/completed"), json!(["nicolai"]));
}

/// Yellow has just made two donations at St. Michaelis; a tile of St. Nicolai was scored before.
fn yellow_at_church() -> Sitting<hamburgum::Hamburgum> {
    let scene = Scene::of(4).turn(3).player(3, "brick=2 wood=2 money=20 prestige=0 rondel=dockyard");
    let scene = scene.basin("3", "3 0 1 3").basin("2", "3 2 3").citizens(3, "p1 p3 p4");
    let scene = scene.donations("nicolai", "3 five!").donations("catharinen", "1 five!, 3 ships");
    let scene = scene.donations("petri", "2 five!, 3 citizens").donations("michaelis", "0 five!");
    let mut sitting = scene.sit();
    sitting.play_all(&["rondel church", "donate michaelis ships", "donate michaelis donations"]).unwrap();
    sitting
}

#[test]
fn score_value_of_yellows_five_tiles() {
    for (tile, value) in
        [("catharinen ships", 8), ("michaelis ships", 8), ("petri citizens", 12), ("michaelis donations", 5)]
    {
        let mut sitting = yellow_at_church();
        sitting.play(&format!("score {tile}")).unwrap();
        assert_eq!(look(&sitting, 3, "prestige"), value, "{tile}");
    }
}

#[test]
fn score_duplicates_one_of_yellows_ship_tiles_must_be_scored() {
    let mut sitting = yellow_at_church();
    assert_eq!(sitting.play("end").unwrap_err().rule, "score-duplicates");
    sitting.play_all(&["score michaelis ships", "end"]).unwrap();
}

/// All citizens and donations of the rulebook's picture: yellow leans on St. Nicolai and n1, n2, n3.
fn yellow_at_the_guildhall(others: &str) -> Scene {
    let scene = Scene::of(4).turn(3).player(3, "wood=3 brick=3 money=0").citizens(3, "n1 n2 n3").citizens(0, "m6 m1");
    let scene = scene.citizens(2, others).donations("nicolai", "3 five!, 2 ships!, 2 building!");
    scene.donations("michaelis", "0 five!, 0 ships!, 2 building!, 2 citizens")
}

#[test]
fn build_next_to_yellows_choice_of_a_merchant_a_cloth_maker_and_an_official() {
    let choice = || {
        let scene = yellow_at_the_guildhall("n4 m4 n6");
        let mut sitting = scene.citizens(1, "c5").sit();
        sitting.play("rondel guildhall").unwrap();
        sitting
    };
    assert_eq!(legal(&choice(), "build"), ["build n5", "build p1", "build c1"]);

    let mut sitting = choice();
    sitting.play("build n5").unwrap();
    assert_eq!(look(&sitting, 3, "money"), 100, "A: the merchant");

    let mut sitting = choice();
    let before = see(&sitting, "/prices/cloth").as_u64().unwrap();
    sitting.play("build c1").unwrap();
    assert_eq!(see(&sitting, "/prices/cloth"), before - 10, "B: the cloth maker");

    let mut sitting = choice();
    assert_eq!(see(&sitting, "/stack/0"), "vicar");
    sitting.play("build p1").unwrap();
    assert_eq!(look(&sitting, 3, "money"), 70, "C: the vicar, for 7 donations");
    assert_eq!(legal(&sitting, "build p2"), ["build p2"], "St. Petri's brewer opens behind the official");
}

#[test]
fn councilman_90_for_nine_citizens_and_100_after_another_building() {
    let guildhall = || {
        let mut sitting = yellow_at_the_guildhall("p4 c2 j2").sit();
        sitting.play("rondel guildhall").unwrap();
        sitting
    };
    let mut sitting = guildhall();
    assert_eq!(see(&sitting, "/stack/0"), "councilman");
    sitting.play("build p1").unwrap();
    assert_eq!(look(&sitting, 3, "money"), 90);

    let mut sitting = guildhall();
    sitting.play_all(&["build c1", "build p1"]).unwrap();
    assert_eq!(look(&sitting, 3, "money"), 100);
}

#[test]
fn lord_mayor_pays_nothing_before_a_church_is_complete() {
    let scene = Scene::of(3).player(0, "wood=1 brick=1 money=0").citizens(0, "n2 j1");
    let mut sitting = scene.citizens(1, "m4 n4 n6").citizens(2, "p5 c5").sit();
    sitting.play_all(&["rondel guildhall", "build p1"]).unwrap();
    assert_eq!(look(&sitting, 0, "money"), 0);
}

#[test]
fn price_drop_for_two_cloth_makers_and_a_brewer() {
    let scene = Scene::of(3).player(0, "wood=3 brick=3").donations("michaelis", "0 five!");
    let mut sitting = scene.citizens(1, "n2 j5 c1").sit();
    assert_eq!(see(&sitting, "/prices"), json!({"beer": 90, "sugar": 100, "cloth": 80}));
    sitting.play_all(&["rondel guildhall", "build m1", "build m2", "build m5"]).unwrap();
    assert_eq!(see(&sitting, "/prices"), json!({"beer": 80, "sugar": 100, "cloth": 60}));
}

/// Red has 2 ships, 4 goods, 3 donations at St. Nicolai and St. Petri and 4 citizens there.
fn red_with_the_blue_officials() -> Sitting<hamburgum::Hamburgum> {
    let scene = Scene::with(3, "free").player(0, "beer=2 sugar=1 cloth=1 wood=2 brick=2 money=0");
    let scene =
        scene.citizens(0, "n1 n3 p3 p1").donations("nicolai", "0 five!, 0 ships!").donations("petri", "0 five!");
    let scene = scene.basin("3", "0 1 2").basin("2", "0");
    let mut state = scene.sit();
    state.play("rondel guildhall").unwrap();
    state
}

#[test]
fn blue_officials_pay_red() {
    for (official, money) in [
        ("guildmaster", 120),
        ("harbour_master", 80),
        ("deacon", 90),
        ("sexton", 100),
        ("master_builder", 100),
        ("civil_servant", 120),
    ] {
        let mut sitting = red_with_the_blue_officials();
        sitting.play(&format!("build j1 {official}")).unwrap();
        assert_eq!(look(&sitting, 0, "money"), money, "{official}");
    }
    for (official, money) in [("master_builder", 120), ("civil_servant", 160)] {
        let mut sitting = red_with_the_blue_officials();
        sitting.play_all(&["build c1".to_owned(), format!("build j1 {official}")]).unwrap();
        assert_eq!(look(&sitting, 0, "money"), money, "{official} after the cloth maker");
    }
}

#[test]
fn canon_donates_for_a_brick_and_may_complete_a_church() {
    let mut sitting = {
        let scene = Scene::with(3, "free").player(0, "wood=2 brick=3 money=0 prestige=0").citizens(0, "n2");
        scene.donations("nicolai", "0 five!, 1 ships!, 1 citizens!, 2 building!").sit()
    };
    sitting.play_all(&["rondel guildhall", "build p1 canon"]).unwrap();
    assert_eq!(see(&sitting, "/phase"), "canon");
    assert_eq!(sitting.play("build n4").unwrap_err().rule, "canon");
    sitting.play("canon nicolai donations").unwrap();
    assert_eq!(look(&sitting, 0, "brick"), 1);
    assert_eq!(look(&sitting, 0, "prestige"), 8);
    // A church builder at once: any free site, and the tile is not scored now.
    sitting.play("build j3").unwrap();
    assert_eq!(look(&sitting, 0, "tiles")[1]["scored"], false);
}

#[test]
fn captain_brings_a_dutchman_and_a_ship_each_with_its_own_shift() {
    let scene = Scene::of(2).player(0, "wood=1 brick=1").donations("nicolai", "0 five!");
    let mut sitting = scene.basin("3", "0 1").basin("2", "1").sit();
    sitting.play_all(&["rondel guildhall", "build n1"]).unwrap();
    assert_eq!(see(&sitting, "/harbour"), json!({"3": ["dutchman", 0], "2": [0, 1], "1": [1]}));
    assert_eq!(see(&sitting, "/dutchmen"), 2);
}

#[test]
fn end_the_final_scoring() {
    // The sixth church is completed in the middle of the turn; red still has a tile to score and stock to sell.
    let five = |scene: Scene, church: &str| {
        scene.donations(church, "0 five!, 1 ships!, 1 donations!, 0 citizens!, 1 building!")
    };
    let scene =
        Scene::of(2).player(0, "brick=2 wood=2 bell=1 money=90 prestige=20 beer=3 sugar=0 cloth=0 rondel=dockyard");
    let scene = ["michaelis", "petri", "jacobi", "catharinen", "mariendom"].into_iter().fold(scene, five);
    let mut sitting = scene.donations("nicolai", "1 five!, 1 ships!, 1 donations!, 1 building!").sit();
    sitting.play_all(&["rondel church", "donate nicolai citizens"]).unwrap();
    assert_eq!(see(&sitting, "/phase"), "over");
    // 3 for the sixth church, 0 for the tile; £90 + £50 x (3 beer + 1 wood + 1 brick) = £340 buy 3 and leave 40.
    assert_eq!((look(&sitting, 0, "prestige"), look(&sitting, 0, "money")), (json!(26), json!(40)));
    assert_eq!(look(&sitting, 0, "beer"), 0);
    assert_eq!(sitting.play("end").unwrap_err().rule, "over");
    assert!(sitting.legal().is_empty());
}

/// The six rounds of the quick introduction, looked at after every round.
#[test]
fn quick_introduction() {
    let text = include_str!("../../../../rulebook/hamburgum/quick-introduction.kontor");
    let record = Record::read(text).unwrap();
    let whole: Sitting<hamburgum::Hamburgum> = Sitting::replay(&record).unwrap();
    assert_eq!(
        whole.record().write(),
        text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect::<String>()
    );
    let after = |round: u32| whole.cut(whole.log().iter().filter(|entry| entry.round <= round).count());
    let books = |round: u32, what: &str| [0, 1, 2].map(|seat| look(&after(round), seat, what).as_u64().unwrap());

    assert_eq!(books(1, "beer"), [2, 1, 1]);
    assert_eq!(books(1, "cloth"), [1, 2, 0]);
    assert_eq!(books(1, "money"), [10, 20, 130]);

    assert_eq!(books(2, "beer"), [0, 2, 1]);
    assert_eq!(books(2, "money"), [210, 20, 130]);
    assert_eq!(books(2, "prestige"), [1, 2, 8]);
    assert_eq!(books(2, "brick"), [1, 1, 0]);

    assert_eq!(books(3, "prestige"), [6, 2, 8]);
    assert_eq!(books(3, "money"), [210, 20, 30]);
    assert_eq!(books(3, "wood"), [1, 0, 2]);
    assert_eq!(books(3, "brick"), [0, 1, 2]);
    assert_eq!(see(&after(3), "/harbour"), json!({"3": [1], "2": [0, 1, 2], "1": []}));

    assert_eq!(books(4, "money"), [10, 420, 30]);
    assert_eq!(books(4, "wood"), [3, 0, 0]);
    assert_eq!(books(4, "brick"), [3, 1, 0]);
    assert_eq!(see(&after(4), "/harbour"), json!({"3": [1, "dutchman", 2], "2": [0, 1, 2], "1": []}));
    assert_eq!(see(&after(4), "/prices"), json!({"beer": 90, "sugar": 100, "cloth": 100}));

    assert_eq!(books(5, "money"), [110, 160, 30]);
    assert_eq!(books(5, "prestige"), [6, 1, 8]);
    assert_eq!(books(5, "beer"), [0, 0, 3]);
    assert_eq!(see(&after(5), "/prices"), json!({"beer": 90, "sugar": 100, "cloth": 80}));

    assert_eq!(books(6, "money"), [10, 160, 400]);
    assert_eq!(books(6, "prestige"), [6, 6, 8]);
    assert_eq!(see(&after(6), "/prices"), json!({"beer": 90, "sugar": 100, "cloth": 80}));
    assert_eq!(see(&after(6), "/harbour"), json!({"3": [1, "dutchman", 2], "2": [0, 1, 2], "1": []}));
    assert_eq!(see(&after(6), "/churches/catharinen/donors"), json!([1, 1]));
}

/// A record that was edited by hand says which line of its header is wrong; what has a default may be left out.
#[test]
fn the_header_of_a_record_is_blamed_by_its_line() {
    let text = include_str!("../../../../rulebook/hamburgum/quick-introduction.kontor");
    let fault = |from: &str, to: &str| {
        let record = Record::read(&text.replace(from, to)).unwrap();
        Sitting::<hamburgum::Hamburgum>::replay(&record).unwrap_err()
    };
    assert_eq!(fault("players: 3", "players: 9").line, 5);
    assert_eq!(fault("officials: numbered", "officials: blue").line, 6);
    assert_eq!(fault("board: hamburg", "board: nowhere").line, 4);
    assert!(fault("officials: numbered\n", "").reason.contains("sum"));
}
