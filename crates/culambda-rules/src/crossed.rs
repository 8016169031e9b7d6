//! What a check of a rule about execution spaces sees: a use across them, and the words that all of them share.

use crate::context::Lambda;
use crate::finding::{Finding, Place, Waits};
use crate::rule::Rule;
use culambda_model::crossing::{Body, Crossing, CrossingKind, Emission, NotForJit, Redeclared, VariableUse};
use culambda_model::facts::{self, Space};
use culambda_source::Unit;

/// Why a function must not be declared for one side and then for another.
pub const WHY_REDECLARED: &str = "The host compiler and the GPU compiler must agree where a function runs. Where its declarations differ, the GPU compiler takes it for a
function of both sides from the later declaration on, and warns: whether its body can run there nobody has said. The host front
end goes on to take a function with `__device__` and without `__host__` for one of the GPU.";

/// What to do about that.
pub const REMEDY_REDECLARED: &str = "Write the same annotations before each declaration of the function.";

/// What is at the code that asks for an instance of a template in a header.
pub const INSTANTIATED_FOR: &str = "the template is instantiated for this";

/// What helps where the standard library is called.
const OF_THE_LIBRARY: &str = "the standard library is for the host: use `cuda::std` or a function of CUDA in its place, \
                              and of a container capture a pointer to its elements";

/// Where nvcc's message says that a lambda is named.
const OUTSIDE_DEVICE: &str = "outside the bodies of device functions";
/// The same in a `constexpr` function of the device.
const IN_CONSTANT: &str = "from a constexpr or consteval __device__ function";

/// Why something is said of a template that is not said of others.
const READ_AT_ONCE: &str = "nvcc reads this body where the function is called, because the return type is deduced or the function is `constexpr`; the call would be as wrong with a return type that is written out, but nvcc would not see it";

/// What to do about a lambda of the host that device code calls.
const WRITE_DEVICE: &str = "write `__device__` after the capture list of the lambda";

/// A use across execution spaces.
#[derive(Clone, Copy)]
pub struct Crossed<'a> {
    /// What is known of it.
    pub facts: &'a Crossing,
    /// The unit as it was read.
    pub unit: &'a Unit,
    /// The annotated lambda that it is in, if that is known.
    pub lambda: Option<Lambda<'a>>,
    /// For each file of the unit its index in the report.
    pub(crate) files: &'a [usize],
}

