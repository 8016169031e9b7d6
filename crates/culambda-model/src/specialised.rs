//! What is known of the template that a function specialises.

use culambda_source::ViewOffset;
use culambda_syntax::{Kind, Node, Syntax};
use std::sync::Arc;

/// What a function is an explicit specialisation of.
#[derive(Debug)]
pub(crate) struct Specialised {
    /// The text that the primary template is declared in.
    pub(crate) syntax: Arc<Syntax>,
    /// Where it has the name of the function.
    pub(crate) at: ViewOffset,
    /// Its parameters, each with its argument; nothing where one of them is a pack, or not all are known.
    pub(crate) arguments: Option<Vec<(String, String)>>,
    /// The first parameter of the function that is one of a pack.
    pub(crate) pack_from: Option<usize>,
}

impl Specialised {
    /// The declaration of the function, without the head of its template.
    pub(crate) fn declaration(&self) -> Option<Node<'_>> {
        let name = self.syntax.node_at(self.at.byte());
        name.ancestor(&[Kind::FieldDeclaration, Kind::Declaration, Kind::FunctionDefinition])
    }
}
