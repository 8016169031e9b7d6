//! Facts that are in doubt: because of lambdas that could not be read, and of macros and conditions that nothing decides.

use crate::fact::Fact;
use crate::facts::{ItemFacts, Role, Space, Trailing};
use crate::here::{source_span, unknown_in_head};
use crate::reasons::{
    BESIDE_DEFAULT, COUNTED, LEFT_OPEN, LOST_NUMBER, MACRO_IN_NAME, PART_LEFT_OUT, SEVERAL_PLACES, UNDECIDED,
    UNDECIDED_ALL,
};
use culambda_source::ident::{is_continue, last, looks_like_macro, words_of};
use culambda_source::{Assumptions, COUNTER, Loader, OpenMacro, Span, Unit, ViewOffset, ViewSpan, builtin, presets};
use culambda_syntax::Syntax;
use rustc_hash::{FxHashMap, FxHashSet};

/// A lambda that was not analysed may have taken a number: those after it in its function have no sure one.
pub(crate) fn ids(facts: &mut ItemFacts) {
    let made = made_by_macros(&facts.syntax);
    let view = &facts.syntax.view;
    if facts.not_analysed.is_empty() && made.is_empty() && view.parts.is_empty() {
        return;
    }
    let source = |start: ViewOffset, end: ViewOffset| source_span(view, ViewSpan::new(start, end));
    let bodies: Vec<Span> = facts
        .lambdas
        .iter()
        .filter(|l| l.space == Space::Device)
        .map(|l| source(view.tokens[facts.syntax.heads[l.head].body].at, l.text.end))
        .collect();
    // Nothing in a device lambda takes a number.
    let inside = |n: &Span, s: &Span| s.start <= n.start && n.start < s.end;
    let lost: Vec<Span> = facts
        .not_analysed
        .iter()
        .map(|n| n.span)
        .filter(|n| !bodies.iter().any(|b| inside(n, b)))
        .collect();
    let lost: Vec<Span> = lost.into_iter().chain(made).collect();
    for l in facts.lambdas.iter_mut().filter(|l| l.role == Role::Site) {
        let Some(function) = l.function.map(|f| facts.functions[f].text) else {
            continue;
        };
        let around = source_span(view, function);
        let introducer = source(l.text.start, view.tokens[facts.syntax.heads[l.head].close].at + 1);
        let before = ViewSpan::new(function.start, l.text.start);
        if lost.iter().any(|n| inside(n, &around) && n.start < introducer.end) {
            l.id = Fact::Unknown(format!("a lambda before it {LOST_NUMBER}"));
        } else if let Some(part) = view.left_out_of(before).next() {
            l.id = Fact::Unknown(format!("`{}` {PART_LEFT_OUT}", part.name));
        }
    }
}

/// `run(MY_LAMBDA (int i) { .. })`: words in capitals in front of a body, where an operand is expected. A macro that is
/// not visible may make a lambda there.
fn made_by_macros(syntax: &Syntax) -> Vec<Span> {
    let view = &syntax.view;
    let is_body = |open: usize| {
        let Some(close) = syntax.tokens().mate(open).filter(|_| view.word(open) == "{") else {
            return false;
        };
        (open..close).any(|t| matches!(view.word(t), ";" | "return"))
    };
    let makes = |t: &usize| {
        let operand = t
            .checked_sub(1)
            .is_some_and(|p| matches!(view.word(p), "(" | "," | "=" | "return"));
        let next = match syntax.tokens().mate(t + 1) {
            Some(close) if view.word(t + 1) == "(" => close + 1,
            _ => t + 1,
        };
        operand && looks_like_macro(view.word(*t)) && is_body(next)
    };
    (0..view.tokens.len())
        .filter(makes)
        .map(|t| view.tokens[t].source)
        .collect()
}

/// What a reading takes for granted that nothing says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Without {
    /// These conditions do not hold.
    Conditions(Vec<String>),
    /// Macros that the sources give a default have another value: what is a fact does not hang on it.
    Defaults,
    /// The same of this macro alone: facts of lambdas that its default leaves out hang on the value.
    Beside(String),
    /// These macros, which the build decides in no plain words, have these bodies; `None` is one that nobody sees.
    Values(Vec<(String, Option<String>)>),
}

impl Default for Without {
    /// Nothing: it is the first reading.
    fn default() -> Self {
        Without::Conditions(Vec::new())
    }
}

impl Without {
    /// What a reading takes for granted.
    pub(crate) fn of(assume: &Assumptions, unit: &Unit) -> Without {
        let by_default = unit.by_default();
        // What nothing asks for does not matter.
        let asked: FxHashSet<&str> = unit.undecided.iter().map(|u| &*u.atom).collect();
        let mut open = assume
            .without()
            .filter(|atom| !by_default.contains(atom) && asked.contains(atom));
        let any = assume.without().any(|atom| by_default.contains(atom));
        if any && open.next().is_none() {
            Without::Defaults
        } else {
            Without::Conditions(assume.without().map(str::to_owned).collect())
        }
    }

