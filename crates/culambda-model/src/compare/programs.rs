//! What differs between the reference and us about a whole program, and how bad that is.
//!
//! A record has the `units` of the program, declarations that do not need each other, so that a site that is missing
//! in one of them does not shift the pairs in the next; `sites`, null where the reference rejects the program; and
//! `findings`, pairs of line and rule. `cargo xtask fuzz` and the test of the recorded programs ask here.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use super::{differences, fn_type, loose_expr, regex, relax, text};

/// How bad a difference is, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A site of the reference is in no list.
    Lost,
    /// A finding that the reference does not have.
    False,
    /// Something else is stated.
    Wrong,
    /// A finding of the reference is not there.
    Missed,
    /// It is said not to be known.
    Unknown,
    /// All of it is known, and it is not rewritten.
    Refused,
}

impl Class {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Class::Lost => "lost",
            Class::False => "false",
            Class::Wrong => "wrong",
            Class::Missed => "missed",
            Class::Unknown => "unknown",
            Class::Refused => "refused",
        }
    }
}

/// The two forms of a program: as it is written, and preprocessed. Each is compared by itself.
pub const FORMS: [&str; 2] = ["raw", "ii"];

/// How many differences of a class there may be in 1,000 sites, of missed and false ones in 1,000 findings; by form.
const BOUNDS: [(Class, [f64; 2]); 6] = [
    (Class::Lost, [0.0, 0.0]),
    (Class::False, [0.0, 0.0]),
    (Class::Wrong, [1.0, 1.0]),
    (Class::Missed, [2.0, 2.0]),
    (Class::Unknown, [10.0, 10.0]),
    (Class::Refused, [19.0, 6.0]),
];

/// Counts over many programs. Displays as a table.
#[derive(Clone, Debug, Default)]
pub struct Rates {
    programs: usize,
    sites: usize,
    findings: usize,
    differences: BTreeMap<(Class, usize), usize>,
}

impl Rates {
    /// Counts a program.
    pub fn add_program(&mut self, record: &Value) {
        self.programs += 1;
        self.sites += list(record, "sites").len();
        self.findings += list(record, "findings").len();
    }

    /// Counts a difference; `form` is an index of [`FORMS`].
    pub fn add(&mut self, class: Class, form: usize) {
        *self.differences.entry((class, form)).or_default() += 1;
    }

    /// How many sites the reference has in all programs.
    pub fn sites(&self) -> usize {
        self.sites
    }

    /// Whether there are few enough of each class; where there may be some, one more than the bound says, since a
    /// small number of programs has no exact rate.
    pub fn within_bounds(&self) -> bool {
        let within = |(class, bounds): &(Class, [f64; 2])| {
            bounds.iter().enumerate().all(|(form, bound)| {
                let (count, rate) = self.rate(*class, form);
                let one_less = self.in_a_thousand(*class, count.saturating_sub(1));
                rate <= *bound || (*bound > 0.0 && one_less <= *bound)
            })
        };
        BOUNDS.iter().all(within)
    }

    /// The differences of a class, and how many that is in 1,000.
    fn rate(&self, class: Class, form: usize) -> (usize, f64) {
        let count = self.differences.get(&(class, form)).copied().unwrap_or_default();
        (count, self.in_a_thousand(class, count))
    }

    /// How many in 1,000 sites or findings some differences of a class are.
    #[allow(clippy::cast_precision_loss, reason = "counts are small")]
    fn in_a_thousand(&self, class: Class, count: usize) -> f64 {
        let of_findings = matches!(class, Class::Missed | Class::False);
        let all = if of_findings { self.findings } else { self.sites };
        count as f64 * 1000.0 / all.max(1) as f64
    }
}

