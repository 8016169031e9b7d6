//! The text of a `CMakeLists.txt` as commands with arguments. Any bytes are such a text.

use std::rc::Rc;

/// A command as it is in a file.
#[derive(Debug)]
pub(crate) struct Command {
    /// In lower case, as names of commands mean the same in any.
    pub(crate) name: String,
    pub(crate) args: Vec<Arg>,
    /// From 1.
    pub(crate) line: u32,
}

/// An argument before its variables are replaced.
#[derive(Clone, Debug)]
pub(crate) struct Arg {
    pub(crate) text: Rc<str>,
    pub(crate) kind: ArgKind,
    pub(crate) holds: Holds,
    pub(crate) line: u32,
}

impl Arg {
    fn new(text: &str, kind: ArgKind, line: u32) -> Arg {
        let holds = if kind == ArgKind::Bracket || !text.contains(['$', '\\', ';']) {
            Holds::Itself
        } else if variable(text).is_some() {
            Holds::Variable
        } else {
            Holds::Parts
        };
        let text = text.into();
        Arg {
            text,
            kind,
            holds,
            line,
        }
    }

    /// The name of the variable that it is.
    pub(crate) fn variable(&self) -> Option<&str> {
        if self.holds == Holds::Variable {
            variable(&self.text)
        } else {
            None
        }
    }
}

/// What an argument stands for: commands are run many times, and most of their arguments are simple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// Its own text.
    Itself,
    /// One variable and nothing else: `${NAME}`.
    Variable,
    /// What its parts make.
    Parts,
}

/// The plain name in `${NAME}`.
fn variable(text: &str) -> Option<&str> {
    let name = text.strip_prefix("${")?.strip_suffix('}')?;
    (!name.is_empty() && name.bytes().all(is_name)).then_some(name)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArgKind {
    Bare,
    Quoted,
    /// `[=[..]=]`: nothing is replaced in it.
    Bracket,
}

/// Takes a text apart.
pub(crate) fn commands(text: &[u8]) -> Vec<Command> {
    let mut lexer = Lexer { text, at: 0, line: 1 };
    let mut out = Vec::new();
    while let Some(byte) = lexer.peek() {
        match byte {
            b'#' => lexer.comment(),
            b if is_name(b) => {
                let line = lexer.line;
                let name = lexer.name();
                lexer.blanks();
                if lexer.peek() == Some(b'(') {
                    lexer.bump();
                    let args = lexer.args();
                    out.push(Command { name, args, line });
                }
            }
            _ => lexer.bump(),
        }
    }
    out
}

/// What the name of a command or a variable consists of, as `CMake` has it: a digit may be first.
pub(crate) fn is_name(byte: u8) -> bool {
    matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_')
}

struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
    line: u32,
}

