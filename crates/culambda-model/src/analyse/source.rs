//! A file with the ways to read it: its first reading, and the others that conditions and open macros leave.

use super::differ::lacks_declarations;
use super::{
    Analysis, PlaceKey, Told, Variant, besides, confirmed, crossings, merge, places, read_variant, read_variant_while,
};
use crate::crossing::Across;
use crate::doubt::{Doubtful, Without};
use crate::here::Question;
use crate::index::Syntaxes;
use crate::readings::{self, Concerned, OpenDeclaration};
use culambda_source::{Assumptions, Loader, MacroOption, Spaces, Span, Target, Text, Unit, UnitOptions};
use rustc_hash::{FxHashMap, FxHashSet};
use std::convert::Infallible;
use std::rc::Rc;

/// The texts of a file, one for each place that it is read in, before anything in them is looked at.
#[derive(Debug)]
pub struct ReadTexts {
    all: Vec<(Unit, Target, Option<Question>)>,
}

/// The first readings of a file, one for each place that it is read in. What they ask for can be found before the
/// others are read.
#[derive(Debug)]
pub struct First {
    readings: Vec<(Variant, Rc<Syntaxes>)>,
}

/// Where a file is read: what its includes are there, and with which options.
pub type ReadingPlace<'s> = (&'s dyn Loader, &'s UnitOptions);

impl ReadTexts {
    /// Those of a file. `name` is how includes and messages know it.
    pub fn of(name: &str, text: &Text, places: &[ReadingPlace<'_>]) -> ReadTexts {
        let read = |place: &ReadingPlace<'_>| {
            let source = Source::new(name, text, *place, Rc::default());
            let unit = source.read(&Assumptions::default());
            let question = crossings::question(&unit, source.options);
            (unit, source.options.target, question)
        };
        ReadTexts {
            all: places.iter().map(read).collect(),
        }
    }

    /// The first readings of the file.
    pub fn look(self) -> First {
        let Ok(first) = self.look_while::<Infallible>(|_| Ok(()));
        first
    }

    /// The same as long as what they ask for is not found, of which `goes_on` is told after each declaration: without that
    /// they would be in vain.
    ///
    /// # Errors
    /// What ended them.
    pub fn look_while<E>(self, mut goes_on: impl FnMut(&[Vec<String>]) -> Result<(), E>) -> Result<First, E> {
        let read = |(unit, target, question)| {
            let parsed = Rc::default();
            let first = read_variant_while(unit, target, question, None, &parsed, &mut goes_on)?;
            Ok((first, parsed))
        };
        let readings = self.all.into_iter().map(read).collect::<Result<_, E>>()?;
        Ok(First { readings })
    }
}

impl First {
    /// The paths of classes that they ask for and that nothing defines.
    pub fn asked(&self) -> Vec<Vec<String>> {
        let all = self.readings.iter().flat_map(|(first, _)| &first.asked);
        all.cloned().collect()
    }

    /// All readings together, in the same places: what is the same in all of them is known.
    pub fn analyse(self, name: &str, text: &Text, places: &[ReadingPlace<'_>]) -> Analysis {
        let all = places.iter().zip(self.readings);
        let all = all.flat_map(|(place, (first, parsed))| Source::new(name, text, *place, parsed).variants(first));
        let macros = places.first().map_or(&[][..], |(_, options)| &options.lambda_macros);
        merge(all.collect(), macros)
    }
}

/// A file as it is read, several times perhaps.
pub(super) struct Source<'s> {
    pub(super) name: &'s str,
    pub(super) text: &'s Text,
    pub(super) loader: &'s dyn Loader,
    pub(super) options: &'s UnitOptions,
    /// What its readings parsed.
    pub(super) parsed: Rc<Syntaxes>,
    /// Whether what is found in functions that nothing uses is kept.
    pub(super) keeps_unused: bool,
}

impl<'s> Source<'s> {
    fn new(name: &'s str, text: &'s Text, place: ReadingPlace<'s>, parsed: Rc<Syntaxes>) -> Self {
        let (loader, options) = place;
        Source {
            name,
            text,
            loader,
            options,
            parsed,
            keeps_unused: false,
        }
    }

