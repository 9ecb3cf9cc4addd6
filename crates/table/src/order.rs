//! Lists put in order by one sort for all of them: a sort of its own for every kind of list weighs on the browser.

/// Puts a list in the order of a key; equal keys keep the order in which they stood.
pub fn arrange<T>(items: &mut [T], key: impl FnMut(&T) -> u64) {
    let ways = ways(items.iter().map(key).collect());
    follow(ways, &mut |one, other| items.swap(one, other));
}

/// A number as a key: keys have the order of the numbers.
pub fn key_of(number: f64) -> u64 {
    let bits = number.to_bits();
    if bits >> 63 == 1 { !bits } else { bits | 1 << 63 }
}

/// Where each key goes.
fn ways(keys: Vec<u64>) -> Vec<usize> {
    let mut order: Vec<(u64, usize)> = keys.into_iter().zip(0..).collect();
    order.sort_unstable();
    let mut ways = vec![0; order.len()];
    for (to, (_, from)) in order.into_iter().enumerate() {
        ways[from] = to;
    }
    ways
}

/// Lets everything go its way by swaps.
fn follow(mut ways: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for at in 0..ways.len() {
        while ways[at] != at {
            let to = ways[at];
            swap(at, to);
            ways.swap(at, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    #[test]
    fn equal_keys_keep_their_order() {
        let mut dice = Dice::new(3);
        for length in 0..60 {
            let mut items: Vec<(u64, usize)> = (0..length).map(|at| (u64::from(dice.below(9)), at)).collect();
            let mut sorted = items.clone();
            sorted.sort();
            arrange(&mut items, |item| item.0);
            assert_eq!(items, sorted);
        }
    }

    #[test]
    fn keys_have_the_order_of_the_numbers() {
        let numbers = [f64::NEG_INFINITY, -7.5, -0.0, 0.0, 1e-9, 2.0, f64::INFINITY];
        assert!(numbers.map(key_of).is_sorted());
    }
}
