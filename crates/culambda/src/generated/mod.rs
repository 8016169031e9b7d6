//! Generated text for people: broken into lines where it is too wide, and with the tags of lambdas by their names;
//! the lines of a text beside those of what becomes of it.

pub(crate) mod lines;
pub(crate) mod rows;
pub(crate) mod tags;