    pub(super) fn read(&self, assume: &Assumptions) -> Unit {
        Unit::read(self.name, self.text.clone(), self.loader, self.options, assume)
    }

    /// A reading with all that is found in it but in those before.
    pub(super) fn variant(&self, unit: Unit, assume: &Assumptions, before: Told<'_>) -> Variant {
        let question = crossings::question(&unit, self.options);
        let mut variant = read_variant(unit, self.options.target, question, Some(before), &self.parsed);
        variant.without = Without::of(assume, &variant.unit);
        self.complete(&mut variant, assume, before);
        variant
    }

    /// All of a further reading, with what is found in functions that nothing uses in it.
    pub(super) fn with_what_is_unused(&self, unit: Unit, assume: &Assumptions) -> Variant {
        let source = Source {
            parsed: Rc::clone(&self.parsed),
            keeps_unused: true,
            ..*self
        };
        source.variant(unit, assume, Told::default())
    }

    /// Adds what is asked of the loader.
    fn complete(&self, variant: &mut Variant, assume: &Assumptions, before: Told<'_>) {
        let handed = super::lost::handed_away(&variant.unit, &variant.items, self.loader);
        variant.not_analysed.extend(handed);
        variant.doubtful = Doubtful::of(&variant.unit, &variant.items, self.loader, &self.options.open);
        crossings::add(variant, self, assume, before);
    }

    /// All readings, the first one among them.
    pub(super) fn variants(&self, mut first: Variant) -> Vec<Variant> {
        self.complete(&mut first, &Assumptions::default(), Told::default());
        let bodies = self.options.spaces == Spaces::All;
        let mut todo = readings::of_main_file(&first.unit);
        if bodies {
            todo.extend(readings::of_bodies(&first.unit));
        }
        let mut later = readings::LaterBranches::of(&first.unit, &todo, bodies);
        todo.reverse();
        let mut variants = vec![first];
        while let Some(assume) = todo.pop() {
            let variant = self.variant(self.read(&assume), &assume, Told::by(&variants[..1]));
            todo.extend(later.readings(&variant.unit, &assume));
            variants.push(variant);
        }
        let lacks = || lacks_declarations(&variants[0].items, &variants[0].doubtful);
        let with_includes = readings::of_includes_left_out(&variants[0].unit).filter(|_| lacks());
        for assume in with_includes.into_iter().chain(readings::of_classes(&variants[0])) {
            // Where a class reads differently, so may everything else.
            variants.push(self.variant(self.read(&assume), &assume, Told::default()));
        }
        let declared = self.other_declarations(&variants[0]);
        variants.extend(declared);
        self.add_included(&mut variants);
        for assume in readings::of_macros_left_out(&variants[0].unit) {
            let unit = self.read(&assume);
            if unit.candidates.len() > variants[0].unit.candidates.len() {
                let other = self.variant_of_lambdas_looked_at(unit, &assume, Told::by(&variants));
                variants.push(other);
            }
        }
        self.add_left_out(&mut variants);
        for values in readings::of_open_macros(&variants[0].unit, &self.options.open) {
            let other = self.with_values(values, &variants[0]);
            variants.extend(other);
        }
        self.add_besides(&mut variants);
        self.leave_out_what_nothing_confirms(&mut variants);
        super::branches::leave_out(&mut variants, self);
        super::both_ways::leave_out(&mut variants, self);
        variants
    }

    /// Adds readings for conditions of included files. Where these decide about different things, and the reading without any
    /// of them has nothing new to say, neither has one without some.
    fn add_included(&self, variants: &mut Vec<Variant>) {
        let included = readings::Included::of(&variants[0]);
        if let Some(assume) = included.together() {
            let unit = self.read(assume);
            let is_compiled = readings::is_compiled(&unit, &variants[0].unit);
            match self.included(&included, assume, unit, variants) {
                None if is_compiled => return,
                Some(other) if other.items.is_empty() && variants[0].reads_as_in(&other) => {
                    return variants.push(other);
                }
                _ => {}
            }
        }
        for assume in &included.readings {
            let other = self.included(&included, assume, self.read(assume), variants);
            variants.extend(other);
        }
    }

