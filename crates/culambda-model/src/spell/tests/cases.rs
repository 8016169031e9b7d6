//! Every recorded site whose function, return type or initialisers are spelled.

use super::resolve::{
    Index, Scope, context, declared, enclosing_class, head_names, last, out_of_line, own_template, path,
};
use crate::compare::{fn_type, loose_expr, relax};
use crate::spell::{
    ClassContext, Declaration, Function, Owner, Place, Spelling, capture_value, function_name, function_type, own_head,
    return_type, template_parameters,
};
use culambda_source::{Assumptions, MarkKind, NoLoader, Standard, Unit, UnitOptions, ViewOffset, ViewSpan};
use culambda_syntax::{CaptureToken, Field, Kind, LambdaHead, Node, Syntax};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Shapes that are not spelled as recorded, with the reason; everything else must be.
const KNOWN_SHAPES: &[(&str, &str)] = &[];

/// An item with the namespaces around it.
type Item = (Syntax, Vec<(String, bool)>);

/// What the speller makes of one lambda.
struct Site {
    fn_name: String,
    fn_type: String,
    returns: String,
    init: Vec<String>,
}

fn cases(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut out: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the cases")
        .map(|e| e.expect("a case").path())
        .collect();
    out.retain(|p| p.extension().is_some_and(|e| e == "cu"));
    out.sort();
    assert!(!out.is_empty(), "the cases are there");
    out
}

fn text(spelling: Result<Spelling, String>) -> String {
    spelling.map_or_else(|why| format!("<{why}>"), |s| s.text)
}

/// The function whose body holds a lambda, if the lambda is a site of it as far as the tree shows.
fn enclosing_function<'t>(syntax: &'t Syntax, head: &LambdaHead) -> Option<Node<'t>> {
    let at = head.start;
    let mut node = syntax.node_at(at.byte());
    let mut in_body = false;
    while let Some(parent) = node.parent() {
        match parent.kind() {
            Kind::FieldDeclarationList => in_body = false,
            Kind::FunctionDefinition => {
                let body = parent.field(Field::Body).map_or(parent.end(), Node::start);
                in_body |= at >= body;
                return (in_body && on_host(syntax, parent)).then_some(parent);
            }
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => return None,
            _ => {}
        }
        node = parent;
    }
    None
}

/// Whether a function runs on the host.
fn on_host(syntax: &Syntax, function: Node<'_>) -> bool {
    let end = function.field(Field::Body).map_or(function.end(), Node::start);
    let from = own_template(function).map_or(function.start(), Node::start);
    // Annotations may be in front of everything that the tree shows.
    let from = syntax
        .view
        .text
        .get(..from.index())
        .and_then(|t| t.rfind([';', '}', '{']))
        .map_or(ViewOffset::default(), ViewOffset::of);
    // Annotations of lambdas in default arguments are not the function's.
    let of_lambda = |at: ViewOffset| {
        syntax
            .heads
            .iter()
            .any(|h| syntax.view.tokens[h.open].at < at && at < syntax.view.tokens[h.end].at)
    };
    let marks = syntax.view.marks_in(ViewSpan::new(from, end));
    let any = |kind| marks.iter().any(|m| m.kind == kind && !of_lambda(m.at));
    any(MarkKind::Host) || !(any(MarkKind::Device) || any(MarkKind::Global))
}

/// Whether a host-device lambda has a parameter of type `auto`: with that silenced it has no wrapper.
fn is_generic_host_device(syntax: &Syntax, head: &LambdaHead) -> bool {
    let generic = head
        .params
        .is_some_and(|(open, close)| (open..close).any(|token| syntax.view.word(token) == "auto"));
    generic && head.annotated(&syntax.view, MarkKind::Host)
}

/// Whether a lambda is in the body of an annotated one, or in a default argument of a lambda.
fn is_no_site(syntax: &Syntax, head: &LambdaHead) -> bool {
    let inside = |h: &&LambdaHead, (from, to): (usize, usize)| from < head.open && head.end < to && h.open != head.open;
    let in_default = syntax
        .heads
        .iter()
        .rfind(|h| inside(h, (h.body, h.end)) || h.params.is_some_and(|p| inside(h, p)));
    in_default.is_some_and(|h| h.params.is_some_and(|p| inside(&h, p))) || in_device_lambda(syntax, head)
}

/// Whether a lambda is in the body of an annotated one.
fn in_device_lambda(syntax: &Syntax, head: &LambdaHead) -> bool {
    syntax
        .heads
        .iter()
        .any(|outer| outer.body < head.open && head.end < outer.end && outer.annotated(&syntax.view, MarkKind::Device))
}

