//! The pages of `culambda report`: what they say, what hostile names and texts do to them, and where they go.

#![expect(clippy::print_stdout, reason = "what is left out is said")]

mod place;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use place::Place;

const SCALE: &str = "void each(int n, int f);\n\
                     void scale(float *data, int count, float factor) {\n\
                     \x20 each(count, [=] __device__(int i) { data[i] *= factor; });\n\
                     }\n";
const PRIVATE: &str =
    "class Field {\n  void clear(float *p) {\n    auto f = [=] __device__(int i) { p[i] = 0; };\n  }\n};\n";

/// The files of a folder.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    entries
        .map(|path| (name(&path), fs::read_to_string(&path).unwrap()))
        .collect()
}

#[test]
fn pages_say_what_is_known() {
    let place = Place::new(&[
        ("src/scale.cu", SCALE.as_bytes()),
        ("field.cu", PRIVATE.as_bytes()),
        ("none.cu", b"int x;\n"),
    ]);
    let told = place.expect(0, &["report", "-o", "out"]);
    assert_eq!(String::from_utf8_lossy(&told.stdout), "out/index.html: 2 files\n");
    let pages = files(&place.path("out"));
    let names: Vec<&str> = pages.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "file-field.cu.html",
            "file-src-scale.cu.html",
            "index.html",
            "rule-extended_lambda_inaccessible_parent.html"
        ]
    );
    let scale = &pages["file-src-scale.cu.html"];
    for part in [
        // Side by side: the lambda, and what is in its place, its tag by its name and as it is.
        "__device__(int i) {",
        "__nv_dl_wrapper_t&lt; ",
        "\u{2039}scale#1\u{203a}",
        "__nv_dl_tag&lt;void (*)(float * data, int count, float factor),(&amp; ::scale),1&gt;",
        // What it captures, where it begins and where that is used.
        "<td><code>factor</code></td><td>by value, implicitly</td><td><code>float</code></td><td>declared at line 2</td>",
        "<span class=\"capture\" title=\"factor: by value, implicitly, float\">factor</span>",
        "id=\"lambda1\" tabindex=\"0\"",
    ] {
        assert!(scale.contains(part), "{part}\n{scale}");
    }
    let field = &pages["file-field.cu.html"];
    let finding = field.find("class=\"remark stop error\"").unwrap();
    let line = |number: u32| field.find(&format!("id=\"line{number}\"")).unwrap();
    assert!(
        line(3) < finding && finding < line(4),
        "a finding stands below its line"
    );
    let index = &pages["index.html"];
    for part in [
        "<strong>2 lambdas</strong> in 2 files, of 3 that were looked at: 2 known. 1 would be refused",
        "<a href=\"rule-extended_lambda_inaccessible_parent.html\">",
        "<a href=\"file-field.cu.html#finding1\">field.cu:3:28</a>",
        "<a class=\"stop\" href=\"file-src-scale.cu.html\">src/<wbr>scale.cu</a>",
    ] {
        assert!(index.contains(part), "{part}\n{index}");
    }
    // A column without a number says nothing, and of paper the width of a window does not.
    assert!(!index.contains("Not analysed") && index.contains("Refused"), "{index}");
    assert!(!index.contains("@media (max-width"), "{index}");
    for (name, page) in &pages {
        let links: Vec<&str> = page
            .split("href=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap())
            .collect();
        for link in links {
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                page
            } else {
                pages.get(file).unwrap_or_else(|| panic!("{name}: {link}"))
            };
            assert!(
                place.is_empty() || target.contains(&format!("id=\"{place}\"")),
                "{name}: {link}"
            );
        }
    }
}

#[test]
fn a_reason_is_said_once() {
    let place = Place::new(&[(
        "a.cu",
        b"struct S : Base { void f() { auto g = [=] __device__ () { return m; }; } };\n",
    )]);
    place.expect(0, &["report", "-o", "out"]);
    let page = place.text("out/file-a.cu.html");
    let state = page.split("<td class=\"state\">").nth(1).unwrap();
    let state = state.split("</td>").next().unwrap();
    assert_eq!(
        state.matches("which no file that was read defines").count(),
        1,
        "{state}"
    );
}

#[test]
fn the_same_bytes_whatever_the_threads() {
    let many: Vec<(String, String)> = (0..20)
        .map(|n| (format!("d{}/f{n}.cu", n % 3), SCALE.replace("scale", &format!("s{n}"))))
        .collect();
    let many: Vec<(&str, &[u8])> = many
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_bytes()))
        .collect();
    let place = Place::new(&many);
    place.expect(0, &["report", "-o", "one", "-j", "1"]);
    place.expect(0, &["report", "-o", "many", "-j", "8"]);
    let one = files(&place.path("one"));
    assert_eq!(one.len(), 21);
    assert_eq!(one, files(&place.path("many")));
    place.expect(0, &["report", "-o", "one", "-j", "3"]);
    assert_eq!(one, files(&place.path("one")));
}