impl fmt::Display for Rates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (programs, sites, findings) = (self.programs, self.sites, self.findings);
        writeln!(
            f,
            "{programs} programs, {sites} sites, {findings} findings; in 1,000 (number):\n"
        )?;
        writeln!(f, "| | {} |", BOUNDS.map(|(class, _)| class.word()).join(" | "))?;
        writeln!(f, "|---{}|", "|---".repeat(BOUNDS.len()))?;
        for (form, name) in FORMS.iter().enumerate() {
            let cells = BOUNDS.map(|(class, _)| {
                let (count, rate) = self.rate(class, form);
                format!("{rate:.2} ({count})")
            });
            writeln!(f, "| {name} | {} |", cells.join(" | "))?;
        }
        Ok(())
    }
}

/// One difference.
#[derive(Clone, Debug)]
pub struct Difference {
    /// How bad it is.
    pub class: Class,
    /// What is the same in differences of one cause, as far as that can be told.
    pub signature: String,
    /// All that is known of it.
    pub detail: String,
    /// The line.
    pub line: u64,
}

impl Difference {
    fn new(class: Class, signature: impl Into<String>, detail: impl Into<String>, line: u64) -> Difference {
        Difference {
            class,
            signature: signature.into(),
            detail: detail.into(),
            line,
        }
    }
}

