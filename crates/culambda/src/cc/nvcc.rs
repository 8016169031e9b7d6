//! `culambda cc --nvcc`: the command line of nvcc, and what `CMake` asks a compiler of CUDA.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, ExitCode};

use culambda_cpu::command::{Action, Command};
use culambda_cpu::nvcc::{self, CudaRuntime, Line, Refusal, Task};

use super::{Build, cannot_run, code, execute, stem};
use crate::cuda_headers::{self, Headers};
use crate::options::CcArgs;
use crate::report::{Message, Reporter};
use crate::{Status, command, io};

/// The file by which `CMake` finds out what a compiler is.
const IDENTITY: &str = "CMakeCUDACompilerId.cu";

/// What `CMake` gives in place of a file to hear where a toolkit is.
const QUESTION: &str = "__cmake_determine_cuda";

/// Runs a command of nvcc.
pub(super) fn run(args: &CcArgs, reporter: &mut Reporter) -> ExitCode {
    match answer(args, reporter) {
        Ok(code) => code,
        Err(messages) => {
            reporter.show_all(&messages);
            Status::Findings.into()
        }
    }
}

fn answer(args: &CcArgs, reporter: &mut Reporter) -> Result<ExitCode, Vec<Message>> {
    let words: Option<Vec<String>> = args
        .command
        .iter()
        .map(|word| word.to_str().map(str::to_owned))
        .collect();
    let words = words.ok_or_else(|| vec![Message::error("a word of the command is not text")])?;
    let headers = cuda_headers::find(args.cuda_path.as_deref()).map_err(|message| vec![message])?;
    if words.iter().any(|word| word == QUESTION) {
        return print(&places(&root(args, &headers), &headers));
    }
    let read = nvcc::read(&words, &|file| fs::read_to_string(file).ok());
    let line = read.map_err(|Refusal { message, help }| vec![Message::error(message).help(help)])?;
    let compiler = compiler(&line);
    if line.words.iter().any(|word| word.ends_with(IDENTITY)) {
        return identity(args, &line, &headers, &compiler);
    }
    match line.task {
        Task::Version => print(&version(&headers)),
        Task::Help => print(HELP),
        Task::DeviceLink => Ok(empty(&line, &compiler, reporter)),
        Task::Archive => archive(args, &line, &headers, &compiler, reporter),
        Task::Build => build(args, &line, headers, &compiler, false, reporter),
    }
}

const HELP: &str = "\
culambda cc --nvcc takes the options of nvcc and builds programs that run on the CPU.
`nvcc --help` of a CUDA toolkit lists them. Those about code for devices do nothing here;
what cannot be had without a device is refused with the reason.
";

fn print(text: &str) -> Result<ExitCode, Vec<Message>> {
    io::write_stdout(text.as_bytes())
        .map(|()| ExitCode::SUCCESS)
        .map_err(|error| vec![command::unprinted(&error)])
}

/// The version in the form that build systems read.
fn version(headers: &Headers) -> String {
    let (major, minor) = headers.release;
    format!(
        "nvcc: NVIDIA (R) Cuda compiler driver\n\
         (this is culambda {}: programs run on the CPU)\n\
         Cuda compilation tools, release {major}.{minor}, V{major}.{minor}.0\n",
        env!("CARGO_PKG_VERSION")
    )
}

/// The folder that stands for a toolkit.
fn root(args: &CcArgs, headers: &Headers) -> PathBuf {
    let own = headers
        .plain
        .first()
        .and_then(|include| include.parent())
        .map(Path::to_owned);
    let root = args.cuda_path.clone().or(own).unwrap_or_default();
    std::path::absolute(&root).unwrap_or(root)
}

/// Where a toolkit and its headers are, as nvcc says it.
fn places(root: &Path, headers: &Headers) -> String {
    let all = |option: &str, folders: &[PathBuf]| {
        let words = folders
            .iter()
            .map(|folder| std::path::absolute(folder).unwrap_or_else(|_| folder.clone()))
            .map(|folder| option.replace('%', &folder.to_string_lossy()));
        words.collect::<Vec<_>>().join(" ")
    };
    format!(
        "#$ TOP={}\n#$ INCLUDES={}\n#$ SYSTEM_INCLUDES={}\n",
        root.display(),
        all("\"-I%\"", &headers.plain),
        all("\"-isystem\" \"%\"", &headers.system),
    )
}

/// The host compiler: what `-ccbin` names, be it a folder.
pub(super) fn compiler(line: &Line) -> OsString {
    match &line.compiler {
        Some(named) if Path::new(named).is_dir() => Path::new(named).join("g++").into(),
        Some(named) => named.into(),
        None => "g++".into(),
    }
}

fn build(
    args: &CcArgs,
    line: &Line,
    headers: Headers,
    compiler: &OsString,
    goes_on: bool,
    reporter: &mut Reporter,
) -> Result<ExitCode, Vec<Message>> {
    let words = with_output(line)?;
    let mut args = args.clone();
    args.no_runtime |= line.runtime == CudaRuntime::None;
    let compiler = std::slice::from_ref(compiler);
    let command = Command::read(&words);
    if command.inputs().next().is_none() {
        let all: Vec<OsString> = compiler
            .iter()
            .cloned()
            .chain(words.iter().map(OsString::from))
            .collect();
        return Ok(execute(&all, reporter));
    }
    let mut build = Build::with(&args, compiler, &words, command, headers)?;
    build.relocatable = line.relocatable;
    build.links_always = true;
    build.goes_on = goes_on;
    build.run(reporter)
}

