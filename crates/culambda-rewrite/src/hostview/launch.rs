//! Kernel launches: `k<<<g, b>>>(x)` to the configuration push and the call that the reference writes.

use culambda_source::Span;
use culambda_source::ident::is_continue;

use super::changes::{Changes, Order};
use super::function::{Kernels, References};
use super::tokens::{Kind, Place, Tokens};
use super::{Purpose, Unwritten};

/// Words before which an expression begins, so that a conditional expression needs no parentheses.
const BEFORE_EXPRESSIONS: [&str; 4] = ["else", "do", "return", "co_return"];

/// Words whose parenthesis a statement follows.
const CONTROL: [&str; 5] = ["if", "while", "for", "switch", "constexpr"];

/// Words that are not part of a callee.
const NO_NAMES: [&str; 12] = [
    "return",
    "else",
    "do",
    "case",
    "throw",
    "co_return",
    "co_await",
    "co_yield",
    "goto",
    "new",
    "delete",
    "sizeof",
];

/// Tokens that template arguments of a callee may have.
const MAX_ARGUMENTS: usize = 4096;

/// A launch whose parts are in one place.
pub(super) struct Launch {
    /// The first token of the kernel.
    pub(super) first: usize,
    /// `<<<`.
    pub(super) open: usize,
    /// The parentheses of the arguments.
    pub(super) arguments: usize,
    pub(super) last: usize,
    /// Where the kernel begins.
    pub(super) begins: u32,
    /// From `<<<` to after `>>>`.
    pub(super) brackets: Span,
    /// After the arguments.
    pub(super) ends: u32,
    /// What is between `<<<` and `>>>`.
    pub(super) configuration: Vec<u8>,
    /// Whether what is around would take a part of a conditional expression.
    parentheses: bool,
    /// What keeps the kernel and its arguments apart.
    gap: &'static str,
}

/// The launches of a text.
pub(super) struct Launches<'a, 'v> {
    pub(super) text: &'a [u8],
    pub(super) tokens: &'a Tokens<'v>,
    /// The text is a replacement list, which may end up anywhere.
    pub(super) in_macro: bool,
    /// The visible kernels that take something by reference.
    pub(super) kernels: &'a Kernels,
    pub(super) purpose: Purpose,
}

impl Launches<'_, '_> {
    /// Writes all launches that are outside of the hidden parts, which are sorted.
    pub(super) fn lower(&self, hidden: &[Span], changes: &mut Changes, unwritten: &mut Vec<Unwritten>) {
        for open in 0..self.tokens.len() {
            let Some(tok) = self.tokens.get(open).filter(|tok| tok.kind == Kind::LaunchOpen) else {
                continue;
            };
            // The definition of a macro is changed where it is.
            if Span::any_contains(hidden, tok.source.start) || tok.place == Place::Macro {
                continue;
            }
            unwritten.extend(self.launch(open, changes).err());
        }
    }

    fn launch(&self, open: usize, changes: &mut Changes) -> Result<(), Unwritten> {
        if matches!(self.purpose, Purpose::Cpu { .. })
            && let Some(launch) = self.without_arguments(open)
        {
            super::cpu::call::write_open(&launch, self, changes);
            return Ok(());
        }
        let launch = self.parts(open).ok_or_else(|| self.in_parts(open))?;
        match self.purpose {
            Purpose::Host => self.pushed(&launch, changes),
            Purpose::Cpu { .. } => super::cpu::call::write(self, &launch, changes)?,
        }
        Ok(())
    }

    fn in_parts(&self, open: usize) -> Unwritten {
        Unwritten {
            span: self.tokens.get(open).map_or(Span::at(0), |tok| tok.source),
            message: "this kernel launch cannot be written as a call: a macro makes a part of it".to_owned(),
            help: "write kernel, configuration and arguments in one place, or use cudaLaunchKernelEx".to_owned(),
        }
    }

