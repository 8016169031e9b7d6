//! Template parameters: their names, and where they have none.

use super::declarator::Naming;
use super::names::Use;
use super::parser::{Parser, Read, is_name};
use culambda_source::Builtin;

/// What a template parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateParamKind {
    /// `class T`, `typename T`.
    Type,
    /// `int N`; also `Concept T`, which looks the same.
    ValueOrConstrained,
    /// `template <class> class C`.
    Template,
}

/// A template parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateParam {
    /// Its name, when it has one.
    pub name: Option<String>,
    /// Whether it is a pack.
    pub pack: bool,
    /// What it takes.
    pub kind: TemplateParamKind,
    /// Whether it has a default argument.
    pub defaulted: bool,
    /// The type of a value, as far as it is a name or a fundamental type.
    pub(super) value_type: String,
}

impl TemplateParam {
    /// The parameter as a template argument: `T`, `Ts...`; `None` when it has no name.
    pub fn argument(&self) -> Option<String> {
        self.name
            .as_ref()
            .map(|n| format!("{n}{}", if self.pack { "..." } else { "" }))
    }

    /// Its type, if it is a value of a fundamental one.
    pub(super) fn fundamental(&self) -> Option<Builtin> {
        let name = self.value_type.trim_start_matches("::").trim_start_matches("std::");
        Builtin::parse(name).or_else(|| Builtin::of_library(name))
    }
}

impl Parser<'_> {
    /// The parameters of a template head, from its `<` to its `>`. One that cannot be read has no name.
    pub(super) fn template_params(&mut self) -> Vec<TemplateParam> {
        let mut out = Vec::new();
        if !self.eat("<") {
            return out;
        }
        self.within.angles = true;
        while !self.at_end() && !self.at_close() {
            let param = self.attempt(|p| {
                let param = p.template_param()?;
                if p.at_close() || p.peek() == "," {
                    Ok(param)
                } else {
                    Err(p.unexpected())
                }
            });
            out.push(param.unwrap_or_else(|| self.unread_param()));
            if !self.eat(",") {
                break;
            }
        }
        out
    }

    /// Passes over a parameter that could not be read.
    fn unread_param(&mut self) -> TemplateParam {
        let mut depth = 0usize;
        while !self.at_end() && !(depth == 0 && (self.peek() == "," || self.at_close())) {
            match self.peek() {
                "(" | "[" | "{" | "<" => depth += 1,
                ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
                ">>" => depth = depth.saturating_sub(2),
                _ => {}
            }
            self.bump();
        }
        TemplateParam {
            name: None,
            pack: false,
            kind: TemplateParamKind::ValueOrConstrained,
            defaulted: false,
            value_type: String::new(),
        }
    }

    /// The head of a template template parameter.
    fn inner_head(&mut self) -> Read<()> {
        self.within_angles(true, |p| {
            p.template_params();
            Ok(())
        })?;
        self.expect_close()
    }

    fn template_param(&mut self) -> Read<TemplateParam> {
        let kind = match self.peek() {
            "template" => {
                self.bump();
                self.inner_head()?;
                if !self.eat("class") {
                    self.expect("typename")?;
                }
                TemplateParamKind::Template
            }
            "class" => {
                self.bump();
                TemplateParamKind::Type
            }
            // `typename T::type N` is a value's type.
            "typename" if !(is_name(self.ahead(1)) && matches!(self.ahead(2), "::" | "<")) && self.ahead(1) != "::" => {
                self.bump();
                TemplateParamKind::Type
            }
            _ => return self.value_param(),
        };
        let pack = self.eat("...");
        let name = is_name(self.peek()).then(|| self.peek().to_owned());
        if name.is_some() {
            self.bump();
        }
        let defaulted = self.default_argument()?;
        Ok(TemplateParam {
            name,
            pack,
            kind,
            defaulted,
            value_type: String::new(),
        })
    }

    /// `int N`, `auto... V`, `C<int> T`, `int (*F)(int)`.
    fn value_param(&mut self) -> Read<TemplateParam> {
        let specifiers = self.specifiers(Use::Type, false)?;
        if specifiers.base.is_empty() {
            return Err(self.unexpected());
        }
        let declared = self.declarator(Naming::Optional)?;
        let defaulted = self.default_argument()?;
        let kind = TemplateParamKind::ValueOrConstrained;
        let value_type = if declared.parts.is_empty() {
            specifiers.base
        } else {
            String::new()
        };
        Ok(TemplateParam {
            name: declared.id.map(|i| i.text),
            pack: declared.pack,
            kind,
            defaulted,
            value_type,
        })
    }

    /// Passes over a default argument.
    fn default_argument(&mut self) -> Read<bool> {
        if !self.eat("=") {
            return Ok(false);
        }
        let problem = self.problem;
        let read = self.attempt(|p| {
            p.type_id(Use::Either)?;
            if p.at_close() || p.peek() == "," {
                Ok(())
            } else {
                Err(p.unexpected())
            }
        });
        if read.is_none() {
            let read = self.attempt(|p| {
                p.assignment()?;
                if p.at_close() || p.peek() == "," {
                    Ok(())
                } else {
                    Err(p.unexpected())
                }
            });
            if read.is_none() {
                self.pass_over_default()?;
            }
        }
        self.problem = problem;
        Ok(true)
    }

    /// Passes over a default argument that is not read: one with a lambda in it.
    fn pass_over_default(&mut self) -> Read<()> {
        let mut angles = 0_usize;
        while !(angles == 0 && (self.at_close() || self.peek() == ",")) {
            match self.peek() {
                "" => return Err(self.unexpected()),
                "(" | "[" | "{" => {
                    self.skip_brackets()?;
                    continue;
                }
                "<" => angles += 1,
                ">" => angles -= 1,
                // The second one may be that of the parameters.
                ">>" if angles == 1 => {
                    self.expect_close()?;
                    angles = 0;
                    continue;
                }
                ">>" => angles -= 2,
                _ => {}
            }
            self.bump();
        }
        Ok(())
    }
}