/// What a function belongs to, the class around a friend, and the function's own template head.
fn owner<'t>(
    unit: &Unit,
    syntax: &Syntax,
    names: &Scope<'_>,
    function: Node<'t>,
) -> (Owner, Option<ClassContext>, Option<Node<'t>>) {
    let mut declarator = function.field(Field::Declarator).expect("a declarator");
    while let Some(inner) = declarator.field(Field::Declarator).or_else(|| {
        (declarator.kind() == Kind::ReferenceDeclarator)
            .then(|| declarator.all_children().find(|n| n.is_named()))
            .flatten()
    }) {
        declarator = inner;
    }
    let free = || Owner::Namespace(names.path.clone());
    if function.parent().is_some_and(|p| p.kind() == Kind::FriendDeclaration) {
        let class = function
            .parent()
            .and_then(enclosing_class)
            .map(|c| context(unit, syntax, names, c));
        return (free(), class, own_template(function));
    }
    if let Some(class) = enclosing_class(function) {
        let class = context(unit, syntax, names, class);
        let is_static = names
            .index
            .statics
            .contains(&format!("{}::{}", class.name, last(syntax, declarator)));
        return (Owner::Class { class, is_static }, None, own_template(function));
    }
    if declarator.kind() == Kind::QualifiedIdentifier {
        let (owner, template) = out_of_line(unit, syntax, names, function, declarator);
        return (owner, None, template);
    }
    (free(), None, own_template(function))
}

fn site(
    unit: &Unit,
    items: &[Item],
    index: &Index,
    (syntax, namespaces): &Item,
    function: Node<'_>,
    head: &LambdaHead,
    standard: Standard,
) -> Site {
    let mut names = Scope {
        index,
        path: namespaces.iter().map(|p| p.0.clone()).collect(),
        class: None,
        locals: BTreeSet::new(),
    };
    let (owner, friend_in, template) = owner(unit, syntax, &names, function);
    if let Owner::Namespace(path) = &owner {
        names.path.clone_from(path);
    }
    let class = match &owner {
        Owner::Class { class, .. } => Some(class.clone()),
        Owner::Namespace(_) => friend_in.clone(),
    };
    names.class = class.as_ref();
    names.locals = function
        .descendants()
        .filter(|n| n.parent().is_some_and(|p| p.kind() == Kind::ParameterDeclaration))
        .map(|n| last(syntax, n))
        .collect();
    let params: Vec<String> = template
        .map(|t| template_parameters(syntax, t))
        .into_iter()
        .flatten()
        .filter_map(|p| p.name)
        .collect();
    let deduced = (template.is_some() && params.is_empty() && matches!(owner, Owner::Namespace(_)))
        .then(|| vec!["double".to_owned()]);
    let place = Place {
        unit,
        syntax,
        names: &names,
        class: class.as_ref(),
        params: &params,
        standard,
    };
    let written = |h: &LambdaHead| {
        let (from, to) = (syntax.view.tokens.get(h.open)?, syntax.view.tokens.get(h.end)?);
        Some(syntax.view.text_of(ViewSpan::new(from.at, to.span().end)).to_owned())
    };
    let init = head
        .captures
        .iter()
        .filter(|c| matches!(c.form, CaptureToken::Init { .. }));
    let init = init
        .map(|c| capture_value(&place, c, &written).unwrap_or_else(|why| format!("<{why}>")))
        .collect();
    let returns = return_type(&place, head).map(text).unwrap_or_default();
    let written_arguments = {
        let text = syntax.text_of(function);
        text[..text.find('{').unwrap_or(0)].contains("<int>(")
    };
    let name = function
        .field(Field::Declarator)
        .map(|d| last(syntax, d))
        .unwrap_or_default();
    let outside = class
        .as_ref()
        .filter(|c| enclosing_class(function).is_none() && friend_in.is_none() && c.arguments.is_none());
    let declared = outside
        .and_then(|c| declared(items, c, name.split('(').next().unwrap_or_default()))
        .map(|(view, node)| Declaration {
            syntax: view,
            node,
            parameters: head_names(view, node)
                .into_iter()
                .zip(head_names(syntax, function))
                .collect(),
            types: true,
        });
    let f = Function {
        unit,
        syntax,
        definition: function,
        template,
        owner,
        friend_in,
        deduced_arguments: deduced.filter(|_| !written_arguments),
        names: &names,
        standard,
    };
    let declarations: Vec<Declaration<'_>> = declared.filter(|d| !d.parameters.is_empty()).into_iter().collect();
    let own = own_head(&f);
    let named = own
        .as_ref()
        .map_err(Clone::clone)
        .and_then(|own| function_name(&f, own));
    let fn_type = own.and_then(|own| function_type(&f, own, &declarations));
    Site {
        fn_name: text(named),
        fn_type: text(fn_type),
        returns,
        init,
    }
}

