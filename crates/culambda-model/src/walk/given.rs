//! What functions of known libraries are given that launch it: lambdas of the host, for which they instantiate kernels, and
//! objects whose call operators are of the host.

use super::record::Record;
use crate::crossing::{CrossingKind, Emission};
use crate::declarator::{last_name, path_of};
use crate::facts::{Launch, LibraryLoop, Named, Space};
use crate::meaning::Meaning;
use crate::spaces::{Code, library};
use crate::ty::{ClassTy, Searched, Ty};
use culambda_syntax::{Field, Kind, Node};

/// A function of a library that launches what it is given.
struct Launcher {
    /// Its name with its namespace.
    name: String,
    /// How it launches a lambda, where nvcc says something of the types of lambdas.
    how: Option<LibraryLoop>,
    /// The space of the code that calls what is given.
    space: Space,
    /// Whether only those who instantiate the template around make it happen.
    open: bool,
}

impl<'a> Record<'a> {
    /// A call in code of the host: whether it hands something of the host to a function that launches it.
    pub(super) fn loop_is_given(&mut self, code: &Code, function: Node<'a>, arguments: Node<'a>) {
        let Some(question) = self.question().filter(|q| q.everywhere) else {
            return;
        };
        let host = code.lambda.is_none() && code.on_host() && !code.on_device();
        if !host || self.instance.is_some() || !self.is_reached(function, false) {
            return;
        }
        let Some(launcher) = self.launcher(function, arguments) else {
            return;
        };
        let Some(at) = self.reported(function.start()) else {
            return;
        };
        let undecided = self.is_undecided(at);
        let main = self.unit.files.first();
        if launcher.open && main.is_some_and(culambda_source::File::is_compiled_by_itself) {
            // Nothing shows that something instantiates it.
            return;
        }
        // The first one says how often, or where, and may be an object that can be called, too.
        let given = arguments.children().filter(|a| a.kind() != Kind::StringLiteral);
        for argument in given.skip(1) {
            if let Some(how) = launcher.how.filter(|_| question.host) {
                self.lambda_is_given(&launcher, (how, undecided), argument);
            }
            if question.device && !undecided {
                self.object_is_given(code, &launcher, argument);
            }
        }
    }

    fn lambda_is_given(&mut self, launcher: &Launcher, (how, undecided): (LibraryLoop, bool), argument: Node<'a>) {
        let lambda = self.held_by(argument).filter(|n| n.kind() == Kind::LambdaExpression);
        let Some(lambda) = lambda.filter(|n| self.is_unannotated(*n)) else {
            return;
        };
        let Ty::Closure {
            extended: false,
            in_device: false,
            text,
            place: Some(place),
            ..
        } = self.type_of_expression(lambda, &self.type_scope())
        else {
            return;
        };
        if self.index.budget.is_spent() {
            return;
        }
        let closure = Named {
            name: text,
            place: Some(place),
        };
        self.across.launches.push(Launch {
            place,
            closures: vec![closure],
            kernel: launcher.name.clone(),
            instantiated: None,
            of_library: Some(how),
            open: launcher.open,
            undecided,
        });
    }

    fn object_is_given(&mut self, code: &Code, launcher: &Launcher, argument: Node<'a>) {
        let called = match launcher.how {
            Some(_) => self.called_on_object(argument),
            None => self.called_by_others(argument),
        };
        let Some(called) = called else { return };
        let constexpr = called.constexpr;
        if constexpr && self.target.relaxed_constexpr {
            return;
        }
        let calling = Code {
            space: launcher.space,
            caller: launcher.name.clone(),
            ..code.clone()
        };
        let emission = if launcher.open {
            Emission::Open
        } else {
            Emission::Emitted
        };
        self.note_crossing(
            &calling,
            &called,
            argument,
            CrossingKind::Functor { constexpr },
            emission,
        );
    }

