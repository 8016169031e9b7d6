//! Whether the compiler of the device reads the main file as the host front end reads it.

use crate::spaces::{ARCHITECTURE, Conditions};
use culambda_source::{Directive, DirectiveKind, File, Mention, Span, Unit, ident};
use rustc_hash::FxHashSet;

/// Whether nothing in parts of the main file can mean something else with the macro: neither it nor a macro that hangs
/// on it is mentioned.
pub(super) fn read_alike(unit: &Unit, parts: &[Span]) -> bool {
    let Some(main) = unit.files.first() else { return true };
    let texts = || parts.iter().filter_map(|part| main.text.get(part.range()));
    if texts().any(|text| memchr::memmem::find(text, ARCHITECTURE).is_some()) {
        return false;
    }
    let mut names = decided(unit);
    if names.is_empty() {
        return true;
    }
    follow(unit, &mut names);
    let says = say_one_of(&names);
    !texts().any(says)
}

/// The macros that some file defines under a condition about the architecture.
fn decided(unit: &Unit) -> FxHashSet<&[u8]> {
    let mut names = FxHashSet::default();
    let files = unit.files.iter();
    for file in files.filter(|file| file.text.mentions(Mention::Architecture)) {
        conditional(file, &mut names);
    }
    names
}

/// The parts of the main file that the compiler of the device may leave out, where it reads them here: under conditions about
/// the architecture, or about macros that hang on it, of which something else is not known.
pub(super) fn open_on_device(unit: &Unit) -> Vec<Span> {
    let Some(main) = unit.files.first().filter(|_| !unit.undecided.is_empty()) else {
        return Vec::new();
    };
    // What some header defines as the architecture says, and what it defines so where something else is open as well.
    let mut hang = decided(unit);
    if !hang.is_empty() {
        follow(unit, &mut hang);
    }
    let mut open = in_open_parts(unit, &hang);
    if !open.is_empty() {
        follow(unit, &mut open);
    }
    let says = say_one_of(&hang);
    let about = |text: &[u8]| memchr::memmem::find(text, ARCHITECTURE).is_some() || says(text);
    let (mut own, mut others) = (
        Conditions::about(main, about),
        Conditions::about(main, say_one_of(&open)),
    );
    let mut out = Vec::new();
    for d in &main.directives {
        let of_architecture = own
            .step(d)
            .filter(|part| regions(unit, 0).any(|region| region == *part));
        out.extend(others.step(d).or(of_architecture));
    }
    out
}

/// The conditions of a file that nothing decides.
fn regions(unit: &Unit, file: usize) -> impl Iterator<Item = Span> {
    let of_file = move |u: &&culambda_source::Undecided| u.file == file;
    unit.undecided.iter().filter(of_file).map(|u| u.region)
}

/// Those of some macros that are defined, or not, as a condition says that nothing decides.
fn in_open_parts<'u>(unit: &'u Unit, names: &FxHashSet<&'u [u8]>) -> FxHashSet<&'u [u8]> {
    let mut out = FxHashSet::default();
    for (index, file) in unit.files.iter().enumerate() {
        let regions: Vec<Span> = regions(unit, index).collect();
        let open = |d: &&Directive| regions.iter().any(|region| region.contains(d.span.start));
        for d in file.directives.iter().filter(|d| defines(d) && open(d)) {
            out.extend(names.get(file.name_in(d)).copied());
        }
    }
    out
}

fn defines(directive: &Directive) -> bool {
    matches!(directive.kind, DirectiveKind::Define | DirectiveKind::Undef)
}

/// The macros that a file defines, or not, as the architecture says.
fn conditional<'u>(file: &'u File, names: &mut FxHashSet<&'u [u8]>) {
    let mut conditions = Conditions::of(file);
    for d in &file.directives {
        conditions.step(d);
        if defines(d) && (conditions.mention() || conditions.says(d)) {
            names.insert(file.name_in(d));
        }
    }
}

