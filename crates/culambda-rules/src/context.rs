//! What a check sees: a lambda with its facts, and the places of what it reports.

use crate::finding::{Finding, Place};
use crate::rule::Rule;
use culambda_model::facts::{
    self, ArrayFacts, Capture, CaptureKind, FunctionFacts, Instantiation, ItemFacts, LambdaFacts, Launch, TypeFacts,
};
use culambda_source::{Mark, MarkKind, Span, Target, TokenOrigin, Unit, View, ViewOffset, ViewSpan};
use culambda_syntax::LambdaHead;
use culambda_syntax::head::CaptureEntry;

/// The head of a lambda that may have no facts: one in device code, at namespace scope, with a misplaced annotation.
#[derive(Clone, Copy)]
pub struct Head<'a> {
    /// The unit as it was read.
    pub unit: &'a Unit,
    /// The declaration around.
    pub item: &'a ItemFacts,
    /// The head.
    pub head: &'a LambdaHead,
    /// What the reference is called for.
    pub target: Target,
    /// For each file of the unit its index in the report.
    pub(crate) files: &'a [usize],
}

/// An extended lambda.
#[derive(Clone, Copy)]
pub struct Lambda<'a> {
    /// Its head.
    pub head: Head<'a>,
    /// What is known of it; in an instantiation, with the types that it has there.
    pub facts: &'a LambdaFacts,
    /// The instantiation that is looked at.
    pub instantiation: Option<&'a Instantiation>,
}

/// A launch of a kernel template.
#[derive(Clone, Copy)]
pub struct KernelLaunch<'a> {
    /// The unit as it was read.
    pub unit: &'a Unit,
    /// What is known of it.
    pub facts: &'a Launch,
    /// For each file of the unit its index in the report.
    pub(crate) files: &'a [usize],
}

/// Where something is reported, and where it really is.
#[derive(Clone, Copy, Debug)]
struct Located {
    /// The reference's place.
    reported: Place,
    /// The own place, when it lies on another line or is hidden in a macro.
    own: Option<Place>,
}