impl Crossed<'_> {
    /// A finding with the rule's message: the first two `%n` are what is used and the function around.
    pub fn finding(&self, rule: &'static Rule) -> Finding {
        let facts = self.facts;
        let message = rule
            .message
            .replacen("%n", &facts.name, 1)
            .replacen("%n", &facts.caller, 1);
        let message = if facts.member {
            message.replacen(" variable ", " member ", 1)
        } else {
            message
        };
        let finding = Finding {
            rule,
            level: rule.level,
            place: self.place(facts.place).unwrap_or(Place {
                file: 0,
                span: facts.place.span,
            }),
            message,
            here: String::new(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: String::new(),
            fixes: Vec::new(),
            open: facts.emission.is_open() || facts.hangs_on.base || facts.hangs_on.chosen,
            waits: None,
            by_flags: facts.hangs_on.standard,
            late: !matches!(facts.emission, Emission::Parsed | Emission::AtOnce),
        };
        let finding = finding.label(facts.inside.asked.and_then(|asked| self.place(asked)), INSTANTIATED_FOR);
        let finding = finding.label(
            facts.own.and_then(|own| self.place(own)),
            "it is here; nvcc reports it where the macro is used",
        );
        self.as_far_as_known(finding)
    }

    /// Where nobody knows whether the code is compiled for the device, or what a name means, the finding is a note.
    fn as_far_as_known(&self, finding: Finding) -> Finding {
        if self.facts.hangs_on.base {
            let name = &self.facts.name;
            return finding.note(format!(
                "a base class of the class around was not found; if it has a member `{name}`, that is meant"
            ));
        }
        if self.facts.hangs_on.chosen {
            let (name, caller) = (&self.facts.name, &self.facts.caller);
            return finding.note(format!(
                "other definitions of the class template have a `{name}` for the device; nvcc reports it when device code uses `{caller}` with arguments that choose this one"
            ));
        }
        if finding.open && matches!(self.facts.kind, CrossingKind::NotForJit(_)) {
            return finding.note("NVRTC reports it when this template is instantiated; nothing visible does that");
        }
        if finding.open && self.is_of_functor() {
            return finding.note(crate::context::ONCE_INSTANTIATED);
        }
        if finding.open && self.facts.inside.head.is_none() {
            return self.once_used(finding);
        }
        if finding.open {
            return finding.note("nvcc reports it when this lambda is launched; what launches it was not read");
        }
        finding
    }

    /// In a header: what other files may settle.
    fn once_used(&self, finding: Finding) -> Finding {
        let (body, read) = match self.facts.emission {
            Emission::Used(body) => (Some(body), false),
            Emission::Instantiated(body) => (Some(body), true),
            _ => (None, false),
        };
        let certain = !self.facts.hangs_on.definition;
        let body = body.filter(|_| certain).and_then(|body| {
            let file = *self.files.get(body.file)?;
            Some(Body { file, ..body })
        });
        let caller = self.facts.caller.clone();
        let waits = body.map(|body| Waits {
            body,
            read,
            level: finding.level,
            note: finding.notes.len(),
            caller: caller.clone(),
        });
        let finding = Finding { waits, ..finding };
        finding.note(format!(
            "nvcc reports it when device code uses `{caller}`; nothing in this file does"
        ))
    }

    /// Adds where the function or variable is declared.
    pub fn declared(&self, finding: Finding, text: impl Into<String>) -> Finding {
        let other = |at: &facts::Place| *at != self.facts.place;
        let place = |at: Option<facts::Place>| at.filter(other).and_then(|place| self.place(place));
        let finding = finding.label(place(self.facts.declared.at), text);
        finding.label(place(self.facts.declared.also), "this declares it, too")
    }

    /// What the code around is called in a sentence.
    pub fn code(&self) -> String {
        match self.facts.inside.head {
            Some(_) => format!("this `{}` lambda", self.facts.space.spelling()),
            None => format!("`{}`, a `{}` function", self.facts.caller, self.facts.space.spelling()),
        }
    }

    /// Whether it is a call of a host function in code of a space, be that of a library which is handed an object.
    fn is_host_call(&self, constexpr: bool, space: Space) -> bool {
        let calls = match self.facts.kind {
            CrossingKind::HostCall { constexpr: own } | CrossingKind::Functor { constexpr: own } => own == constexpr,
            _ => false,
        };
        calls && self.facts.space == space
    }

    /// Whether a library calls it, on an object that it is handed.
    fn is_of_functor(&self) -> bool {
        matches!(self.facts.kind, CrossingKind::Functor { .. })
    }

    /// Whether what is called is a lambda.
    fn is_of_lambda(&self) -> bool {
        self.facts.declared.lambda
    }

    /// The finding about a call of a host function in code of a space.
    pub fn host_call(&self, rule: &'static Rule, space: Space) -> Option<Finding> {
        if !self.is_host_call(false, space) {
            return None;
        }
        let (name, code) = (&self.facts.name, self.code());
        let why = match space {
            _ if self.is_of_functor() => format!(
                "`{}` calls it on the GPU, for which no code of `{name}` is generated",
                self.facts.caller
            ),
            Space::HostDevice => format!("{code} is compiled for the GPU, too, where this call does not work"),
            _ => format!("{code} runs on the GPU, for which no code of `{name}` is generated"),
        };
        let its = if self.is_of_functor() { "its " } else { "" };
        let finding = self
            .finding(rule)
            .here(format!("{its}`{name}` runs on the host only"))
            .note(why)
            .help(if self.is_of_lambda() {
                WRITE_DEVICE.to_owned()
            } else if name.starts_with("std::") {
                // Nobody can declare that in another way.
                OF_THE_LIBRARY.to_owned()
            } else {
                format!("declare `{name}` with `__host__ __device__`, if all that it calls may run there")
            });
        Some(self.declared(finding, "declared without `__device__` here"))
    }

    /// The finding about a call of a `constexpr` host function in code of a space.
    pub fn constexpr_host_call(&self, rule: &'static Rule, space: Space) -> Option<Finding> {
        if !self.is_host_call(true, space) {
            return None;
        }
        let name = &self.facts.name;
        let finding = self
            .finding(rule)
            .here(format!("`{name}` is `constexpr`, and of the host"))
            .note("nvcc lets device code call `constexpr` host functions with `--expt-relaxed-constexpr` only")
            .help(if self.is_of_lambda() {
                WRITE_DEVICE.to_owned()
            } else if name.starts_with("std::") {
                "compile with `--expt-relaxed-constexpr`".to_owned()
            } else {
                format!("declare `{name}` with `__host__ __device__`, or compile with `--expt-relaxed-constexpr`")
            });
        Some(self.declared(finding, "declared without `__device__` here"))
    }

    /// The finding about a call of a device function in code of a space that runs on the host.
    pub fn device_call(&self, rule: &'static Rule, space: Space, constexpr: bool) -> Option<Finding> {
        if self.facts.kind != (CrossingKind::DeviceCall { constexpr }) || self.facts.space != space {
            return None;
        }
        let (name, code) = (&self.facts.name, self.code());
        let (why, place) = match space {
            Space::HostDevice => (
                format!("{code} is compiled for the host, too, where there is no `{name}`"),
                "call it where `__CUDA_ARCH__` is defined only",
            ),
            _ => (
                format!("{code} runs on the host, where there is no `{name}`"),
                "call it from device code only",
            ),
        };
        let finding = self
            .finding(rule)
            .here(format!("`{name}` runs on the GPU only"))
            .note(why)
            .help(if self.is_of_lambda() {
                format!("write `__host__ __device__` after the capture list of the lambda, or {place}")
            } else {
                format!("declare `{name}` with `__host__ __device__`, or {place}")
            });
        let finding = if self.facts.emission == Emission::AtOnce {
            finding.note(READ_AT_ONCE)
        } else {
            finding
        };
        Some(self.declared(finding, "declared with `__device__` alone here"))
    }

    /// The finding about a use of a host variable in device code.
    pub fn host_variable(&self, rule: &'static Rule, use_of: VariableUse, help: &str) -> Option<Finding> {
        if self.facts.kind != CrossingKind::HostVariable(use_of) {
            return None;
        }
        let finding = self
            .finding(rule)
            .here(format!("`{}` lives in host memory", self.facts.name))
            .note("a variable without `__device__` exists in the memory of the CPU only; device code has no such variable")
            .help(help);
        Some(self.declared(finding, "declared without `__device__` here"))
    }

    /// The finding about a use of a device variable in host code.
    pub fn device_variable(&self, rule: &'static Rule, use_of: VariableUse, help: &str) -> Option<Finding> {
        let CrossingKind::DeviceVariable(used, memory) = self.facts.kind else {
            return None;
        };
        if used != use_of {
            return None;
        }
        let mut finding = self
            .finding(rule)
            .here(format!("`{}` lives in the memory of the GPU", self.facts.name))
            .note("on the host its name means a shadow of it, through which the CUDA runtime finds the variable")
            .help(help);
        finding.message = finding.message.replacen("__device__", memory.spelling(), 1);
        Some(self.declared(finding, format!("declared with `{}` here", memory.spelling())))
    }

    /// The finding about a declaration that puts a function on another side than those before it.
    pub fn redeclaration(&self, rule: &'static Rule, how: Redeclared) -> Option<Finding> {
        if self.facts.kind != CrossingKind::Redeclared(how) {
            return None;
        }
        let finding = self
            .finding(rule)
            .here("other annotations than before")
            .note("the compiler of the GPU takes it for a `__host__ __device__` function from here on")
            .help("write the same annotations before each of its declarations");
        Some(self.declared(finding, "declared before here"))
    }

    /// The finding about an annotation that means nothing.
    pub fn ignored_annotation(&self, rule: &'static Rule) -> Option<Finding> {
        let CrossingKind::Ignored { host } = self.facts.kind else {
            return None;
        };
        let word = if host { "__host__" } else { "__device__" };
        let mut finding = self
            .finding(rule)
            .here("runs wherever it is called")
            .note("a function that is defaulted in its class is made for the side that needs it")
            .help(format!("delete `{word}`"));
        finding.message = finding.message.replacen("__device__", word, 1);
        Some(finding)
    }

    /// The finding about what NVRTC does not compile.
    pub fn not_for_jit(&self, rule: &'static Rule, what: NotForJit) -> Option<Finding> {
        if self.facts.kind != CrossingKind::NotForJit(what) {
            return None;
        }
        let (name, finding) = (&self.facts.name, self.finding(rule));
        Some(match what {
            NotForJit::Function => finding
                .here(format!("`{name}` is of the host: it has no annotation"))
                .help("declare it with `__device__`, or compile with `-default-device`"),
            NotForJit::Host => finding
                .here(format!("`{name}` is declared for the host alone"))
                .help("declare it with `__device__`, or leave it out where `__CUDACC_RTC__` is defined"),
            NotForJit::Variable => finding
                .here(format!("`{name}` lives in host memory"))
                .help("declare it `const` or with `__device__`, or compile with `-default-device`"),
            NotForJit::StaticMember => finding.here(format!("`{name}` lives in host memory")).help(
                "make it a constant or a `__device__` variable outside of the class, or compile with `-default-device`",
            ),
            NotForJit::Lambda => self.declared(
                finding
                    .here("after an execution space annotation")
                    .help("delete the annotation: the lambda runs where the function around it does"),
                "this lambda is annotated",
            ),
            NotForJit::Closure => finding
                .here("this lambda is of the host")
                .help("move it into the device function that calls it, or compile with `-default-device`"),
        })
    }

    /// The finding about host code that must know what a lambda for the device returns.
    pub fn deduced_reference(&self, rule: &'static Rule) -> Option<Finding> {
        (self.facts.kind == CrossingKind::DeducedReference).then(|| {
            if self.facts.space == Space::Device {
                let mut finding = self
                    .finding(rule)
                    .here("what it returns is not known here")
                    .note("its return type is that of its body, which nvcc's host front end does not read for code that runs on the GPU alone; a `constexpr` function may be called while it compiles")
                    .help("give the lambda a return type (`-> int`)");
                finding.message = finding.message.replacen(OUTSIDE_DEVICE, IN_CONSTANT, 1);
                return self.declared(finding, "the lambda is here");
            }
            if !self.facts.declared.lambda {
                let finding = self
                    .finding(rule)
                    .here("what it returns is not known on the host")
                    .note("its return type is that of its body, which nvcc's host front end does not read for code that runs on the GPU alone")
                    .help("call it from device code only, or write its return type");
                return self.declared(finding, "the function is here");
            }
            let finding = self
                .finding(rule)
                .here("what it returns is not known on the host")
                .note("its return type is that of its body, and on the host a `__device__` lambda has none")
                .help("call it from device code only, or give it a return type (`-> int`)");
            self.declared(finding, "the lambda is here")
        })
    }

    /// The finding about a call of a host function that the compiler of the device sees while it reads.
    pub fn generic_call(&self, rule: &'static Rule, constexpr: bool) -> Option<Finding> {
        (self.facts.kind == CrossingKind::GenericCall { constexpr }).then(|| {
            let name = &self.facts.name;
            let finding = self
                .finding(rule)
                .here(format!("`{name}` runs on the host only"))
                .note(format!(
                    "{} is compiled for the GPU, too, where this call does not work",
                    self.code()
                ))
                .help(format!(
                    "declare `{name}` with `__host__ __device__`, if all that it calls may run there"
                ));
            self.declared(finding, "declared without `__device__` here")
        })
    }

    fn place(&self, place: facts::Place) -> Option<Place> {
        Some(Place {
            file: *self.files.get(place.file)?,
            span: place.span,
        })
    }
}
