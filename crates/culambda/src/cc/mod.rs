//! `culambda cc`: a compiler that takes CUDA sources and builds programs that run on the CPU.
//!
//! It is in front of g++ or clang++. Inputs that are CUDA are rewritten and given to the compiler in their place;
//! every other word goes through as it is. A command without such an input is executed at once.
//!
//! * `Build`: what one command needs: the headers of CUDA, the folder for what is written;
//! * `views`: the texts of inputs and of the project's headers that need it;
//! * `words`: the command that is run;
//! * `runtime`: the stand-in for the CUDA runtime, built as the program is;
//! * `store`: folders with what was written, by content;
//! * `nvcc`: the same with the command line of nvcc;
//! * `overlay`: the same texts for analysers of C++;
//! * `names`: original names in what the compiler wrote.

mod names;
mod nvcc;
pub mod overlay;
mod runtime;
mod store;
mod views;
mod words;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, ExitCode, Stdio};

use culambda_cpu::command::{self, Action, Command};

use crate::compile_commands::arguments;
use crate::cuda_headers::{self, Headers};
use crate::options::CcArgs;
use crate::report::{Message, Reporter};
use crate::{Status, io};
use names::Names;
use store::Store;
use views::View;

/// Response files that name others.
const MOST_RESPONSES: usize = 16;

/// Runs a compiler.
pub fn run(args: &CcArgs, reporter: &mut Reporter) -> ExitCode {
    if args.nvcc {
        return nvcc::run(args, reporter);
    }
    if let Some(option) = no_compiler(&args.command) {
        reporter.show(&option);
        return Status::Failed.into();
    }
    let Some((compiler, rest)) = split(&args.command) else {
        reporter.show(&Message::error("no compiler is given").help("culambda cc g++ -std=c++17 a.cu -o a"));
        return Status::Failed.into();
    };
    let Some(words) = plain(rest) else {
        return execute(&args.command, reporter);
    };
    let command = Command::read(&words);
    if !command.has_cuda() {
        return execute(&args.command, reporter);
    }
    let done = headers(args, &command)
        .and_then(|headers| Build::with(args, compiler, &words, command, headers))
        .and_then(|build| build.run(reporter));
    match done {
        Ok(code) => code,
        Err(messages) => {
            reporter.show_all(&messages);
            Status::Findings.into()
        }
    }
}

/// The text of a source after the preprocessor, as a compile command of it would see it, with what is to be said.
///
/// # Errors
/// It cannot be rewritten, or the preprocessor fails, which says so itself.
pub(crate) fn preprocess(
    compiler: OsString,
    options: Vec<OsString>,
    file: Option<&Path>,
    headers: Headers,
) -> Result<(Vec<u8>, Vec<Message>), Vec<Message>> {
    let args = CcArgs {
        cuda_path: None,
        no_runtime: true,
        nvcc: false,
        command: Vec::new(),
    };
    let input = file.unwrap_or(Path::new("-")).as_os_str().to_owned();
    let all = options
        .into_iter()
        .chain(["-E", "-x", "cu"].map(OsString::from))
        .chain([input]);
    let words: Option<Vec<String>> = all.map(|word| word.into_string().ok()).collect();
    let words = words.ok_or_else(|| vec![Message::error("a name among the options is not text")])?;
    let compiler = [compiler];
    let build = Build::with(&args, &compiler, &words, Command::read(&words), headers)?;
    let (mut process, names, messages) = build.prepare()?;
    let output = process
        .stdout(Stdio::piped())
        .spawn()
        .and_then(std::process::Child::wait_with_output);
    let output = output.map_err(|error| vec![cannot_run(&compiler[0], &error)])?;
    if !output.status.success() {
        let name = crate::names::name(Path::new(&compiler[0]));
        return Err(vec![Message::error(format!("cannot preprocess: `{name}` failed"))]);
    }
    Ok((names.in_text(&output.stdout), messages))
}

/// What to say of a command that begins with an option, which no compiler is.
fn no_compiler(command: &[OsString]) -> Option<Message> {
    let word = command.first()?.to_str()?;
    let option = word.split('=').next().filter(|option| option.starts_with('-'))?;
    let message = Message::error(format!(
        "`{option}` is not an option of `culambda cc`, and not a compiler"
    ));
    Some(match option {
        "--types" => message
            .help("on the CPU a lambda has its own type: the one that nvcc gives it holds no body that could run")
            .help("`culambda rewrite --host-view` writes the types of nvcc"),
        _ => message.help("options of `culambda cc` come before the compiler, those of the compiler after it"),
    })
}

/// The compiler, with what is in front of it, and the words after it.
fn split(command: &[OsString]) -> Option<(&[OsString], &[OsString])> {
    let in_front = |word: &OsString| word.to_str().is_some_and(arguments::is_in_front);
    let at = command.iter().position(|word| !in_front(word))?;
    Some(command.split_at(at + 1))
}

