//! Statements that the parser need not see again.
//!
//! In a shortened text, where all names are one letter, most statements of functions look like others: what was parsed of
//! one is kept, and in the text around it a run of such statements is one empty statement. A statement that ends with the
//! first `;` outside of all brackets means the same in each block, so its nodes are those that it has by itself.
//!
//! Whatever is doubtful stays in the text around: what follows a label of a `switch`, what a keyword may go on with.

use crate::kind::Kind;
use crate::short::{self, Short};
use crate::tree::{NUMBER, Record, Tree};
use culambda_source::{ByText, ident};
use std::ops::Range;
use std::sync::{Arc, LazyLock};

/// What is around a statement when it is parsed by itself.
const BEFORE: &str = "void a(){";
const AFTER: &str = "}";

/// Bytes of text in a generation of statements.
const GENERATION: usize = 256 << 10;

/// Runs that are shorter are left where they are.
const MIN_RUN: usize = 8;

/// The nodes of statements, by their text; none of those that the parser cannot read by themselves.
static KNOWN: LazyLock<ByText<Option<Statement>>> = LazyLock::new(|| ByText::of_size(GENERATION));

/// The nodes of one statement.
#[derive(Debug)]
pub(crate) struct Statement {
    /// In preorder. Offsets are those of its text, and the parent of a node is a place among these.
    pub(crate) nodes: Vec<Record>,
    /// How deep they are, the outermost being 1.
    pub(crate) depth: usize,
}

impl Statement {
    /// What is no parent among its nodes: that of the outermost ones.
    pub(crate) const OUTSIDE: u32 = u32::MAX;

    fn of(text: &str) -> Option<Statement> {
        let around = format!("{BEFORE}{text}{AFTER}");
        let tree = Tree::of_correct(&around)?;
        let block = tree
            .records()
            .iter()
            .position(|node| node.kind == Kind::CompoundStatement)?;
        let size = tree.records().get(block)?.size as usize;
        // Its braces are the first and the last of what is in it.
        let inside = block + 2..(block + size).checked_sub(1)?;
        let first = u32::try_from(inside.start).ok()?;
        let before = u32::try_from(BEFORE.len()).ok()?;
        let nodes: Vec<Record> = tree
            .records()
            .get(inside)?
            .iter()
            .map(|node| node.moved(first, before))
            .collect();
        let mut depths: Vec<usize> = Vec::with_capacity(nodes.len());
        for node in &nodes {
            let above = depths.get(node.parent as usize).copied().unwrap_or(0);
            depths.push(above + 1);
        }
        let depth = depths.into_iter().max()?;
        Some(Statement { nodes, depth })
    }
}

/// Statements that follow each other, of which the text around has an empty one.
#[derive(Debug)]
pub(crate) struct Run {
    /// Where that is.
    pub(crate) at: usize,
    /// How deep the deepest nodes of the statements are.
    pub(crate) depth: usize,
    /// The statements, and where each begins in the text that they are taken out of.
    pub(crate) statements: Vec<(usize, Arc<Option<Statement>>)>,
}

/// A text without its plain statements.
#[derive(Debug)]
pub(crate) struct Taken {
    /// What is left.
    pub(crate) around: Short,
    /// What is not, in order.
    pub(crate) runs: Vec<Run>,
}

impl Taken {
    /// Takes the statements out of a text; none if there are none.
    pub(crate) fn out_of(short: &Short) -> Option<Taken> {
        let mut runs: Vec<(Range<usize>, Run)> = Vec::new();
        for found in plain_statements(&short.text) {
            let text = short.text.get(found.clone())?;
            let statement = KNOWN.of(text.as_bytes(), || Statement::of(text));
            let Some(depth) = statement.as_ref().as_ref().map(|statement| statement.depth) else {
                continue;
            };
            if let Some((range, run)) = runs.last_mut().filter(|(range, _)| range.end == found.start) {
                range.end = found.end;
                run.depth = run.depth.max(depth);
                run.statements.push((found.start, statement));
                continue;
            }
            let run = Run {
                at: 0,
                depth,
                statements: vec![(found.start, statement)],
            };
            runs.push((found, run));
        }
        runs.retain(|(range, _)| range.len() >= MIN_RUN);
        if runs.is_empty() {
            return None;
        }
        let around = short.without(runs.iter_mut().map(|(range, run)| (range.clone(), &mut run.at)));
        let runs = runs.into_iter().map(|(_, run)| run).collect();
        Some(Taken { around, runs })
    }
}