/// The elements of a page, with their attributes, as a parser finds them in text that is well formed; scripts and styles
/// are one each.
fn elements(page: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = page;
    while let Some((_, from)) = rest.split_once('<') {
        let (mut quoted, mut end) = (false, from.len());
        for (at, c) in from.char_indices() {
            match c {
                '"' => quoted = !quoted,
                '>' if !quoted => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        let (element, after) = from.split_at(end);
        out.push(element.to_owned());
        rest = after;
        for raw in ["style", "script"] {
            if element == raw {
                let (_, behind) = rest.split_once(&format!("</{raw}>")).unwrap();
                rest = behind;
            }
        }
    }
    out
}

/// Names and texts that try to be markup.
const HOSTILE: [&str; 6] = [
    "<script>document.title='owned'</script>",
    "\"><img src=x onerror=\"document.title='owned'\">",
    "'><svg onload='document.title=1'>",
    "</td></tr></table></title></style></script><script>document.title='owned'</script>",
    "<!-- a page of a culambda report --><iframe srcdoc=x>",
    "javascript:document.title='owned'",
];

#[test]
fn nothing_of_strangers_is_markup() {
    let mut all = Vec::new();
    for (at, hostile) in HOSTILE.iter().enumerate() {
        let name = format!("{at}{}.cu", hostile.replace('/', "\u{2044}"));
        let literal = hostile.replace('\\', "\\\\").replace('"', "\\\"");
        let text = format!(
            "// {hostile}\n#include \"{hostile}.h\"\ntemplate <class T> struct Box {{ T t; }};\n\
             void f{at}(Box<Box<int>> b, const char *s) {{\n\
             \x20 // {hostile}\n\
             \x20 auto g = [=, k = sizeof(\"{literal}\")] __device__(int i) {{ return b.t.t + s[i] + k; }}; // {hostile}\n\
             }}\n\
             class C{at} {{ void m(int n) {{ /* {hostile} */ auto h = [&] __device__() {{ return n; }}; }} }};\n\
             // culambda: allow(<b>{hostile}</b>) {hostile}\n"
        );
        all.push((name, text));
    }
    let all: Vec<(&str, &[u8])> = all
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_bytes()))
        .collect();
    let place = Place::new(&all);
    place.expect(0, &["report", ".", "-o", "out"]);
    let pages = files(&place.path("out"));
    assert!(pages.len() > HOSTILE.len() + 1, "{:?}", pages.keys());
    let known = [
        "html", "head", "meta", "title", "style", "body", "a", "header", "nav", "button", "kbd", "main", "footer",
        "dialog", "table", "thead", "tbody", "tr", "th", "td", "col", "colgroup", "script", "h1", "h2", "p", "strong",
        "code", "br", "wbr", "div", "span", "ul", "li", "details", "summary", "pre", "em", "!DOCTYPE", "!--",
    ];
    let attributes = [
        "lang",
        "charset",
        "name",
        "content",
        "http-equiv",
        "class",
        "href",
        "id",
        "aria-label",
        "type",
        "data-does",
        "aria-pressed",
        "aria-describedby",
        "role",
        "tabindex",
        "scope",
        "title",
        "colspan",
        "open",
        "html",
    ];
    for (name, page) in &pages {
        let mut scripts = 0;
        for element in elements(page) {
            let word = element
                .trim_start_matches('/')
                .split_whitespace()
                .next()
                .unwrap_or_default();
            assert!(known.contains(&word), "{name}: <{element}>");
            scripts += usize::from(element == "script");
            if word == "!--" {
                continue;
            }
            let mut outside = element.split('"').step_by(2).collect::<Vec<_>>().join(" ");
            outside = outside
                .split_once(' ')
                .map(|(_, rest)| rest.to_owned())
                .unwrap_or_default();
            for attribute in outside.split_whitespace().map(|word| word.trim_end_matches('=')) {
                assert!(attributes.contains(&attribute), "{name}: <{element}>");
            }
        }
        assert_eq!(scripts, 1, "{name}");
        let links = page
            .split("href=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap());
        for link in links {
            assert!(
                ["file-", "rule-", "index.html", "#"]
                    .iter()
                    .any(|start| link.starts_with(start)),
                "{name}: {link}"
            );
        }
        assert!(!page.contains("http://") && !page.contains("https://"), "{name}");
    }
    in_a_browser(&place.path("out"), &pages);
}

/// What a browser makes of pages: no script but their own has run.
fn in_a_browser(folder: &Path, pages: &BTreeMap<String, String>) {
    let browser = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| {
            Command::new(name)
                .arg("--version")
                .output()
                .is_ok_and(|output| output.status.success())
        });
    let Some(browser) = browser else {
        println!("no Chromium: the pages are not looked at in it");
        return;
    };
    let page = pages.keys().find(|name| name.starts_with("file-")).unwrap();
    for name in ["index.html", page] {
        let profile = tempfile::tempdir().unwrap();
        let output = Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("file://{}", folder.join(name).display()))
            .output()
            .unwrap();
        let dom = String::from_utf8_lossy(&output.stdout);
        assert!(
            dom.contains("culambda report</title>"),
            "{name}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert_eq!(dom.matches("<script").count(), 1, "{name}: {dom}");
        assert!(
            !dom.contains("<img") && !dom.contains("<svg") && !dom.contains("<iframe"),
            "{name}: {dom}"
        );
    }
}