    /// A reading for a condition of included files, if it has another definition of what lambdas see.
    fn included(
        &self,
        included: &readings::Included,
        assume: &Assumptions,
        unit: Unit,
        variants: &[Variant],
    ) -> Option<Variant> {
        let first = &variants[0];
        // What such macros decide is in the text of the items that use them: a text that was read is not read again, unless it
        // may be in another namespace.
        included.differs(&unit, &first.unit).then(|| {
            let moved = included.moves_declarations(&unit, &first.unit);
            let before = Told::by(if moved { &[] } else { variants });
            self.variant_of_lambdas(unit, assume, before, first)
        })
    }

    /// Adds readings with the lambdas that all others leave out, although something around them cannot be decided.
    fn add_left_out(&self, variants: &mut Vec<Variant>) {
        /// Readings that are tried.
        const MAX_TRIED: usize = 4;
        let mut tried: Vec<Vec<String>> = Vec::new();
        for lambda in super::left_out::introducers(variants, &[]) {
            let is_there = |unit: &Unit| {
                unit.candidates
                    .iter()
                    .any(|c| c.file == 0 && c.active && c.span.start == lambda.start)
            };
            let against = readings::of_lambda_left_out(&variants[0].unit, lambda);
            let new = against.filter(|against| tried.len() < MAX_TRIED && !tried.contains(against));
            let Some(against) = new.filter(|_| !variants.iter().any(|variant| is_there(&variant.unit))) else {
                continue;
            };
            let assume = Assumptions::all_but(&against.iter().map(String::as_str).collect::<Vec<_>>());
            tried.push(against);
            let unit = self.read(&assume);
            if is_there(&unit) && readings::is_compiled(&unit, &variants[0].unit) {
                let other = self.variant_of_lambdas_looked_at(unit, &assume, Told::by(variants));
                variants.push(other);
            }
        }
    }

    /// Readings with other declarations of what lambdas mention: with all of them, and if that says something else, with each
    /// by itself.
    fn other_declarations(&self, first: &Variant) -> Vec<Variant> {
        let open = &first.open_declarations;
        if open.is_empty() {
            return Vec::new();
        }
        let without = |open: &[&OpenDeclaration]| {
            let concerned = Concerned::by_any(open.iter().map(|open| open.concerned.clone()));
            let atoms: Vec<&str> = open.iter().map(|open| open.atom.as_str()).collect();
            let assume = Assumptions::all_but(&atoms);
            let unit = self.read(&assume);
            let items = first.items.iter().enumerate();
            let unconcerned = items.filter(|(position, _)| !concerned.has(*position));
            let unconcerned: Vec<Span> = unconcerned.map(|(_, item)| item.syntax.view.span).collect();
            let told = Told {
                unconcerned: &unconcerned,
                ..Told::default()
            };
            readings::is_compiled(&unit, &first.unit).then(|| self.variant_of_lambdas(unit, &assume, told, first))
        };
        let all = without(&open.iter().collect::<Vec<_>>());
        if all.as_ref().is_some_and(|all| !differ(first, all)) {
            return Vec::new();
        }
        let alone = open.iter().filter(|_| open.len() > 1);
        let alone = alone.filter_map(|open| without(&[open]));
        alone.collect::<Vec<_>>().into_iter().chain(all).collect()
    }

