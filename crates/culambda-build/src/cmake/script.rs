//! A file with its blocks: where each `if` goes on, where each loop and function ends.

use std::ops::Range;

use super::lexer::{self, Command};

/// A file that was taken apart.
#[derive(Debug)]
pub(crate) struct Script {
    /// Its number in places.
    pub(crate) file: u32,
    pub(crate) commands: Vec<Command>,
    /// For a command that opens a block or a branch of one: where the next branch or the end is.
    next: Vec<usize>,
}

impl Script {
    pub(crate) fn of(file: u32, text: &[u8]) -> Script {
        let commands = lexer::commands(text);
        let next = blocks(&commands);
        Script { file, commands, next }
    }

    /// Where the block or branch that a command opens ends; at most the end of the file.
    pub(crate) fn end(&self, at: usize) -> usize {
        self.next
            .get(at)
            .copied()
            .unwrap_or_default()
            .clamp(at + 1, self.commands.len().max(at + 1))
    }

    pub(crate) fn name(&self, at: usize) -> &str {
        self.commands.get(at).map_or("", |command| &command.name)
    }

    /// Whether a branch ends the build.
    pub(crate) fn fails(&self, body: Range<usize>) -> bool {
        let mut at = body.start;
        while at < body.end {
            let Some(command) = self.commands.get(at) else { break };
            let first = command.args.first().map(|arg| &*arg.text);
            if command.name == "message" && matches!(first, Some("FATAL_ERROR" | "SEND_ERROR")) {
                return true;
            }
            let opens = matches!(self.name(at), "if" | "foreach" | "while" | "function" | "macro");
            at = if opens { self.after(at) } else { at + 1 };
        }
        false
    }

    /// Where a block ends, all branches of a condition passed.
    fn after(&self, at: usize) -> usize {
        let mut end = self.end(at);
        while matches!(self.name(end), "elseif" | "else") {
            end = self.end(end);
        }
        end + 1
    }
}

/// What closes a block.
fn closer(name: &str) -> Option<&'static str> {
    Some(match name {
        "if" => "endif",
        "foreach" => "endforeach",
        "while" => "endwhile",
        "function" => "endfunction",
        "macro" => "endmacro",
        "block" => "endblock",
        _ => return None,
    })
}

fn blocks(commands: &[Command]) -> Vec<usize> {
    let mut next = vec![commands.len(); commands.len()];
    // The branch that is open in each block, with what closes the block.
    let mut open: Vec<(usize, &str)> = Vec::new();
    for (at, command) in commands.iter().enumerate() {
        let name = command.name.as_str();
        if let Some(close) = closer(name) {
            open.push((at, close));
        } else if matches!(name, "elseif" | "else") {
            if let Some((branch, close)) = open.last_mut()
                && *close == "endif"
            {
                if let Some(slot) = next.get_mut(*branch) {
                    *slot = at;
                }
                *branch = at;
            }
        } else if name.starts_with("end") && open.last().is_some_and(|(_, close)| *close == name) {
            let Some((branch, _)) = open.pop() else { continue };
            if let Some(slot) = next.get_mut(branch) {
                *slot = at;
            }
        }
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_and_ends() {
        let script = Script::of(
            0,
            b"if(A)\nfoo()\nif(B)\nendif()\nelseif(C)\nelse()\nendif()\nendif()\nif(D)",
        );
        let ends: Vec<usize> = (0..script.commands.len()).map(|at| script.end(at)).collect();
        assert_eq!(ends, [4, 9, 3, 9, 5, 6, 9, 9, 9]);
    }
}
