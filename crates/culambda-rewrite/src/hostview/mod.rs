//! What else a plain host compiler has to be told: launches, device bodies, device variables, conditions.
//!
//! The reference does this on preprocessed text; here it is done on the file as it is. Every change is an
//! edit like those of lambdas, so everything else keeps its bytes and its lines:
//!
//! * `launch`: `k<<<g, b>>>(x)` becomes `(__cudaPushCallConfiguration(g, b)) ? (void)0 : k(x)`;
//! * `device`: bodies of functions that the host does not have are hidden behind one that compiles, and
//!   variables of the device are declared as the host sees them;
//! * `misplaced`: annotations after a name, where a plain compiler takes no attribute;
//! * `meaning`: names that would change their meaning in a class;
//! * `conditions`: conditions that the macros of the CUDA build decide are written as decided;
//! * `prelude`: declarations that headers make for nvcc only.
//!
//! [`cpu`] is the other view: the text of a program that runs on the CPU, with the same means.

mod changes;
mod conditions;
pub mod cpu;
mod declaration;
mod device;
mod fragment;
mod function;
mod hide;
mod items;
mod launch;
mod meaning;
mod misplaced;
pub mod prelude;
mod tokens;
mod walk;

use std::borrow::Cow;
use std::collections::HashMap;

use culambda_model::{Analysis, Variant};
use culambda_source::{Span, Target, Unit, View};

use crate::edit::Edit;
use changes::Changes;

/// A construct that cannot be written for a host compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritten {
    /// Where it is.
    pub span: Span,
    /// What it is, and why not.
    pub message: String,
    /// What helps.
    pub help: String,
}

/// What a text is written for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Purpose {
    /// What the host pass of nvcc compiles: the device's code does nothing.
    #[default]
    Host,
    /// A program that runs on the CPU.
    Cpu {
        /// What cannot run becomes a function that says so, instead of being refused.
        stubs: bool,
        /// Other files see the variables of the device.
        relocatable: bool,
    },
}

/// A part of a file that is too long to be read.
fn too_long(span: Span) -> Unwritten {
    Unwritten {
        span: Span::new(span.start, span.start + 1),
        message: "this declaration is too long to be read".into(),
        help: "divide it, or put what is not CUDA into a header".into(),
    }
}

/// The views of the declarations of a unit. Those with lambdas have been made already: of a long declaration a second
/// one would take as much memory again.
struct Views<'a> {
    unit: &'a Unit,
    /// Those that there are, of the main file.
    made: HashMap<Span, &'a View>,
}

impl<'a> Views<'a> {
    fn of(variant: &'a Variant) -> Views<'a> {
        let own = variant.items.iter().filter(|item| item.file == 0);
        // What is included is changed where it is the main file.
        let views = own.map(|item| &item.syntax.view).filter(|view| view.parts.is_empty());
        Views {
            unit: &variant.unit,
            made: views.map(|view| (view.span, view)).collect(),
        }
    }

    /// Those of a unit of which none has been made.
    fn none_of(unit: &'a Unit) -> Views<'a> {
        let made = HashMap::new();
        Views { unit, made }
    }

    /// The view of a part of a file.
    fn get(&self, file: usize, span: Span) -> Cow<'a, View> {
        match self.made.get(&span).filter(|_| file == 0) {
            Some(view) => Cow::Borrowed(view),
            None => Cow::Owned(self.unit.view_of_one(file, span)),
        }
    }
}

/// What a host view changes in a file.
#[derive(Debug, Default)]
pub(crate) struct HostView {
    changes: Changes,
    /// What cannot be written, by place.
    pub(crate) unwritten: Vec<Unwritten>,
    /// Whether the text is on the prelude.
    pub(crate) needs_prelude: bool,
    purpose: Purpose,
    /// The visible kernels that take something by reference.
    kernels: function::Kernels,
    /// What is written, but is not what the device would do.
    warnings: Vec<Unwritten>,
    /// Where functions of both sides ask which side they are on.
    asked: Vec<Span>,
}

impl HostView {
    /// The host view of the main file of an analysis.
    pub(crate) fn of(analysis: &Analysis, target: &Target) -> HostView {
        let mut view = HostView::default();
        for variant in &analysis.variants {
            view.read(&Views::of(variant), target);
        }
        let units: Vec<&Unit> = analysis.variants.iter().map(|variant| &variant.unit).collect();
        conditions::decide(&units, &mut view.changes);
        view.unwritten.sort_by_key(|unwritten| unwritten.span);
        view.unwritten.dedup();
        if !view.changes.is_empty() {
            view.needs_prelude = true;
        }
        view
    }

    fn read(&mut self, views: &Views<'_>, target: &Target) {
        let unit = views.unit;
        let Some(file) = unit.files.first() else { return };
        let newline = crate::front::newline(&file.text);
        device::read(views, newline, self);
        if self.purpose == Purpose::Host {
            for span in misplaced::in_file(views) {
                self.changes.replace(span, "");
            }
        }
        fragment::definitions(unit, target, newline, self);
        fragment::undecided(unit, target, newline, self);
        self.needs_prelude |= !file.preprocessed && prelude::is_wanted(&file.text);
    }

    /// The edits of lambdas and those of the host view in one list.
    pub(crate) fn merged_with(self, mut lambdas: Vec<Edit>, target: &Target) -> Vec<Edit> {
        for edit in &mut lambdas {
            // An invocation that was expanded for the sake of a lambda may launch a kernel, too.
            if memchr::memmem::find(&edit.text, b"<<<").is_some() {
                edit.text = fragment::with_calls(&edit.text, target);
            }
        }
        self.changes.merged_with(lambdas)
    }
}
