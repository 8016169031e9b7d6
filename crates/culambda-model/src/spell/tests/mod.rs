//! The speller against the records of the reference front end, and against texts that are not C++.

mod cases;
mod resolve;
mod shapes;
