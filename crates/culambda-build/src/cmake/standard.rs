//! The standard that a target is compiled with.

use culambda_source::Standard;

use super::reader::Reader;
use super::usage::Linked;
use super::value::{Item, Value};
use super::world::Target;
use crate::context::{Context, Word};

/// The standard of a target: that of its properties, or of its features where these ask for more.
pub(crate) fn standard(
    reader: &Reader<'_>,
    target: &Target,
    language: &str,
    linked: &[Linked<'_>],
    context: &mut Context,
) {
    if context.has_standard() {
        return;
    }
    let properties: &[&Value] = if language == "CUDA" {
        &[&target.cuda_std, &target.cxx_std]
    } else {
        &[&target.cxx_std]
    };
    let set = properties.iter().find(|value| !value.is_empty());
    let own = target.own.features.iter();
    let all = own.chain(
        linked
            .iter()
            .filter(|one| one.open.is_none())
            .flat_map(|one| &one.usage.features),
    );
    let mut most: Option<(Standard, &Item)> = None;
    for item in all {
        let known = item
            .text
            .strip_prefix("cuda_std_")
            .or_else(|| item.text.strip_prefix("cxx_std_"));
        let Some(std) = known.and_then(|number| number.parse().ok()) else {
            continue;
        };
        // Compilers of today take 17 if nobody asks for more.
        if (set.is_some() || std > Standard::Cpp17) && most.is_none_or(|(known, _)| std > known) {
            most = Some((std, item));
        }
    }
    for item in set.into_iter().copied().flatten() {
        let sure = reader.branches.covers(item.branch, target.branch);
        let Ok(std) = item.text.parse() else { continue };
        // Features raise what properties say.
        if most.is_some_and(|(most, _)| most > std) {
            break;
        }
        most = None;
        context.standard(Word {
            value: std,
            place: reader.names.place(item.at),
            open: (!sure).then(String::new),
        });
    }
    if let Some((std, item)) = most {
        let sure = reader.branches.covers(item.branch, target.branch);
        context.standard(Word {
            value: std,
            place: reader.names.place(item.at),
            open: (!sure).then(String::new),
        });
    }
}