    /// Whether it takes nothing for granted.
    pub(crate) fn is_nothing(&self) -> bool {
        match self {
            Without::Conditions(all) => all.is_empty(),
            Without::Defaults | Without::Beside(_) => false,
            Without::Values(all) => all.is_empty(),
        }
    }

    /// Whether facts of a reading with something else do not hang on this one.
    pub(crate) fn tells_nothing_beside(&self, other: &Without) -> bool {
        let apart = |without: &Without| matches!(without, Without::Beside(_));
        *self == Without::Defaults || apart(self) && !apart(other)
    }

    /// Why a fact is not known that this decides about.
    pub(crate) fn reason(&self) -> String {
        match self {
            // Two readings that take nothing for granted are those of two places.
            Without::Conditions(all) if all.is_empty() => format!("it {SEVERAL_PLACES}"),
            Without::Conditions(all) => of_conditions(all),
            Without::Defaults => of_conditions(&[]),
            Without::Beside(name) => beside_default(name),
            Without::Values(all) => of_values(all),
        }
    }

    /// The macros that nothing decides.
    pub(crate) fn macros(&self) -> Vec<String> {
        match self {
            Without::Conditions(all) => macros_of(all).map(str::to_owned).collect(),
            Without::Defaults | Without::Beside(_) => Vec::new(),
            Without::Values(all) => all.iter().map(|(name, _)| name.clone()).collect(),
        }
    }
}

/// Why a fact is not known of code that the default of a macro leaves out.
pub(crate) fn beside_default(name: &str) -> String {
    format!("it depends on `{name}`, {BESIDE_DEFAULT}: give -D {name}=..")
}

fn of_values(all: &[(String, Option<String>)]) -> String {
    let named: Vec<String> = all
        .iter()
        .take(MAX_NAMED)
        .map(|(name, _)| format!("`{name}`"))
        .collect();
    let more = if all.len() > MAX_NAMED { " and others" } else { "" };
    let (first, body) = all
        .first()
        .map_or(("NAME", None), |(name, body)| (name, body.as_deref()));
    let is_word = |body: &&str| words_of(body).eq([*body]);
    let body = body.filter(is_word).unwrap_or("..");
    format!(
        "it depends on {}{more}, {LEFT_OPEN}: give -D {first}={body}",
        named.join(", ")
    )
}

/// Conditions that are named in a reason.
const MAX_NAMED: usize = 3;

/// Why a fact is not known that conditions decide about, and what would decide them.
pub(crate) fn of_conditions(conditions: &[String]) -> String {
    let Some(first) = conditions.first() else {
        return "it depends on a condition that cannot be decided: give -D or -U".to_owned();
    };
    let named: Vec<String> = conditions
        .iter()
        .take(MAX_NAMED)
        .map(|one| format!("`{one}`"))
        .collect();
    let more = if conditions.len() > MAX_NAMED {
        " and others"
    } else {
        ""
    };
    let which = if conditions.len() > 1 {
        UNDECIDED_ALL.words
    } else {
        UNDECIDED.words
    };
    format!(
        "it depends on {}{more}, {which}: give {}",
        named.join(", "),
        remedy(first)
    )
}

/// The macros that conditions ask for.
fn macros_of(conditions: &[String]) -> impl Iterator<Item = &str> {
    let words = conditions.iter().flat_map(|condition| words_of(condition));
    words.filter(|word| looks_like_macro(word))
}

/// The options that would decide a condition.
fn remedy(condition: &str) -> String {
    let Some(name) = words_of(condition).find(|word| is_name(word)) else {
        return "-D or -U".to_owned();
    };
    if name == condition {
        return format!("-D {name} or -U {name}");
    }
    let value = condition
        .strip_prefix(name)
        .and_then(|rest| rest.trim_start().strip_prefix("=="));
    let value = value.map(str::trim).filter(|value| words_of(value).eq([*value]));
    format!("-D {name}={}", value.unwrap_or(".."))
}

/// What follows the name of a macro in the word that stands for a value which nobody knows.
pub(crate) const OTHERWISE: &str = "_OTHERWISE";

/// Words that facts cannot have in them, with the macros that they come from: names of macros that conditions ask for, or
/// that the build decides, and that nothing defines; and words made of such a name by `##`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doubtful(FxHashMap<String, String>);