/// The words, with an output in the folder that `-odir` names.
fn with_output(line: &Line) -> Result<Vec<String>, Vec<Message>> {
    let mut words = line.words.clone();
    let command = Command::read(&words);
    let Some(folder) = line.folder.as_ref().filter(|_| command.output.is_none()) else {
        return Ok(words);
    };
    let ending = match command.action {
        Action::Compile => "o",
        Action::Assemble => "s",
        _ => return Ok(words),
    };
    let mut inputs = command.inputs().filter_map(|(at, _)| words.get(at).cloned());
    let (Some(input), None) = (inputs.next(), inputs.next()) else {
        let message = Message::error("several files are compiled into one folder");
        return Err(vec![message.help("give one command for each file, or -o")]);
    };
    words.push("-o".to_owned());
    words.push(format!("{folder}/{}.{ending}", stem(&input)));
    Ok(words)
}

/// An object without code: all that there is to be linked for devices.
fn empty(line: &Line, compiler: &OsString, reporter: &mut Reporter) -> ExitCode {
    let command = Command::read(&line.words);
    let output = command.output.unwrap_or_else(|| "a_dlink.o".to_owned());
    let words = ["-x", "c++", "-c", "/dev/null", "-o", &output].map(OsString::from);
    let all: Vec<OsString> = std::iter::once(compiler.clone()).chain(words).collect();
    execute(&all, reporter)
}

/// A library: sources are compiled, and objects put into it.
fn archive(
    args: &CcArgs,
    line: &Line,
    headers: &Headers,
    compiler: &OsString,
    reporter: &mut Reporter,
) -> Result<ExitCode, Vec<Message>> {
    let command = Command::read(&line.words);
    let failed = |error: std::io::Error| vec![Message::error(format!("cannot make a library: {error}"))];
    let folder = tempfile::tempdir().map_err(failed)?;
    let mut objects: Vec<OsString> = Vec::new();
    let inputs: Vec<usize> = command.inputs().map(|(at, _)| at).collect();
    for (number, (at, language)) in command.inputs().enumerate() {
        let Some(input) = line.words.get(at) else { continue };
        if language == culambda_cpu::language::Language::Linked {
            objects.push(input.into());
            continue;
        }
        let object = folder
            .path()
            .join(number.to_string())
            .join(format!("{}.o", stem(input)));
        fs::create_dir_all(io::folder_of(&object)).map_err(failed)?;
        let own = without_output(line, &command, |word| word == at || !inputs.contains(&word));
        let mut one = line.clone();
        one.words = own;
        one.words
            .extend(["-c".to_owned(), "-o".to_owned(), object.to_string_lossy().into_owned()]);
        let built = build(args, &one, headers.clone(), compiler, true, reporter)?;
        if built != ExitCode::SUCCESS {
            return Ok(built);
        }
        objects.push(object.into());
    }
    let library = command.output.clone().unwrap_or_else(|| "a.a".to_owned());
    let archiver: OsString = line.archiver.clone().unwrap_or_else(|| "ar".to_owned()).into();
    let mut process = Process::new(&archiver);
    process.arg("rcs").arg(library).args(&objects);
    let status = process.status().map_err(|error| vec![cannot_run(&archiver, &error)])?;
    Ok(code(status))
}

/// The words that are kept, without the output.
fn without_output(line: &Line, command: &Command, keep: impl Fn(usize) -> bool) -> Vec<String> {
    let mut words = Vec::new();
    for piece in &command.pieces {
        let mut own = line.words.iter().skip(piece.first).take(piece.count).peekable();
        let is_output = own
            .peek()
            .is_some_and(|word| word.starts_with("-o") && command.output.is_some());
        if keep(piece.first) && !is_output {
            words.extend(own.cloned());
        }
    }
    words
}

/// What `CMake` reads of a compiler: its release, where it is, and how it links.
fn identity(args: &CcArgs, line: &Line, headers: &Headers, compiler: &OsString) -> Result<ExitCode, Vec<Message>> {
    let (major, minor) = headers.release;
    let root = root(args, headers);
    let folder = root.join("lib64");
    let mut process = Process::new(compiler);
    let command = Command::read(&line.words);
    let own = without_output(line, &command, |at| line.words.get(at).is_none_or(|word| word != "-v"));
    process.args(["-D__CUDACC__", "-D__NVCC__", "-D__CUDACC_VER_BUILD__=0"]);
    process.arg(format!("-D__CUDACC_VER_MAJOR__={major}"));
    process.arg(format!("-D__CUDACC_VER_MINOR__={minor}"));
    process.args(["-x", "c++"]);
    process.args(
        own.iter()
            .filter(|word| !word.starts_with("-l") && !word.starts_with("-x")),
    );
    process.args(["-o", "a.out"]);
    let status = process.status().map_err(|error| vec![cannot_run(compiler, &error)])?;
    let search = std::env::var("PATH").unwrap_or_default();
    let host = compiler.to_string_lossy();
    print(&format!(
        "{places}#$ PATH={search}\n#$ LIBRARIES=-L{folder}\n\
         #$ cicc -arch compute_80 -arch=compute_80 -arch sm_80\n\
         #$ {host} -o a.out a.o -L{folder} -lcudadevrt -lcudart_static\n",
        places = places(&root, headers),
        folder = folder.display(),
    ))?;
    Ok(code(status))
}
