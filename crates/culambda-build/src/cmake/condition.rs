//! `if(..)` in three values: true, false, and not to be decided.

use std::rc::Rc;

use super::expand::Argument;
use super::reader::Reader;
use super::switch;
use super::value::{At, Item, Turn, Turns};

/// Nesting of parentheses and `NOT`.
const MAX_DEPTH: u32 = 64;

/// The outcome of a condition.
#[derive(Clone, Debug)]
pub(crate) struct Truth {
    /// `None`: it cannot be decided.
    pub(crate) value: Option<bool>,
    /// What decided it.
    pub(crate) at: At,
    /// What could not be decided, for people.
    pub(crate) why: String,
    /// What would have to be turned for it to be the opposite.
    pub(crate) turns: Turns,
}

impl Truth {
    pub(crate) fn decided(value: bool, at: At) -> Truth {
        Truth {
            value: Some(value),
            at,
            why: String::new(),
            turns: None,
        }
    }

    fn open(why: impl Into<String>, at: At) -> Truth {
        Truth {
            value: None,
            at,
            why: why.into(),
            turns: None,
        }
    }

    fn not(mut self) -> Truth {
        self.value = self.value.map(|value| !value);
        self
    }

    /// One that is `value` alone decides.
    fn with(self, other: Truth, value: bool) -> Truth {
        match (self.value, other.value) {
            (Some(a), Some(b)) if a == value && b == value => Truth {
                turns: self
                    .turns
                    .as_ref()
                    .zip(other.turns.as_ref())
                    .map(|(a, b)| a.iter().chain(b.iter()).cloned().collect()),
                ..self
            },
            (Some(own), _) if own == value => self,
            (_, Some(own)) if own == value => other,
            (None, _) => self,
            (_, None) => other,
            // Either of them could be turned.
            _ => Truth { turns: None, ..other },
        }
    }
}

/// An operand: its text, `None` if not known, and where it was said.
struct Operand {
    text: Option<Rc<str>>,
    at: At,
}

struct Condition<'a, 'r, 'f> {
    args: &'a [Argument],
    at: usize,
    reader: &'r mut Reader<'f>,
    depth: u32,
}

impl Reader<'_> {
    /// Whether a condition holds.
    pub(crate) fn truth(&mut self, args: &[Argument]) -> Truth {
        let place = self.at;
        let mut condition = Condition {
            args,
            at: 0,
            reader: self,
            depth: 0,
        };
        let truth = condition.any();
        if condition.at < args.len() {
            return Truth::open("a condition that cannot be read", place);
        }
        truth
    }

    /// Whether a text is true without being a variable; `None` if it may be one.
    fn constant(text: &str) -> Option<bool> {
        const ON: [&str; 5] = ["1", "ON", "YES", "TRUE", "Y"];
        const OFF: [&str; 8] = ["0", "OFF", "NO", "FALSE", "N", "IGNORE", "NOTFOUND", ""];
        const MISSING: &[u8] = b"-NOTFOUND";
        let among = |all: &[&str]| all.iter().any(|word| word.eq_ignore_ascii_case(text));
        let end = text.len().checked_sub(MISSING.len());
        let end = end.and_then(|end| text.as_bytes().get(end..));
        if among(&ON) {
            Some(true)
        } else if among(&OFF) || end.is_some_and(|end| end.eq_ignore_ascii_case(MISSING)) {
            Some(false)
        } else {
            text.parse::<f64>().ok().map(|number| number != 0.0)
        }
    }

    /// Whether a variable is true.
    pub(crate) fn variable(&mut self, name: &str) -> Truth {
        let open = |at: At| Truth::open(format!("`{name}` is not decided"), at);
        let Some(value) = self.lookup(name) else {
            let none = Truth::decided(false, self.at);
            return if self.is_unset(name) { none } else { open(self.at) };
        };
        match value.as_slice() {
            [] => Truth::decided(false, self.at),
            [one] if one.is_known() && self.is_sure(one) => {
                let on = Reader::constant(&one.text).unwrap_or(true);
                let turn = || Turn {
                    name: name.into(),
                    on: !on,
                };
                Truth {
                    turns: self.is_option(name).then(|| [turn()].into()),
                    ..Truth::decided(on, one.at)
                }
            }
            [_] => open(self.at),
            all if all.iter().any(|item| self.is_sure(item)) => Truth::decided(true, self.at),
            _ => open(self.at),
        }
    }

    /// Whether a variable is an option that whoever builds may turn, and that does not choose a back end.
    fn is_option(&self, name: &str) -> bool {
        self.scopes.is_option(name) && switch::option_choice(name).is_none() && !self.backends.contains_key(name)
    }

    /// The text of a variable, if it is known.
    pub(crate) fn text_of(&mut self, name: &str) -> Option<Item> {
        let value = self.lookup(name)?;
        match value.as_slice() {
            [] => Some(Item::new("", self.branch, self.at)),
            [one] if one.is_known() && self.is_sure(one) => Some(one.clone()),
            _ => None,
        }
    }
}

