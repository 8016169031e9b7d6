//! The speller against the records of the reference front end, and against texts that are no C++.

mod cases;
mod resolve;
mod shapes;
