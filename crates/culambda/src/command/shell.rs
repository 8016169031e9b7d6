//! `culambda completions` and `culambda man`: made from the definition of the commands.

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;

use crate::Status;
use crate::options::Cli;
use crate::report::Reporter;

/// Prints what completes commands in a shell.
pub fn completions(shell: Shell, reporter: &mut Reporter) -> Status {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "culambda", &mut text);
    super::print(Ok(text), reporter)
}

/// Prints the manual page.
pub fn man(reporter: &mut Reporter) -> Status {
    match manual() {
        Ok(text) => super::print(Ok(text), reporter),
        Err(error) => {
            reporter.error(format!("cannot write the manual page: {error}"));
            Status::Failed
        }
    }
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
