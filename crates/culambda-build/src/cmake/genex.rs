//! Generator expressions in plain forms: `$<$<COMPILE_LANGUAGE:CUDA>:-DX>`, `$<BUILD_INTERFACE:..>`.

use super::value::UNKNOWN;

/// How deep they are in each other.
const MAX_DEPTH: u32 = 32;

/// What they are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<'a> {
    /// `CUDA` or `CXX`.
    pub(crate) language: &'a str,
    /// The type of the build, if it is known.
    pub(crate) config: Option<&'a str>,
}

/// A text with its expressions replaced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Evaluated {
    /// With [`UNKNOWN`] in it where a part is not known.
    pub(crate) text: String,
    /// Whether it is certain that it is there.
    pub(crate) sure: bool,
    /// What is not there, because its condition does not hold.
    pub(crate) dropped: Vec<String>,
}

/// Replaces the expressions in a text.
pub(crate) fn evaluate(text: &str, around: Around<'_>) -> Evaluated {
    let mut reader = Reader {
        rest: text,
        around,
        dropped: Vec::new(),
    };
    let found = reader.text(&[], 0);
    Evaluated {
        dropped: reader.dropped,
        ..found
    }
}

struct Reader<'t> {
    rest: &'t str,
    around: Around<'t>,
    dropped: Vec<String>,
}

impl Reader<'_> {
    /// A text up to one of some characters, which stays.
    fn text(&mut self, stops: &[char], depth: u32) -> Evaluated {
        let mut out = Evaluated {
            sure: true,
            ..Evaluated::default()
        };
        while !self.rest.is_empty() {
            if let Some(rest) = self.rest.strip_prefix("$<") {
                self.rest = rest;
                let inside = self.expression(depth + 1);
                out.text.push_str(&inside.text);
                // Of what is there perhaps, an empty text is nothing.
                out.sure &= inside.sure || inside.text.is_empty();
                continue;
            }
            let Some(next) = self.rest.chars().next() else { break };
            if stops.contains(&next) {
                break;
            }
            // As far as nothing means anything.
            let end = self
                .rest
                .find(|c| c == '$' || stops.contains(&c))
                .unwrap_or(self.rest.len());
            let (plain, rest) = self.rest.split_at(end.max(next.len_utf8()));
            out.text.push_str(plain);
            self.rest = rest;
        }
        out
    }

    fn takes(&mut self, stop: char) -> bool {
        let rest = self.rest.strip_prefix(stop);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// What follows `$<`, with its `>`.
    fn expression(&mut self, depth: u32) -> Evaluated {
        let unknown = || Evaluated {
            text: UNKNOWN.to_string(),
            sure: true,
            ..Evaluated::default()
        };
        if depth > MAX_DEPTH {
            self.rest = "";
            return unknown();
        }
        let key = self.text(&[':', '>'], depth);
        if !self.takes(':') {
            self.takes('>');
            let text = match key.text.as_str() {
                "COMMA" => ",",
                "SEMICOLON" => ";",
                "ANGLE-R" => ">",
                "COMPILE_LANGUAGE" => self.around.language,
                "CONFIG" => self.around.config.unwrap_or("\0"),
                _ => return unknown(),
            };
            return sure(text);
        }
        let mut values = vec![self.text(&[',', '>'], depth)];
        while self.takes(',') {
            values.push(self.text(&[',', '>'], depth));
        }
        self.takes('>');
        self.value(&key, &values).unwrap_or_else(unknown)
    }

    fn value(&mut self, key: &Evaluated, values: &[Evaluated]) -> Option<Evaluated> {
        let texts: Vec<&str> = values.iter().map(|value| value.text.as_str()).collect();
        let all = || Evaluated {
            text: texts.join(","),
            sure: values.iter().all(|value| value.sure),
            ..Evaluated::default()
        };
        let first = texts.first().copied().unwrap_or_default();
        let known = texts.iter().all(|text| !text.contains(UNKNOWN)) && values.iter().all(|value| value.sure);
        let told = |value: Option<bool>| value.filter(|_| known).map(|value| sure(if value { "1" } else { "0" }));
        match key.text.as_str() {
            "1" => Some(all()),
            "0" => {
                self.dropped.push(texts.join(","));
                Some(sure(""))
            }
            "INSTALL_INTERFACE" => Some(sure("")),
            "BUILD_INTERFACE" | "BUILD_LOCAL_INTERFACE" | "GENEX_EVAL" | "LINK_ONLY" | "REMOVE_DUPLICATES" => {
                Some(all())
            }
            "COMPILE_LANGUAGE" => told(Some(texts.contains(&self.around.language))),
            "COMPILE_LANG_AND_ID" if self.around.language == "CUDA" => {
                told(Some(first == "CUDA" && texts.contains(&"NVIDIA")))
            }
            "COMPILE_LANG_AND_ID" if first != self.around.language => told(Some(false)),
            "CUDA_COMPILER_ID" => told(Some(texts.contains(&"NVIDIA"))),
            "PLATFORM_ID" => told(Some(texts.contains(&"Linux"))),
            "CONFIG" => {
                let config = self.around.config?;
                told(Some(texts.iter().any(|text| text.eq_ignore_ascii_case(config))))
            }
            "BOOL" => told(Some(!is_false(first))),
            "NOT" => told(Some(first == "0")),
            "AND" if texts.contains(&"0") => Some(sure("0")),
            "OR" if texts.contains(&"1") => Some(sure("1")),
            "AND" => told(Some(texts.iter().all(|text| *text == "1"))),
            "OR" => told(Some(false)),
            "STREQUAL" | "EQUAL" => told(Some(texts.first() == texts.get(1))),
            "IN_LIST" => {
                let all = texts.get(1..).unwrap_or_default().join(";");
                told(Some(all.split(';').any(|one| one == first)))
            }
            "LOWER_CASE" => known.then(|| sure(&first.to_lowercase())),
            "UPPER_CASE" => known.then(|| sure(&first.to_uppercase())),
            "IF" => match (first, values.get(1), values.get(2)) {
                ("1", Some(value), _) | ("0", _, Some(value)) => Some(value.clone()),
                _ => None,
            },
            // A condition that is not known: perhaps.
            key if key.contains(UNKNOWN) => Some(Evaluated { sure: false, ..all() }),
            _ => None,
        }
    }
}

