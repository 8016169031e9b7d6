//! Folds of packs: `(... + n)`, `(n && ...)`.

use super::expr::{Kind, Value};
use super::parser::{Parser, Read};
use std::fmt::Write as _;

/// Operators that fold a pack.
const FOLDS: &[&str] = &[
    "+", "-", "*", "/", "%", "^", "&", "|", "=", "<", ">", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=",
    "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", ",", ".*", "->*",
];

impl Parser<'_> {
    /// Whether the parentheses that were just opened hold a fold expression.
    pub(super) fn holds_fold(&mut self) -> Read<bool> {
        let (mut depth, mut at) = (0usize, 0usize);
        loop {
            match self.ahead(at) {
                "" => return Ok(false),
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" if depth == 0 => return self.spend(at).map(|()| false),
                ")" | "]" | "}" => depth -= 1,
                "..." if depth == 0 => {
                    let before = at > 0 && FOLDS.contains(&self.ahead(at - 1)) && self.ahead(at - 1) != ",";
                    let behind = FOLDS.contains(&self.ahead(at + 1)) && (at == 0 || self.ahead(at + 1) != ",");
                    return Ok(before || behind || (at > 0 && self.ahead(at - 1) == "," && self.ahead(at + 1) == ")"));
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// `... op e)`, `e op ...)`, `e op ... op e)`.
    pub(super) fn fold(&mut self) -> Read<Value> {
        let mut text = String::from("(");
        let mut closes = false;
        if self.peek() == "..." {
            text += "...";
            self.bump();
        } else {
            let first = self.fold_operand()?;
            closes = first.closes;
            text += &first.text;
            let operator = self.fold_operator()?;
            self.expect("...")?;
            let _ = write!(text, " {operator} ... ");
            if self.eat(")") {
                return Ok(Value {
                    closes,
                    ..Value::atom(text + ")")
                });
            }
            text.pop();
        }
        let operator = self.fold_operator()?;
        let last = self.fold_operand()?;
        self.expect(")")?;
        Ok(Value {
            closes: closes || last.closes,
            ..Value::atom(format!("{text} {operator} {})", last.text))
        })
    }

    fn fold_operator(&mut self) -> Read<String> {
        let text = self.peek();
        if !FOLDS.contains(&text) {
            return Err(self.unexpected());
        }
        self.bump();
        Ok(text.to_owned())
    }

    /// An operand of a fold: a cast-expression.
    fn fold_operand(&mut self) -> Read<Value> {
        let value = self.unary()?;
        let wraps = matches!(value.kind, Kind::Operator | Kind::Chain | Kind::Size { atom: false });
        Ok(if wraps {
            Value {
                text: format!("({})", value.text),
                ..value
            }
        } else {
            value
        })
    }
}
