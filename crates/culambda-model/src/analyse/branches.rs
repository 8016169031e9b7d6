//! Uses across execution spaces of what one branch of a condition declares which nothing decides: they are told if all
//! other branches declare the same.

use super::confirmed::is_same_file;
use super::source::Source;
use super::{Told, Variant};
use crate::crossing::Crossing;
use crate::readings;
use crate::spaces::deciding;
use culambda_source::{Assumptions, Unit};

/// Readings that are tried: as many branches after the first one.
const MAX_READINGS: usize = 3;

/// Leaves out of all readings what the first one has not in every branch.
pub(super) fn leave_out(variants: &mut [Variant], source: &Source<'_>) {
    let Some(first) = variants.first() else { return };
    let hangs = |c: &&Crossing| c.declared.in_branch;
    let mut open: Vec<Crossing> = first.across.crossings.iter().filter(hangs).cloned().collect();
    if !open.is_empty() {
        settle(&mut open, &first.unit, source);
    }
    for variant in variants {
        variant.across.crossings.retain_mut(|c| {
            let settled = open.iter().find(|o| is_same(o, c));
            let stays = !c.declared.in_branch || settled.is_some();
            if let Some(settled) = settled.filter(|_| c.declared.in_branch) {
                c.emission = settled.emission;
            }
            c.declared.in_branch = false;
            stays
        });
    }
}

/// Leaves out what is not found once the conditions go the other way, as long as there are further branches.
fn settle(open: &mut Vec<Crossing>, first: &Unit, source: &Source<'_>) {
    let atoms = |unit: &Unit, found: &[Crossing]| -> Vec<String> {
        let all = found.iter().filter(|c| c.declared.in_branch);
        all.flat_map(|c| deciding(unit, c)).map(str::to_owned).collect()
    };
    // A use under the same conditions as what it uses, in code that is not, hangs on whether anybody compiles that.
    open.retain(|c| !deciding(first, c).is_empty());
    let mut flipped: Vec<String> = Vec::new();
    let mut next = atoms(first, open);
    for _ in 0..MAX_READINGS {
        next.retain(|atom| !flipped.contains(atom));
        if next.is_empty() || open.is_empty() {
            return;
        }
        flipped.append(&mut next);
        let without: Vec<&str> = flipped.iter().map(String::as_str).collect();
        let assume = Assumptions::all_but(&without);
        let unit = source.read(&assume);
        if !readings::is_compiled(&unit, first) {
            return open.clear();
        }
        let other = source.variant(unit, &assume, Told::default());
        let found = &other.across.crossings;
        open.retain_mut(|c| is_in(c, first, &other.unit, found));
        let same = |found: &&Crossing| open.iter().any(|c| is_same(c, found));
        let same: Vec<Crossing> = found.iter().filter(same).cloned().collect();
        next = atoms(&other.unit, &same);
    }
    // There are more branches than are looked at.
    if next.iter().any(|atom| !flipped.contains(atom)) {
        open.clear();
    }
}

/// Whether another reading has a use, too; what is open there is open.
fn is_in(crossing: &mut Crossing, first: &Unit, other: &Unit, found: &[Crossing]) -> bool {
    if !is_same_file(crossing.place.file, first, other) {
        return false;
    }
    let mut same = found.iter().filter(|c| is_same(c, crossing)).peekable();
    let Some(emission) = same.peek().map(|c| c.emission) else {
        return false;
    };
    if emission.is_open() && same.all(|c| c.emission.is_open()) {
        crossing.emission = emission;
    }
    true
}

fn is_same(one: &Crossing, other: &Crossing) -> bool {
    one.place == other.place && one.kind == other.kind && one.name == other.name && one.caller == other.caller
}

#[cfg(test)]
mod tests {
    use crate::analyse::confirmed;

    /// What is told of a text.
    fn told(text: &str) -> Vec<String> {
        let mut names = confirmed::tests::told(text);
        // Each reading has it.
        names.dedup();
        names
    }

    #[test]
    fn what_all_branches_declare_alike() {
        let with = |branches: &str| told(&format!("{branches}\n__device__ int g(S s) {{ return s.f(); }}\n"));
        let one = "struct S { int f(); };";
        let other = "struct S { long a; int f(); };";
        let device = "struct S { __device__ int f(); };";
        assert_eq!(with(&format!("#ifdef A\n{one}\n#else\n{other}\n#endif")), ["f"]);
        assert_eq!(
            with(&format!("#if A\n{one}\n#elif B\n{other}\n#else\n{one}\n#endif")),
            ["f"]
        );
        assert!(with(&format!("#ifdef A\n{one}\n#else\n{device}\n#endif")).is_empty());
        assert!(with(&format!("#ifdef A\n{device}\n#else\n{one}\n#endif")).is_empty());
        let third = format!("#if A\n{one}\n#elif B\n{other}\n#else\n{device}\n#endif");
        assert!(with(&third).is_empty());
        let within = "struct S {\n#ifdef A\nint f();\n#else\nint f() const;\n#endif\n};";
        assert_eq!(with(within), ["f"]);
        let both = "#ifdef A\n__device__ int d();\n#else\nint e();\n#endif\nint main() {\n#ifdef A\nd();\n#endif\n}\n";
        assert!(told(both).is_empty());
    }
}
