//! One walk over an item that holds annotated lambdas.
//!
//! It goes through the text in order, keeps the scopes that are open, and tells each name that is used to the
//! lambdas around it. Everything that becomes a fact is collected on the way.

mod crossings;
mod declarations;
mod exits;
mod expressions;
mod followed;
mod functions;
mod given;
mod instances;
mod jit;
mod lacking;
mod lambdas;
mod made;
mod noted;
mod parts;
mod record;
mod sites;
mod standard;
mod statements;
mod uses;

pub(crate) use instances::{Live, Noted};
use record::Record;

use crate::facts::ItemFacts;
use crate::here::Wanted;
use crate::here::{Frame, Here};
use crate::index::Index;
use crate::namespace::NamespaceId;
use culambda_source::{Target, Unit};
use culambda_syntax::Syntax;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// The walk.
pub(crate) struct Walker<'a> {
    /// What it has found out, and where it is.
    pub(crate) record: Record<'a>,
    /// What a further walk found.
    pub(crate) live: Live,
}

impl<'a> Deref for Walker<'a> {
    type Target = Record<'a>;

    fn deref(&self) -> &Record<'a> {
        &self.record
    }
}

impl DerefMut for Walker<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.record
    }
}

/// Walks an item and returns its facts.
pub(crate) fn walk(
    unit: &Unit,
    index: &Index<'_>,
    target: Target,
    file: usize,
    namespace: NamespaceId,
    syntax: Arc<Syntax>,
    wanted: Wanted,
) -> ItemFacts {
    let (functions, mut lambdas, not_analysed, across) = {
        let mut walker = Walker::new(unit, index, target, wanted, namespace, &syntax);
        if syntax.too_deep {
            walker.give_up("the code around it is nested too deeply");
        } else {
            let outer = index.budget.open();
            walker.children_at_namespace_scope(syntax.root());
            index.budget.close(outer);
            walker.account_for_all();
        }
        (
            walker.record.functions,
            walker.record.lambdas,
            walker.record.not_analysed,
            walker.record.across,
        )
    };
    sort_by_place(&mut lambdas);
    lambdas.shrink_to_fit();
    let enclosing: Vec<&str> = functions.iter().map(|f| f.name.as_str()).collect();
    let parents = crate::here::parents::directives(unit, index, namespace, &syntax, &enclosing);
    ItemFacts {
        file,
        syntax,
        functions,
        lambdas,
        not_analysed,
        parents,
        instantiations: Vec::new(),
        across,
    }
}

/// Orders lambdas by their `[`, an outer one before those in its init-captures, and keeps `parent` right.
fn sort_by_place(lambdas: &mut [crate::facts::LambdaFacts]) {
    let mut order: Vec<usize> = (0..lambdas.len()).collect();
    order.sort_by_key(|i| lambdas[*i].text.start);
    let mut new_place = vec![0; lambdas.len()];
    for (new, old) in order.iter().enumerate() {
        new_place[*old] = new;
    }
    for l in lambdas.iter_mut() {
        l.parent = l.parent.map(|p| new_place[p]);
    }
    lambdas.sort_by_key(|l| l.text.start);
}

impl<'a> Walker<'a> {
    pub(crate) fn new(
        unit: &'a Unit,
        index: &'a Index<'_>,
        target: Target,
        wanted: Wanted,
        namespace: NamespaceId,
        syntax: &'a Syntax,
    ) -> Walker<'a> {
        Walker {
            record: Record::new(Here::new(unit, index, target, wanted, namespace, syntax)),
            live: Live::of(syntax.text().len()),
        }
    }

    /// Runs a step with unevaluated operands.
    pub(crate) fn unevaluated(&mut self, step: impl FnOnce(&mut Self)) {
        let around = &mut self.record.here.around;
        let statement = std::mem::replace(&mut around.in_statement, false);
        let outer = (std::mem::replace(&mut around.constant, false), around.later.take());
        around.unevaluated += 1;
        step(self);
        let around = &mut self.record.here.around;
        around.unevaluated -= 1;
        around.in_statement = statement;
        (around.constant, around.later) = outer;
    }

    /// Runs a step in a constant expression: it is evaluated, by the compiler.
    pub(crate) fn constant(&mut self, step: impl FnOnce(&mut Self)) {
        self.unevaluated(|w| {
            w.record.here.around.constant = true;
            step(w);
        });
    }

    /// Runs a step in a constant of which the reference prints the value: a lambda in it takes a number all the same.
    pub(crate) fn vanishing(&mut self, step: impl FnOnce(&mut Self)) {
        self.record.here.around.vanishing += 1;
        self.constant(step);
        self.record.here.around.vanishing -= 1;
    }

    /// Runs a step in a scope of its own.
    pub(crate) fn scoped(&mut self, step: impl FnOnce(&mut Self)) {
        self.here.scopes.push();
        step(self);
        self.here.scopes.pop();
    }

    /// Runs a step with a frame around it.
    pub(crate) fn framed(&mut self, frame: Frame<'a>, step: impl FnOnce(&mut Self)) -> Option<Frame<'a>> {
        self.here.frames.push(frame);
        self.here.scopes.push();
        step(self);
        self.here.scopes.pop();
        self.here.frames.pop()
    }
}
