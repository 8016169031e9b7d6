//! Extended lambdas in the files that the main file includes.
//!
//! They are looked for in the unit as it was read for the main file: a header that is analysed by itself reads all
//! that it includes once more, and headers that include each other would be read as often as they do.

use std::sync::Arc;

use culambda_source::{Candidate, Item, Target, Unit};
use culambda_syntax::Syntax;

use crate::facts::Role;
use crate::here::Wanted;
use crate::index::Index;
use crate::walk::Walker;

/// The includes among `files` (indices into [`Unit::files`]) that have extended lambdas, in that order, each with how
/// many it has. The lambdas of a file are not counted beyond `enough`.
pub fn sites_in_includes(
    unit: &Unit,
    target: Target,
    files: impl IntoIterator<Item = usize>,
    enough: usize,
) -> Vec<(usize, usize)> {
    let index = std::cell::OnceCell::new();
    let candidates = std::cell::LazyCell::new(|| unit.candidates_of_includes());
    let mut out = Vec::new();
    for file in files {
        let mut sites = 0;
        for item in items_with_candidates(unit, &candidates, file) {
            let index = index.get_or_init(|| Index::build(unit));
            sites += sites_of(unit, index, target, file, item);
            if sites >= enough {
                break;
            }
        }
        if sites > 0 {
            out.push((file, sites.min(enough)));
        }
    }
    out
}

/// The declarations of a file in which an extended lambda may be, in order.
fn items_with_candidates<'u>(
    unit: &'u Unit,
    candidates: &'u [Candidate],
    file: usize,
) -> impl Iterator<Item = Item> + 'u {
    // Candidates are sorted by file and place.
    let from = candidates.partition_point(|c| c.file < file);
    let of_file = candidates.get(from..).unwrap_or_default().iter();
    let mut done = 0;
    of_file
        .take_while(move |c| c.file == file)
        .filter(|c| c.active)
        .filter_map(move |c| {
            let item = unit.files.get(file)?.item_at(c.span.start)?;
            let new = item.span.end > done;
            done = done.max(item.span.end);
            new.then_some(*item)
        })
}

/// How many extended lambdas a declaration has.
fn sites_of(unit: &Unit, index: &Index<'_>, target: Target, file: usize, item: Item) -> usize {
    let syntax = Arc::new(Syntax::parse(unit.view(file, item.span)));
    if syntax.too_deep {
        return 0;
    }
    let namespace = index.namespace_of(file, item.scope);
    let mut walker = Walker::new(unit, index, target, Wanted::Sites, namespace, &syntax);
    let outer = index.budget.open();
    walker.children_at_namespace_scope(syntax.root());
    index.budget.close(outer);
    walker.lambdas.iter().filter(|l| l.role == Role::Site).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, Loaded, Loader, UnitOptions};

    struct Headers(&'static [(&'static str, &'static str)]);

    impl Loader for Headers {
        fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
            let (name, text) = self.0.iter().find(|(known, _)| *known == name)?;
            Some(Loaded {
                name: (*name).to_owned(),
                text: text.as_bytes().into(),
            })
        }
    }

    fn found(main: &str, headers: &'static [(&'static str, &'static str)]) -> Vec<(usize, usize)> {
        let options = UnitOptions::default();
        let text = main.as_bytes().into();
        let unit = Unit::read("a.cu", text, &Headers(headers), &options, &Assumptions::default());
        sites_in_includes(&unit, options.target, 1..unit.files.len(), 2)
    }

    #[test]
    fn counts_to_what_is_enough() {
        let headers = &[
            (
                "one.h",
                "void g(int a) { auto l = [=] __device__ { return a; }; }\n__device__ void d() { auto l = [] __device__ {}; }\n",
            ),
            (
                "many.h",
                "struct C { void g(int a) { auto l = [=] HD { return a; }; auto m = [] HD {}; } };\nvoid h() { auto l = [] HD {}; }\n",
            ),
            (
                "device.h",
                "__device__ inline void e() { auto l = [] __device__ {}; }\n",
            ),
            (
                "none.h",
                "#if 0\nvoid g() { auto l = [] __device__ {}; }\n#endif\nint i[3];\n",
            ),
        ];
        let main = "#define HD __host__ __device__\n#include \"device.h\"\n#include \"one.h\"\n#include \"none.h\"\n#include \"many.h\"\nvoid f() { auto l = [] HD {}; }\n";
        assert_eq!(found(main, headers), [(2, 1), (4, 2)]);
    }

    #[test]
    fn headers_that_include_each_other() {
        let headers = &[
            ("a.h", "#include \"b.h\"\nvoid a() { auto l = [] __device__ {}; }\n"),
            ("b.h", "#include \"a.h\"\nvoid b() { auto l = [] __device__ {}; }\n"),
        ];
        assert_eq!(found("#include \"a.h\"\n", headers), [(1, 1), (2, 1)]);
    }
}
