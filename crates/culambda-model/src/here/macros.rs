//! Macros that nothing defines which was read, where lambdas are: what they capture may hang on them.

use super::Here;
use super::heads::{Listed, unknown_in_head};
use crate::reasons::{MACRO_ARGUMENTS, MACRO_IN_LAMBDA, UNDECIDED};
use culambda_source::{COUNTER, DEVICE_FUNCTION, FUNCTION, ViewSpan, ident};
use culambda_syntax::head::CaptureEntry;
use culambda_syntax::{CaptureToken, Field, GapKind, Kind, LambdaHead, Node};

impl<'a> Here<'a> {
    /// Whether a name is written as macros are and nothing visible declares it, or is made of such a one.
    pub(crate) fn is_unknown_macro(&self, name: &str) -> bool {
        self.pasted_from(name).is_some() || ident::looks_like_macro(name) && self.is_undeclared(name)
    }

    /// Whether the callee is written as macros are, and nothing visible declares it.
    pub(crate) fn may_be_macro(&self, call: Node<'a>) -> bool {
        let Some(function) = call.field(Field::Function).filter(|f| f.kind() == Kind::Identifier) else {
            return false;
        };
        self.is_unknown_macro(self.text(function))
    }

    /// The macro that a parameter of a function may be, which makes several: `MY_PAIR(int *a, int *b)`.
    pub(crate) fn macro_of_parameters(&self, parameter: Node<'a>) -> Option<&'a str> {
        let is_called = |d: &Node<'_>| d.kind() == Kind::AbstractFunctionDeclarator;
        parameter.field(Field::Declarator).filter(is_called)?;
        let named = parameter
            .field(Field::Type)
            .filter(|ty| ty.kind() == Kind::TypeIdentifier)?;
        Some(self.text(named)).filter(|name| self.is_unknown_macro(name))
    }

    /// What is said of the type of a function with such a parameter.
    pub(crate) fn unread_parameters(&self, parameters: Node<'a>) -> Option<String> {
        let name = parameters.children().find_map(|one| self.macro_of_parameters(one))?;
        Some(self.of_pasted(name).unwrap_or_else(|| unknown_in_head(name)))
    }

    /// Asks for a function that is called like a macro.
    fn ask_for_function(&self, name: &str) {
        for kind in [FUNCTION, DEVICE_FUNCTION] {
            self.index.ask(&[kind.to_owned(), name.to_owned()]);
        }
    }

    /// What is said of such a call with a variable among its arguments.
    pub(crate) fn of_macro_call(&self, name: &str) -> String {
        self.ask_for_function(name);
        self.of_pasted(name).unwrap_or_else(|| {
            format!("the macro `{name}` is not known: neither is {MACRO_ARGUMENTS}, and in which order")
        })
    }

    /// What is said of such a call with lambdas among its arguments.
    pub(crate) fn of_macro_with_lambdas(&self, name: &str) -> String {
        self.ask_for_function(name);
        self.of_pasted(name)
            .unwrap_or_else(|| format!("the macro `{name}` is not known: neither is {MACRO_ARGUMENTS}, and how often"))
    }

    /// Whether an entry of a capture list is a macro that nothing defines: `[LIST]`, `[LIST(a, b)]`. A name with an
    /// initialiser is not, if the lambda uses it; with two of them it is always.
    pub(crate) fn is_macro_capture(&self, entry: &CaptureEntry, head: &LambdaHead) -> bool {
        let name = self.syntax.view.word(entry.token);
        match entry.form {
            CaptureToken::Simple {
                by_reference: false,
                pack: false,
            } => self.is_unknown_macro(name),
            CaptureToken::Init {
                by_reference: false,
                pack: false,
                style: b'(',
            } => {
                let tokens = self.syntax.tokens();
                let uses = |token| tokens.text(token) == name;
                let looks = || ident::looks_like_macro(name) && !(head.close..head.end).any(uses);
                entry.init.is_some_and(|(first, end)| tokens.has_comma(first, end)) || looks()
            }
            _ => false,
        }
    }

    /// Why the captures are not known, when a macro is in their list.
    pub(crate) fn unread_list(&self, listed: &Listed) -> Option<String> {
        let view = &self.syntax.view;
        let name = view.word(view.token_at(*listed.macros.first()?)?);
        Some(self.of_macro(name, "capture list"))
    }

    /// What is said of the macro that may be why a part of the text could not be parsed: the first that is called there
    /// and that nothing defines. One whose name is made of another macro depends on that one.
    pub(crate) fn unread_macro(&self, part: ViewSpan) -> Option<String> {
        let view = &self.syntax.view;
        let first = view.tokens.partition_point(|t| t.at < part.start);
        let end = view.tokens.partition_point(|t| t.at < part.end);
        let called = (first..end).filter(|t| view.word(t + 1) == "(").map(|t| view.word(t));
        let mut called = called.filter(|name| self.is_unknown_macro(name));
        let name = called.next()?;
        Some(self.of_macro(name, "body"))
    }

    /// The macro without a definition that a name was made of.
    pub(crate) fn pasted_from(&self, name: &str) -> Option<&str> {
        // They are in the order of the words.
        let pasted = &self.syntax.view.pasted;
        let first = pasted.partition_point(|(word, _)| &**word < name);
        let mut made = pasted[first..].iter().take_while(|(word, _)| word == name);
        made.find(|(_, of)| of != COUNTER).map(|(_, of)| &**of)
    }

    /// What is said of a name that was made of such a macro.
    fn of_pasted(&self, name: &str) -> Option<String> {
        let of = self.pasted_from(name)?;
        Some(format!("it depends on `{of}`, {UNDECIDED}: give -D {of}=.."))
    }

    /// What is said of a macro of unknown meaning in a part of a lambda.
    fn of_macro(&self, name: &str, part: &str) -> String {
        self.of_pasted(name)
            .unwrap_or_else(|| format!("the macro `{name}` in its {part} {MACRO_IN_LAMBDA}"))
    }

    /// A macro in the body that had to be hidden with its arguments hides captures too.
    pub(crate) fn hidden_macro(&self, node: Node<'a>) -> Option<String> {
        let gap = self
            .syntax
            .gaps
            .iter()
            .find(|g| g.kind == GapKind::UnknownMacroCall && node.start() <= g.at && g.at < node.end())?;
        let text = &self.syntax.view.text[gap.at.index()..];
        let name = &text[..ident::prefix(text)];
        Some(self.of_macro(name, "body"))
    }
}

#[cfg(test)]
mod tests {
    use crate::analyse::analyse;
    use crate::testing::Header;
    use culambda_source::UnitOptions;

