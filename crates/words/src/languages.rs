// What the press prints. Included by the build script and by the tests, which ask it for the names of all messages.

/// The languages of the interface, and the messages that are looked up by their id.
const PRESS: press::Press = press::Press {
    languages: &[("en", "En"), ("de", "De"), ("fr", "Fr"), ("it", "It"), ("cs", "Cs")],
    lookups: &["rules"],
};