impl Lexer<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn bump(&mut self) {
        if self.peek() == Some(b'\n') {
            self.line += 1;
        }
        self.at += 1;
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t')) {
            self.bump();
        }
    }

    fn name(&mut self) -> String {
        let start = self.at;
        while self.peek().is_some_and(is_name) {
            self.at += 1;
        }
        let name = self.text.get(start..self.at).unwrap_or_default();
        String::from_utf8_lossy(name).to_ascii_lowercase()
    }

    /// `# ..` to the end of the line, or `#[[ .. ]]`.
    fn comment(&mut self) {
        self.bump();
        if self.bracket().is_some() {
            return;
        }
        while self.peek().is_some_and(|byte| byte != b'\n') {
            self.at += 1;
        }
    }

    /// `[==[ .. ]==]`, if that is here.
    fn bracket(&mut self) -> Option<String> {
        let rest = self.text.get(self.at..)?.strip_prefix(b"[")?;
        let equals = rest.iter().take_while(|byte| **byte == b'=').count();
        if rest.get(equals) != Some(&b'[') {
            return None;
        }
        let close = [b"]".as_slice(), &vec![b'='; equals], b"]"].concat();
        let inside = rest.get(equals + 1..)?;
        // Without an end it is none: looking for one costs a pass, so that the rest is taken for it.
        let end = memchr::memmem::find(inside, &close).unwrap_or(inside.len());
        let text = inside.get(..end)?;
        self.line += memchr::memchr_iter(b'\n', text).count() as u32;
        self.at += equals + 2 + end + close.len();
        let text = text.strip_prefix(b"\n").unwrap_or(text);
        Some(String::from_utf8_lossy(text).into_owned())
    }

    /// What is between parentheses; those inside are arguments of their own, as conditions need them.
    fn args(&mut self) -> Vec<Arg> {
        let mut out = Vec::new();
        let mut depth = 0_u32;
        while let Some(byte) = self.peek() {
            let line = self.line;
            let mut say = |text: &str, kind| out.push(Arg::new(text, kind, line));
            match byte {
                b'(' => {
                    depth += 1;
                    say("(", ArgKind::Bare);
                    self.bump();
                }
                b')' => {
                    self.bump();
                    if depth == 0 {
                        break;
                    }
                    depth -= 1;
                    say(")", ArgKind::Bare);
                }
                b'#' => self.comment(),
                b'"' => {
                    let text = self.quoted();
                    say(&text, ArgKind::Quoted);
                }
                b'[' => match self.bracket() {
                    Some(text) => say(&text, ArgKind::Bracket),
                    None => say(&self.bare(), ArgKind::Bare),
                },
                b if b.is_ascii_whitespace() => self.bump(),
                _ => say(&self.bare(), ArgKind::Bare),
            }
        }
        out
    }

    /// A text in quotes; its escapes stay.
    fn quoted(&mut self) -> String {
        self.bump();
        let mut text = Vec::new();
        while let Some(byte) = self.peek() {
            self.bump();
            match byte {
                b'"' => break,
                b'\\' => match self.peek() {
                    // A line that goes on.
                    Some(b'\n') => self.bump(),
                    Some(next) => {
                        text.extend([b'\\', next]);
                        self.bump();
                    }
                    None => {}
                },
                byte => text.push(byte),
            }
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    fn bare(&mut self) -> String {
        let mut text = Vec::new();
        while let Some(byte) = self.peek() {
            match byte {
                b'(' | b')' | b'#' => break,
                // `-DX="y"` keeps its quotes, and the blanks in them.
                b'"' => {
                    let inside = self.quoted();
                    text.push(b'"');
                    text.extend(inside.into_bytes());
                    text.push(b'"');
                    continue;
                }
                b'\\' => {
                    text.push(byte);
                    self.bump();
                    if let Some(next) = self.peek() {
                        text.push(next);
                    }
                }
                byte if byte.is_ascii_whitespace() => break,
                byte => text.push(byte),
            }
            self.bump();
        }
        String::from_utf8_lossy(&text).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let show = |command: &Command| {
            let args: Vec<&str> = command.args.iter().map(|arg| &*arg.text).collect();
            format!("{}:{}[{}]", command.line, command.name, args.join("|"))
        };
        commands(text.as_bytes()).iter().map(show).collect()
    }

    #[test]
    fn forms() {
        let text =
            "# c (\nSet(A b;c \"d e\\\"\" [[x]] # c\n  ${B}) #[[\n)]] if(NOT (A AND B))\nadd_definitions(-DX=\"a b\")";
        assert_eq!(
            shown(text),
            [
                "2:set[A|b;c|d e\\\"|x|${B}]",
                "4:if[NOT|(|A|AND|B|)]",
                "5:add_definitions[-DX=\"a b\"]"
            ]
        );
    }

    #[test]
    fn unfinished() {
        assert_eq!(shown("a(b"), ["1:a[b]"]);
        assert_eq!(shown("a(\"b"), ["1:a[b]"]);
        assert_eq!(shown("a([[b"), ["1:a[b]"]);
        assert_eq!(shown("a(\\"), ["1:a[\\]"]);
        assert_eq!(shown("a b )("), Vec::<String>::new());
    }
}