    /// A further reading, of which the lambdas alone count. Where nothing was found across execution spaces in the first one,
    /// nothing is told of what another one finds in lambdas that both have: then it is not looked for.
    fn variant_of_lambdas(&self, unit: Unit, assume: &Assumptions, before: Told<'_>, first: &Variant) -> Variant {
        let silent = first.across.crossings.is_empty() && first.launches.is_empty();
        if silent && matches!(self.options.spaces, Spaces::All | Spaces::Lambdas) {
            let options = UnitOptions {
                spaces: Spaces::Off,
                ..self.options.clone()
            };
            let source = Source {
                options: &options,
                parsed: Rc::clone(&self.parsed),
                ..*self
            };
            let mut variant = source.variant(unit, assume, before);
            variant.speaks_of_its_lambdas();
            let main = first.unit.files.first();
            let hidden = |span: &Span| main.is_none_or(|main| main.is_inactive(span.start));
            if !variant.only.iter().flatten().any(hidden) {
                return variant;
            }
            return self.variant_of_lambdas_looked_at(self.read(assume), assume, before);
        }
        self.variant_of_lambdas_looked_at(unit, assume, before)
    }

    fn variant_of_lambdas_looked_at(&self, unit: Unit, assume: &Assumptions, before: Told<'_>) -> Variant {
        let mut variant = self.variant(unit, assume, before);
        variant.speaks_of_its_lambdas();
        variant
    }

    /// Adds readings for the lambdas that nothing but other values of macros with a default compiles. Where these read a
    /// lambda, the readings with the default have nothing to say of it.
    fn add_besides(&self, variants: &mut Vec<Variant>) {
        let is_of_defaults = |variant: &Variant| variant.without == Without::Defaults;
        let known = lambdas(variants.iter().filter(|v| !is_of_defaults(v)));
        let mut missing = lambdas(variants.iter().filter(|v| is_of_defaults(v)));
        missing.retain(|place| !known.contains(place));
        let Some(first) = variants.first().filter(|_| !missing.is_empty()) else {
            return;
        };
        let atoms: Vec<&str> = variants.iter().flat_map(|variant| variant.unit.by_default()).collect();
        let names = besides::names_in(&atoms, &first.unit);
        let mut found = Vec::new();
        for (name, options) in besides::with_values(self.options, &names, &atoms) {
            let variant = self.beside(&options, &Assumptions::default(), first);
            if lambdas(std::iter::once(&variant))
                .iter()
                .any(|place| missing.contains(place))
            {
                found.push(Variant {
                    without: Without::Beside(name.to_owned()),
                    ..variant
                });
            }
        }
        let told = lambdas(found.iter());
        missing.retain(|place| !told.contains(place));
        if let Some(name) = names.first().filter(|_| !missing.is_empty()) {
            let (options, assumed) = besides::with_names(self.options, &names, &atoms);
            found.extend(assumed.iter().map(|assume| {
                let mut variant = self.beside(&options, assume, first);
                variant.without = Without::Defaults;
                variant
                    .doubtful
                    .add(names.iter().map(|name| (besides::other(name), (*name).to_owned())));
                besides::leave_numbers_open(&variant.unit, &mut variant.items, name);
                variant
            }));
        }
        let before = variants.iter().position(is_of_defaults).unwrap_or(variants.len());
        variants.splice(before..before, found);
    }

    /// A reading with other options, which speaks of the lambdas alone that the first one has not.
    fn beside(&self, options: &UnitOptions, assume: &Assumptions, first: &Variant) -> Variant {
        // What is found across execution spaces is not told.
        let options = UnitOptions {
            spaces: Spaces::Off,
            ..options.clone()
        };
        let other = Source {
            options: &options,
            // What reads the same as before may hang on such a value elsewhere.
            parsed: Rc::default(),
            ..*self
        };
        let mut variant = other.variant(other.read(assume), assume, Told::by(std::slice::from_ref(first)));
        variant.across = Across::default();
        variant.launches.clear();
        variant.speaks_of_its_lambdas();
        variant
    }

    fn leave_out_what_nothing_confirms(&self, variants: &mut [Variant]) {
        let unconcerned = (self.options.spaces == Spaces::Lambdas).then(|| crossings::unconcerned(variants));
        let own = variants.iter_mut().map(|v| (&v.unit, &mut v.across.crossings));
        let mut found: Vec<confirmed::Found<'_>> = own.collect();
        let find = |unit: Unit, assume: &Assumptions, unconcerned: &[Span]| {
            let told = Told {
                unconcerned,
                ..Told::default()
            };
            let other = self.variant(unit, assume, told);
            (other.unit, other.across.crossings)
        };
        let read = |assume: &Assumptions| self.read(assume);
        confirmed::leave_out(&mut found, unconcerned.flatten().as_deref(), read, find);
    }