/// The words as text, with response files read; `None` if a name is not text, which no CUDA source has here.
fn plain(words: &[OsString]) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let mut left = MOST_RESPONSES;
    let mut waiting: Vec<String> = Vec::new();
    for word in words.iter().rev() {
        waiting.push(word.to_str()?.to_owned());
    }
    while let Some(word) = waiting.pop() {
        let file = word.strip_prefix('@').filter(|_| left > 0);
        let text = file.and_then(|file| fs::read_to_string(file).ok());
        match text {
            Some(text) => {
                left -= 1;
                waiting.extend(command::response(&text).into_iter().rev());
            }
            None => found.push(word),
        }
    }
    Some(found)
}

/// Becomes another program.
fn execute(command: &[OsString], reporter: &mut Reporter) -> ExitCode {
    let Some((program, words)) = command.split_first() else {
        return Status::Failed.into();
    };
    let mut process = Process::new(program);
    process.args(words);
    let error = become_it(&mut process);
    match error {
        Ok(code) => code,
        Err(error) => {
            reporter.show(&cannot_run(program, &error));
            Status::Failed.into()
        }
    }
}

#[cfg(unix)]
fn become_it(process: &mut Process) -> std::io::Result<ExitCode> {
    use std::os::unix::process::CommandExt as _;
    Err(process.exec())
}

#[cfg(not(unix))]
fn become_it(process: &mut Process) -> std::io::Result<ExitCode> {
    process.status().map(code)
}

fn cannot_run(program: &OsString, error: &std::io::Error) -> Message {
    let path = Path::new(program);
    let message = Message::error(format!("cannot run `{}`: {error}", crate::names::name(path)));
    let is_nvcc = path.file_stem().is_some_and(|name| name == "nvcc");
    if is_nvcc && error.kind() == std::io::ErrorKind::NotFound {
        return message
            .help("name the host compiler: culambda cc g++ -std=c++17 a.cu -o a")
            .help("or, to keep nvcc's options: culambda cc --nvcc -std=c++17 a.cu -o a");
    }
    if path.is_file() {
        return message.help("the compiler comes first: culambda cc g++ -std=c++17 a.cu -o a");
    }
    message
}

/// The exit code of a compiler; what a signal ended, failed.
fn code(status: std::process::ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    ExitCode::from(code.unwrap_or(1))
}

/// One command with CUDA in it.
struct Build<'a> {
    args: &'a CcArgs,
    compiler: &'a [OsString],
    words: &'a [String],
    command: Command,
    /// Where CUDA's headers are.
    headers: Headers,
    store: Store,
    /// Whether other files see the variables of the device.
    relocatable: bool,
    /// Whether a command that links needs the runtime, whatever its inputs are.
    links_always: bool,
    /// Whether something is to be done after the compiler.
    goes_on: bool,
}

/// Where CUDA's headers are: where the arguments say, where the command itself says, or where they usually are.
fn headers(args: &CcArgs, command: &Command) -> Result<Headers, Vec<Message>> {
    match (args.cuda_path.as_deref(), own_headers(command)) {
        (None, Some(headers)) => Ok(headers),
        (given, _) => cuda_headers::find(given).map_err(|message| vec![message]),
    }
}

