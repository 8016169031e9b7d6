//! What a whole project declares, found by name when somebody asks.
//!
//! An extended lambda alone says little: its annotation is a macro of some header, its class is declared in
//! another one, and a base of that class in a third. A [`Project`] has the texts of all files and knows of each,
//! from one look over its bytes ([`Summary`]), which macros it defines, what it includes, and which words are
//! after a `]`. From that follows which files may hold extended lambdas at all ([`Project::suspects`]); nothing
//! else is ever read as C++. For each of those a [`Surroundings`] gives what it needs from elsewhere: the macros
//! that it mentions, as the CUDA build sees them, and the headers that define the classes that were asked for.
//!
//! Where only a few files of a project are looked at, [`Project::part`] has the texts of what these include alone. A question
//! that they do not answer is noted ([`Project::lacks_texts`]), and then all texts are needed.
//!
//! A name is looked up in what the file includes first, else as a person would: in the nearest folder. The texts
//! come from the caller; the crate opens no file.

mod above;
mod borrowed;
mod classes;
mod closure;
mod digest;
mod directive;
mod functions;
mod graph;
mod heads;
mod includers;
mod includes;
mod lines;
mod macros;
mod mentioned;
mod missing;
mod namespaces;
mod opened;
mod outline;
mod part;
mod project;
mod renew;
mod search;
mod summary;
mod surroundings;
mod types;
mod ways;
mod words;

pub use above::{Above, Mentions};
pub use missing::Missing;
pub use part::{Given, Texts};
pub use project::Project;
pub use search::Search;
pub use summary::Summary;
pub use surroundings::Surroundings;
