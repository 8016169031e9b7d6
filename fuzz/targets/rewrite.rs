//! `culambda_properties::rewrite` on what libFuzzer finds.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    if text.len() <= culambda_properties::ENOUGH {
        culambda_properties::rewrite(text);
        culambda_properties::one_answer(text);
    }
});
