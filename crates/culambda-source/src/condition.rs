//! Conditions of `#if` in three values: true, false, and not to be decided from what is known.
//!
//! What cannot be decided is an *atom*: an operand of `!`, `&&`, `||` or `?:`. `defined(X)` and `X`
//! alone give the atom `X`; anything else gives its text. The value of an atom is an assumption of
//! the caller.

mod number;

use std::borrow::Cow;

use number::{Number, arithmetic, character, number};

use crate::ident::is_continue;
use crate::lex::TokenKind;
use crate::macros::Known;
use crate::tok::{Spell, Tok};

/// Nesting of parentheses, unary operators and conditional operators.
const MAX_DEPTH: u32 = 200;

/// What a condition asks the preprocessor.
pub(crate) trait Oracle {
    /// Whether a macro is defined.
    fn defined(&self, name: &[u8]) -> Known;
    /// Whether an include would be found.
    fn has_include(&self, name: &str, quoted: bool) -> Known;
    /// The assumed value of an atom.
    fn assumed(&self, atom: &str) -> bool;
    /// The value of a macro that no text defines, if the build gives it one.
    fn value(&self, _name: &[u8]) -> Option<i64> {
        None
    }
}

/// The outcome of a condition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) value: bool,
    /// The atoms that decided it, in order.
    pub(crate) atoms: Vec<String>,
    /// Whether these only ask whether defaults hold.
    pub(crate) by_default: bool,
    pub(crate) problem: Option<&'static str>,
}

/// Evaluates the tokens of a condition, which are macro-expanded but for operands of `defined`.
pub(crate) fn evaluate(tokens: &[Tok], spell: &dyn Spell, oracle: &dyn Oracle) -> Outcome {
    let mut parser = Parser {
        tokens,
        at: 0,
        spell,
        oracle,
        depth: 0,
        idle: false,
    };
    let result = parser.conditional().and_then(|value| {
        if parser.at < tokens.len() {
            Err("a condition cannot be read to its end")
        } else {
            Ok(value)
        }
    });
    match result {
        Ok(value) => {
            let truth = parser.truth(value);
            Outcome {
                value: truth.value,
                atoms: truth.atoms,
                ..Outcome::default()
            }
        }
        Err(problem) => parser.unreadable(problem),
    }
}

/// A value on the way.
#[derive(Clone, Debug)]
enum Value {
    Number(Number),
    /// Not decided, and not looked at as a truth value yet: these tokens, or this atom.
    Open {
        first: usize,
        last: usize,
        atom: Option<String>,
    },
    /// A truth value that atoms decided.
    Assumed(Truth),
}

/// A truth value; decided if no atom is named.
#[derive(Clone, Debug, Default)]
struct Truth {
    value: bool,
    atoms: Vec<String>,
}

type Parsed<T> = Result<T, &'static str>;

const INCOMPLETE: &str = "a condition is incomplete";