/// A pair of braces that is open.
struct Braces {
    /// Whether statements are in them.
    is_block: bool,
    /// Whether the statements in it are taken out: they are not after a label of a `switch`.
    counts: bool,
    /// Where the statement begins that is read.
    start: usize,
    /// Whether that may be a plain one: it has no braces.
    is_plain: bool,
    /// Other brackets that are open in it: for each whether what it closes can be before a block.
    brackets: Vec<bool>,
}

impl Braces {
    fn new(is_block: bool, start: usize) -> Braces {
        Braces {
            is_block,
            counts: true,
            start,
            is_plain: is_block,
            brackets: Vec::new(),
        }
    }
}

/// What was read last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// After this, a brace begins a block.
    Head,
    /// After this, it does in a block.
    Statement,
    /// A keyword after which parentheses are none of a function.
    Other,
    Any,
}

/// Words in front of parentheses after which braces hold something else than statements.
const NOT_OF_FUNCTIONS: [&[u8]; 6] = [
    b"requires",
    b"decltype",
    b"alignas",
    b"_Alignas",
    b"__attribute__",
    b"__declspec",
];

/// Words after which braces hold statements.
const BEFORE_BLOCKS: [&[u8]; 7] = [b"const", b"do", b"else", b"mutable", b"noexcept", b"override", b"try"];

/// Where statements are that are one by themselves, in order: in blocks, with the `;` at their end and no braces.
fn plain_statements(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut open = vec![Braces::new(false, 0)];
    let mut last = Last::Any;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let rest = bytes.get(at..).unwrap_or_default();
        let next = at + token_len(rest);
        let token = bytes.get(at..next).unwrap_or_default();
        match byte {
            b' ' => {
                at = next;
                continue;
            }
            b'(' | b'[' => {
                if let Some(braces) = open.last_mut() {
                    braces.brackets.push(last != Last::Other);
                }
                last = Last::Any;
            }
            b')' | b']' => {
                let of_function = open.last_mut().and_then(|braces| braces.brackets.pop());
                last = match of_function {
                    Some(true) if byte == b')' => Last::Head,
                    _ => Last::Any,
                };
            }
            b'{' => {
                let is_block = match last {
                    Last::Head => true,
                    Last::Statement => open.last().is_some_and(|braces| braces.is_block),
                    Last::Other | Last::Any => false,
                };
                if let Some(braces) = open.last_mut() {
                    braces.is_plain = false;
                }
                open.push(Braces::new(is_block, next));
                last = Last::Statement;
            }
            b'}' => {
                let closed = open.pop();
                if let Some(around) = open.last_mut().filter(|around| around.brackets.is_empty()) {
                    around.start = next;
                    around.is_plain = closed.is_some_and(|closed| closed.is_block)
                        && around.is_block
                        && begins_statement(bytes.get(next..).unwrap_or_default());
                }
                last = Last::Statement;
            }
            b';' => {
                if let Some(braces) = open.last_mut().filter(|braces| braces.brackets.is_empty()) {
                    end_statement(braces, bytes, next, &mut found);
                }
                last = Last::Statement;
            }
            // What follows a label is in its statement.
            _ if matches!(token, b"case" | b"default") => {
                if let Some(braces) = open.last_mut() {
                    braces.counts = false;
                }
                last = Last::Any;
            }
            _ if NOT_OF_FUNCTIONS.contains(&token) => last = Last::Other,
            _ if BEFORE_BLOCKS.contains(&token) => last = Last::Head,
            _ => last = Last::Any,
        }
        at = next;
    }
    found
}

