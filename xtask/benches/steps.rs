//! The steps of the data, each by itself, in one process: `cargo bench -p xtask`.
//!
//! `cargo xtask bench` measures whole runs of the program instead.

#[path = "../src/inputs.rs"]
mod inputs;

use culambda_rewrite::{Options, PreamblePlace};
use culambda_source::{Assumptions, NoLoader, Text, Unit, UnitOptions, View};
use culambda_syntax::Syntax;
use divan::counter::BytesCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Sizes of texts with lambdas.
const SIZES: [usize; 2] = [20_000, 200_000];

fn read(text: &Text) -> Unit {
    Unit::read(
        "bench.cu",
        text.clone(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}

fn text(text: String) -> Text {
    text.into_bytes().into()
}

/// The views of the items of a unit.
fn views(unit: &Unit) -> Vec<View> {
    unit.files[0].items.iter().map(|item| unit.view(0, item.span)).collect()
}

#[divan::bench]
fn scan_without_lambdas(bencher: Bencher<'_, '_>) {
    let text = text(inputs::plain(8_000_000));
    bencher
        .counter(BytesCount::new(text.len()))
        .bench(|| black_box(read(&text)).candidates.len());
}

#[divan::bench(args = SIZES)]
fn scan(bencher: Bencher<'_, '_>, size: usize) {
    let text = text(inputs::lambdas(size));
    bencher
        .counter(BytesCount::new(text.len()))
        .bench(|| black_box(read(&text)).candidates.len());
}

#[divan::bench(args = SIZES)]
fn view(bencher: Bencher<'_, '_>, size: usize) {
    let text = text(inputs::lambdas(size));
    let unit = read(&text);
    bencher
        .counter(BytesCount::new(text.len()))
        .bench(|| views(&unit).len());
}

#[divan::bench(args = SIZES)]
fn parse(bencher: Bencher<'_, '_>, size: usize) {
    let text = text(inputs::lambdas(size));
    let unit = read(&text);
    let inputs = || views(&unit);
    bencher
        .counter(BytesCount::new(text.len()))
        .with_inputs(inputs)
        .bench_values(|views| {
            views
                .into_iter()
                .map(Syntax::parse)
                .filter(|syntax| syntax.errors.is_empty())
                .count()
        });
}

#[divan::bench(args = SIZES)]
fn scan_view_parse_and_model(bencher: Bencher<'_, '_>, size: usize) {
    let text = text(inputs::lambdas(size));
    let options = UnitOptions::default();
    bencher.counter(BytesCount::new(text.len())).bench(|| {
        culambda_model::analyse("bench.cu", &text, &NoLoader, &options)
            .entries
            .len()
    });
}

#[divan::bench(args = SIZES)]
fn emit(bencher: Bencher<'_, '_>, size: usize) {
    let text = text(inputs::lambdas(size));
    let analysis = culambda_model::analyse("bench.cu", &text, &NoLoader, &UnitOptions::default());
    let refusals = culambda_model::Refusals::default();
    let options = Options {
        preamble: PreamblePlace::Front,
        ..Options::default()
    };
    bencher
        .counter(BytesCount::new(text.len()))
        .bench(|| culambda_rewrite::rewrite(&analysis, &refusals, &options).map(|rewritten| rewritten.text.len()));
}
