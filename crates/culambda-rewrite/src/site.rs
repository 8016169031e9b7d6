//! The text that takes the place of an extended lambda.
//!
//! ```text
//! __nv_dl_wrapper_t< TAG, TYPES>( TAG{} , VALUES)
//! __nv_hdl_create_wrapper_t< IsMutable, HasFuncPtrConv, TAG, TYPES>::__nv_hdl_create_wrapper( LAMBDA , VALUES)
//! ```
//!
//! Blanks are those of the reference front end. Nothing here knows where the text will be.

use culambda_model::facts::{
    Capture, CaptureKind, FunctionFacts, ItemFacts, LAMBDA_MARK, LambdaFacts, Space, Trailing,
};
use culambda_model::{Analysis, Entry, Fact};
use culambda_source::{HostFamily, Target};

use crate::lambda;
use crate::unnamed::LEVEL;

/// Init-captures that hold extended lambdas are followed this deep: each level is printed twice in
/// the one around it.
const MAX_NESTING: usize = 6;

/// Whom a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// The host compiler: unnamed namespaces are left out, hidden text does not show.
    Compiler,
    /// Somebody who compares with what the reference prints.
    Inventory,
}

/// Whether a lambda converts to a function pointer, as the reference sees it.
///
/// It does when nothing is captured and there is not a capture-default; for gcc up to 6.1 a default that
/// captures nothing does no harm.
pub fn has_function_pointer_conversion(lambda: &LambdaFacts, target: &Target) -> bool {
    let (major, minor, patch) = target.host.version;
    let old = target.host.family == HostFamily::Gcc && (major, minor, patch) <= (6, 1, 99);
    lambda.captures.is_empty() && (lambda.default.is_none() || old)
}

/// The type argument that a capture adds to the wrapper.
///
/// Where the value of an init-capture is not known, an empty text is in its place.
pub fn capture_type(analysis: &Analysis, entry: &Entry, capture: &Capture) -> String {
    let target = Target::default();
    SiteText::of(analysis, entry, &target)
        .capture_type(capture)
        .unwrap_or_default()
}

/// The argument that a capture adds to the wrapper's construction.
///
/// Empty where the value of an init-capture is not known.
pub fn capture_value(analysis: &Analysis, entry: &Entry, capture: &Capture) -> String {
    let target = Target::default();
    SiteText::of(analysis, entry, &target)
        .capture_value(capture)
        .unwrap_or_default()
}

/// What takes the place of a site: for a device lambda all of it, for a host-device one what is before and after the
/// lambda.
///
/// # Errors
/// What of it is not known.
pub fn replacement(analysis: &Analysis, entry: &Entry, target: &Target) -> Result<(String, Option<String>), String> {
    let site = SiteText::of(analysis, entry, target);
    if site.lambda.space == Space::HostDevice {
        Ok((site.host_device_prefix()?, Some(site.host_device_suffix()?)))
    } else {
        Ok((site.device()?, None))
    }
}

/// Makes the texts of one lambda.
#[derive(Clone, Copy)]
pub(crate) struct SiteText<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) item: &'a ItemFacts,
    pub(crate) lambda: &'a LambdaFacts,
    pub(crate) target: &'a Target,
    pub(crate) reader: Reader,
    /// How many init-captures are around.
    pub(crate) depth: usize,
}

impl<'a> SiteText<'a> {
    fn of(analysis: &'a Analysis, entry: &Entry, target: &'a Target) -> Self {
        let item = analysis.item(entry);
        let files = &analysis.unit(entry).files;
        SiteText {
            text: files.get(item.file).map_or(&[], |file| &file.text),
            item,
            lambda: analysis.lambda(entry),
            target,
            reader: Reader::Inventory,
            depth: 0,
        }
    }

    /// The whole wrapper of a device lambda.
    pub(crate) fn device(&self) -> Result<String, String> {
        let tag = self.tag()?;
        let (types, values) = (self.types()?, self.values()?);
        Ok(format!("__nv_dl_wrapper_t< {tag}{types}>( {tag}{{}} {values})"))
    }

