//! Figures out of what programs print, and the middle of several.

use anyhow::{Context, Result};

/// A number of a flat JSON object, as `kontor simulate --json` prints it.
pub fn number(json: &str, key: &str) -> Result<f64> {
    let (_, rest) = json.split_once(&format!("\"{key}\":")).with_context(|| format!("no {key} is reported"))?;
    let end = rest.find([',', '}']).unwrap_or(rest.len());
    rest[..end].trim().parse().with_context(|| format!("{key} is no number"))
}

/// The nanoseconds that one thing took, from the echo's `DONE NANOSECONDS`.
pub fn nanoseconds(said: &str) -> Result<f64> {
    let (done, time) = said.trim().split_once(' ').context("the echo reports two numbers")?;
    Ok(time.parse::<f64>()? / done.parse::<f64>()?)
}

/// The middle one; of an even number the mean of the two in the middle.
pub fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.into_iter().collect();
    figures.sort_by(f64::total_cmp);
    match figures.len() {
        0 => f64::NAN,
        many if many % 2 == 1 => figures[many / 2],
        many => f64::midpoint(figures[many / 2 - 1], figures[many / 2]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found() {
        let json = r#"{"games":10,"seconds": 0.5,"seats":[{"seat":0}],"threads":2}"#;
        assert_eq!(number(json, "games").unwrap(), 10.0);
        assert_eq!(number(json, "seconds").unwrap(), 0.5);
        assert_eq!(number(json, "threads").unwrap(), 2.0);
        assert!(number(json, "points").is_err());
        assert!(number(json, "seats").is_err());
    }

    #[test]
    fn times_are_shared_out() {
        assert_eq!(nanoseconds("4 10\n").unwrap(), 2.5);
        assert!(nanoseconds("4").is_err());
    }

    #[test]
    fn the_middle_of_several() {
        assert_eq!(median([3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median([4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