impl Doubtful {
    /// Those of a reading.
    pub(crate) fn of(unit: &Unit, items: &[ItemFacts], loader: &dyn Loader, open: &[OpenMacro]) -> Doubtful {
        let end = unit.files.first().map_or(0, |file| file.text.len() as u32);
        let atoms = unit.undecided.iter().flat_map(|undecided| words_of(&undecided.atom));
        let asked = atoms.filter(|name| looks_like_macro(name));
        let names = asked.chain(open.iter().map(|open| &*open.name));
        let is_open =
            |name: &&str| unit.macro_at(name.as_bytes(), 0, end).is_none() && !unit.is_undefined(name.as_bytes());
        let mut out: FxHashMap<String, String> = names
            .filter(is_open)
            .map(|name| (name.to_owned(), name.to_owned()))
            .collect();
        let pasted = items.iter().flat_map(|item| &item.syntax.view.pasted);
        let pasted = pasted.filter(|(_, name)| name == COUNTER || may_be_macro(unit, loader, name));
        out.extend(pasted.cloned());
        let in_capitals = items.iter().flat_map(capitals);
        let elsewhere = |name: &String| {
            unit.macro_at(name.as_bytes(), 0, end).is_none()
                && loader.defines_elsewhere(name)
                && !is_declared(unit, name)
        };
        out.extend(in_capitals.filter(elsewhere).map(|name| (name.clone(), name)));
        let functions = items.iter().flat_map(|item| &item.functions);
        out.extend(functions.filter_map(|f| {
            let word = presets::made_up(&f.name)?;
            Some((word, f.name.clone()))
        }));
        Doubtful(out)
    }

    /// Adds words that stand for macros whose values are not known.
    pub(crate) fn add(&mut self, words: impl Iterator<Item = (String, String)>) {
        self.0.extend(words);
    }

    /// Why something is not known that a reading cannot tell for this reason: that of the macro whose value the reading has
    /// another word for, if one is in it.
    pub(crate) fn of_reason(&self, why: &str) -> String {
        let word = words_of(why).find(|word| word.ends_with(OTHERWISE) && self.0.contains_key(*word));
        word.and_then(|word| self.of_text(word))
            .unwrap_or_else(|| why.to_owned())
    }

    /// Why a text is not known.
    pub(crate) fn of_text(&self, text: &str) -> Option<String> {
        if self.0.is_empty() {
            return None;
        }
        let (word, name) = words_of(text).find_map(|word| self.0.get_key_value(word))?;
        if presets::made_by(word).is_some() {
            return Some(unknown_in_head(name));
        }
        if word != name && word.starts_with(&**name) && word.ends_with(OTHERWISE) {
            return Some(beside_default(name));
        }
        if name == COUNTER {
            return Some(format!("`{word}` is made of `{COUNTER}`, which {COUNTED}"));
        }
        Some(format!("`{name}` {MACRO_IN_NAME}: give -D {name}=.. or -U {name}"))
    }
}

/// Names in capitals that the types of functions with lambdas have in them, as in `CATEGORY::space`, and return types.
fn capitals(item: &ItemFacts) -> Vec<String> {
    let mut functions: Vec<usize> = item.lambdas.iter().filter_map(|lambda| lambda.function).collect();
    functions.dedup();
    let functions = functions.into_iter().filter_map(|at| item.functions.get(at));
    let types = functions.filter_map(|function| function.fn_type.known());
    let returned = item.lambdas.iter().filter_map(|lambda| match &lambda.trailing {
        Trailing::Type(ty) => ty.known(),
        Trailing::Plain => None,
    });
    let names = types.chain(returned).flat_map(|ty| words_of(ty));
    let mut out: Vec<String> = names.filter(|name| looks_like_macro(name)).map(str::to_owned).collect();
    out.sort_unstable();
    out.dedup();
    out
}

/// Whether a name in capitals that nothing visible declares is the name of a macro: another file of the project defines it,
/// or the file is a header that somebody includes who may.
fn may_be_macro(unit: &Unit, loader: &dyn Loader, name: &str) -> bool {
    if is_declared(unit, name) {
        return false;
    }
    let is_header = || unit.files.first().is_some_and(|main| !main.is_compiled_by_itself());
    loader.defines_elsewhere(name) || (is_header() && loader.around().is_none())
}

/// Whether something of a name is declared in the files of a unit: a class, a namespace, what follows the name of its type.
fn is_declared(unit: &Unit, name: &str) -> bool {
    let declares = |text: &[u8], at: usize| {
        let before = text.get(..at).unwrap_or_default().trim_ascii_end();
        let after = text.get(at + name.len()..).unwrap_or_default();
        let is_key = match last(before) {
            b"class" | b"struct" | b"union" | b"enum" | b"namespace" | b"using" => true,
            // A template parameter, and not a member of what the name stands for.
            b"typename" => !after.trim_ascii_start().starts_with(b"::"),
            word => std::str::from_utf8(word).is_ok_and(|word| crate::spell::is_name(word) || builtin::is_word(word)),
        };
        is_key && !after.first().is_some_and(|byte| is_continue(*byte))
    };
    let finder = memchr::memmem::Finder::new(name);
    let mut files = unit.files.iter().map(|file| &*file.text);
    files.any(|text| finder.find_iter(text).any(|at| declares(text, at)))
}

