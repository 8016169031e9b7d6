//! `culambda_properties::configuration` on what libFuzzer finds.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    if text.len() <= culambda_properties::ENOUGH {
        culambda_properties::configuration(text);
    }
});
