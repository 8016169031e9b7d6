//! Of an included file the preprocessor reads only what somebody asks for: it comes to the same definitions as one that
//! reads all of it.

use culambda_index::{Project, Search, Summary, Surroundings};
use culambda_source::{Assumptions, Loaded, Loader, Unit, UnitOptions};
use proptest::prelude::*;

/// The macros that the main file mentions.
const NAMES: [&str; 4] = ["AA", "BB", "CC", "DD"];
const HEADERS: usize = 5;

/// A line of a file, or several that belong together.
#[derive(Clone, Debug)]
enum Line {
    Define(usize),
    Undef(usize),
    Include(usize),
    If(usize, Vec<Line>),
    IfNot(usize, Vec<Line>, Vec<Line>),
    /// A name that is protected from macros while something else is read.
    Protected(usize, Vec<Line>),
    /// The same by two headers of their own.
    ProtectedByHeaders(Vec<Line>),
}

fn lines() -> impl Strategy<Value = Vec<Line>> {
    let name = 0..NAMES.len();
    let leaf = prop_oneof![
        3 => name.clone().prop_map(Line::Define),
        1 => name.clone().prop_map(Line::Undef),
        4 => (0..HEADERS).prop_map(Line::Include),
    ];
    let line = leaf.prop_recursive(2, 12, 4, move |inner| {
        let some = prop::collection::vec(inner, 0..4);
        prop_oneof![
            (name.clone(), some.clone()).prop_map(|(name, lines)| Line::If(name, lines)),
            (name.clone(), some.clone(), some.clone()).prop_map(|(name, yes, no)| Line::IfNot(name, yes, no)),
            (name.clone(), some.clone()).prop_map(|(name, lines)| Line::Protected(name, lines)),
            some.prop_map(Line::ProtectedByHeaders),
        ]
    });
    prop::collection::vec(line, 0..5)
}

/// Writes lines. A file without a guard includes later ones only.
struct Writer {
    out: String,
    from: usize,
    count: usize,
}

impl Writer {
    fn put(&mut self, lines: &[Line]) {
        for line in lines {
            self.count += 1;
            let count = self.count;
            match line {
                Line::Define(name) => self.say(&format!("#define {} {}{count:02}", NAMES[*name], self.from)),
                Line::Undef(name) => self.say(&format!("#undef {}", NAMES[*name])),
                Line::Include(header) if *header >= self.from => self.say(&format!("#include \"h{header}.h\"")),
                Line::Include(_) => {}
                Line::If(name, lines) => {
                    self.say(&format!("#if defined({})", NAMES[*name]));
                    self.put(lines);
                    self.say("#endif");
                }
                Line::IfNot(name, yes, no) => {
                    self.say(&format!("#ifndef {}", NAMES[*name]));
                    self.put(yes);
                    self.say("#else");
                    self.put(no);
                    self.say("#endif");
                }
                Line::Protected(name, lines) => {
                    self.say(&protect(NAMES[*name]));
                    self.put(lines);
                    self.say(&release(NAMES[*name]));
                }
                Line::ProtectedByHeaders(lines) => {
                    self.say("#include \"prologue.h\"");
                    self.put(lines);
                    self.say("#include \"epilogue.h\"");
                }
            }
        }
    }

    fn say(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }
}

fn protect(name: &str) -> String {
    format!("#ifdef {name}\n#pragma push_macro(\"{name}\")\n#undef {name}\n#define SAVED_{name}\n#endif")
}

fn release(name: &str) -> String {
    format!("#ifdef SAVED_{name}\n#pragma pop_macro(\"{name}\")\n#undef SAVED_{name}\n#endif")
}

/// A header with a guard of one kind, or without.
fn header(number: usize, guard: usize, lines: &[Line]) -> String {
    let mut writer = Writer {
        out: String::new(),
        from: if guard == 0 { number + 1 } else { 0 },
        count: 10 * number,
    };
    writer.put(lines);
    match guard {
        0 => writer.out,
        1 => format!("#pragma once\n{}", writer.out),
        _ => format!("#ifndef H{number}\n#define H{number}\n{}#endif\n", writer.out),
    }
}

/// Gives the files as they are.
struct Whole<'t>(&'t [(String, String)]);

impl Loader for Whole<'_> {
    fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
        let (name, text) = self.0.iter().find(|(own, _)| own == name)?;
        Some(Loaded {
            name: name.clone(),
            text: text.as_bytes().into(),
        })
    }
}

/// What the macros are at each line of the main file.
fn definitions(main: &str, loader: &dyn Loader, options: &UnitOptions) -> Vec<Option<String>> {
    let unit = Unit::read(
        "main.cu",
        main.as_bytes().into(),
        loader,
        options,
        &Assumptions::default(),
    );
    let ends = main.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
    let at = |offset: usize| {
        let unit = &unit;
        NAMES.iter().map(move |name| {
            let found = unit.macro_at(name.as_bytes(), 0, offset as u32 + 1)?;
            Some(found.replacement().into_owned())
        })
    };
    ends.flat_map(|(offset, _)| at(offset)).collect()
}

fn agree(files: &[(String, String)]) -> Result<(), TestCaseError> {
    let with_summary = |(name, text): &(String, String)| {
        let summary = Summary::of(text.as_bytes());
        (name.clone(), text.as_bytes().into(), summary)
    };
    let project = Project::new(files.iter().map(with_summary).collect(), &[]);
    let options = UnitOptions::default();
    let main = files.iter().position(|(name, _)| name == "main.cu").unwrap();
    let around = Surroundings::each(&project, main, &Search::default(), &options);
    prop_assert_eq!(around.len(), 1);
    let text = &files[main].1;
    let part = definitions(text, &around[0], &options);
    let whole = definitions(text, &Whole(files), &options);
    prop_assert_eq!(part, whole, "{:#?}", files);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_digest_comes_to_what_the_whole_comes_to(
        headers in prop::collection::vec((0..3_usize, lines()), HEADERS),
        main in lines(),
        saved in 0..NAMES.len(),
    ) {
        let mut files: Vec<(String, String)> = headers
            .iter()
            .enumerate()
            .map(|(number, (guard, lines))| (format!("h{number}.h"), header(number, *guard, lines)))
            .collect();
        files.push(("prologue.h".to_owned(), protect(NAMES[saved]) + "\n#include \"config.h\"\n"));
        files.push(("epilogue.h".to_owned(), release(NAMES[saved]) + "\n"));
        files.push(("config.h".to_owned(), "#ifndef CONFIG\n#define CONFIG\n#define DD 100\n#endif\n".to_owned()));
        let mut writer = Writer { out: String::new(), from: 0, count: 90 };
        // What is defined is known then, and nothing is given from elsewhere.
        for name in NAMES {
            writer.say(&format!("#undef {name}\n#undef SAVED_{name}"));
        }
        writer.put(&main);
        writer.say("int main_mentions = AA + BB + CC + DD;");
        files.push(("main.cu".to_owned(), writer.out));
        agree(&files)?;
    }
}