    /// The parts of a launch, if they are in one place.
    fn parts(&self, open: usize) -> Option<Launch> {
        let tokens = self.tokens;
        let close = tokens.mate(open).filter(|close| *close > open)?;
        let arguments = (close + 1..tokens.len()).find(|&at| !tokens.is_mark(at))?;
        let last = tokens.mate(arguments).filter(|last| *last > arguments)?;
        self.with_arguments(open, close, arguments, last)
    }

    /// A launch whose arguments another macro makes, or are a parameter of this one, or are after its invocation.
    fn without_arguments(&self, open: usize) -> Option<Launch> {
        let tokens = self.tokens;
        let close = tokens.mate(open).filter(|close| *close > open)?;
        let next = (close + 1..tokens.len()).find(|&at| !tokens.is_mark(at));
        let place = |at: usize| tokens.get(at).map(|tok| tok.place);
        let elsewhere = match next {
            Some(next) if place(next) == Some(Place::Macro) => place(open) != Some(Place::Macro),
            Some(next) => self.in_macro && tokens.is_word(next),
            None => self.in_macro,
        };
        elsewhere.then(|| self.with_arguments(open, close, close, close))?
    }

    fn with_arguments(&self, open: usize, close: usize, arguments: usize, last: usize) -> Option<Launch> {
        let tokens = self.tokens;
        let first = self.callee(open)?;
        let (opens, closes) = (tokens.get(open)?.source, tokens.get(close)?);
        let (begins, ends) = (tokens.get(first)?, tokens.get(last)?);
        let cut = begins.place == Place::Macro
            && first
                .checked_sub(1)
                .and_then(|before| tokens.get(before))
                .is_some_and(|before| before.place == Place::Macro && before.source == begins.source);
        let in_order = begins.source.start < opens.start && closes.source.start <= ends.source.start;
        let place = tokens.get(open)?.place;
        if closes.place != place || cut || !in_order {
            return None;
        }
        let configuration = self.text.get(opens.end as usize..closes.source.start as usize)?;
        // The arguments may begin with the name of a macro.
        let joins = |at: u32| self.text.get(at as usize).is_some_and(|b| is_continue(*b));
        let joined = opens.start.checked_sub(1).is_some_and(joins) && joins(closes.source.end);
        Some(Launch {
            first,
            open,
            arguments,
            last,
            begins: begins.source.start,
            brackets: Span::new(opens.start, closes.source.end),
            ends: ends.source.end,
            configuration: trimmed(configuration).to_vec(),
            // What a macro does with its argument is its own affair.
            parentheses: place == Place::Argument || self.needs_parentheses(first),
            gap: if joined { " " } else { "" },
        })
    }

    /// What the reference writes.
    fn pushed(&self, launch: &Launch, changes: &mut Changes) {
        let mut text = Vec::with_capacity(launch.configuration.len() + 64);
        if launch.parentheses {
            text.push(b'(');
        }
        text.extend(b"(__cudaPushCallConfiguration(");
        text.extend(&launch.configuration);
        text.extend(b")) ? (void)0 : ");
        changes.insert(launch.begins, Order::Opens, text);
        changes.replace(launch.brackets, launch.gap);
        if launch.parentheses {
            changes.insert(launch.ends, Order::Closes, ")");
        }
    }

    /// Which parameters of the kernel are references, if it is called by its name.
    pub(super) fn references(&self, launch: &Launch) -> Option<&References> {
        let name = self.behind_angles_back(self.before(launch.open)?);
        self.kernels.get(self.tokens.text(name))
    }

