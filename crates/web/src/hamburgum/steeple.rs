//! A church in elevation: five parts that rise with the donations, its tower on one side.

/// Half the width of a footing.
pub const HALF: f64 = 42.0;
/// From the ground to the top of the cross.
pub const HEIGHT: f64 = 140.0;
/// Where the middle of the tower stands.
pub const TOWER: f64 = 25.0;

/// The path of a part, from 0, the footing, to 4, the spire; the middle of the ground is the origin, the tower right.
pub const fn part(part: usize, church: usize) -> &'static str {
    match part {
        0 => "M-42-9h84v9h-84z",
        1 => "M-38-40h51v31h-51z",
        2 => "M-42-40l9-22h46v22z",
        3 => "M13-9v-68h24v68z",
        _ => match church % 3 {
            0 => "M10-77l15-49 15 49z",
            1 => "M10-77q2-13 9-15 4-1.500 4-9h4q0 7.500 4 9 7 2 9 15zM23-101l2-25 2 25z",
            _ => "M10-77l7-14h3v-11l5-24 5 24v11h3l7 14z",
        },
    }
}

/// Windows, doors and courses, engraved over a part that stands.
pub const fn detail(part: usize) -> &'static str {
    match part {
        0 => "M-42-4.500h84M-28-9v4.500M-6-9v4.500M16-9v4.500M-17-4.500v4.500M5-4.500v4.500M29-4.500v4.500",
        1 => "M-33-14v-13q3-6 6 0v13zM-20-14v-13q3-6 6 0v13zM-7-14v-13q3-6 6 0v13zM6-14v-13q2-5 4 0v13z",
        2 => "M-38-50h50M-30-62v22M-18-62v22M-6-62v22M6-62v22",
        3 => "M13-44h24M21-50v-13q4-7 8 0v13zM21-9v-14q4-7 8 0v14z",
        _ => "M10-77h30",
    }
}

/// Where the donor's mark stands on a part.
pub const fn mark_at(part: usize) -> (i32, i32) {
    match part {
        0 => (-36, -4),
        1 => (-13, -33),
        2 => (-12, -51),
        3 => (25, -34),
        _ => (25, -86),
    }
}

/// The cross on the spire of a church that is complete.
pub const CROSS: &str = "M25-126v-14M20.500-135.500h9";
