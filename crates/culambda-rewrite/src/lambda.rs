//! What a lambda becomes, by its annotation and the place where it is.

use culambda_model::facts::{LambdaFacts, Ordinary, Role, Space};
use culambda_source::ViewSpan;

use crate::changes::Changes;
use crate::render::Renderer;
use crate::site::{Reader, SiteText};

/// What is done to an annotated lambda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Treatment {
    /// An extended device lambda: the wrapper is in its place, the lambda is hidden.
    Device,
    /// An extended host-device lambda: the wrapper is around it.
    HostDevice,
    /// No extended lambda, and no code for the host: annotation and body go.
    EmptyBody,
    /// No extended lambda: the annotation goes.
    Bare,
}

impl Treatment {
    /// The treatment of a lambda.
    pub(crate) fn of(lambda: &LambdaFacts) -> Self {
        match (&lambda.role, lambda.space) {
            (Role::Site, _) if !lambda.has_wrapper() => Treatment::Bare,
            (Role::Site, Space::HostDevice) => Treatment::HostDevice,
            (Role::Site, _) => Treatment::Device,
            (Role::Ordinary(why), Space::Device) if !why.in_device_code() && *why != Ordinary::HostOnly => {
                Treatment::EmptyBody
            }
            (Role::Ordinary(_), _) => Treatment::Bare,
        }
    }
}

/// The text of an annotated lambda in an init-capture of another.
pub(crate) fn in_initialiser(site: &SiteText<'_>) -> Result<String, String> {
    match Treatment::of(site.lambda) {
        Treatment::Device => {
            let wrapper = site.device()?;
            Ok(match site.reader {
                Reader::Compiler => wrapper,
                // The reference prints the suppressed text as well, its body hidden once more.
                Reader::Inventory => format!("{wrapper} {}", without_annotation(site, " { } ")?),
            })
        }
        Treatment::HostDevice => {
            let lambda = without_annotation(site, "")?;
            let prefix = site.host_device_prefix()?;
            Ok(format!("{prefix}{lambda}{}", site.host_device_suffix()?))
        }
        Treatment::EmptyBody | Treatment::Bare => without_annotation(site, ""),
    }
}

/// A lambda on one line without its annotation, with something in front of its body.
fn without_annotation(site: &SiteText<'_>, before_body: &str) -> Result<String, String> {
    let syntax = &site.item.syntax;
    let view = &syntax.view;
    let lost = || "a lambda in an init-capture is lost".to_owned();
    let head = syntax.heads.get(site.lambda.head).ok_or_else(lost)?;
    let inside = |other: &LambdaFacts| {
        other.role == Role::Site && site.lambda.text.start < other.text.start && other.text.start < site.lambda.text.end
    };
    if site.reader == Reader::Compiler && site.item.lambdas.iter().any(inside) {
        return Err("a lambda in an init-capture holds another extended lambda".to_owned());
    }
    let mut changes = Changes::default();
    let marks = head.annotations.iter().chain(&head.misplaced).chain(&head.parents);
    marks.for_each(|mark| changes.delete(*mark));
    let renderer = Renderer {
        text: site.text,
        view,
        changes: &changes,
        in_argument: false,
    };
    let body = view.tokens.get(head.body).ok_or_else(lost)?;
    let end = view.tokens.get(head.end).ok_or_else(lost)?;
    let mut bytes = renderer.range(ViewSpan::new(head.start, body.at), None)?;
    bytes.extend_from_slice(if before_body.is_empty() {
        b" "
    } else {
        before_body.as_bytes()
    });
    bytes.extend(renderer.range(ViewSpan::new(body.at, end.span().end), None)?);
    String::from_utf8(bytes).map_err(|_| "a lambda in an init-capture holds bytes that are not UTF-8".to_owned())
}
