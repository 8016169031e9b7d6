//! What is known of an explicit specialisation of a function template.

use culambda_source::ViewOffset;
use culambda_syntax::{Kind, Node, Syntax};
use std::sync::Arc;

/// An explicit specialisation.
#[derive(Debug)]
pub(crate) struct Explicit {
    /// All its template arguments, if they are known.
    pub(crate) arguments: Option<Vec<String>>,
    /// What it specialises, if that can be one template only.
    pub(crate) template: Option<Specialised>,
}

/// What a function is an explicit specialisation of.
#[derive(Debug)]
pub(crate) struct Specialised {
    /// The text that the primary template is declared in.
    pub(crate) syntax: Arc<Syntax>,
    /// Where it has the name of the function.
    pub(crate) at: ViewOffset,
    /// Its parameters, each with its argument; nothing where one of them is a pack, or not all are known, or
    /// one cannot be written in the place of its parameter.
    pub(crate) arguments: Option<Vec<(String, String)>>,
    /// The first parameter of the function that is one of a pack.
    pub(crate) pack_from: Option<usize>,
}

impl Specialised {
    /// The declaration of the function, without the head of its template.
    pub(crate) fn declaration(&self) -> Option<Node<'_>> {
        declaration_at(&self.syntax, self.at)
    }
}

/// The declaration of the function whose name is at an offset, without the head of its template.
pub(crate) fn declaration_at(syntax: &Syntax, name: ViewOffset) -> Option<Node<'_>> {
    let name = syntax.node_at(name.byte());
    name.ancestor(&[Kind::FieldDeclaration, Kind::Declaration, Kind::FunctionDefinition])
}
