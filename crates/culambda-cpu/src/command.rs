//! Command lines of g++ and clang++: what is compiled, to what, and where that is written.
//!
//! Only as much is read as a launcher needs, which puts other files in the place of some inputs. Everything else is
//! handed on word by word.

use crate::language::Language;

/// What a command does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Action {
    /// `-E`.
    Preprocess,
    /// `-M`, `-MM`: dependencies instead of text.
    Dependencies,
    /// `-fsyntax-only`.
    Check,
    /// `-S`.
    Assemble,
    /// `-c`.
    Compile,
    /// None of these.
    #[default]
    Link,
}

impl Action {
    /// Whether the command writes to the standard output if no file is named.
    pub fn prints(self) -> bool {
        matches!(self, Action::Preprocess | Action::Dependencies)
    }
}

/// What a word is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A file to be compiled or linked.
    Input(Language),
    /// `-I`, `-isystem`, `-iquote`, `-idirafter`, with its folder.
    Folder {
        /// The option.
        option: &'static str,
        /// Its value.
        folder: String,
    },
    /// `-include`, with its file.
    Forced(String),
    /// `-D`, with its value.
    Define(String),
    /// `-U`, with its value.
    Undefine(String),
    /// `-x`, with its value.
    Language(String),
    /// `-std=`, with its value.
    Standard(String),
    /// `-l`, with its value.
    Library(String),
    /// Another option.
    Option,
}

/// Some words of a command that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Index of the first word.
    pub first: usize,
    /// How many words there are.
    pub count: usize,
    /// What they are.
    pub part: Part,
}

/// What a command line says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Command {
    /// Its words, in their order.
    pub pieces: Vec<Piece>,
    /// What it does.
    pub action: Action,
    /// `-o`.
    pub output: Option<String>,
    /// Whether dependencies are written while something else is done: `-MD`, `-MMD`.
    pub writes_dependencies: bool,
    /// Where dependencies go: `-MF`.
    pub dependencies: Option<String>,
    /// `-w`.
    pub is_quiet: bool,
}

/// Options of which the next word is a part.
#[rustfmt::skip]
const SEPARATE: [&str; 42] = [
    "-o", "-x", "-I", "-D", "-U", "-include", "-imacros", "-iquote", "-isystem", "-idirafter", "-iprefix",
    "-iwithprefix", "-iwithprefixbefore", "-isysroot", "-imultilib", "-MF", "-MT", "-MQ", "-L", "-l", "-T", "-u", "-z",
    "-e", "-A", "-G", "-B", "-Xlinker", "-Xpreprocessor", "-Xassembler", "-Xclang", "-mllvm", "-arch", "-target",
    "-aux-info", "-dumpbase", "-dumpbase-ext", "-dumpdir", "-wrapper", "--param", "-framework", "--sysroot",
];

/// Options whose value may be a part of the word.
const JOINED: [&str; 9] = ["-I", "-isystem", "-iquote", "-idirafter", "-D", "-U", "-x", "-l", "-o"];

impl Command {
    /// Reads the words after the name of a compiler; response files are read already.
    pub fn read(words: &[String]) -> Command {
        let mut command = Command::default();
        let mut language = None;
        let mut at = 0;
        let mut only_files = false;
        while let Some(word) = words.get(at) {
            let next = words.get(at + 1).map_or("", String::as_str);
            let (part, count) = if only_files || !word.starts_with('-') || word == "-" {
                (Part::Input(Language::of(word, language)), 1)
            } else {
                only_files = word == "--";
                command.option(word, next)
            };
            if let Part::Language(name) = &part {
                language = Language::named(name);
            }
            let count = count.min(words.len() - at);
            command.pieces.push(Piece { first: at, count, part });
            at += count;
        }
        command
    }

    /// The inputs, as the indices of their words, with their languages.
    pub fn inputs(&self) -> impl Iterator<Item = (usize, Language)> {
        self.pieces.iter().filter_map(|piece| match piece.part {
            Part::Input(language) => Some((piece.first, language)),
            _ => None,
        })
    }

    /// Whether an input is CUDA.
    pub fn has_cuda(&self) -> bool {
        self.inputs().any(|(_, language)| language == Language::Cuda)
    }

    fn option(&mut self, word: &str, next: &str) -> (Part, usize) {
        self.take_flag(word);
        let (name, value, count) = match JOINED.iter().find(|known| is_joined(word, known)) {
            Some(known) => (*known, &word[known.len()..], 1),
            None if SEPARATE.contains(&word) => (word, next, 2),
            None => (word, "", 1),
        };
        let part = match name {
            "-I" => folder("-I", value),
            "-isystem" => folder("-isystem", value),
            "-iquote" => folder("-iquote", value),
            "-idirafter" => folder("-idirafter", value),
            "-include" => Part::Forced(value.to_owned()),
            "-D" => Part::Define(value.to_owned()),
            "-U" => Part::Undefine(value.to_owned()),
            "-x" => Part::Language(value.to_owned()),
            "-l" => Part::Library(value.to_owned()),
            "-o" => {
                self.output = Some(value.to_owned());
                Part::Option
            }
            "-MF" => {
                self.dependencies = Some(value.to_owned());
                Part::Option
            }
            _ => match name.strip_prefix("-std=").or(name.strip_prefix("--std=")) {
                Some(standard) => Part::Standard(standard.to_owned()),
                None => Part::Option,
            },
        };
        (part, count)
    }

