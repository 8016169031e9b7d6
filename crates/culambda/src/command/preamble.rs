//! `culambda preamble`: the templates alone.

use culambda_rewrite::preamble::{self, Counts};

use crate::Status;
use crate::options::PreambleArgs;
use crate::report::Reporter;

/// Prints the preamble for the numbers of captures that were asked for.
pub fn run(args: &PreambleArgs, reporter: &mut Reporter) -> Status {
    let counts = Counts {
        device: args.device.clone(),
        host_device: args.host_device.clone(),
    };
    let settings = args.project().and_then(|project| project.settings(None));
    let mut target = match settings {
        Ok(settings) => settings.target(),
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    target.extended_lambda = true;
    let mut text = Vec::new();
    if args.host_view {
        text.extend_from_slice(culambda_rewrite::hostview::prelude::TEXT.as_bytes());
    } else {
        preamble::write(&target, &counts, &mut text);
    }
    super::print(Ok(text), reporter)
}
