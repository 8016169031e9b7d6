//! `culambda completions` and `culambda man`: made from the definition of the commands.

use std::path::Path;

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;

use crate::options::{Cli, ManArgs};
use crate::report::Reporter;
use crate::{Status, io, names};

/// Prints what completes commands in a shell.
pub fn completions(shell: Shell, reporter: &mut Reporter) -> Status {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "culambda", &mut text);
    super::print(Ok(text), reporter)
}

/// Prints the manual page, or writes those of all commands.
pub fn man(args: &ManArgs, reporter: &mut Reporter) -> Status {
    let Some(folder) = &args.out_dir else {
        return super::print(manual(), reporter);
    };
    match write_pages(folder) {
        Ok(()) => Status::Done,
        Err(error) => {
            let folder = names::name(folder);
            reporter.error(format!("cannot write manual pages into `{folder}`: {error}"));
            Status::Failed
        }
    }
}

/// Writes a page for the program and for each command. They are made elsewhere, so that each is written whole.
fn write_pages(folder: &Path) -> std::io::Result<()> {
    let made = tempfile::tempdir()?;
    clap_mangen::generate_to(Cli::command(), made.path())?;
    std::fs::create_dir_all(folder)?;
    for page in std::fs::read_dir(made.path())? {
        let page = page?;
        io::write(&folder.join(page.file_name()), &std::fs::read(page.path())?)?;
    }
    Ok(())
}

/// One page: the command, then each of its commands with its options.
fn manual() -> std::io::Result<Vec<u8>> {
    let mut command = Cli::command();
    command.build();
    let mut out = Vec::new();
    let page = clap_mangen::Man::new(command.clone());
    page.render(&mut out)?;
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        section(sub, &mut out)?;
    }
    Ok(out)
}

/// The part of the page for a command, and for those below it.
fn section(command: &Command, out: &mut Vec<u8>) -> std::io::Result<()> {
    let name = command.get_bin_name().unwrap_or(command.get_name()).to_uppercase();
    out.extend(format!(".SH \"{name}\"\n").bytes());
    let page = clap_mangen::Man::new(command.clone());
    let mut body = Vec::new();
    page.render_synopsis_section(&mut body)?;
    page.render_description_section(&mut body)?;
    page.render_options_section(&mut body)?;
    // Within a section these are headings of the second rank.
    out.extend(String::from_utf8_lossy(&body).replace(".SH ", ".SS ").bytes());
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        section(sub, out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All commands, those of commands included, as their pages are called.
    fn names_of(command: &Command, out: &mut Vec<String>) {
        out.extend(command.get_display_name().map(|name| format!("{name}.1")));
        command.get_subcommands().for_each(|sub| names_of(sub, out));
    }

    #[test]
    fn a_page_for_each_command() {
        let folder = tempfile::tempdir().unwrap();
        let into = folder.path().join("man/man1");
        write_pages(&into).unwrap();
        let mut command = Cli::command().disable_help_subcommand(true);
        command.build();
        let mut names = vec!["culambda.1".to_owned()];
        names_of(&command, &mut names);
        names.sort();
        names.dedup();
        assert!(names.contains(&"culambda-config-show.1".to_owned()), "{names:?}");
        let mut written: Vec<String> = std::fs::read_dir(&into)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        written.sort();
        assert_eq!(written, names);
        // A page names no other page that is not there.
        for name in &names {
            let page = std::fs::read_to_string(into.join(name)).unwrap().replace("\\-", "-");
            for word in page.split(|c: char| !(c.is_alphanumeric() || c == '-')) {
                let other = word.starts_with("culambda-").then(|| format!("{word}.1"));
                let is_referred_to = other.as_ref().is_some_and(|_| page.contains(&format!("{word}(1)")));
                assert!(
                    !is_referred_to || names.contains(&other.unwrap()),
                    "{name} names {word}"
                );
            }
        }
    }

    #[test]
    fn the_manual_has_every_command_and_option() {
        let text = String::from_utf8(manual().unwrap()).unwrap();
        let command = Cli::command();
        for sub in command.get_subcommands() {
            let heading = format!(".SH \"CULAMBDA {}\"", sub.get_name().to_uppercase());
            assert!(text.contains(&heading), "{heading}");
            for option in sub.get_arguments().filter_map(|arg| arg.get_long()) {
                assert!(text.contains(&option.replace('-', "\\-")), "{option}");
            }
        }
    }
}