impl<'a> Build<'a> {
    fn with(
        args: &'a CcArgs,
        compiler: &'a [OsString],
        words: &'a [String],
        command: Command,
        headers: Headers,
    ) -> Result<Build<'a>, Vec<Message>> {
        let store = Store::beside(output_folder(&command).as_deref()).map_err(|error| {
            vec![Message::error(format!(
                "cannot make a folder for rewritten files: {error}"
            ))]
        })?;
        Ok(Build::storing(args, compiler, words, command, headers, store))
    }

    fn storing(
        args: &'a CcArgs,
        compiler: &'a [OsString],
        words: &'a [String],
        command: Command,
        headers: Headers,
        store: Store,
    ) -> Build<'a> {
        Build {
            args,
            compiler,
            words,
            command,
            headers,
            store,
            relocatable: false,
            links_always: false,
            goes_on: false,
        }
    }

    fn run(&self, reporter: &mut Reporter) -> Result<ExitCode, Vec<Message>> {
        let (mut process, names, messages) = self.prepare()?;
        if !self.command.is_quiet {
            reporter.show_all(&messages);
        }
        let program = process.get_program().to_owned();
        let failed = |error: std::io::Error| vec![cannot_run(&program, &error)];
        let printed = self.prints();
        let writes_names = self.command.writes_dependencies || self.command.action.prints();
        if !writes_names && !self.goes_on && self.store.is_lasting() {
            let error = become_it(&mut process);
            return error.map_err(failed);
        }
        if printed {
            process.stdout(Stdio::piped());
        }
        let child = process.spawn().and_then(std::process::Child::wait_with_output);
        let output = child.map_err(failed)?;
        self.rename(&names, &output.stdout)
            .map_err(|error| vec![Message::error(format!("cannot write what the compiler said: {error}"))])?;
        Ok(code(output.status))
    }

    /// Writes what the compiler needs; gives its command, the names that it will see, and what is to be said.
    fn prepare(&self) -> Result<(Process, Names, Vec<Message>), Vec<Message>> {
        let failed = |error: std::io::Error| vec![Message::error(format!("cannot write a rewritten file: {error}"))];
        let include = self.store.keep("include", &runtime::headers()).map_err(failed)?;
        let mut views = views::all(self)?;
        let messages = views
            .iter_mut()
            .flat_map(|view| std::mem::take(&mut view.messages))
            .collect();
        let object = if self.command.action == Action::Link && !self.args.no_runtime && self.links() {
            Some(runtime::object(self, &include)?)
        } else {
            None
        };
        let words = words::of(self, &views, &include, object.as_deref());
        let names = Names::of(&views, &include);
        let (program, front) = self.compiler.split_first().unzip();
        let mut process = Process::new(program.cloned().unwrap_or_default());
        process.args(front.unwrap_or_default()).args(&words);
        Ok((process, names, messages))
    }

    /// Whether what is linked may call the CUDA runtime.
    fn links(&self) -> bool {
        self.links_always || self.command.has_cuda()
    }

    /// Whether the result goes to the standard output.
    fn prints(&self) -> bool {
        self.command.action.prints()
            && match self.command.action {
                Action::Dependencies if self.command.dependencies.is_some() => false,
                _ => self.command.output.as_deref().is_none_or(|output| output == "-"),
            }
    }

    /// Writes the original names into what the compiler wrote.
    fn rename(&self, names: &Names, printed: &[u8]) -> std::io::Result<()> {
        let of_text = |text: &[u8]| match self.command.action {
            Action::Dependencies => names.in_dependencies(text),
            _ => names.in_text(text),
        };
        if self.prints() {
            io::write_stdout(&of_text(printed))?;
        }
        let output = self
            .command
            .output
            .iter()
            .filter(|_| self.command.action.prints() && !self.prints());
        for file in output {
            if let Ok(text) = fs::read(file) {
                fs::write(file, of_text(&text))?;
            }
        }
        for file in self.dependency_files() {
            if let Ok(text) = fs::read(&file) {
                let renamed = names.in_dependencies(&text);
                if renamed != text {
                    fs::write(&file, renamed)?;
                }
            }
        }
        Ok(())
    }

    /// Where dependencies may have been written: the compilers have several rules for names that are not given.
    fn dependency_files(&self) -> Vec<PathBuf> {
        let dependencies = self.command.action == Action::Dependencies;
        if !self.command.writes_dependencies && !dependencies {
            return Vec::new();
        }
        if let Some(file) = &self.command.dependencies {
            return vec![file.into()];
        }
        let output = self.command.output.as_ref().map(PathBuf::from);
        let mut found: Vec<PathBuf> = output.iter().map(|output| output.with_extension("d")).collect();
        let folder = output.as_deref().map_or(Path::new("."), io::folder_of);
        let program = output.as_deref().and_then(Path::file_name).unwrap_or("a".as_ref());
        for (at, _) in self.command.inputs() {
            let stem = stem(self.words.get(at).map_or("", String::as_str));
            found.push(format!("{stem}.d").into());
            found.push(folder.join(format!("{stem}.d")));
            found.push(folder.join(format!("{}-{stem}.d", program.to_string_lossy())));
        }
        found
    }

    /// The folders of the project that are searched for includes, without those of CUDA.
    fn folders(&self) -> Vec<PathBuf> {
        let folders = self.command.pieces.iter().filter_map(|piece| match &piece.part {
            command::Part::Folder { folder, .. } => Some(PathBuf::from(folder)),
            _ => None,
        });
        let known: Vec<&Path> = self.headers.all().collect();
        folders
            .filter(|folder| !known.contains(&folder.as_path()) && !cuda_headers::is_of_cuda(folder))
            .collect()
    }
}

/// The headers of CUDA that the command itself names.
fn own_headers(command: &Command) -> Option<Headers> {
    command.pieces.iter().find_map(|piece| match &piece.part {
        command::Part::Folder { folder, .. } => cuda_headers::of_folder(Path::new(folder)),
        _ => None,
    })
}

/// The folder of what is written, if anything is.
fn output_folder(command: &Command) -> Option<PathBuf> {
    match (&command.output, command.action) {
        (Some(output), _) if output == "-" || output == "/dev/null" => None,
        (Some(output), _) => Some(io::folder_of(Path::new(output)).to_owned()),
        (None, Action::Link | Action::Compile | Action::Assemble) => Some(".".into()),
        (None, _) => None,
    }
}

/// The name of a file without its folder and its ending.
fn stem(name: &str) -> String {
    let stem = Path::new(name).file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// A view's own words: what its input becomes on the command line.
fn place_of(views: &[View], word: usize) -> Option<&View> {
    views.iter().find(|view| view.word == word)
}