impl<'a> Condition<'a, '_, '_> {
    fn peek(&self) -> Option<&'a str> {
        let arg = self.args.get(self.at).filter(|arg| !arg.quoted)?;
        match arg.items.as_slice() {
            [one] => Some(&one.text),
            _ => None,
        }
    }

    fn takes(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    /// `AND` and `OR`, from left to right.
    fn any(&mut self) -> Truth {
        let mut all = self.one();
        loop {
            if self.takes("AND") {
                all = all.with(self.one(), false);
            } else if self.takes("OR") {
                all = all.with(self.one(), true);
            } else {
                return all;
            }
        }
    }

    fn one(&mut self) -> Truth {
        let place = self.reader.at;
        if self.depth >= MAX_DEPTH {
            self.at = self.args.len();
            return Truth::open("a condition that is nested too deeply", place);
        }
        self.depth += 1;
        let truth = if self.at + 1 < self.args.len() && self.takes("NOT") {
            self.one().not()
        } else if self.takes("(") {
            let inside = self.any();
            self.takes(")");
            inside
        } else {
            self.test()
        };
        self.depth -= 1;
        truth
    }

    fn test(&mut self) -> Truth {
        let place = self.reader.at;
        let args = self.args;
        let word = self.peek().unwrap_or_default();
        let unary = matches!(
            word,
            "EXISTS"
                | "COMMAND"
                | "DEFINED"
                | "TARGET"
                | "POLICY"
                | "TEST"
                | "IS_DIRECTORY"
                | "IS_ABSOLUTE"
                | "IS_SYMLINK"
        );
        let behind = args.get(self.at + 1).map(Argument::written);
        if unary && behind.as_deref().is_some_and(|behind| operator(behind).is_none()) {
            self.at += 2;
            return self.unary(word, &behind.unwrap_or_default());
        }
        if let Some(operator) = behind.as_deref().and_then(operator) {
            return self.binary(operator);
        }
        let Some(arg) = args.get(self.at) else {
            // `if(${X})` where that is empty.
            return Truth::decided(false, place);
        };
        self.at += 1;
        let Some(text) = arg
            .known()
            .filter(|_| arg.items.iter().all(|item| self.reader.is_sure(item)))
        else {
            return Truth::open("a value that is not known", place);
        };
        let at = arg.items.first().map_or(place, |item| item.at);
        match Reader::constant(&text) {
            Some(value) => Truth::decided(value, at),
            // A text in quotes is none of a variable.
            None if arg.quoted => Truth::decided(false, at),
            // `if(NOT ${X})` where that is empty.
            None if *text == *"NOT" => Truth::decided(false, at),
            None => self.reader.variable(&text),
        }
    }

    fn unary(&mut self, test: &str, operand: &str) -> Truth {
        let place = self.reader.at;
        match test {
            "DEFINED" if !operand.starts_with("ENV{") => match self.reader.lookup(operand) {
                Some(value) if value.iter().any(|item| self.reader.is_sure(item)) => Truth::decided(true, place),
                None if self.reader.is_unset(operand) => Truth::decided(false, place),
                _ => Truth::open(format!("`DEFINED {operand}` is not decided"), place),
            },
            "TARGET" if self.reader.world.by_name.contains_key(operand) => {
                let at = self
                    .reader
                    .world
                    .target(operand)
                    .map(|target| (target.branch, target.at));
                match at {
                    Some((branch, at)) if self.reader.branches.covers(branch, self.reader.branch) => {
                        Truth::decided(true, at)
                    }
                    _ => Truth::open(format!("whether there is a target `{operand}` is not decided"), place),
                }
            }
            "COMMAND" if self.reader.functions.contains_key(&operand.to_ascii_lowercase()) => {
                Truth::decided(true, place)
            }
            _ => Truth::open(format!("`{test} {operand}` is not decided"), place),
        }
    }

    fn operand(&mut self, at: usize, is_left: bool) -> Operand {
        let place = self.reader.at;
        let Some(arg) = self.args.get(at) else {
            return Operand { text: None, at: place };
        };
        let sure = arg.items.iter().all(|item| self.reader.is_sure(item));
        let said = arg.items.first().map_or(place, |item| item.at);
        let text = arg.known().filter(|_| sure);
        if arg.quoted || !arg.plain {
            return Operand { text, at: said };
        }
        // A bare word is the name of a variable, if there is one; on the left side nearly always.
        let name = text.unwrap_or_default();
        if let Some(item) = self.reader.text_of(&name) {
            return Operand {
                text: Some(item.text),
                at: item.at,
            };
        }
        let known = self.reader.lookup(&name).is_some();
        let begins_number = name.bytes().next().is_some_and(|byte| byte.is_ascii_digit());
        let literal = begins_number || !is_left || self.reader.is_unset(&name);
        Operand {
            text: (literal && !known).then_some(name),
            at: said,
        }
    }

    fn binary(&mut self, operator: Operator) -> Truth {
        let (left, right) = (self.operand(self.at, true), self.operand(self.at + 2, false));
        let shown = self.args.get(self.at).map(Argument::written).unwrap_or_default();
        let why = || format!("`{}` is not decided", shown.replace('\0', ".."));
        self.at += 3;
        let place = if left.at == self.reader.at { right.at } else { left.at };
        if operator == Operator::In {
            return self.is_in(&left, why);
        }
        let (Some(a), Some(b)) = (left.text, right.text) else {
            return Truth::open(why(), place);
        };
        let holds = match operator {
            Operator::Matches => self.reader.patterns.get(&b).map(|pattern| pattern.is_match(&a)),
            _ => compared(operator, &a, &b),
        };
        match holds {
            Some(value) => Truth::decided(value, place),
            None => Truth::open(why(), place),
        }
    }

    /// `X IN_LIST LIST`.
    fn is_in(&mut self, left: &Operand, why: impl Fn() -> String) -> Truth {
        let place = self.reader.at;
        let name = self.args.get(self.at - 1).map(Argument::written).unwrap_or_default();
        let (Some(text), Some(list)) = (&left.text, self.reader.lookup(&name)) else {
            return Truth::open(why(), place);
        };
        let mut same = list.iter().filter(|item| *item.text == **text);
        if same.any(|item| self.reader.is_sure(item)) {
            return Truth::decided(true, place);
        }
        let closed = |item: &Item| item.is_known() && self.reader.is_sure(item);
        if list.iter().all(closed) {
            return Truth::decided(false, place);
        }
        Truth::open(why(), place)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Operator {
    Same,
    Matches,
    In,
    Number(Order),
    Version(Order),
    Text(Order),
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Less,
    Greater,
    Equal,
    LessEqual,
    GreaterEqual,
}

fn order(word: &str) -> Option<Order> {
    Some(match word {
        "LESS" => Order::Less,
        "GREATER" => Order::Greater,
        "EQUAL" => Order::Equal,
        "LESS_EQUAL" => Order::LessEqual,
        "GREATER_EQUAL" => Order::GreaterEqual,
        _ => return None,
    })
}

fn operator(word: &str) -> Option<Operator> {
    match word {
        "STREQUAL" => return Some(Operator::Same),
        "MATCHES" => return Some(Operator::Matches),
        "IN_LIST" => return Some(Operator::In),
        "IS_NEWER_THAN" | "PATH_EQUAL" => return Some(Operator::Other),
        _ => {}
    }
    if let Some(rest) = word.strip_prefix("VERSION_") {
        return order(rest).map(Operator::Version);
    }
    if let Some(rest) = word.strip_prefix("STR") {
        return order(rest).map(Operator::Text);
    }
    order(word).map(Operator::Number)
}

/// Compares two texts; `None` where that is not to be told.
fn compared(operator: Operator, a: &str, b: &str) -> Option<bool> {
    let holds = |order: Order, found: std::cmp::Ordering| match order {
        Order::Less => found.is_lt(),
        Order::Greater => found.is_gt(),
        Order::Equal => found.is_eq(),
        Order::LessEqual => found.is_le(),
        Order::GreaterEqual => found.is_ge(),
    };
    match operator {
        Operator::Same => Some(a == b),
        Operator::Matches | Operator::In | Operator::Other => None,
        Operator::Number(order) => {
            // What is not a number is neither more nor less nor the same.
            let number = |text: &str| text.trim().parse::<f64>().ok();
            let found = number(a).zip(number(b)).and_then(|(a, b)| a.partial_cmp(&b));
            Some(found.is_some_and(|found| holds(order, found)))
        }
        Operator::Text(order) => Some(holds(order, a.cmp(b))),
        Operator::Version(order) => {
            let parts = |text: &str| -> Option<Vec<u64>> {
                let mut parts: Vec<u64> = text.split('.').map(|part| part.parse().ok()).collect::<Option<_>>()?;
                parts.resize(4.max(parts.len()), 0);
                Some(parts)
            };
            Some(holds(order, parts(a)?.cmp(&parts(b)?)))
        }
    }
}
