//! How the includes of a file are looked for.

/// What the build says of the includes of a file, by names as the project has them.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Folders in which includes are looked for, in order.
    pub folders: Vec<String>,
    /// Files that are read before it.
    pub forced: Vec<String>,
    /// Macros that its options define as the name of a header, with that as an include directive has it.
    pub headers: Vec<(String, String)>,
}
