//! JSON schemas of what is written for programs, from the types that are written.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

/// The schema of an output, in which every field is there that is always written.
pub fn of_output<T: JsonSchema>(title: &str) -> Schema {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    schema
}

/// A schema as text.
pub fn text(schema: &Schema) -> String {
    let mut text = serde_json::to_string_pretty(schema).unwrap_or_default();
    text.push('\n');
    text
}