    /// Notes what an option without a value says about the command.
    fn take_flag(&mut self, word: &str) {
        let action = match word {
            "-M" | "-MM" => Some(Action::Dependencies),
            "-E" => Some(Action::Preprocess),
            "-fsyntax-only" => Some(Action::Check),
            "-S" => Some(Action::Assemble),
            "-c" => Some(Action::Compile),
            _ => None,
        };
        if let Some(action) = action {
            // Of several the one that stops first holds; `-M` means `-E`.
            self.action = if self.action == Action::Link || rank(action) < rank(self.action) {
                action
            } else {
                self.action
            };
        }
        match word {
            "-MD" | "-MMD" => self.writes_dependencies = true,
            "-w" => self.is_quiet = true,
            _ => {}
        }
        let preprocessor = word.strip_prefix("-Wp,-MD,").or(word.strip_prefix("-Wp,-MMD,"));
        if let Some(file) = preprocessor {
            self.writes_dependencies = true;
            self.dependencies = Some(file.to_owned());
        }
    }
}

fn rank(action: Action) -> u8 {
    match action {
        Action::Dependencies => 0,
        Action::Preprocess => 1,
        Action::Check => 2,
        Action::Assemble => 3,
        Action::Compile => 4,
        Action::Link => 5,
    }
}

/// Whether a word is an option with its value in it.
fn is_joined(word: &str, option: &str) -> bool {
    let longer = word.len() > option.len() && word.starts_with(option);
    // `-isystem` begins with no other of them; `-objc` and the like are not outputs of C++.
    longer && !(option == "-I" && word == "-I-")
}

fn folder(option: &'static str, value: &str) -> Part {
    Part::Folder {
        option,
        folder: value.to_owned(),
    }
}

/// Splits the text of a response file, as GCC does: blanks separate, quotes keep them, a backslash takes the next
/// character as it is.
pub fn response(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (_, '\\') => word.get_or_insert_default().extend(chars.next()),
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (Some(open), c) if open == c => quote = None,
            (None, c) if c.is_ascii_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    fn inputs(line: &str) -> String {
        let words = words(line);
        let found = Command::read(&words);
        let list = found
            .inputs()
            .map(|(at, language)| format!("{}:{language:?}", words[at]));
        list.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn inputs_and_their_languages() {
        assert_eq!(
            inputs("-O2 -o a.cu main.cpp a.cu b.o -lm c.c"),
            "main.cpp:Other a.cu:Cuda b.o:Linked c.c:Other"
        );
        assert_eq!(
            inputs("-x cu a.cpp -x c++ b.cu b.h -x none c.cu"),
            "a.cpp:Cuda b.cu:Cuda b.h:Other c.cu:Cuda"
        );
        assert_eq!(inputs("-xcu - -include x.cu -MF y.cu -- -z.cu"), "-:Cuda -z.cu:Cuda");
        assert_eq!(inputs("-Xlinker a.cu -L b.cu -T c.cu --param d.cu"), "");
    }

    #[test]
    fn actions() {
        for (line, want) in [
            ("a.cu", Action::Link),
            ("-c a.cu", Action::Compile),
            ("-c -E a.cu", Action::Preprocess),
            ("-E -M a.cu", Action::Dependencies),
            ("-MM -c a.cu", Action::Dependencies),
            ("-S a.cu", Action::Assemble),
            ("-fsyntax-only a.cu", Action::Check),
            ("-MD a.cu", Action::Link),
        ] {
            assert_eq!(Command::read(&words(line)).action, want, "{line}");
        }
    }

    #[test]
    fn outputs_and_dependencies() {
        let read = Command::read(&words("-c a.cu -oa.o -MD -MF a.d -w"));
        assert_eq!(
            (read.output.as_deref(), read.dependencies.as_deref()),
            (Some("a.o"), Some("a.d"))
        );
        assert!(read.writes_dependencies && read.is_quiet);
        let read = Command::read(&words("-c a.cu -Wp,-MMD,x/a.d"));
        assert_eq!(read.dependencies.as_deref(), Some("x/a.d"));
        assert!(read.writes_dependencies);
    }

    #[test]
    fn folders_and_macros() {
        let read = Command::read(&words(
            "-Ia -I b -isystem c -iquoted -DX=1 -D Y -UZ -include f.h -std=c++20 -lm",
        ));
        let parts: Vec<String> = read.pieces.iter().map(|piece| format!("{:?}", piece.part)).collect();
        let want = [
            "Folder { option: \"-I\", folder: \"a\" }",
            "Folder { option: \"-I\", folder: \"b\" }",
            "Folder { option: \"-isystem\", folder: \"c\" }",
            "Folder { option: \"-iquote\", folder: \"d\" }",
            "Define(\"X=1\")",
            "Define(\"Y\")",
            "Undefine(\"Z\")",
            "Forced(\"f.h\")",
            "Standard(\"c++20\")",
            "Library(\"m\")",
        ];
        assert_eq!(parts, want);
    }

    #[test]
    fn response_files() {
        assert_eq!(
            response("-DA=\"x y\" 'b c'\n d\\ e \"\" f\\\"g"),
            ["-DA=x y", "b c", "d e", "", "f\"g"]
        );
        assert_eq!(response(" \n"), Vec::<String>::new());
    }
}