    /// What is in front of a host-device lambda.
    pub(crate) fn host_device_prefix(&self) -> Result<String, String> {
        let (tag, types) = (self.tag()?, self.types()?);
        let mutable = self.lambda.mutable;
        let conversion = has_function_pointer_conversion(self.lambda, self.target);
        Ok(format!(
            "__nv_hdl_create_wrapper_t< {mutable}, {conversion}, {tag}{types}>::__nv_hdl_create_wrapper( "
        ))
    }

    /// What follows a host-device lambda.
    pub(crate) fn host_device_suffix(&self) -> Result<String, String> {
        Ok(format!(" {})", self.values()?))
    }

    /// The tag, with the blank after it.
    fn tag(&self) -> Result<String, String> {
        let function = self.function()?;
        let id = known(&self.lambda.id, "its number")?;
        let (fn_type, fn_name) = self.lambda.tag(function);
        let fn_type = self.name(known(&fn_type, "the type of the enclosing function")?);
        let fn_name = self.name(known(&fn_name, "the name of the enclosing function")?);
        // The macro gives type and name.
        let names = if self.lambda.named_by.is_some() {
            fn_type
        } else {
            format!("{fn_type},{fn_name}")
        };
        Ok(match &self.lambda.trailing {
            Trailing::Type(ty) if self.lambda.space == Space::Device => {
                let mut ty = self.name(known(ty, "its return type")?);
                if ty.ends_with('>') {
                    ty.push(' ');
                }
                format!("__nv_dl_trailing_return_tag<{names},{ty}, {id}> ")
            }
            _ => format!("__nv_dl_tag<{names},{id}> "),
        })
    }

    pub(crate) fn function(&self) -> Result<&'a FunctionFacts, String> {
        let function = self.lambda.function.and_then(|at| self.item.functions.get(at));
        function.ok_or_else(|| "its enclosing function is not known".to_owned())
    }

    /// A name without the level of an unnamed namespace, which has no name that could be written.
    fn name(&self, text: &str) -> String {
        match self.reader {
            Reader::Compiler => text.replace(&format!("{LEVEL}::"), ""),
            Reader::Inventory => text.to_owned(),
        }
    }

    fn types(&self) -> Result<String, String> {
        self.each_capture(Self::capture_type)
    }

    fn values(&self) -> Result<String, String> {
        self.each_capture(Self::capture_value)
    }

    fn each_capture(&self, text: impl Fn(&Self, &Capture) -> Result<String, String>) -> Result<String, String> {
        if let Some(why) = &self.lambda.captures_unknown {
            return Err(format!("what it captures is not known: {why}"));
        }
        let texts = self.lambda.captures.iter().map(|capture| text(self, capture));
        texts.map(|one| Ok(format!(", {}", one?))).collect()
    }

    fn capture_type(&self, capture: &Capture) -> Result<String, String> {
        let value = || self.capture_value(capture);
        Ok(match &capture.kind {
            CaptureKind::Variable => format!("typename __nvdl_remove_ref<decltype({})>::type", value()?),
            CaptureKind::This => "decltype(this) const".to_owned(),
            CaptureKind::StarThis => {
                let constant = if self.lambda.mutable { "" } else { " const" };
                format!(
                    "typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this) > ::type> :: type{constant}"
                )
            }
            CaptureKind::Init { .. } => {
                let (before, after) = self.guards();
                format!(
                    "typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<{before}decltype({})>::type{after}>::type",
                    value()?
                )
            }
        })
    }

    /// What is around the operand of an init-capture, which clang warns of.
    fn guards(&self) -> (&'static str, &'static str) {
        if self.reader == Reader::Compiler && self.target.host.family == HostFamily::Clang {
            (
                "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunevaluated-expression\"\n",
                "\n#pragma GCC diagnostic pop\n",
            )
        } else {
            ("", "")
        }
    }

    fn capture_value(&self, capture: &Capture) -> Result<String, String> {
        match &capture.kind {
            CaptureKind::Variable => Ok(universal(&capture.name)),
            CaptureKind::This => Ok("this".to_owned()),
            CaptureKind::StarThis => Ok("*this".to_owned()),
            CaptureKind::Init { value, .. } => self.with_lambdas(known(value, "the value of an init-capture")?),
        }
    }

    /// An initialiser with the annotated lambdas in it as the sites that they are.
    fn with_lambdas(&self, value: &str) -> Result<String, String> {
        let mut out = String::new();
        for (at, part) in value.split(LAMBDA_MARK).enumerate() {
            if at % 2 == 0 {
                out.push_str(part);
                continue;
            }
            let head: usize = part
                .parse()
                .map_err(|_| "a lambda in an init-capture is lost".to_owned())?;
            let inner = self.item.lambdas.iter().find(|lambda| lambda.head == head);
            let inner = inner.ok_or_else(|| "a lambda in an init-capture was not analysed".to_owned())?;
            if self.depth >= MAX_NESTING {
                return Err("lambdas are nested too deeply in init-captures".to_owned());
            }
            let inner = SiteText {
                lambda: inner,
                depth: self.depth + 1,
                ..*self
            };
            out.push_str(&lambda::in_initialiser(&inner)?);
        }
        Ok(out)
    }
}

