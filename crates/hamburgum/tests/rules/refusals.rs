//! Every refusal names the rule that forbids the action: at least one row for every rule that can refuse something.

use std::collections::BTreeSet;

use crate::scene::Scene;
use hamburgum::{Action, Breach, Hamburgum};
use table::{Game, Sitting};

/// A scene, what is played in it, and the action that is then refused by a rule.
type Row = (&'static str, Scene, &'static [&'static str], &'static str);

fn rows() -> Vec<Row> {
    let rich = || Scene::of(3).player(0, "money=900 wood=9 brick=9 bell=1");
    let given = || rich().donations("nicolai", "0 five!").donations("petri", "0 five, 1 ships");
    let poor = || Scene::of(3).player(0, "money=0 wood=0 brick=0").donations("nicolai", "0 five!");
    let free = || Scene::with(3, "free").player(0, "wood=5 brick=5").donations("nicolai", "0 five!");
    let shuffled = || Scene::with(3, "shuffled").player(0, "wood=5 brick=5").donations("nicolai", "0 five!");
    let full = || rich().donations("michaelis", "0 five!, 1 ships!, 1 donations!, 1 building!, 1 citizens!");
    vec![
        ("optional", rich(), &[], "end"),
        ("optional", rich(), &[], "build n1"),
        ("optional", rich(), &[], "donate nicolai five"),
        ("optional", rich(), &[], "ships 1"),
        ("rondel", rich(), &["rondel church"], "rondel trade1"),
        ("rondel", rich(), &["rondel church"], "build n1"),
        ("rondel", rich(), &["rondel guildhall"], "donate nicolai five"),
        ("rondel", rich(), &["rondel guildhall"], "ships 1"),
        ("rondel-zero", Scene::of(3).player(0, "rondel=sugar prestige=0"), &[], "rondel guildhall"),
        ("rondel-zero", Scene::of(3).player(0, "rondel=sugar prestige=4"), &[], "rondel sugar"),
        ("trade-either", rich(), &["rondel church"], "sell beer=1"),
        ("trade-either", rich(), &["rondel trade1", "sell beer=1"], "buy wood=1"),
        ("sell-quay", rich(), &["rondel trade1"], "sell beer=2"),
        ("sell-quay", rich(), &["rondel trade1"], "sell beer=1 cloth=99999999999999999999"),
        ("buy-depot", poor(), &["rondel trade1"], "buy wood=1"),
        ("buy-depot", rich(), &["rondel trade1"], "buy wood=6 brick=5"),
        ("buy-depot", rich(), &["rondel trade1"], "buy brick=400"),
        ("buy-bell", rich(), &["rondel trade1"], "buy bell=1"),
        ("buy-bell", rich().player(0, "bell=0"), &["rondel trade1"], "buy wood=1 bell=2"),
        ("ship-cost", poor(), &["rondel dockyard"], "ships 1"),
        ("ship-cost", rich(), &["rondel dockyard"], "ships 10"),
        ("ship-limit", rich().basin("3", "0 0").basin("2", "0 0 0"), &["rondel dockyard"], "ships 1"),
        ("donate-one-church", given(), &["rondel church", "donate nicolai ships"], "donate petri building"),
        ("donate-one-church", given(), &["rondel church", "score petri five"], "donate petri building"),
        ("donate-one-church", given(), &["rondel church"], "score petri ships"),
        ("donate-full", full(), &["rondel church"], "donate michaelis five"),
        (
            "donate-full",
            free().donations("petri", "1 five!, 1 ships!, 1 donations!, 1 building!, 1 citizens!"),
            &["rondel guildhall", "build n2", "build p1 canon"],
            "canon petri five",
        ),
        ("donate-tile", given(), &["rondel church"], "donate jacobi ships"),
        ("donate-tile", given(), &["rondel church"], "donate petri ships"),
        ("donate-cost", poor(), &["rondel church"], "donate jacobi five"),
        ("donate-cost", given().player(0, "wood=0"), &["rondel church"], "donate nicolai ships"),
        ("donate-cost", given().player(0, "money=10"), &["rondel church"], "donate petri building"),
        ("score-where", given(), &[], "score petri five"),
        ("score-where", given(), &["rondel guildhall"], "score petri five"),
        ("score-once", given(), &["rondel church"], "score nicolai five"),
        ("score-duplicates", given(), &["rondel church", "donate michaelis five"], "end"),
        ("build-cost", given().player(0, "wood=0"), &["rondel guildhall"], "build n1"),
        ("build-cost", given().player(0, "brick=0"), &["rondel guildhall"], "build n1"),
        ("build-cost", given().citizens(1, "n1"), &["rondel guildhall"], "build n1"),
        ("build-next-to", given(), &["rondel guildhall"], "build j3"),
        ("build-next-to", rich(), &["rondel guildhall"], "build n1"),
        ("build-one-official", given(), &["rondel guildhall", "build n2", "build n4"], "build p1"),
        ("official-top", given(), &["rondel guildhall", "build n2"], "build n4 councilman"),
        ("variant-free", free(), &["rondel guildhall", "build n2"], "build n4"),
        ("variant-free", free(), &["rondel guildhall"], "build n2 deacon"),
        ("variant-free", free(), &["rondel guildhall", "build n2"], "build n4 vicar"),
        ("variant-shuffled", shuffled(), &["rondel guildhall", "build n2"], "build n4 deacon"),
        ("canon", free(), &["rondel guildhall"], "skip"),
        ("canon", free(), &["rondel guildhall"], "canon nicolai ships"),
        ("canon", free(), &["rondel guildhall", "build n2", "build n4 canon"], "end"),
        (
            "canon",
            free().player(0, "brick=2"),
            &["rondel guildhall", "build n2", "build n4 canon"],
            "canon nicolai ships",
        ),
    ]
}

#[test]
fn each_rule_that_can_refuse_refuses_something() {
    let mut seen = BTreeSet::new();
    for (rule, scene, played, action) in rows() {
        let mut sitting: Sitting<Hamburgum> = scene.sit();
        sitting.play_all(played).unwrap_or_else(|refusal| panic!("{rule}: {refusal}"));
        let before = *sitting.state();
        let refusal = sitting.play(action).expect_err(action);
        assert_eq!(refusal.rule, rule, "{action}: {refusal}");
        assert!(!refusal.message.is_empty());
        assert_eq!(*sitting.state(), before, "a refusal changes nothing");
        seen.insert(rule);
    }
    assert_eq!(seen, Hamburgum::REFUSING.iter().copied().collect());
}

#[test]
fn nothing_is_neither_sold_nor_bought() {
    let mut sitting = Scene::of(3).sit();
    sitting.play("rondel trade1").unwrap();
    for nothing in [Action::Sell([0; 3]), Action::Buy { wood: 0, brick: 0, bell: 0 }] {
        assert_eq!(sitting.game().check(sitting.state(), nothing), Err(Breach::NoUnits));
    }
}

#[test]
fn what_is_not_in_the_notation_is_syntax() {
    let mut sitting = Scene::of(3).sit();
    for text in [
        "",
        " ",
        "Rondel beer",
        "rondel  beer",
        "rondel beer ",
        "rondel",
        "rondel wine",
        "rondel beer beer",
        "sell",
        "sell beer",
        "sell beer=",
        "sell beer=0",
        "sell beer=01",
        "sell beer=-1",
        "sell beer=1 beer=1",
        "sell wood=1",
        "buy",
        "buy beer=1",
        "buy wood=1.5",
        "ships",
        "ships 0",
        "ships two",
        "donate nicolai",
        "donate nowhere five",
        "donate nicolai six",
        "build",
        "build z9",
        "build n4 baker",
        "build n4 deacon deacon",
        "canon",
        "skip now",
        "end.",
        "rondel beer\n",
        "rondel beer : deacon",
    ] {
        assert_eq!(sitting.play(text).expect_err(text).rule, "syntax", "{text:?}");
    }
    assert!(sitting.log().is_empty());
}

#[test]
fn an_outcome_is_an_official_that_can_have_been_turned_up() {
    let mut sitting = Scene::with(3, "shuffled").player(0, "wood=5 brick=5").donations("nicolai", "0 five!").sit();
    sitting.play_all(&["rondel guildhall", "build n2", "build n4"]).unwrap();
    if sitting.legal().contains(&"skip".to_owned()) {
        sitting.play("skip").unwrap();
    }
    for (outcome, rule) in [("nobody", "syntax"), ("DEACON", "syntax"), ("", "syntax"), ("vicar", "variant-shuffled")] {
        assert_eq!(sitting.play(&format!("end : {outcome}")).unwrap_err().rule, rule, "{outcome}");
    }
}