struct Parser<'a> {
    tokens: &'a [Tok],
    at: usize,
    spell: &'a dyn Spell,
    oracle: &'a dyn Oracle,
    depth: u32,
    /// Whether what is read is never evaluated: after `1 ||`, `0 &&`, in the arm that `?` does not choose.
    idle: bool,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<Cow<'a, [u8]>> {
        self.tokens.get(self.at).map(|tok| self.spell.spelling(tok))
    }

    fn take(&mut self, text: &[u8]) -> bool {
        let found = self.peek().is_some_and(|word| *word == *text);
        self.at += usize::from(found);
        found
    }

    fn enter(&mut self) -> Parsed<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            Err("a condition is nested too deeply")
        } else {
            Ok(())
        }
    }

    /// What becomes of a condition that cannot be read: where a name stands beside another operand, as in `MAJOR_ GCC()`,
    /// it may be a macro that is not known, whose definition has what is missing.
    fn unreadable(&self, problem: &'static str) -> Outcome {
        let word = |tok: &Tok| self.spell.spelling(tok);
        let operand = |tok: &Tok| {
            let is_word = tok.kind == TokenKind::Identifier && precedence(&word(tok)).is_none();
            tok.kind == TokenKind::Number || is_word && !matches!(&*word(tok), b"defined" | b"not" | b"compl")
        };
        let unknown = |tok: &Tok| {
            let name = word(tok);
            tok.kind == TokenKind::Identifier
                && self.oracle.value(&name).is_none()
                && self.oracle.defined(&name) == Known::Unknown
        };
        let beside = |pair: &[Tok]| pair.iter().all(operand) && pair.iter().any(unknown);
        if !self.tokens.windows(2).any(beside) {
            return Outcome {
                problem: Some(problem),
                ..Outcome::default()
            };
        }
        let atom = self.text(0, self.tokens.len().saturating_sub(1));
        Outcome {
            value: self.oracle.assumed(&atom),
            atoms: vec![atom],
            ..Outcome::default()
        }
    }

    /// The truth of a value, by assumption where it is not decided.
    fn truth(&self, value: Value) -> Truth {
        match value {
            Value::Number(number) => Truth {
                value: number.bits != 0,
                atoms: Vec::new(),
            },
            Value::Assumed(truth) => truth,
            Value::Open { first, last, atom } => {
                let atom = atom.unwrap_or_else(|| self.text(first, last));
                Truth {
                    value: self.oracle.assumed(&atom),
                    atoms: vec![atom],
                }
            }
        }
    }

    /// The text of some tokens, with blanks as this module would write them.
    fn text(&self, first: usize, last: usize) -> String {
        let tokens = self.tokens.get(first..=last).unwrap_or_default();
        let mut out = String::new();
        let mut before = b' ';
        // The name of a file is not an expression.
        let header = tokens
            .first()
            .is_some_and(|tok| self.spell.spelling(tok).starts_with(b"__has_include"));
        for tok in tokens {
            let word = self.spell.spelling(tok);
            let first = word.first().copied().unwrap_or(b' ');
            let tight = matches!(before, b' ' | b'(' | b'!' | b'~')
                || matches!(first, b')' | b',')
                || (first == b'(' && is_continue(before));
            if !tight && !header {
                out.push(' ');
            }
            out.push_str(&String::from_utf8_lossy(&word));
            before = word.last().copied().unwrap_or(b' ');
        }
        out
    }

    fn conditional(&mut self) -> Parsed<Value> {
        self.enter()?;
        let condition = self.binary(0)?;
        let value = if self.take(b"?") {
            let chosen = settled(&condition);
            let yes = self.idly(chosen == Some(false), Parser::comma)?;
            if !self.take(b":") {
                return Err(INCOMPLETE);
            }
            let no = self.idly(chosen == Some(true), Parser::conditional)?;
            let condition = self.truth(condition);
            let chosen = if condition.value { yes } else { no };
            if condition.atoms.is_empty() {
                chosen
            } else {
                let mut chosen = self.truth(chosen);
                chosen.atoms.splice(0..0, condition.atoms);
                Value::Assumed(chosen)
            }
        } else {
            condition
        };
        self.depth -= 1;
        Ok(value)
    }

    /// Operators of a precedence and above, left to right.
    fn binary(&mut self, least: u8) -> Parsed<Value> {
        let first = self.at;
        let mut left = self.unary()?;
        while let Some(operator) = self.peek() {
            let Some(binds) = precedence(&operator).filter(|&binds| binds >= least) else {
                break;
            };
            self.at += 1;
            let idle = match &*operator {
                b"||" | b"or" => settled(&left) == Some(true),
                b"&&" | b"and" => settled(&left) == Some(false),
                _ => false,
            };
            let right = self.idly(idle, |parser| parser.binary(binds + 1))?;
            left = match &*operator {
                b"||" | b"or" => self.logical(left, right, true),
                b"&&" | b"and" => self.logical(left, right, false),
                _ => match (&left, &right) {
                    (Value::Number(a), Value::Number(b)) => match arithmetic(&operator, *a, *b) {
                        Some(number) => Value::Number(number),
                        None if self.idle => Value::Number(Number::of(false)),
                        None => return Err("a condition divides by zero"),
                    },
                    _ => Value::Open {
                        first,
                        last: self.at.saturating_sub(1),
                        atom: None,
                    },
                },
            };
        }
        Ok(left)
    }

    /// Reads a part, which is never evaluated where `idle` is true.
    fn idly<T>(&mut self, idle: bool, read: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let around = self.idle;
        self.idle |= idle;
        let value = read(self);
        self.idle = around;
        value
    }

    /// Values with commas between them, of which the last one counts.
    fn comma(&mut self) -> Parsed<Value> {
        let mut value = self.conditional()?;
        while self.take(b",") {
            value = self.conditional()?;
        }
        Ok(value)
    }

    /// `||` (`stop` is true) and `&&` (false): a side that is `stop` settles it.
    fn logical(&self, left: Value, right: Value, stop: bool) -> Value {
        let decided = |value: &Value| settled(value).map(|truth| truth == stop);
        match (decided(&left), decided(&right)) {
            (Some(true), _) | (_, Some(true)) => Value::Number(Number::of(stop)),
            (Some(false), Some(false)) => Value::Number(Number::of(!stop)),
            (Some(false), None) => Value::Assumed(self.truth(right)),
            (None, Some(false)) => Value::Assumed(self.truth(left)),
            (None, None) => {
                let mut left = self.truth(left);
                if left.value != stop {
                    let right = self.truth(right);
                    left.value = right.value;
                    left.atoms.extend(right.atoms);
                }
                Value::Assumed(left)
            }
        }
    }

    fn unary(&mut self) -> Parsed<Value> {
        let first = self.at;
        let word = self.peek().ok_or(INCOMPLETE)?;
        let operator = match &*word {
            b"!" | b"not" => b'!',
            b"~" | b"compl" => b'~',
            b"-" => b'-',
            b"+" => b'+',
            _ => return self.primary(),
        };
        self.at += 1;
        self.enter()?;
        let value = self.unary()?;
        self.depth -= 1;
        let last = self.at.saturating_sub(1);
        Ok(match (operator, value) {
            (b'!', Value::Number(number)) => Value::Number(Number::of(number.bits == 0)),
            (b'!', value) => {
                let truth = self.truth(value);
                Value::Assumed(Truth {
                    value: !truth.value,
                    ..truth
                })
            }
            (b'~', Value::Number(number)) => Value::Number(Number {
                bits: !number.bits,
                ..number
            }),
            (b'-', Value::Number(number)) => Value::Number(Number {
                bits: number.bits.wrapping_neg(),
                ..number
            }),
            (b'+', value @ Value::Number(_)) => value,
            _ => Value::Open {
                first,
                last,
                atom: None,
            },
        })
    }

    fn primary(&mut self) -> Parsed<Value> {
        let first = self.at;
        let tok = self.tokens.get(first).ok_or(INCOMPLETE)?;
        let word = self.spell.spelling(tok);
        self.at += 1;
        match tok.kind {
            TokenKind::Number => number(&word)
                .map(Value::Number)
                .ok_or("a number in a condition cannot be read"),
            TokenKind::Character => Ok(match character(&word) {
                Some(number) => Value::Number(number),
                None => Value::Open {
                    first,
                    last: first,
                    atom: None,
                },
            }),
            TokenKind::Punctuator if tok.is(b'(') => {
                let value = self.comma()?;
                if !self.take(b")") {
                    return Err("a parenthesis in a condition is not closed");
                }
                // What is not decided in it is named without the parentheses.
                Ok(value)
            }
            TokenKind::Identifier => self.identifier(&word, first),
            _ => Err("a condition holds something that is not a number"),
        }
    }

    fn identifier(&mut self, word: &[u8], first: usize) -> Parsed<Value> {
        match word {
            b"true" => return Ok(Value::Number(Number::of(true))),
            b"false" => return Ok(Value::Number(Number::of(false))),
            b"defined" => return self.defined(first),
            b"__has_include" | b"__has_include_next" => return self.has_include(first),
            _ => {}
        }
        let called = self.tokens.get(self.at).is_some_and(|tok| tok.is(b'('));
        let name = String::from_utf8_lossy(word).into_owned();
        if crate::expand::is_operator(word) && called {
            self.skip_parenthesis()?;
            return Ok(Value::Open {
                first,
                last: self.at - 1,
                atom: None,
            });
        }
        if let Some(bits) = self.oracle.value(word) {
            return Ok(Value::Number(Number { bits, unsigned: false }));
        }
        match self.oracle.defined(word) {
            _ if matches!(word, b"__LINE__" | b"__COUNTER__") => Ok(Value::Open {
                first,
                last: first,
                atom: None,
            }),
            Known::Unknown if called => {
                self.skip_parenthesis()?;
                Ok(Value::Open {
                    first,
                    last: self.at - 1,
                    atom: None,
                })
            }
            Known::Unknown => Ok(Value::Open {
                first,
                last: first,
                atom: Some(name),
            }),
            // Expanded already, so it is one that stays, or one that is not defined.
            Known::Yes | Known::No => Ok(Value::Number(Number::of(false))),
        }
    }

    fn skip_parenthesis(&mut self) -> Parsed<()> {
        let mut depth = 0_u32;
        while let Some(tok) = self.tokens.get(self.at) {
            self.at += 1;
            depth += u32::from(tok.is(b'('));
            if tok.is(b')') {
                depth = depth.saturating_sub(1);
            }
            if depth == 0 {
                return Ok(());
            }
        }
        Err("a parenthesis in a condition is not closed")
    }

    fn defined(&mut self, first: usize) -> Parsed<Value> {
        const WRONG: &str = "`defined` wants the name of a macro";
        let parenthesised = self.take(b"(");
        let tok = self
            .tokens
            .get(self.at)
            .filter(|tok| tok.is_identifier())
            .ok_or(WRONG)?;
        let name = self.spell.spelling(tok);
        self.at += 1;
        if parenthesised && !self.take(b")") {
            return Err(WRONG);
        }
        Ok(match self.oracle.defined(&name) {
            Known::Yes => Value::Number(Number::of(true)),
            Known::No => Value::Number(Number::of(false)),
            Known::Unknown => {
                let atom = Some(String::from_utf8_lossy(&name).into_owned());
                Value::Open {
                    first,
                    last: self.at - 1,
                    atom,
                }
            }
        })
    }

    fn has_include(&mut self, first: usize) -> Parsed<Value> {
        let open = self.at;
        self.skip_parenthesis()?;
        let close = self.at - 1;
        let inner = self.tokens.get(open + 1..close).unwrap_or_default();
        let (name, quoted) = match inner.first() {
            Some(tok) if tok.kind == TokenKind::String && inner.len() == 1 => {
                let text = self.spell.spelling(tok);
                (String::from_utf8_lossy(&text).trim_matches('"').to_owned(), true)
            }
            Some(tok) if tok.is(b'<') => {
                let words = inner.get(1..inner.len() - 1).unwrap_or_default();
                let text: Vec<u8> = words
                    .iter()
                    .flat_map(|tok| self.spell.spelling(tok).into_owned())
                    .collect();
                (String::from_utf8_lossy(&text).into_owned(), false)
            }
            _ => {
                return Ok(Value::Open {
                    first,
                    last: close,
                    atom: None,
                });
            }
        };
        Ok(match self.oracle.has_include(&name, quoted) {
            Known::Yes => Value::Number(Number::of(true)),
            Known::No => Value::Number(Number::of(false)),
            Known::Unknown => Value::Open {
                first,
                last: close,
                atom: None,
            },
        })
    }
}

/// The truth of a value that is decided.
fn settled(value: &Value) -> Option<bool> {
    match value {
        Value::Number(number) => Some(number.bits != 0),
        _ => None,
    }
}

fn precedence(operator: &[u8]) -> Option<u8> {
    Some(match operator {
        b"||" | b"or" => 1,
        b"&&" | b"and" => 2,
        b"|" | b"bitor" => 3,
        b"^" | b"xor" => 4,
        b"&" | b"bitand" => 5,
        b"==" | b"!=" | b"not_eq" => 6,
        b"<" | b">" | b"<=" | b">=" => 7,
        b"<<" | b">>" => 8,
        b"+" | b"-" => 9,
        b"*" | b"/" | b"%" => 10,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