fn known<'f, T>(fact: &'f Fact<T>, what: &str) -> Result<&'f T, String> {
    match fact {
        Fact::Known(value) => Ok(value),
        Fact::Unknown(why) if why.is_empty() => Err(format!("{what} is not known")),
        Fact::Unknown(why) => Err(format!("{what} is not known: {why}")),
    }
}

/// An identifier with universal character names for what is not ASCII, as the reference prints it.
pub(crate) fn universal(name: &str) -> String {
    use std::fmt::Write as _;
    // A preprocessor writes them all with eight digits.
    let name = name.replace("\\U0000", "\\u");
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        let code = u32::from(c);
        match code {
            0..=0x7f => out.push(c),
            0x80..=0xffff => drop(write!(out, "\\u{code:04x}")),
            _ => drop(write!(out, "\\U{code:08x}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{NoLoader, UnitOptions};

    fn analysis(text: &str) -> Analysis {
        culambda_model::analyse("a.cu", &text.as_bytes().into(), &NoLoader, &UnitOptions::default())
    }

    #[test]
    fn conversion_depends_on_the_list_and_on_old_hosts() {
        let found = analysis(
            "void f(int n) { run([] __host__ __device__ { }); run([=] __host__ __device__ { });\n\
             run([=] __host__ __device__ { return n; }); run([n] __host__ __device__ { }); }",
        );
        let flags = |host: &str| -> Vec<bool> {
            let target = Target {
                host: host.parse().unwrap(),
                ..Target::default()
            };
            let lambdas = found.entries.iter().map(|entry| found.lambda(entry));
            lambdas
                .map(|lambda| has_function_pointer_conversion(lambda, &target))
                .collect()
        };
        assert_eq!(flags("gcc-12"), [true, false, false, false]);
        assert_eq!(flags("clang-6"), [true, false, false, false]);
        assert_eq!(flags("gcc-6.2"), [true, false, false, false]);
        assert_eq!(flags("gcc-6.1"), [true, true, false, false]);
    }

    #[test]
    fn captures_as_the_reference_prints_them() {
        let found = analysis(
            "struct S { int m; void f(int \u{f6}) { run([=, *this, x = g([\u{f6}] __device__ () { return 1; })] __device__ mutable { return \u{f6}; }); } };",
        );
        let entry = &found.entries[0];
        let captures = &found.lambda(entry).captures;
        let texts = |text: fn(&Analysis, &Entry, &Capture) -> String| -> Vec<String> {
            captures.iter().map(|capture| text(&found, entry, capture)).collect()
        };
        let tag = "__nv_dl_tag<void (S::*)(int \\u00f6),(&S::f),1> ";
        let inner = "typename __nvdl_remove_ref<decltype(\\u00f6)>::type";
        let value =
            format!("g(__nv_dl_wrapper_t< {tag}, {inner}>( {tag}{{}} , \\u00f6) [\u{f6}] () {{ }} {{ return 1; }})");
        assert_eq!(
            texts(capture_value),
            ["*this".to_owned(), value.clone(), "\\u00f6".to_owned()]
        );
        let this = "typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this) > ::type> :: type";
        let init =
            format!("typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype({value})>::type>::type");
        assert_eq!(texts(capture_type), [this.to_owned(), init, inner.to_owned()]);
    }
}