/// Notes the statement that ends in front of `next`, if it is a plain one, and begins another one.
fn end_statement(braces: &mut Braces, bytes: &[u8], next: usize, found: &mut Vec<Range<usize>>) {
    let range = braces.start..next;
    let text = bytes.get(range.clone()).unwrap_or_default();
    let after = word_of(bytes.get(next..).unwrap_or_default());
    // `if (a) b; else c;` is one statement.
    if after == b"else" {
        return;
    }
    match word_of(text) {
        // `while (b);` belongs to it.
        b"do" => braces.counts = false,
        b"else" | b"catch" | b"while" | b"try" => {}
        _ if braces.is_plain && braces.counts => {
            let blank = usize::from(text.first() == Some(&b' '));
            let range = range.start + blank..range.end;
            if range.len() > 1 && means_the_same(bytes.get(range.clone()).unwrap_or_default()) {
                found.push(range);
            }
        }
        _ => {}
    }
    braces.start = next;
    braces.is_plain = braces.is_block;
}

/// Whether a statement means the same by itself: what is before `a[b](c) = d;` decides whether the parser takes it for a
/// declaration, and what is before `a<b<c>>();` and `a<b>::c;` whether the arguments are types.
fn means_the_same(statement: &[u8]) -> bool {
    let of_element = statement.get(word_of(statement).len()) == Some(&b'[');
    let is_called = of_element && memchr::memmem::find(statement, b"](").is_some();
    let is_nested = memchr::memchr_iter(b'<', statement).nth(1).is_some() && statement.contains(&b'>');
    let is_member = memchr::memmem::find(statement, b">::").is_some();
    !is_called && !is_nested && !is_member && !statement.contains(&NUMBER)
}

/// Whether what comes after a block begins another statement, and does not go on with the one that the block is in.
fn begins_statement(rest: &[u8]) -> bool {
    let word = word_of(rest);
    let goes_on: [&[u8]; 3] = [b"else", b"catch", b"while"];
    !word.is_empty() && !goes_on.contains(&word)
}

/// The word at the start of a text, after the blank that may be there.
fn word_of(text: &[u8]) -> &[u8] {
    let text = text.strip_prefix(b" ").unwrap_or(text);
    let starts = text.first().is_some_and(|byte| ident::is_start(*byte));
    let len = if starts { ident::prefix(text) } else { 0 };
    text.get(..len).unwrap_or_default()
}

/// The length of the token at the start of a text that is not empty, or of the blank.
fn token_len(rest: &[u8]) -> usize {
    let len = match rest.first() {
        Some(b'"' | b'\'') => short::literal(rest).map_or(1, <[u8]>::len),
        Some(b'0'..=b'9') => short::number(rest).len(),
        Some(byte) if ident::is_start(*byte) => ident::prefix(rest),
        _ => 1,
    };
    len.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<&str> {
        plain_statements(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn statements_of_blocks() {
        assert_eq!(
            plain("void a(){ a b;a(a,[](int a){ a=1;return a;},a);if(a)b;else c;}"),
            ["a b;", "a=1;", "return a;", "if(a)b;else c;"]
        );
        assert_eq!(
            plain("void a(){ if(a){ a;b=1;} else{ c=2;} d=3;}"),
            ["a;", "b=1;", "c=2;", "d=3;"]
        );
        assert_eq!(
            plain("void a(){ for(int a=0;a<1;++a){ a=1;} ++a;a=b;}"),
            ["a=1;", "a=b;"]
        );
        assert_eq!(plain("auto a=[=]()mutable{ a=1;};"), ["a=1;"]);
    }

    #[test]
    fn what_is_doubtful_stays() {
        for text in [
            "struct a{ int b;void c();};",
            "struct alignas(8){ int b;} c;",
            "void a(){ switch(a){ case 1:a=1;break;default:a=2;} }",
            "void a(){ do a=1;while(a);b=2;}",
            "void a(){ a b={ 1,2};}",
            "template<class a>concept b=requires(a c){ c.d();};",
            "void a(){ ;}",
            "a={ b;c;}",
        ] {
            assert_eq!(plain(text), [""; 0], "{text}");
        }
    }
}
