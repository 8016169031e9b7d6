//! `culambda_properties::build_files` on what libFuzzer finds.
#![no_main]

use culambda_properties::ENOUGH;

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    if text.len() <= ENOUGH {
        culambda_properties::build_files(text);
    }
});