    #[test]
    fn parameters_that_an_unknown_macro_makes() {
        let unknown = |head: &str| {
            let text = format!("#include \"h\"\nvoid f({head}, int *c) {{ run([=] __device__ () {{ *a = *c; }}); }}\n");
            let options = UnitOptions::default();
            let found = analyse("a.cu", &text.as_bytes().into(), &Header("struct TYPE {};"), &options);
            let all = found.entries.into_iter().flat_map(|entry| entry.unknown);
            all.map(|(field, _)| field).collect::<Vec<_>>()
        };
        assert_eq!(unknown("PAIR(int *a, int *b)"), ["fn_type", "captures"]);
        assert_eq!(unknown("PAIR(int *b, int *d)"), ["fn_type"]);
        assert_eq!(unknown("TYPE (int *a, int *b)"), [""; 0]);
    }

    #[test]
    fn a_body_is_no_initialiser_whatever_is_in_front_of_it() {
        let lost = |text: &str| {
            let options = UnitOptions::default();
            let found = analyse("a.cu", &text.as_bytes().into(), &Header(""), &options);
            found.not_analysed.len()
        };
        assert_eq!(lost("int ::n::P::*f() { auto l = [] __device__ {}; return 0; }\n"), 1);
        assert_eq!(
            lost("int a = 3; auto b = [] __device__ {}; auto c{[] __device__ {}};\n"),
            0
        );
        assert_eq!(lost("int ::n::P::*p = g([] __device__ {});\n"), 0);
    }
}
