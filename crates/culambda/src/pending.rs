//! Stands in for what culambda-rewrite does not have yet.
use culambda_model::facts::*;
use culambda_model::{Analysis, Entry};
use culambda_rewrite::preamble::Counts;
use culambda_source::{Span, Target};

pub mod site {
    use super::*;
    pub fn has_function_pointer_conversion(l: &LambdaFacts, _t: &Target) -> bool {
        l.captures.is_empty() && l.default.is_none()
    }
    pub fn capture_type(a: &Analysis, e: &Entry, c: &Capture) -> String {
        let plain = |v: &str| format!("typename __nvdl_remove_ref<decltype({v})>::type");
        match &c.kind {
            CaptureKind::Variable => plain(&c.name),
            CaptureKind::This => "decltype(this) const".into(),
            CaptureKind::StarThis => format!(
                "typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this) > ::type> :: type{}",
                if a.lambda(e).mutable { "" } else { " const" }
            ),
            CaptureKind::Init { .. } => format!(
                "typename __nv_lambda_trait_remove_cv<{}>::type",
                plain(&capture_value(a, e, c))
            ),
        }
    }
    pub fn capture_value(_: &Analysis, _: &Entry, c: &Capture) -> String {
        match &c.kind {
            CaptureKind::Init { value, .. } => value.known().cloned().unwrap_or_default(),
            CaptureKind::StarThis => "*this".into(),
            _ => c.name.clone(),
        }
    }
}
#[derive(Clone, Copy)]
pub enum PreamblePlace {
    Auto,
    Front,
    Sentinel,
    None,
}
pub fn front(t: &Target, c: &Counts, out: &mut Vec<u8>) {
    culambda_rewrite::preamble::write(t, c, out)
}
pub struct Options {
    pub target: Target,
    pub preamble: PreamblePlace,
    pub keep_going: bool,
}
pub struct Refused {
    pub span: Span,
    pub refusals: Vec<Refusal>,
}
pub struct Rewritten {
    pub text: Vec<u8>,
    pub counts: Counts,
    pub refused: Vec<Refused>,
    pub needs_preamble: bool,
}
pub fn rewrite(_: &Analysis, _: &Options) -> Result<Rewritten, String> {
    Err("writing sites is not connected yet".into())
}