static QUOTED: LazyLock<Regex> = LazyLock::new(|| regex("`[^`]*`"));
static SHORT_NAME: LazyLock<Regex> = LazyLock::new(|| regex(r"\b[a-z]\b"));
static NUMBERED_NAME: LazyLock<Regex> = LazyLock::new(|| regex(r"([A-Za-z])\d+"));
static STRING: LazyLock<Regex> = LazyLock::new(|| regex(r#""(?:[^"\\\n]|\\.)*""#));
static MARKER: LazyLock<Regex> = LazyLock::new(|| regex(r"(?m)^#.*$"));
static ANNOTATED: LazyLock<Regex> =
    LazyLock::new(|| regex(r"\]\s*(?:__attribute__\(\((?:(?:host|device)(?:\s*,\s*)?)+\)\)\s*)+"));

/// A reason without the names in it.
fn reason(value: &Value) -> String {
    QUOTED
        .replace_all(value.as_str().unwrap_or_default(), "`_`")
        .into_owned()
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn line(value: &Value) -> u64 {
    value["line"].as_u64().unwrap_or_default()
}

/// What a command is asked with, besides its name and before the file, for a program of a record. A macro that
/// generated programs ask for is said not to be defined.
pub fn arguments(record: &Value) -> Vec<String> {
    let mut out = ["--format", "json", "--no-config", "-U", "NEVER_DEFINED_X", "--std"]
        .map(str::to_owned)
        .to_vec();
    out.push(record["std"].to_string());
    out
}

/// The differences of a program in one form: `answer` says what `check` or `list` prints for it, and `preprocessed` is
/// its text where the form is the preprocessed one.
///
/// # Errors
///
/// Those of `answer`.
pub fn of_program<E>(
    record: &Value,
    preprocessed: Option<&str>,
    answer: impl Fn(&str) -> Result<Value, E>,
) -> Result<Vec<Difference>, E> {
    let mut out = findings(record, &answer("check")?);
    if !record["sites"].is_null() {
        let listed = answer("list")?;
        out.extend(sites(record, &listed));
        out.extend(preprocessed.and_then(|text| unlisted(text, &listed)));
    }
    Ok(out)
}

/// The differences in findings; `reported` is what `check --format json` prints.
///
/// A finding that is on the next line counts as missed, once, and not as a false one too.
pub fn findings(record: &Value, reported: &Value) -> Vec<Difference> {
    let (missed, mut false_ones) = surplus(record, reported);
    let partly = list(reported, "not_analysed");
    let mut out = Vec::new();
    for (line, rule) in missed {
        if let Some(at) = false_ones.iter().position(|(l, r)| *r == rule && l.abs_diff(line) <= 1) {
            false_ones.remove(at);
        }
        let near = |n: &&Value| {
            let end = n["end_line"].as_u64().unwrap_or_default();
            n["line"].as_u64().is_some_and(|first| first <= line + 2) && line <= end + 2
        };
        let said = partly.iter().find(near);
        let why = said.map_or_else(String::new, |n| format!(" (not analysed: {})", reason(&n["reason"])));
        let signature = format!("missed {rule}{why}");
        out.push(Difference::new(Class::Missed, signature, rule.as_str(), line));
    }
    out.extend(false_ones.into_iter().map(|(line, rule)| {
        let same = |f: &&Value| f["line"] == line && f["rule"] == rule.as_str();
        let message = list(reported, "findings").iter().find(same);
        let detail = message.map_or_else(String::new, |f| text(f, "message").to_owned());
        Difference::new(Class::False, format!("false {rule}"), detail, line)
    }));
    out
}

/// Rules that the front end for the host does not know, or that are warnings nobody asked for.
const NOT_ASKED: [&str; 5] = [
    "extended_lambda_parent_private_template_arg",
    "extended_lambda_parent_local_type",
    "extended_lambda_parent_private_type",
    "global_lambda_template_arg",
    "this_addr_capture_ext_lambda",
];

/// Rules about what the reference reports without a number.
const WITHOUT_NUMBER: [&str; 7] = [
    "generic-lambda-standard",
    "capture-matches-default",
    "capture-repeated",
    "capture-static",
    "constexpr-closure",
    "constant-closure",
    "closure-in-constexpr-function",
];

type Findings = Vec<(u64, String)>;

/// Findings, line and rule, that only the record has, and those that only we have.
fn surplus(record: &Value, reported: &Value) -> (Findings, Findings) {
    let mut count: BTreeMap<(u64, String), i64> = BTreeMap::new();
    for finding in list(record, "findings") {
        let rule = finding[1].as_str().unwrap_or_default().to_owned();
        *count
            .entry((finding[0].as_u64().unwrap_or_default(), rule))
            .or_default() += 1;
    }
    for finding in list(reported, "findings") {
        let rule = text(finding, "rule");
        let is_theirs = !finding["number"].is_null() || WITHOUT_NUMBER.contains(&rule);
        if is_theirs && !NOT_ASKED.contains(&rule) {
            *count.entry((line(finding), rule.to_owned())).or_default() -= 1;
        }
    }
    let (mut missed, mut false_ones) = (Vec::new(), Vec::new());
    for (key, n) in count {
        let side = if n > 0 { &mut missed } else { &mut false_ones };
        side.extend((0..n.abs()).map(|_| key.clone()));
    }
    (missed, false_ones)
}

/// The differences in sites; `listed` is what `list --format json` prints.
pub fn sites(record: &Value, listed: &Value) -> Vec<Difference> {
    let mut units = Units::of(record, listed);
    units.pair_across();
    units.differences()
}

/// Annotated lambdas in preprocessed text that are in no list.
pub fn unlisted(preprocessed: &str, listed: &Value) -> Option<Difference> {
    let text = MARKER.replace_all(preprocessed, "");
    let text = STRING.replace_all(&text, "\"\"").replace("<:", "[").replace(":>", "]");
    let there = ANNOTATED.find_iter(&text).count();
    let ours: usize = ["sites", "ordinary", "not_analysed"]
        .iter()
        .map(|key| list(listed, key).len())
        .sum();
    let lost = there > ours && list(listed, "not_analysed").is_empty();
    lost.then(|| {
        let detail = format!("{there} in the text, {ours} listed");
        Difference::new(Class::Lost, "annotated lambdas in no list", detail, 0)
    })
}

/// Sites of one unit.
#[derive(Default)]
struct Sites<'v> {
    pairs: Vec<(&'v Value, &'v Value)>,
    /// Sites of the reference alone.
    theirs: Vec<&'v Value>,
    /// Sites of ours alone.
    ours: Vec<&'v Value>,
    ordinary: Vec<&'v Value>,
    not_analysed: Vec<&'v Value>,
}

/// The sites of all units.
struct Units<'v>(Vec<Sites<'v>>);

impl<'v> Units<'v> {
    fn of(record: &'v Value, listed: &'v Value) -> Self {
        let bounds: Vec<(u64, u64)> = list(record, "units")
            .iter()
            .filter_map(|unit| Some((unit[0].as_u64()?, unit[1].as_u64()?)))
            .collect();
        let unit_of = |value: &Value| {
            let inside = |(first, last): &(u64, u64)| (*first..=*last).contains(&line(value));
            bounds.iter().rposition(inside).map_or(0, |at| at + 1)
        };
        let mut units: Vec<Sites<'v>> = Vec::new();
        units.resize_with(bounds.len() + 1, Sites::default);
        for site in list(record, "sites") {
            units[unit_of(site)].theirs.push(site);
        }
        for (key, pick) in [
            (
                "sites",
                (|unit| &mut unit.ours) as for<'u> fn(&'u mut Sites<'v>) -> &'u mut Vec<&'v Value>,
            ),
            ("ordinary", |unit| &mut unit.ordinary),
            ("not_analysed", |unit| &mut unit.not_analysed),
        ] {
            for value in list(listed, key) {
                pick(&mut units[unit_of(value)]).push(value);
            }
        }
        units.iter_mut().for_each(Sites::pair);
        Units(units)
    }

    /// Pairs what is left with sites of other units: a lambda that a macro holds may be listed at the macro.
    fn pair_across(&mut self) {
        let mut left: Vec<&Value> = self.0.iter().flat_map(|unit| unit.ours.iter().copied()).collect();
        for unit in &mut self.0 {
            for site in std::mem::take(&mut unit.theirs) {
                match left.iter().position(|ours| key(ours) == key(site)) {
                    Some(at) => unit.pairs.push((site, left.swap_remove(at))),
                    None => unit.theirs.push(site),
                }
            }
        }
        for unit in &mut self.0 {
            unit.ours
                .retain(|site| left.iter().any(|other| std::ptr::eq(*other, *site)));
        }
    }

    fn differences(mut self) -> Vec<Difference> {
        let mut out = Vec::new();
        for unit in &mut self.0 {
            if unit.theirs.len() == unit.ours.len() {
                unit.pairs.extend(unit.theirs.drain(..).zip(unit.ours.drain(..)));
            }
            out.extend(unit.pairs.iter().flat_map(|(want, got)| of_pair(want, got)));
            out.extend(unit.theirs.iter().map(|site| unit.missing(site)));
            out.extend(unit.ours.iter().map(|site| unit.extra(site)));
        }
        out
    }
}

/// What tells sites apart.
fn key(site: &Value) -> (String, String, String, String) {
    (
        relax(text(site, "fn")),
        text(site, "id").to_owned(),
        text(site, "wrapper").to_owned(),
        relax(&fn_type(text(site, "fn_type"))),
    )
}

impl Sites<'_> {
    /// Pairs sites by their order where all functions agree, else by what tells them apart.
    fn pair(&mut self) {
        let same =
            |(want, got): (&&Value, &&Value)| got["fn"].is_null() || relax(text(want, "fn")) == relax(text(got, "fn"));
        if self.theirs.len() == self.ours.len() && self.theirs.iter().zip(&self.ours).all(same) {
            self.pairs.extend(self.theirs.drain(..).zip(self.ours.drain(..)));
            return;
        }
        for site in std::mem::take(&mut self.theirs) {
            match self.ours.iter().position(|ours| key(ours) == key(site)) {
                Some(at) => self.pairs.push((site, self.ours.remove(at))),
                None => self.theirs.push(site),
            }
        }
    }

    /// A site of the reference that we do not have.
    fn missing(&self, site: &Value) -> Difference {
        let at = line(site);
        let near = |o: &&&Value| line(o) <= at + 1 && at <= o["end_line"].as_u64().unwrap_or_default() + 1;
        let doubtful = |site: &&Value| !list(site, "unknown").is_empty() || !site["refused"].is_null();
        let (class, why) = if let Some(first) = self.not_analysed.first() {
            (Class::Unknown, format!(" not analysed: {}", reason(&first["reason"])))
        } else if let Some(ordinary) = self.ordinary.iter().find(near) {
            (Class::Wrong, format!(" ordinary: {}", reason(&ordinary["reason"])))
        } else if self.ours.iter().any(doubtful) {
            (Class::Unknown, " beside one of ours that is unknown".to_owned())
        } else {
            (Class::Lost, String::new())
        };
        let detail = format!("{} {}", text(site, "fn"), text(site, "id"));
        Difference::new(class, format!("missing site{why}"), detail, at)
    }

    /// A site of ours that the reference does not have.
    fn extra(&self, site: &Value) -> Difference {
        let detail = format!("{} {}", text(site, "fn"), text(site, "id"));
        said(site).unwrap_or_else(|| {
            let beside = if self.theirs.is_empty() {
                ""
            } else {
                " beside a missing one"
            };
            Difference::new(Class::Wrong, format!("extra site{beside}"), detail, line(site))
        })
    }
}