impl<'a> Head<'a> {
    /// The text and tokens.
    pub fn view(&self) -> &'a View {
        &self.item.syntax.view
    }

    /// The text of a token.
    pub fn word(&self, token: usize) -> &'a str {
        self.view().word(token)
    }

    /// What an entry of the capture list names: `this` for both forms of that; nothing for a default.
    pub fn name_of(&self, entry: &CaptureEntry) -> Option<&'a str> {
        entry.name(self.view())
    }

    /// Offset of a token in the text; the end of the text for one after the last.
    pub fn offset(&self, token: usize) -> ViewOffset {
        self.view().tokens.get(token).map_or(self.view().whole().end, |t| t.at)
    }

    /// The entries of the capture list, without variables with static storage, which nothing captures, and without macros of
    /// unknown meaning.
    pub fn captures(&self) -> impl Iterator<Item = &'a CaptureEntry> {
        let lambdas = &self.item.lambdas;
        let facts = lambdas.binary_search_by_key(&self.head.start, |l| l.text.start);
        let left_out = |at: usize| [&lambdas[at].static_captures[..], &lambdas[at].macros_in_list[..]];
        let left_out = facts.map_or([&[][..]; 2], left_out);
        let captured = move |entry: &&CaptureEntry| {
            let at = self.offset(entry.token);
            !left_out.iter().any(|list| list.contains(&at))
        };
        self.head.captures.iter().filter(captured)
    }

    /// Offset of the opening `[`.
    pub fn open(&self) -> ViewOffset {
        self.offset(self.head.open)
    }

    /// Offset of the first token after the annotations.
    pub fn next(&self) -> ViewOffset {
        self.offset(self.head.close + 1)
    }

    /// Offset of the `{` of the body.
    pub fn brace(&self) -> ViewOffset {
        self.offset(self.head.body)
    }

    /// Whether one of the annotations in the right place is `__host__` or `__device__`.
    pub fn annotated(&self) -> bool {
        [MarkKind::Host, MarkKind::Device]
            .iter()
            .any(|kind| self.head.annotated(self.view(), *kind))
    }

    /// The `__nv_parent(..)` directives.
    pub fn parent_directives(&self) -> Vec<&'a Mark> {
        let view = self.view();
        let end = self.head.params.map_or(self.head.body, |p| p.0);
        view.marks_in(ViewSpan::new(self.offset(self.head.close), self.offset(end)))
            .iter()
            .filter(|m| m.kind == MarkKind::NvParent)
            .collect()
    }

    /// Offset of what follows a mark: a token.
    pub fn behind(&self, mark: &Mark) -> ViewOffset {
        let tokens = &self.view().tokens;
        self.offset(tokens.partition_point(|t| t.at < mark.span().end))
    }

    /// A finding at an offset of the text, with the rule's message as it is.
    pub fn finding(&self, rule: &'static Rule, at: ViewOffset) -> Finding {
        let located = self.locate(at);
        let finding = Finding {
            rule,
            level: rule.level,
            place: located.reported,
            message: rule.message.to_owned(),
            here: String::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: String::new(),
            fixes: Vec::new(),
            open: false,
            by_flags: false,
            late: false,
            waits: None,
        };
        finding.label(located.own, "it is here; nvcc reports it where the macro is used")
    }

    /// The place in the file of the token at an offset of the text.
    pub fn place(&self, at: ViewOffset) -> Option<Place> {
        let token = self.view().token_at(at)?;
        Some(self.own_place(self.view().tokens.get(token)?.source))
    }

    /// The place in the file of a range of the text.
    pub fn place_of(&self, span: ViewSpan) -> Option<Place> {
        self.view().source_of(span).map(|s| self.own_place(s))
    }

    /// A place of the model as a place of the report.
    pub fn place_in_unit(&self, place: Option<facts::Place>) -> Option<Place> {
        let place = place?;
        Some(Place {
            file: *self.files.get(place.file)?,
            span: place.span,
        })
    }

    /// A part of the file of the declaration as a place.
    pub fn place_of_source(&self, span: Span) -> Place {
        self.own_place(span)
    }

    fn own_place(&self, span: Span) -> Place {
        Place {
            file: self.files.get(self.item.file).copied().unwrap_or(0),
            span,
        }
    }

    /// The reference counts lines of preprocessed text, where all that a macro makes is on the line of its use.
    fn locate(&self, at: ViewOffset) -> Located {
        let view = self.view();
        let token = view.token_at(at).and_then(|i| view.tokens.get(i));
        let Some(token) = token else {
            return Located {
                reported: self.own_place(Span::at(view.span.end)),
                own: None,
            };
        };
        let (TokenOrigin::Argument(invocation) | TokenOrigin::Macro(invocation)) = token.origin() else {
            return Located {
                reported: self.own_place(token.source),
                own: None,
            };
        };
        let Some(outermost) = outermost(view, invocation) else {
            return Located {
                reported: self.own_place(token.source),
                own: None,
            };
        };
        let lines = self.unit.files.get(self.item.file).map(culambda_source::File::lines);
        let line = |offset| lines.map_or(0, |l| l.line_column(offset).0);
        if line(outermost.span.start) == line(token.source.start) {
            return Located {
                reported: self.own_place(token.source),
                own: None,
            };
        }
        let name = Span::new(outermost.span.start, outermost.span.start + outermost.name.len() as u32);
        Located {
            reported: self.own_place(name),
            own: Some(self.own_place(token.source)),
        }
    }

    /// The span in the main file of a token that is there as it is: fixes may change it.
    pub fn editable(&self, token: usize) -> Option<Span> {
        let token = self.view().tokens.get(token)?;
        (self.item.file == 0 && matches!(token.origin(), TokenOrigin::Source | TokenOrigin::Argument(_)))
            .then_some(token.source)
    }
}

impl KernelLaunch<'_> {
    /// A place of the model as a place of the report.
    pub fn place(&self, place: Option<facts::Place>) -> Option<Place> {
        let place = place?;
        Some(Place {
            file: *self.files.get(place.file)?,
            span: place.span,
        })
    }

    /// A place as messages write it: the file's name and the line.
    pub fn written(&self, place: facts::Place) -> String {
        self.unit.files.get(place.file).map_or_else(String::new, |f| {
            let presumed = f.presumed(place.span.start);
            format!("{}:{}", presumed.file.unwrap_or(&f.name), presumed.line)
        })
    }

    /// A finding at the lambda that a loop of a library is given.
    pub fn of_library(&self, rule: &'static Rule, message: String) -> Option<Finding> {
        let open = self.facts.open || self.facts.undecided;
        let finding = Finding {
            rule,
            level: rule.level,
            place: self.place(Some(self.facts.place))?,
            message,
            here: "this lambda runs on the host only".to_owned(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: "write `__device__` after the capture list of the lambda".to_owned(),
            fixes: Vec::new(),
            open,
            by_flags: false,
            late: false,
            waits: None,
        };
        Some(finding)
    }

    /// Where a loop of a library is in a template, nvcc reports it for those who instantiate that.
    pub fn as_far_as_known(&self, finding: Finding) -> Finding {
        if self.facts.open {
            return finding.note(ONCE_INSTANTIATED);
        }
        if self.facts.undecided {
            return finding.note(WHERE_IT_HOLDS);
        }
        finding
    }
}