/// All sites of a case in source order.
fn spell(source: &[u8], standard: Standard) -> Vec<Site> {
    let mut options = UnitOptions::default();
    options.target.standard = standard;
    let unit = Unit::read("case.cu", source.into(), &NoLoader, &options, &Assumptions::default());
    let items: Vec<Item> = unit.files[0]
        .items
        .iter()
        .map(|i| (Syntax::parse(unit.view(0, i.span)), path(&unit, i.scope)))
        .collect();
    let mut index = Index::default();
    for (syntax, path) in &items {
        index.add(syntax, path);
    }
    let mut out = Vec::new();
    for item in &items {
        let syntax = &item.0;
        for head in syntax
            .heads
            .iter()
            .filter(|h| h.annotated(&syntax.view, MarkKind::Device) && !is_no_site(syntax, h))
            .filter(|h| !is_generic_host_device(syntax, h))
        {
            if let Some(function) = enclosing_function(syntax, head) {
                out.push(site(&unit, &items, &index, item, function, head, standard));
            }
        }
    }
    out
}

#[derive(Default)]
struct Score {
    sites: usize,
    fn_name: usize,
    fn_type: usize,
    returns: usize,
    init: usize,
    inits: usize,
    exact: usize,
    report: String,
}

impl Score {
    fn compare(&mut self, case: &str, want: &Value, got: &Site) {
        let field = |f: &str| want[f].as_str().unwrap_or_default().to_owned();
        self.sites += 1;
        let report = &mut self.report;
        let mut check = |what: &str, same: bool, want: &str, got: &str| {
            if !same {
                let _ = writeln!(report, "{case}: {what}\n    want {want}\n    got  {got}");
            }
            usize::from(same)
        };
        let (name, ty, ret) = (field("fn"), field("fn_type"), field("return"));
        self.fn_name += check("fn", relax(&name) == relax(&got.fn_name), &name, &got.fn_name);
        self.fn_type += check(
            "fn_type",
            relax(&fn_type(&ty)) == relax(&fn_type(&got.fn_type)),
            &ty,
            &got.fn_type,
        );
        // The model decides which trailing types are preserved.
        let plain = want["trailing_return"] == Value::Bool(false);
        let placeholder = got.returns.contains("auto");
        self.returns += check(
            "return",
            plain || placeholder || relax(&ret) == relax(&got.returns),
            &ret,
            &got.returns,
        );
        self.exact += usize::from(squeeze(&ty) == squeeze(&got.fn_type) && squeeze(&name) == squeeze(&got.fn_name));
        let captures = want["captures"].as_array().cloned().unwrap_or_default();
        let init = captures.iter().filter(|c| {
            c["type"]
                .as_str()
                .is_some_and(|t| t.contains("__nv_lambda_trait_remove_cv"))
        });
        for (i, capture) in init.enumerate() {
            let (want, got) = (
                capture["value"].as_str().unwrap_or_default(),
                got.init.get(i).map_or("", String::as_str),
            );
            self.inits += 1;
            // A site in an initialiser is printed by the rewriter.
            let same = want.contains("__nv_dl_") || loose_expr(want) == loose_expr(got);
            self.init += check("init", same, want, got);
        }
    }
}

/// Runs of blanks as one.
fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Spells every case of a folder; each difference must be a known one.
fn check(folder: &str, known: &[(&str, &str)]) -> Score {
    let mut score = Score::default();
    for case in cases(folder) {
        let name = case
            .file_stem()
            .map(|s| s.to_string_lossy().into_owned())
            .unwrap_or_default();
        let record: Value =
            serde_json::from_slice(&std::fs::read(case.with_extension("json")).expect("a record")).expect("JSON");
        let standard = record["std"].to_string().parse().expect("a standard");
        let got = spell(&std::fs::read(&case).expect("a case"), standard);
        let want = record["sites"].as_array().expect("sites");
        if got.len() != want.len() {
            let _ = writeln!(score.report, "{name}: {} sites instead of {}", got.len(), want.len());
            continue;
        }
        for (want, got) in want.iter().zip(&got) {
            score.compare(&name, want, got);
        }
    }
    let differences: Vec<&str> = score
        .report
        .split_terminator('\n')
        .filter(|l| !l.starts_with(' '))
        .collect();
    for (text, why) in known {
        assert!(score.report.contains(text), "no longer different ({why}): {text}");
    }
    assert_eq!(differences.len(), known.len(), "{}", score.report);
    assert_eq!(
        (score.fn_name, score.fn_type, score.init),
        (score.sites, score.sites, score.inits),
        "{}",
        score.report
    );
    score
}

#[test]
fn shapes_are_spelled_as_recorded() {
    let score = check("tests/spelling", KNOWN_SHAPES);
    assert!(score.sites >= 230, "only {} sites were found", score.sites);
    assert!(score.exact >= 220, "only {} are the same byte for byte", score.exact);
}