fn sure(text: &str) -> Evaluated {
    Evaluated {
        text: text.to_owned(),
        sure: true,
        ..Evaluated::default()
    }
}

fn is_false(text: &str) -> bool {
    let upper = text.to_ascii_uppercase();
    matches!(
        upper.as_str(),
        "" | "0" | "OFF" | "NO" | "FALSE" | "N" | "IGNORE" | "NOTFOUND"
    ) || upper.ends_with("-NOTFOUND")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        let around = Around {
            language: "CUDA",
            config: Some("Release"),
        };
        let found = evaluate(text, around);
        format!(
            "{}{}",
            found.text.replace(UNKNOWN, "?"),
            if found.sure { "" } else { " perhaps" }
        )
    }

    #[test]
    fn forms() {
        assert_eq!(of("$<$<COMPILE_LANGUAGE:CUDA>:-DA;-DB>"), "-DA;-DB");
        assert_eq!(of("$<$<COMPILE_LANGUAGE:CXX>:-DA>"), "");
        assert_eq!(of("$<$<IN_LIST:a,b;a>:X>"), "X");
        assert_eq!(of("$<$<IN_LIST:a,b>:X>"), "");
        assert_eq!(of("$<$<NOT:$<COMPILE_LANGUAGE:CXX,C>>:a,b>"), "a,b");
        assert_eq!(of("$<BUILD_INTERFACE:x/include>"), "x/include");
        assert_eq!(of("$<INSTALL_INTERFACE:include>"), "");
        assert_eq!(of("a$<1:b>c$<0:d>"), "abc");
        assert_eq!(of("$<$<TARGET_EXISTS:x>:X=1>"), "X=1 perhaps");
        assert_eq!(of("$<$<AND:$<CONFIG:Debug>,$<TARGET_EXISTS:x>>:X>"), "");
        assert_eq!(of("$<$<COMPILE_LANG_AND_ID:CUDA,NVIDIA>:X>"), "X");
        assert_eq!(of("$<TARGET_PROPERTY:a,b>"), "?");
        assert_eq!(of("$<IF:$<BOOL:on>,a,b>"), "a");
        assert_eq!(of("$<"), "?");
        assert_eq!(of("$<$<$<"), "?");
        assert_eq!(of(&"$<1:".repeat(1000)).chars().next(), Some('?'));
    }
}