/// What is said of something under a condition that nothing decides.
const WHERE_IT_HOLDS: &str = "nvcc reports it where the condition around it holds";

/// What is said of something in a template that nothing visible instantiates.
pub(crate) const ONCE_INSTANTIATED: &str =
    "that happens once the template around is instantiated, which nothing in this file does";

/// The invocation that is in the file itself.
fn outermost(view: &View, mut invocation: u32) -> Option<&culambda_source::Invocation> {
    // A parent is before its children; the bound only guards against a broken list.
    for _ in 0..=view.invocations.len() {
        let found = view.invocations.get(invocation as usize)?;
        match found.parent {
            Some(parent) => invocation = parent,
            None => return Some(found),
        }
    }
    None
}

impl<'a> Lambda<'a> {
    /// A finding at an offset of the text, with the rule's message for this lambda.
    pub fn finding(&self, rule: &'static Rule, at: ViewOffset) -> Finding {
        let message = rule.message_for(self.facts.space);
        Finding {
            message,
            ..self.head.finding(rule, at)
        }
    }

    /// The same with a name (or type) in place of the first `%n`.
    pub fn finding_about(&self, rule: &'static Rule, at: ViewOffset, name: &str) -> Finding {
        let mut finding = self.finding(rule, at);
        finding.message = finding.message.replacen("%n", name, 1);
        finding
    }

    /// The captured variables that are known to be arrays.
    pub fn arrays(&self) -> impl Iterator<Item = (&'a Capture, &'a TypeFacts, &'a ArrayFacts)> {
        let variables = self.facts.captures.iter().filter(|c| c.kind == CaptureKind::Variable);
        variables.filter_map(|c| {
            let ty = c.ty.known()?;
            Some((c, &**ty, ty.array.as_ref()?))
        })
    }

    /// The captures whose types are looked at. The init-captures of a host-device lambda, which may have none, are not.
    pub fn typed_captures(&self) -> impl Iterator<Item = &'a Capture> {
        let both = self.facts.space == facts::Space::HostDevice;
        let counts = move |c: &&Capture| !(both && matches!(c.kind, facts::CaptureKind::Init { .. }));
        self.facts.captures.iter().filter(counts)
    }

    /// Whether a rule may speak of the classes in a type: in the definition of a template the reference does not.
    pub fn counts(&self, ty: &TypeFacts) -> bool {
        // In a generic lambda everything is dependent.
        let in_generic = self.facts.broken == Some(facts::Broken::GenericLambda);
        !in_generic && !ty.in_template
    }

    /// Calls a function for every type of one sort that the return type or a parameter type of a host-device lambda
    /// mentions, with words for which of them it is. Generic lambdas have none that are known.
    pub fn for_each_operator_type(
        &self,
        sort: impl Fn(&TypeFacts) -> &[facts::Named],
        mut found: impl FnMut(&str, &facts::Named),
    ) {
        let facts = self.facts;
        if facts.space != facts::Space::HostDevice || facts.generic || facts.broken.is_some() {
            return;
        }
        for (i, ty) in facts.call_operator.iter().enumerate() {
            let what = match i {
                0 => "the return type".to_owned(),
                _ => format!("the type of parameter {i}"),
            };
            if let Some(ty) = ty.known().filter(|t| self.counts(t)) {
                for named in sort(ty) {
                    found(&what, named);
                }
            }
        }
    }

    /// Whether it is the first extended lambda of its function: what is wrong with the function is said once.
    pub fn is_first_in_function(&self) -> bool {
        let first = self
            .head
            .item
            .lambdas
            .iter()
            .find(|l| l.function == self.facts.function && l.broken.is_none());
        first.is_some_and(|l| l.head == self.facts.head)
    }

    /// The enclosing function.
    pub fn function(&self) -> Option<&'a FunctionFacts> {
        self.head.item.functions.get(self.facts.function?)
    }
}