fn is_name(word: &str) -> bool {
    word != "defined" && !word.starts_with("__") && !word.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use culambda_source::presets::Presets;
    use culambda_source::{Loader, MacroOption, NoLoader, UnitOptions};

    use crate::analyse::analyse;

    const TESTS: &str = "#define TEST_(a, b) struct a##_##b { void f(); }; void a##_##b::f()\n#define TEST(a, b) TEST_(a, b)\n\
                         #define PLAIN(a, b) struct a##_##b { void f(); }; void a##_##b::f()\n";
    const WHY: &str =
        "`CATEGORY` in it is a macro that nothing that was read defines: give -D CATEGORY=.. or -U CATEGORY";

    /// A project with other files that define a macro.
    struct Project;

    impl Loader for Project {
        fn include(&self, _: &str, _: &str, _: bool) -> Option<culambda_source::Loaded> {
            None
        }

        fn defines_elsewhere(&self, name: &str) -> bool {
            name == "CATEGORY"
        }
    }

    /// What the function of the only lambda is called, or why that is not known.
    fn function(name: &str, loader: &dyn Loader, macros: Vec<MacroOption>, text: &str) -> String {
        let options = UnitOptions {
            macros,
            presets: Presets::seen_in(text.as_bytes(), &[]),
            ..UnitOptions::default()
        };
        let found = analyse(name, &text.as_bytes().into(), loader, &options);
        let [entry] = &found.entries[..] else {
            return format!("{:?} {:?}", found.entries, found.not_analysed);
        };
        if let Some((_, why)) = entry.unknown.iter().find(|(field, _)| *field == "fn") {
            return why.clone();
        }
        let item = &found.variants[entry.variant].items[entry.item];
        let lambda = &item.lambdas[entry.lambda];
        let function = lambda.function.map(|function| &item.functions[function]);
        let name = function.and_then(|function| lambda.tag(function).1.known().cloned());
        name.unwrap_or_default()
    }

    const LAMBDA: &str = "{ run([] __device__ () {}); }\n";

    #[test]
    fn a_name_that_a_macro_pastes() {
        let text = |test: &str| format!("{TESTS}{test} {LAMBDA}");
        let shown = |name: &str, test: &str| function(name, &Project, Vec::new(), &text(test));
        assert_eq!(shown("a.cu", "TEST(CATEGORY, b)"), WHY);
        assert_eq!(shown("a.cu", "TEST(b, CATEGORY)"), WHY);
        // What is pasted where it is is never expanded.
        assert_eq!(shown("a.cu", "PLAIN(CATEGORY, b)"), "(&CATEGORY_b::f)");
        // Nothing defines it.
        assert_eq!(shown("a.cu", "TEST(TREE, b)"), "(&TREE_b::f)");
        assert_eq!(shown("a.cu", "TEST(Category, b)"), "(&Category_b::f)");
        // Whoever includes a header may define what he likes, but not what it declares.
        let why = WHY.replace("CATEGORY", "TREE");
        assert_eq!(shown("a.hpp", "TEST(TREE, b)"), why);
        assert_eq!(shown("a.hpp", "TEST(Tree, b)"), "(&Tree_b::f)");
        assert_eq!(shown("a.hpp", "struct TREE {}; TEST(TREE, b)"), "(&TREE_b::f)");
    }

    #[test]
    fn options_decide_about_it() {
        let text = format!("{TESTS}TEST(CATEGORY, b) {LAMBDA}");
        let with = |option: MacroOption| function("a.hpp", &Project, vec![option], &text);
        assert_eq!(with(MacroOption::Undefine("CATEGORY".into())), "(&CATEGORY_b::f)");
        assert_eq!(
            with(MacroOption::Define("CATEGORY".into(), "cuda".into())),
            "(&cuda_b::f)"
        );
    }

    #[test]
    fn tests_of_a_library_whose_header_is_not_in_sight() {
        let text = format!("#include <gtest/gtest.h>\nTEST(CATEGORY, b) {LAMBDA}");
        assert_eq!(function("a.cu", &Project, Vec::new(), &text), WHY);
        assert_eq!(
            function("a.cu", &NoLoader, Vec::new(), &text),
            "(&CATEGORY_b_Test::TestBody)"
        );
        let define = vec![MacroOption::Define("CATEGORY".into(), "cuda".into())];
        assert_eq!(function("a.cu", &NoLoader, define, &text), "(&cuda_b_Test::TestBody)");
    }
}