/// What a site of ours says of itself: that something is unknown, or why it is not written.
fn said(site: &Value) -> Option<Difference> {
    let (why, at) = (text(site, "refused"), line(site));
    let unknown: Vec<&str> = list(site, "unknown").iter().filter_map(Value::as_str).collect();
    if !unknown.is_empty() {
        let signature = format!("unknown {}: {}", unknown.join(","), reason(&site["refused"]));
        return Some(Difference::new(Class::Unknown, signature, why, at));
    }
    let refused = || {
        Difference::new(
            Class::Refused,
            format!("refused: {}", reason(&site["refused"])),
            why,
            at,
        )
    };
    (!why.is_empty()).then(refused)
}

/// The differences of a pair. What is unknown is unknown; the rest must be right.
fn of_pair(want: &Value, got: &Value) -> Vec<Difference> {
    let mut unknown: Vec<&str> = list(got, "unknown").iter().filter_map(Value::as_str).collect();
    if unknown.contains(&"captures") {
        unknown.push("func_ptr_conv");
    }
    if !unknown.is_empty() && got["fn_type"].is_null() {
        unknown.extend(["fn_type", "fn", "return"]);
    }
    let mut wrong = differences(want, got);
    wrong.retain(|difference| !unknown.contains(&difference.field));
    let mut out: Vec<Difference> = said(got).into_iter().collect();
    if !wrong.is_empty() {
        let mut fields: Vec<String> = wrong.iter().map(|difference| difference.field.to_owned()).collect();
        fields.sort();
        if fields.contains(&"captures".to_owned()) {
            fields.push(captures(want, got));
        }
        let signature = format!("site {}", fields.join(" "));
        let said: Vec<String> = wrong.iter().map(ToString::to_string).collect();
        out.push(Difference::new(Class::Wrong, signature, said.join("; "), line(got)));
    }
    out
}

