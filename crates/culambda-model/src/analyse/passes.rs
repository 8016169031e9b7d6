//! Whether the compiler of the device reads the main file as the host front end reads it.

use culambda_source::{DirectiveKind, File, Unit, ident};
use rustc_hash::FxHashSet;

/// The macro that tells the two texts apart.
pub(crate) const ARCHITECTURE: &[u8] = b"__CUDA_ARCH__";

/// Whether nothing in the main file can mean something else with the macro: neither it nor a macro that hangs on it is
/// mentioned.
pub(super) fn read_alike(unit: &Unit) -> bool {
    let mentions = |file: &File| memchr::memmem::find(&file.text, ARCHITECTURE).is_some();
    let Some(main) = unit.files.first() else { return true };
    if mentions(main) {
        return false;
    }
    let mut names: FxHashSet<&[u8]> = FxHashSet::default();
    for file in unit.files.iter().filter(|file| mentions(file)) {
        conditional(file, &mut names);
    }
    if names.is_empty() {
        return true;
    }
    follow(unit, &mut names);
    !ident::words(&main.text).any(|word| names.contains(word))
}

/// The macros that a file defines, or not, as the architecture says.
fn conditional<'u>(file: &'u File, names: &mut FxHashSet<&'u [u8]>) {
    let mut open: Vec<bool> = Vec::new();
    for d in &file.directives {
        let text = file.text.get(d.span.range()).unwrap_or_default();
        let says = memchr::memmem::find(text, ARCHITECTURE).is_some();
        match d.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => open.push(says),
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                if let Some(last) = open.last_mut() {
                    *last |= says;
                }
            }
            DirectiveKind::Endif => drop(open.pop()),
            DirectiveKind::Define | DirectiveKind::Undef if says || open.contains(&true) => {
                names.insert(name_of(file, d.name.range()));
            }
            _ => {}
        }
    }
}

/// Adds the macros that use one of the names, directly or not.
fn follow<'u>(unit: &'u Unit, names: &mut FxHashSet<&'u [u8]>) {
    let defines = |file: &'u File| {
        let all = file.directives.iter().filter(|d| d.kind == DirectiveKind::Define);
        all.map(move |d| (file, d))
    };
    let mut left: Vec<_> = unit.files.iter().flat_map(defines).collect();
    // Each round takes at least one macro, so this ends.
    loop {
        let before = left.len();
        left.retain(|(file, d)| {
            let text = file.text.get(d.span.range()).unwrap_or_default();
            let hangs = ident::words(text).any(|word| names.contains(word));
            if hangs {
                names.insert(name_of(file, d.name.range()));
            }
            !hangs
        });
        if left.len() == before || left.is_empty() {
            return;
        }
    }
}

/// The name that a directive gives, without its parameters.
fn name_of(file: &File, range: std::ops::Range<usize>) -> &[u8] {
    let text = file.text.get(range).unwrap_or_default();
    text.get(..ident::prefix(text)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, Loaded, Loader, UnitOptions};

    struct Header(&'static str);

    impl Loader for Header {
        fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
            Some(Loaded {
                name: name.to_owned(),
                text: self.0.as_bytes().into(),
            })
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
            read_alike(&unit)
        };
        assert!(alike("int a = D, AB;"));
        assert!(!alike("int a = A(1);") && !alike("int b = B(1);"));
        assert!(!alike("#if __CUDA_ARCH__ > 700\n#endif\n"));
    }
}
