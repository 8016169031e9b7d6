//! culambda-model