#[test]
fn only_pages_are_written_over() {
    let place = Place::new(&[("a.cu", SCALE.as_bytes()), ("b.cu", PRIVATE.as_bytes())]);
    let failed = |args: &[&str], what: &str| {
        let output = place.expect(2, args);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(what), "{told}");
    };
    failed(&["report", "-o", "."], "`.` is not a folder of a report: `");
    failed(&["report", "-o", "a.cu"], "`a.cu` is a file, not a folder");
    place.expect(0, &["report", "-o", "out/deep"]);
    assert!(place.path("out/deep/file-b.cu.html").exists());
    // What an earlier report has and this one has not goes; notes of version control stay.
    fs::write(place.path("out/deep/.gitignore"), "*\n").unwrap();
    fs::remove_file(place.path("b.cu")).unwrap();
    place.expect(0, &["report", "-o", "out/deep"]);
    assert_eq!(
        files(&place.path("out/deep")).into_keys().collect::<Vec<_>>(),
        [".gitignore", "file-a.cu.html", "index.html"]
    );
    // A page of somebody else is not ours.
    let before = files(&place.path("out/deep"));
    fs::write(place.path("out/deep/own.html"), "<!DOCTYPE html><p>mine").unwrap();
    failed(&["report", "-o", "out/deep"], "`own.html` is in it");
    fs::remove_file(place.path("out/deep/own.html")).unwrap();
    assert_eq!(files(&place.path("out/deep")), before);
    assert_eq!(place.text("a.cu"), SCALE);
}

#[cfg(unix)]
#[test]
fn links_lead_nowhere() {
    let place = Place::new(&[
        ("repo/a.cu", SCALE.as_bytes()),
        ("repo/.git/HEAD", b""),
        ("home/index.html", b"mine"),
    ]);
    std::os::unix::fs::symlink("../home", place.path("repo/out")).unwrap();
    fs::create_dir(place.path("repo/pages")).unwrap();
    std::os::unix::fs::symlink("../../home/index.html", place.path("repo/pages/index.html")).unwrap();
    for folder in ["repo/out", "repo/pages"] {
        place.expect(2, &["report", "repo/a.cu", "-o", folder]);
    }
    assert_eq!(place.text("home/index.html"), "mine");
}

#[test]
fn text_of_other_files_is_not_told() {
    let header = "#define SECRET_COUNT 4711\nstruct SecretBox { int secret_member; };\n";
    let source = "#include \"../secret.h\"\nvoid f(SecretBox b) { auto g = [b] __device__ () { return 1; }; }\n";
    let place = Place::new(&[
        ("repo/a.cu", source.as_bytes()),
        ("repo/.git/HEAD", b""),
        ("secret.h", header.as_bytes()),
    ]);
    place.expect(0, &["report", "repo", "-o", "out"]);
    let all: String = files(&place.path("out")).into_values().collect();
    assert!(!all.contains("secret_member") && !all.contains("4711"), "{all}");
}

/// The content security policy names the script and the style by their sums.
#[test]
fn the_policy_has_the_sums() {
    let place = Place::new(&[("a.cu", SCALE.as_bytes())]);
    place.expect(0, &["report", "-o", "out"]);
    let program = "import base64, hashlib, re, sys\n\
                   page = open(sys.argv[1]).read()\n\
                   for name in ('style', 'script'):\n\
                   \x20   text = re.search('<%s>(.*?)</%s>' % (name, name), page, re.S).group(1)\n\
                   \x20   sum = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()\n\
                   \x20   assert \"%s-src 'sha256-%s'\" % (name, sum) in page, (name, sum)\n";
    let Ok(output) = Command::new("python3")
        .args(["-c", program])
        .arg(place.path("out/index.html"))
        .output()
    else {
        println!("no Python: the sums are not compared");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