    /// The function of a library that a callee means, if it launches what it is given.
    fn launcher(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Launcher> {
        let path = path_of(self.syntax, function);
        let (last, outer) = path.split_last().map(|(last, outer)| (last.clone(), outer.to_vec()))?;
        if !library::is_loop(&last) {
            return None;
        }
        let found = match outer.as_slice() {
            [] => {
                if self.scopes.lookup(&last).is_some() || self.member(&last) != Meaning::None {
                    return None;
                }
                // Its arguments may bring in the namespace of the library, if there is no other function of the name.
                self.everywhere(&last)
            }
            [first, ..] if self.scopes.lookup(first).is_some() => return None,
            _ => self.index.lookup_path(self.namespace, &path),
        };
        // What the main file has a body of is followed.
        if found.iter().any(|f| f.declared.file == 0) || !self.index.budget.steps(found.len()) {
            return None;
        }
        if found.is_empty() && outer.is_empty() {
            self.ask_for_functions(function);
            return None;
        }
        let mut whole = (!outer.is_empty()).then(|| path.clone());
        for one in &found {
            let mut own = self.index.path(one.namespace).ok()?;
            own.push(last.clone());
            match &whole {
                // A header may be included inside of a namespace.
                _ if own.len() == 1 && outer.is_empty() => {}
                Some(known) if *known != own && outer.is_empty() => return None,
                // Thrust has a namespace in between that nobody writes.
                Some(known) if library::is_of_thrust(known) => {}
                _ => whole = Some(own),
            }
        }
        let whole = whole?;
        let parts: Vec<&str> = whole.iter().map(String::as_str).collect();
        let (how, space) = library::launches(&parts, &|by| match by {
            library::By::Count => self.counts_to_number(arguments),
            library::By::System => self.is_of_the_device(arguments),
        })?;
        Some(Launcher {
            name: whole.join("::"),
            how,
            space,
            open: self.in_definition_of_template(),
        })
    }

    /// Whether the first argument that is no name for what happens is a policy that says no other place, or a number, and
    /// then what is called says none.
    fn counts_to_number(&self, arguments: Node<'a>) -> bool {
        let mut all = arguments.children().filter(|a| a.kind() != Kind::StringLiteral);
        let Some(first) = all.next() else {
            return false;
        };
        let ty = crate::ty::bare(self.type_of_expression(first, &self.type_scope()));
        // An enumerator is converted: one of a scoped enumeration would not compile.
        let number = match &ty {
            Ty::Class(class) => class.is_enum,
            other => matches!(other, Ty::Builtin(_)),
        };
        let counts = number && !all.any(|a| self.says_its_place(a));
        counts || self.is_plain_policy(first)
    }

    /// Whether an object may have a type that says where Kokkos calls it.
    fn says_its_place(&self, object: Node<'a>) -> bool {
        let Ty::Class(class) = crate::ty::bare(self.type_of_expression(object, &self.type_scope())) else {
            return false;
        };
        let has = |class: &ClassTy| {
            let info = class.info.as_ref();
            let says = info.is_none_or(|i| library::PLACES.iter().any(|name| i.members.contains_key(*name)));
            says.then_some(())
        };
        has(&class).is_some() || !matches!(self.search_bases(&class, |_| true, has), Searched::Nothing)
    }

    /// Whether an expression is a policy of Kokkos, or a variable that is one, whose template arguments name no place.
    fn is_plain_policy(&self, policy: Node<'a>) -> bool {
        let made = match policy.kind() {
            Kind::CallExpression => policy.field(Field::Function),
            Kind::CompoundLiteralExpression => policy.field(Field::Type),
            Kind::Identifier => {
                let symbol = self.scopes.lookup(self.text(policy));
                symbol.and_then(|s| s.declaration?.field(Field::Type))
            }
            _ => None,
        };
        let Some(made) = made.filter(|m| m.kind() == Kind::QualifiedIdentifier) else {
            return false;
        };
        let path = path_of(self.syntax, made);
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let Some(given) = last_name(made).field(Field::Arguments) else {
            return false;
        };
        let plain = |argument: Node<'a>| {
            let name = self.text(argument);
            let name = name.strip_prefix("Kokkos::").unwrap_or(name);
            library::SAYS_NO_PLACE.iter().any(|known| name.starts_with(known))
        };
        library::is_policy(&path) && given.children().all(plain)
    }

    /// Whether an algorithm of Thrust runs on the device: its policy says so, or the vector that its first iterator is of.
    fn is_of_the_device(&self, arguments: Node<'a>) -> bool {
        // With another system the device is the host.
        if self.unit.has_macro("THRUST_DEVICE_SYSTEM") {
            return false;
        }
        let Some(mut at) = arguments.children().next() else {
            return false;
        };
        let mut member = "";
        while self.index.budget.step() {
            match at.kind() {
                Kind::CallExpression => match at.field(Field::Function) {
                    Some(function) => at = function,
                    None => return false,
                },
                Kind::FieldExpression => match at.field(Field::Argument) {
                    Some(object) => {
                        member = at.field(Field::Field).map_or("", |f| self.text(f));
                        at = object;
                    }
                    None => return false,
                },
                Kind::QualifiedIdentifier => {
                    let path = path_of(self.syntax, at);
                    return library::is_device_policy(&path.iter().map(String::as_str).collect::<Vec<_>>());
                }
                Kind::Identifier => {
                    let symbol = self.scopes.lookup(self.text(at));
                    let ty = symbol.and_then(|s| s.declaration?.field(Field::Type));
                    let path = ty.map(|ty| path_of(self.syntax, ty)).unwrap_or_default();
                    let path: Vec<&str> = path.iter().map(String::as_str).collect();
                    return matches!(member, "begin" | "cbegin") && path == ["thrust", "device_vector"]
                        || member.is_empty() && path == ["thrust", "device_ptr"];
                }
                _ => return false,
            }
        }
        false
    }
}