    /// The first token of the postfix expression that ends before `open`.
    fn callee(&self, open: usize) -> Option<usize> {
        let tokens = self.tokens;
        let mut first = None;
        let mut at = self.before(open)?;
        loop {
            // A primary expression, or the name after `.`, `->` and `::`.
            at = self.behind_angles_back(at);
            match tokens.text(at) {
                ")" | "]" => {
                    let start = tokens.mate(at).filter(|mate| *mate < at)?;
                    first = Some(start);
                    let Some(before) = self.before(start) else { break };
                    if self.is_operand(before) {
                        at = before;
                        continue;
                    }
                    at = start;
                }
                word if tokens.is_word(at) && !NO_NAMES.contains(&word) => first = Some(at),
                _ => break,
            }
            // What the name is looked up in.
            let Some(before) = self.before(at) else { break };
            at = match tokens.text(before) {
                "::" => {
                    first = Some(before);
                    match self.before(before) {
                        Some(scope) if self.is_scope(scope) => scope,
                        _ => break,
                    }
                }
                "template" => {
                    first = Some(before);
                    match self.before(before) {
                        Some(link) if matches!(tokens.text(link), "::" | "." | "->") => {
                            first = Some(link);
                            self.before(link)?
                        }
                        _ => break,
                    }
                }
                "." | "->" | "##" => self.before(before)?,
                _ => break,
            };
        }
        first
    }

    /// The name whose template arguments end at `at`, or `at`.
    fn behind_angles_back(&self, at: usize) -> usize {
        let tokens = self.tokens;
        if !matches!(tokens.text(at), ">" | ">>") {
            return at;
        }
        let mut depth = 0i32;
        let mut back = at;
        for _ in 0..MAX_ARGUMENTS {
            match tokens.text(back) {
                ">" => depth += 1,
                ">>" => depth += 2,
                "<" => depth -= 1,
                ")" | "]" | "}" => match tokens.mate(back) {
                    Some(mate) if mate < back => back = mate,
                    _ => return at,
                },
                ";" | "(" | "[" | "{" => return at,
                _ => {}
            }
            if depth <= 0 {
                return self.before(back).unwrap_or(at);
            }
            match back.checked_sub(1) {
                Some(before) => back = before,
                None => return at,
            }
        }
        at
    }

    fn before(&self, at: usize) -> Option<usize> {
        self.tokens.before(at, 0)
    }

    /// Whether a parenthesis behind this token calls or indexes it.
    fn is_operand(&self, at: usize) -> bool {
        let text = self.tokens.text(at);
        let word = self.tokens.is_word(at) && !NO_NAMES.contains(&text) && !CONTROL.contains(&text);
        let group = matches!(text, ")" | "]") && !self.is_control(at);
        word || group || matches!(text, ">" | ">>")
    }

    /// Whether a token may end what is before `::`.
    fn is_scope(&self, at: usize) -> bool {
        let text = self.tokens.text(at);
        self.tokens.is_word(at) && !NO_NAMES.contains(&text) || matches!(text, ">" | ">>")
    }

    /// Whether this `)` closes the condition of a statement.
    fn is_control(&self, close: usize) -> bool {
        let open = self.tokens.mate(close).filter(|open| *open < close);
        let word = open.and_then(|open| self.before(open));
        word.is_some_and(|word| CONTROL.contains(&self.tokens.text(word)))
    }

    /// Whether what is before would take a part of a conditional expression.
    fn needs_parentheses(&self, first: usize) -> bool {
        let Some(before) = self.before(first) else {
            return self.in_macro;
        };
        match self.tokens.text(before) {
            ";" | "{" | "}" => false,
            ":" => true,
            ")" => !self.is_control(before),
            word => !BEFORE_EXPRESSIONS.contains(&word),
        }
    }
}

fn trimmed(bytes: &[u8]) -> &[u8] {
    let start = bytes.iter().position(|byte| !byte.is_ascii_whitespace()).unwrap_or(0);
    let bytes = bytes.get(start..).unwrap_or_default();
    // A comment or a directive that goes to the end of its line keeps that.
    let mut lines = bytes.split(|byte| *byte == b'\n');
    if bytes.windows(2).any(|two| two == b"//") || lines.any(|line| line.trim_ascii_start().starts_with(b"#")) {
        return bytes;
    }
    let end = bytes
        .iter()
        .rposition(|byte| !byte.is_ascii_whitespace())
        .map_or(0, |at| at + 1);
    bytes.get(..end).unwrap_or_default()
}