/// What is different about two capture lists, without the names.
fn captures(want: &Value, got: &Value) -> String {
    let is_init = |c: &&Value| text(c, "type").contains("__nv_lambda_trait_remove_cv");
    let name = |c: &Value| {
        if is_init(&c) {
            "init".to_owned()
        } else {
            text(c, "value").to_owned()
        }
    };
    let names = |site: &Value| list(site, "captures").iter().map(name).collect::<Vec<_>>();
    let kind = |name: &String| match name.as_str() {
        "init" => "init",
        name if name.contains("this") => "this",
        _ => "variable",
    };
    let (theirs, ours) = (names(want), names(got));
    let without = |a: &[String], b: &[String]| {
        let kinds: std::collections::BTreeSet<&str> = a.iter().filter(|n| !b.contains(n)).map(kind).collect();
        kinds.into_iter().collect::<Vec<_>>().join(",")
    };
    if theirs == ours {
        let both = list(want, "captures").iter().zip(list(got, "captures"));
        let values = both
            .filter(|(w, _)| is_init(w))
            .map(|(w, g)| (loose_expr(text(w, "value")), loose_expr(text(g, "value"))));
        return values
            .filter(|(w, g)| w != g)
            .map(|(w, g)| init_text(&w, &g))
            .next()
            .unwrap_or_else(|| "type".to_owned());
    }
    let (lacks, more) = (without(&theirs, &ours), without(&ours, &theirs));
    if lacks.is_empty() && more.is_empty() {
        return "order".to_owned();
    }
    format!("lacks {lacks} has {more}")
}

