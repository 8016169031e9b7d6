//! One input as the text of a program that runs on the CPU.
//!
//! No lambda is changed, so nothing is analysed but the texts: the file and what it includes.

use std::sync::Arc;

use culambda_rewrite::{Changes, CpuOptions, CpuView, Options, PreamblePlace};
use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

use crate::Status;
use crate::cc;
use crate::headers;
use crate::input::Input;
use crate::preprocess::Preprocessor;
use crate::report::{Message, Source};
use crate::rewriting::{Done, Outcome, Request, untold};
use crate::told::{of_sides, of_view};
use crate::trust::texts::Texts;

/// Rewrites an input for the CPU.
pub(crate) fn rewrite_input(
    input: &Input,
    source: Arc<Source>,
    unit_options: &UnitOptions,
    request: &Request<'_>,
) -> Outcome {
    let loader = input.loader(&request.cache);
    let unit = Unit::read(
        &input.name,
        source.text.clone(),
        &loader,
        unit_options,
        &Assumptions::default(),
    );
    let read = loader.into_read();
    let options = CpuOptions {
        target: input.settings.target(),
        stubs: false,
        line: request.line,
        // Whoever includes a header may define what it asks for.
        included: unit.files.first().is_some_and(|file| !file.is_compiled_by_itself()),
        relocatable: false,
    };
    let view = culambda_rewrite::cpu::view(&unit, &options);
    let Some(file) = unit.files.first() else {
        return Outcome {
            status: Status::Done,
            messages: Vec::new(),
            done: None,
        };
    };
    source.set_markers(file.markers());
    let mut messages = of_view(&view, &source, request.mode.keep_going);
    messages.extend(of_sides(&[(Arc::clone(&source), view.sides.clone())]));
    let stops = !view.unwritten.is_empty();
    let changes = changes(view);
    let texts = Texts::of_units(std::iter::once(&unit), &request.shown, input.path.as_deref());
    let told = if request.printed {
        let options = Options {
            target: options.target,
            preamble: PreamblePlace::None,
            ..Options::default()
        };
        untold(&texts, &changes, &source, &options)
    } else {
        None
    };
    let hidden = told.is_some();
    messages.extend(told);
    texts.clean(&mut messages);
    let headers = if request.headers && !hidden {
        let options = CpuOptions {
            included: true,
            ..options
        };
        headers::with_cuda(&unit, &source, |text| {
            let own = || Unit::read("", text.clone(), &NoLoader, unit_options, &Assumptions::default());
            culambda_rewrite::cpu::is_wanted(text) && !culambda_rewrite::cpu::view(&own(), &options).edits.is_empty()
        })
    } else {
        Vec::new()
    };
    let done = (!hidden && (!stops || request.mode.keep_going)).then(|| Done {
        changes,
        preprocessed: file.preprocessed,
        read,
        headers,
        source: Arc::clone(&source),
    });
    Outcome {
        status: if stops || hidden {
            Status::Findings
        } else {
            Status::Done
        },
        messages,
        done,
    }
}

/// Preprocesses an input as the compiler of a program that runs on the CPU does: without `__CUDACC__`, with the prelude,
/// after it was rewritten, because its conditions ask for CUDA.
pub(crate) fn preprocess_input(input: &Input, preprocessor: &Preprocessor, request: &Request<'_>) -> Outcome {
    let failed = |messages| Outcome {
        status: Status::Findings,
        messages,
        done: None,
    };
    if !request.shown.shows_input(input.path.as_deref()) && request.printed {
        return failed(vec![Message::error(
            "what this becomes is not shown: it lies outside of the project",
        )]);
    }
    let (compiler, headers) = preprocessor.parts(&input.settings);
    let options = preprocessor.plain_options(&input.settings);
    match cc::preprocess(compiler.into(), options, input.path.as_deref(), headers.clone()) {
        Ok((text, messages)) => Outcome {
            status: Status::Done,
            messages,
            done: Some(Done {
                changes: Changes::default(),
                preprocessed: true,
                read: input.path.iter().cloned().collect(),
                headers: Vec::new(),
                source: Source::new(input.name.clone(), text.into()),
            }),
        },
        Err(messages) => failed(messages),
    }
}

fn changes(view: CpuView) -> Changes {
    Changes {
        edits: view.edits,
        preamble: view.line,
        unwritten: view.unwritten,
        ..Changes::default()
    }
}
