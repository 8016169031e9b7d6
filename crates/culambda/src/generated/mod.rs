//! Generated text for people: broken into lines where it is too wide, and with the tags of lambdas by their names.

pub(crate) mod lines;
pub(crate) mod tags;