/// Where the texts of two initialisers differ, from the first difference to the last.
fn init_text(want: &str, got: &str) -> String {
    let (w, g): (Vec<char>, Vec<char>) = (want.chars().collect(), got.chars().collect());
    let start = w.iter().zip(&g).take_while(|(a, b)| a == b).count();
    let most = w.len().min(g.len()) - start;
    let end = w
        .iter()
        .rev()
        .zip(g.iter().rev())
        .take(most)
        .take_while(|(a, b)| a == b)
        .count();
    let middle = |chars: &[char]| chars[start..chars.len() - end].iter().take(30).collect::<String>();
    let text = format!("init text {:?} {:?}", middle(&w), middle(&g));
    let text = SHORT_NAME.replace_all(&text, "x");
    NUMBERED_NAME.replace_all(&text, "${1}0").into_owned()
}

#[cfg(test)]
mod tests {
    use super::{Class, findings, sites};
    use serde_json::{Value, json};

    fn site(line: u64, name: &str, captured: &str) -> Value {
        let capture = json!({"type": "T", "value": captured});
        json!({"wrapper": "dl", "fn": name, "fn_type": "void (*)(void)", "id": "1", "line": line, "end_line": line,
               "captures": [capture], "unknown": [], "refused": null})
    }

    fn classes(record: &Value, listed: &Value) -> Vec<Class> {
        sites(record, listed).iter().map(|d| d.class).collect()
    }

    #[test]
    fn sites_are_told_apart_by_how_bad_they_are() {
        let record = json!({"units": [[1, 1], [2, 2]], "sites": [site(1, "(& ::f)", "a"), site(2, "(& ::g)", "b")]});
        let listed = |sites: Value| json!({"sites": sites, "ordinary": [], "not_analysed": []});
        let equal = listed(json!([site(1, "(& ::f)", "a"), site(2, "(& ::g)", "b")]));
        assert_eq!(classes(&record, &equal), []);
        let other = listed(json!([site(1, "(& ::f)", "a"), site(2, "(& ::g)", "c")]));
        assert_eq!(classes(&record, &other), [Class::Wrong]);
        let fewer = listed(json!([site(2, "(& ::g)", "b")]));
        assert_eq!(classes(&record, &fewer), [Class::Lost]);
        let mut unknown = equal.clone();
        unknown["sites"][0]["unknown"] = json!(["captures"]);
        unknown["sites"][0]["captures"] = json!([]);
        assert_eq!(classes(&record, &unknown), [Class::Unknown]);
        let mut refused = equal.clone();
        refused["sites"][1]["refused"] = json!("no");
        assert_eq!(classes(&record, &refused), [Class::Refused]);
        let mut ordinary = fewer;
        ordinary["ordinary"] = json!([site(1, "", "a")]);
        assert_eq!(classes(&record, &ordinary), [Class::Wrong]);
    }

    #[test]
    fn findings_on_neighbouring_lines_are_one() {
        let record = json!({"findings": [[3, "r"], [9, "r"]]});
        let found = |line: u64| json!({"line": line, "rule": "r", "number": 1, "message": ""});
        let classes = |lines: &[u64]| {
            let reported = json!({"findings": lines.iter().map(|l| found(*l)).collect::<Vec<_>>()});
            findings(&record, &reported).iter().map(|d| d.class).collect::<Vec<_>>()
        };
        assert_eq!(classes(&[3, 9]), []);
        assert_eq!(classes(&[4, 9]), [Class::Missed]);
        assert_eq!(classes(&[6, 9]), [Class::Missed, Class::False]);
        assert_eq!(classes(&[3, 9, 9]), [Class::False]);
    }
}
