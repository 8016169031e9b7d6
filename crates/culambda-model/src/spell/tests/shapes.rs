//! Shapes of declarators and expressions that the recorded cases do not have.