/// Whether texts have one of some names as a word.
fn say_one_of<'n>(names: &'n FxHashSet<&[u8]>) -> impl Fn(&[u8]) -> bool + 'n {
    // Few words have a length that a name of their first letter has.
    let length = |word: &[u8]| 1_u64 << word.len().min(63);
    let first = |word: &[u8]| usize::from(word.first().copied().unwrap_or_default());
    let lengths = names.iter().fold([0_u64; 256], |mut lengths, name| {
        lengths[first(name)] |= length(name);
        lengths
    });
    move |text| ident::words(text).any(|word| lengths[first(word)] & length(word) != 0 && names.contains(word))
}

/// Adds the macros that use one of the names, or are defined under conditions on one, directly or not.
fn follow<'u>(unit: &'u Unit, names: &mut FxHashSet<&'u [u8]>) {
    // Each round takes at least one macro, so this ends.
    for _ in 0..MAX_ROUNDS {
        let new = hanging(unit, names);
        let before = names.len();
        names.extend(new);
        if names.len() == before {
            return;
        }
    }
}

/// The macros that use one of the names, or are defined under conditions on one.
fn hanging<'u>(unit: &'u Unit, names: &FxHashSet<&[u8]>) -> Vec<&'u [u8]> {
    let says = say_one_of(names);
    let mut out: Vec<&'u [u8]> = Vec::new();
    for file in &unit.files {
        let mut conditions = Conditions::about(file, &says);
        for d in &file.directives {
            conditions.step(d);
            if defines(d) && (conditions.mention() || conditions.says(d)) {
                out.push(file.name_in(d));
            }
        }
    }
    out
}

/// Macros that hang on others are followed this far.
const MAX_ROUNDS: usize = 16;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Header;
    use culambda_source::{Assumptions, Loaded, Loader, Pass, UnitOptions};

    /// Gives one header by its name, and no others.
    struct Only(&'static str, &'static str);

    impl Loader for Only {
        fn include(&self, from: &str, name: &str, angled: bool) -> Option<Loaded> {
            (name == self.0).then(|| Header(self.1).include(from, name, angled))?
        }
    }

    #[test]
    fn macros_that_hang_on_the_architecture() {
        let header = "#ifdef __CUDA_ARCH__\n#define A(x) x\n#else\n#define A(x)\n#endif\n#define B(x) C(x)\n#define C(x) A(x)\n#define D 1\n";
        let alike = |text: &str| {
            let text = format!("#include \"h\"\n{text}");
            let options = UnitOptions::default();
            let unit = Unit::read(
                "a.cu",
                text.as_bytes().into(),
                &Header(header),
                &options,
                &Assumptions::default(),
            );
            read_alike(&unit, &[Span::new(0, text.len() as u32)])
        };
        assert!(alike("int a = D, AB;"));
        assert!(!alike("int a = A(1);") && !alike("int b = B(1);"));
        assert!(!alike("#if __CUDA_ARCH__ > 700\n#endif\n"));
    }

    #[test]
    fn parts_that_the_device_may_leave_out() {
        let header = "#include \"of the build\"\n#if defined(__CUDA_ARCH__) && defined(USES_CUDA)\n#define ON_DEVICE\n#else\n#define ON_HOST\n#endif\n";
        let open = |text: &str, pass: Pass| {
            let text = format!("#include \"h\"\n{text}");
            let mut options = UnitOptions::default();
            options.target.pass = pass;
            let loader = Only("h", header);
            let unit = Unit::read(
                "a.cu",
                text.as_bytes().into(),
                &loader,
                &options,
                &Assumptions::default(),
            );
            let parts = open_on_device(&unit).into_iter();
            parts.map(|part| text[part.range()].to_owned()).collect::<Vec<_>>()
        };
        let text = "#if defined(ON_HOST)\nint a;\n#endif\n#ifdef X\nint b;\n#endif\n";
        assert_eq!(open(text, Pass::Device), ["#if defined(ON_HOST)\nint a;\n#endif"]);
        assert!(open(text, Pass::Host).is_empty());
        let own = "#if !defined(__CUDA_ARCH__) || !defined(USES_CUDA)\nint a;\n#endif";
        assert_eq!(open(own, Pass::Device), [own]);
    }
}
