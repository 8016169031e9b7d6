//! Whether the compiler of the device reads the main file as the host front end reads it.

use crate::spaces::{ARCHITECTURE, Conditions};
use culambda_source::{Directive, DirectiveKind, File, Span, Unit, ident};
use rustc_hash::FxHashSet;

/// Whether nothing in parts of the main file can mean something else with the macro: neither it nor a macro that hangs
/// on it is mentioned.
pub(super) fn read_alike(unit: &Unit, parts: &[Span]) -> bool {
    let mentions = |file: &File| memchr::memmem::find(&file.text, ARCHITECTURE).is_some();
    let Some(main) = unit.files.first() else { return true };
    let texts = || parts.iter().filter_map(|part| main.text.get(part.range()));
    if texts().any(|text| memchr::memmem::find(text, ARCHITECTURE).is_some()) {
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
    !texts().any(|text| ident::words(text).any(|word| names.contains(word)))
}

/// The macros that a file defines, or not, as the architecture says.
fn conditional<'u>(file: &'u File, names: &mut FxHashSet<&'u [u8]>) {
    let mut conditions = Conditions::of(file);
    for d in &file.directives {
        conditions.step(d);
        let defines = matches!(d.kind, DirectiveKind::Define | DirectiveKind::Undef);
        if defines && (conditions.mention() || conditions.says(d)) {
            names.insert(name_of(file, d));
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
                names.insert(name_of(file, d));
            }
            !hangs
        });
        if left.len() == before || left.is_empty() {
            return;
        }
    }
}

/// The name that a directive gives, without its parameters.
pub(crate) fn name_of<'f>(file: &'f File, directive: &Directive) -> &'f [u8] {
    let text = file.text.get(directive.name.range()).unwrap_or_default();
    text.get(..ident::prefix(text)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Header;
    use culambda_source::{Assumptions, UnitOptions};

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
}
