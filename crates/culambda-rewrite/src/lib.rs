//! culambda-rewrite
