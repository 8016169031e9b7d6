//! Text of a translation unit: what is in its files, before anybody parses C++.
//!
//! [`Unit::read`] reads a file and the files that it includes in one structural pass each. It
//! evaluates conditionals as the host pass of a CUDA build does, keeps the macro definitions with
//! the places from which they hold, lists the declarations at namespace scope ([`Item`]) with their
//! scopes, and finds the places where extended lambdas may be ([`Candidate`]).
//! [`Unit::view`] then gives the text of any part as a plain C++ parser can read it: visible macros
//! expanded, annotations and launches masked, and for every token the place it comes from.
//!
//! Any bytes are a valid input. Nothing here fails, reads a file, prints, or recurses as deep as the
//! input likes; what could not be understood is a [`Problem`].
//!
//! ```
//! use culambda_source::{NoLoader, Unit, UnitOptions, Assumptions, CandidateKind};
//!
//! let text = b"#define HD __host__ __device__\nvoid f(int n) { auto l = [n] HD () {}; }\n";
//! let unit = Unit::read("a.cu", text[..].into(), &NoLoader, &UnitOptions::default(),
//!     &Assumptions::default());
//! let item = unit.files[0].items[0];
//! let view = unit.view(0, item.span);
//! assert_eq!(view.text, "void f(int n) { auto l = [n]    () {}; }");
//! assert_eq!(view.marks.len(), 2);
//! assert_eq!(unit.candidates[0].kind, CandidateKind::Introducer);
//! ```

// Any bytes are a valid input: what may not be there is asked for.
#![cfg_attr(not(test), deny(clippy::indexing_slicing))]

mod alike;
mod annotation;
mod arms;
pub mod builtin;
mod candidates;
mod condition;
mod declaring;
mod defaults;
mod directive;
mod expand;
mod head;
pub mod ident;
mod invocation;
mod kept;
mod left_out;
mod lex;
mod lines;
mod loader;
pub mod loops;
mod macros;
mod markers;
mod mask;
mod mention;
mod misplaced;
mod offset;
mod opening;
mod pasted;
mod pieces;
mod predefined;
mod preprocess;
pub mod presets;
mod problem;
mod read;
mod render;
mod scan;
mod skip;
mod span;
mod stops;
mod substitute;
pub mod target;
mod text;
mod tok;
mod unit;
mod unknown;
mod unseen;
mod view;
mod write;

pub use alike::Ingredients;
pub use arms::{Arm, Arms};
pub use builtin::Builtin;
pub use declaring::{
    BROUGHT, DECLARED_TEMPLATE, DEFINED_MEMBER, DEVICE_FUNCTION, DIRECTIVES, FUNCTION, INCLUDED, INCLUDED_CLASS,
    WRITTEN, declarations, is_always_member, may_declare, operators,
};
pub use directive::{Directive, DirectiveKind};
pub use kept::ByText;
pub use lex::{TokenKind, string_literals, tokens};
pub use lines::LineIndex;
pub use loader::{Around, BUILD, Loaded, Loader, NoLoader};
pub use macros::{Definition, MacroDef, MacroOrigin};
pub use markers::{Markers, Presumed};
pub use mask::attribute_word;
pub use mention::{CUDA_VERSION, Mention};
pub use offset::{ViewOffset, ViewSpan};
pub use predefined::defines_cuda_version;
pub use presets::{Preset, Presets};
pub use problem::Problem;
pub use scan::MAX_UNEVEN;
pub use span::Span;
pub use target::{CudaRelease, HostCompiler, HostFamily, Jit, Pass, Spaces, Standard, Target};
pub use text::Text;
pub use unit::{
    Assumptions, Candidate, CandidateKind, File, IncludeSite, Item, MacroOption, OpenMacro, Scope, ScopeId, ScopeKind,
    Undecided, Unit, UnitOptions, is_source,
};
pub use unknown::names_lambda_macro;
pub use unseen::COUNTER;
pub use view::{Invocation, Mark, MarkKind, Part, TokenOrigin, View, ViewToken};
