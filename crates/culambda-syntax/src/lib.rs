//! culambda-syntax
