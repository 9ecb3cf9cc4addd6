//! Reading a view's JSON: every field asked for by name and type, nothing left over.

use serde_json::{Map, Value};

use crate::Refusal;
use crate::sheet::quoted;

/// A JSON object that must hold exactly the fields that are asked for.
pub struct Fields<'a> {
    path: String,
    map: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    /// The object `value`, called `path` in messages, with exactly the fields `known`.
    pub fn of(value: &'a Value, path: &str, known: &[&str]) -> Result<Fields<'a>, Refusal> {
        let path = if path.is_empty() { "the position".to_owned() } else { path.to_owned() };
        let Some(map) = value.as_object() else {
            return Err(Refusal::setup(format!("{path} is not an object")));
        };
        if let Some(strange) = map.keys().find(|key| !known.contains(&key.as_str())) {
            let strange = quoted(strange);
            return Err(Refusal::setup(format!("{path} has an unknown field {strange}")));
        }
        if let Some(missing) = known.iter().find(|key| !map.contains_key(**key)) {
            return Err(Refusal::setup(format!("{path} lacks the field `{missing}`")));
        }
        Ok(Fields { path, map })
    }

    /// The field as it is.
    pub fn any(&self, key: &str) -> &'a Value {
        self.map.get(key).unwrap_or(&Value::Null)
    }

    /// A refusal that names this field.
    pub fn wrong(&self, key: &str, what: &str) -> Refusal {
        Refusal::setup(format!("`{key}` of {}: {what}", self.path))
    }

    /// A whole number from 0 to `most`.
    pub fn number(&self, key: &str, most: u64) -> Result<u64, Refusal> {
        let number = self.any(key).as_u64().filter(|number| *number <= most);
        number.ok_or_else(|| self.wrong(key, &format!("must be a whole number from 0 to {most}")))
    }

    /// True or false.
    pub fn flag(&self, key: &str) -> Result<bool, Refusal> {
        self.any(key).as_bool().ok_or_else(|| self.wrong(key, "must be true or false"))
    }

    /// A text.
    pub fn text(&self, key: &str) -> Result<&'a str, Refusal> {
        self.any(key).as_str().ok_or_else(|| self.wrong(key, "must be a text"))
    }

    /// A list of at most `most` values.
    pub fn list(&self, key: &str, most: usize) -> Result<&'a [Value], Refusal> {
        let list = self.any(key).as_array().filter(|list| list.len() <= most);
        list.map(Vec::as_slice).ok_or_else(|| self.wrong(key, &format!("must be a list of at most {most}")))
    }

    /// A text that `find` knows, such as the name of a site.
    pub fn name<T>(&self, key: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, Refusal> {
        find(self.text(key)?).ok_or_else(|| self.wrong(key, "is not known"))
    }

    /// A list of at most `most` texts that `find` knows.
    pub fn names<T>(&self, key: &str, most: usize, find: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Refusal> {
        let unknown = || self.wrong(key, "holds something that is not known");
        self.list(key, most)?.iter().map(|value| value.as_str().and_then(&find).ok_or_else(unknown)).collect()
    }
}