    /// The reading in which open macros have some values, if it may differ from the first.
    fn with_values(&self, values: Vec<(String, Option<String>)>, first: &Variant) -> Option<Variant> {
        let mut options = self.options.clone();
        let defines = values.iter().map(|(name, body)| {
            // What nobody sees is not a default: its own name stands for it.
            MacroOption::Define(name.clone(), body.as_ref().unwrap_or(name).clone())
        });
        options.macros.extend(defines);
        options.open.clear();
        let source = Source {
            options: &options,
            // A class that reads the same may be in another namespace.
            parsed: Rc::default(),
            ..*self
        };
        let assume = Assumptions::default();
        let unit = source.read(&assume);
        if !readings::may_differ(&first.unit, &unit, &values) {
            return None;
        }
        let mut variant = source.variant(unit, &assume, Told::default());
        variant.without = Without::Values(values);
        // What is not a lambda, or cannot be read, with this value alone is not lost: the first reading has it.
        let is_new = |offset: u32| first.unit.files.first().is_none_or(|main| main.is_inactive(offset));
        variant.not_analysed.retain(|n| is_new(n.span.start));
        for item in &mut variant.items {
            item.not_analysed.retain(|n| is_new(n.span.start));
        }
        Some(variant)
    }
}

/// Whether two readings say something else of a lambda that both have.
fn differ(first: &Variant, other: &Variant) -> bool {
    let of = |variant: &Variant| -> Vec<(PlaceKey, usize, usize)> {
        let items = variant.items.iter().enumerate();
        let all = items.flat_map(|(at, item)| places(item).into_iter().enumerate().map(move |(l, key)| (key, at, l)));
        all.collect()
    };
    let known: FxHashMap<PlaceKey, (usize, usize)> = of(first).into_iter().map(|(key, at, l)| (key, (at, l))).collect();
    of(other).into_iter().any(|(key, item, lambda)| {
        let Some(&(at, own)) = known.get(&key) else {
            return false;
        };
        let (before, after) = (&first.items[at], &other.items[item]);
        let (own, lambda) = (&before.lambdas[own], &after.lambdas[lambda]);
        own != lambda || before.function_of(own) != after.function_of(lambda)
    })
}

/// The places of the lambdas of some readings.
fn lambdas<'v>(variants: impl Iterator<Item = &'v Variant>) -> FxHashSet<PlaceKey> {
    variants.flat_map(|variant| &variant.items).flat_map(places).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::NoLoader;

    #[test]
    fn names_that_a_directive_may_bring_are_asked_for() {
        let text = "#include \"lib.h\"\nusing namespace lib;\nvoid f(Box b) { run([=] __device__ () -> lib::Box { return b; }); }\n";
        let options = UnitOptions::default();
        let first = ReadTexts::of("a.cu", &text.as_bytes().into(), &[(&NoLoader, &options)]).look();
        let asked = first.asked();
        assert!(
            asked.contains(&vec!["Box".to_owned()]) && asked.contains(&vec!["lib".to_owned()]),
            "{asked:?}"
        );
    }

    #[test]
    fn arguments_that_nothing_declares_are_asked_for() {
        let text = "#include \"lib.h\"\nnamespace l = lib;\ntemplate <class F> void run(F);\n\
                    void f(l::Box<l::LO> b, l::Box<HI> c) { run([=] __device__ () { (void)b; (void)c; }); }\n";
        let options = UnitOptions::default();
        let first = ReadTexts::of("a.cu", &text.as_bytes().into(), &[(&NoLoader, &options)]).look();
        let asked = first.asked();
        for path in [&["l", "LO"][..], &["HI"]] {
            let path: Vec<String> = path.iter().map(|&name| name.to_owned()).collect();
            assert!(asked.contains(&path), "{path:?} in {asked:?}");
        }
    }
}
