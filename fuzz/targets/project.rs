//! `culambda_properties::project` on what libFuzzer finds, and on what is made of recorded cases.
#![no_main]

use culambda_properties::{ENOUGH, cases};

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    if text.len() <= ENOUGH {
        culambda_properties::project(text);
    }
});

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed % 2 == 0 {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let text = data.get(..size).unwrap_or_default().to_vec();
    let made = cases::mixed(&text, &cases::TEXTS, &mut cases::Dice::new(seed.into()), max_size);
    match data.get_mut(..made.len()) {
        Some(place) => {
            place.copy_from_slice(&made);
            made.len()
        }
        None => size,
    }
});
