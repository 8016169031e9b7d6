//! Where the code around the walk runs.

use super::library;
use crate::declarator::has_specifier;
use crate::facts::{Ordinary, Space};
use crate::here::{Frame, Here, Question, Wanted};
use culambda_source::{ViewOffset, presets};
use culambda_syntax::{Kind, Node};

/// Code with an execution space.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    /// Where it runs.
    pub(crate) space: Space,
    /// The function as messages show it.
    pub(crate) caller: String,
    /// The annotated lambda, by its place in the text; none in a function.
    pub(crate) lambda: Option<ViewOffset>,
    /// The lambdas without annotation that are in between, by their places in the text, innermost first.
    pub(crate) plain: Vec<ViewOffset>,
    /// The function around, by its frame.
    pub(crate) function: Option<usize>,
    /// Whether only what the host front end reads of it is looked at.
    pub(crate) host_alone: bool,
    /// Whether the host front end takes it for code of the device alone.
    pub(crate) of_device: bool,
}

impl Code {
    /// Whether it is looked at as code that is compiled for the device.
    pub(crate) fn on_device(&self) -> bool {
        self.space != Space::Host && !self.host_alone
    }

    /// Whether it is looked at as code that is compiled for the host.
    pub(crate) fn on_host(&self) -> bool {
        matches!(self.space, Space::Host | Space::HostDevice) && !self.of_device
    }
}

impl<'a> Here<'a> {
    /// What is asked of execution spaces.
    pub(crate) fn question(&self) -> Option<Question> {
        match self.wanted {
            Wanted::Spaces(question) => Some(question),
            Wanted::Sites | Wanted::Types => None,
        }
    }

    /// Whether the types of captures are asked for: in what the device alone reads they are not.
    pub(crate) fn wants_types(&self) -> bool {
        match self.wanted {
            Wanted::Sites => false,
            Wanted::Types => true,
            Wanted::Spaces(question) => question.host,
        }
    }

    /// The code that the walk is in, if that is looked at and it is known where it runs.
    pub(crate) fn code(&self) -> Option<Code> {
        self.code_of(self.question()?.everywhere)
    }

    /// The same of what is called, also in functions of which only what the host front end rejects is looked at: whether
    /// the name is one of the device says whether that is worth it.
    pub(crate) fn calling_code(&self, function: Node<'a>, name: &str) -> Option<Code> {
        let may = || self.is_read_by_host() || self.may_call_device(function, name);
        let asked = || self.asks_of_host() && may();
        self.code().or_else(|| asked().then(|| self.host_code())?)
    }

    /// The same of a name that is used.
    pub(crate) fn naming_code(&self, name: &str) -> Option<Code> {
        let asked = || self.asks_of_host() && self.may_be_of_device(name);
        self.code().or_else(|| asked().then(|| self.host_code())?)
    }

    /// Whether functions are looked at for what the host front end rejects, and for nothing else.
    fn asks_of_host(&self) -> bool {
        let asked = self.question().is_some_and(|q| q.rejected);
        asked && self.around.later.is_none() && (self.instance.is_none() || self.is_read_by_host())
    }

    /// Code of the host in a function.
    fn host_code(&self) -> Option<Code> {
        if self
            .frames
            .iter()
            .any(|f| matches!(f, Frame::Lambda(l) if l.space.is_some()))
        {
            return None;
        }
        let code = self.code_of(true).filter(Code::on_host)?;
        Some(Code {
            host_alone: true,
            ..code
        })
    }

    /// Whether a name may be that of a function or a variable of the device.
    fn may_be_of_device(&self, name: &str) -> bool {
        self.index.names_device(name) || library::is_device_function(name) || library::is_device_variable(name)
    }

    /// Whether a call may be one of a function or a lambda of the device.
    fn may_call_device(&self, function: Node<'a>, name: &str) -> bool {
        let held = || {
            let value = self.scopes.lookup(name).and_then(|symbol| symbol.value);
            let lambda = |v: Node<'_>| matches!(v.kind(), Kind::LambdaExpression | Kind::Identifier);
            value.is_some_and(lambda)
        };
        match function.kind() {
            Kind::LambdaExpression | Kind::ParenthesizedExpression => true,
            Kind::Identifier => held() || self.may_be_of_device(name),
            _ => self.may_be_of_device(name),
        }
    }

    /// The code around, if it is in a function that is `constexpr` and of the device alone, and no template.
    pub(crate) fn constant_device_code(&self) -> Option<Code> {
        let asked = self.question().is_some_and(|q| q.host && (q.everywhere || q.rejected));
        let Some(Frame::Function(f)) = self.frames.iter().rfind(|f| !matches!(f, Frame::Lambda(_))) else {
            return None;
        };
        let constant = || {
            ["constexpr", "consteval"]
                .iter()
                .any(|w| has_specifier(self.syntax, f.node, w))
        };
        let asked = asked && self.instance.is_none() && self.around.later.is_none();
        if !asked || !constant() || self.in_template() {
            return None;
        }
        self.code_of(true)
            .filter(|code| code.space == Space::Device && code.lambda.is_none() && code.plain.is_empty())
    }

    pub(super) fn code_of(&self, everywhere: bool) -> Option<Code> {
        if self.around.later.is_some() {
            // Whoever uses it says where it runs.
            return everywhere.then(|| Code {
                space: Space::Device,
                caller: String::new(),
                lambda: None,
                plain: Vec::new(),
                function: None,
                host_alone: false,
                of_device: false,
            });
        }
        let mut plain = Vec::new();
        for (index, frame) in self.frames.iter().enumerate().rev() {
            match frame {
                Frame::Lambda(l) => match l.space {
                    Some(space) => {
                        return Some(Code {
                            space,
                            caller: "operator()".to_owned(),
                            lambda: l.at,
                            plain,
                            function: self.function_around(index),
                            host_alone: false,
                            of_device: false,
                        });
                    }
                    None => plain.push(l.at?),
                },
                Frame::Function(f) if everywhere => {
                    let name = self.function_name_node(f.node).map(crate::declarator::last_name)?;
                    let caller = if plain.is_empty() {
                        self.text(name)
                    } else {
                        "operator()"
                    };
                    let own = self.space_of_function(f)?;
                    // What is in a kernel is called by it, and is not a kernel itself.
                    let inside = own == Space::Global && !plain.is_empty();
                    return Some(Code {
                        space: if inside { Space::Device } else { own },
                        caller: crate::class::fold(presets::made_by(caller).unwrap_or(caller)),
                        lambda: None,
                        plain,
                        function: Some(index),
                        host_alone: false,
                        of_device: own == Space::HostDevice && self.is_of_device_in_class(f),
                    });
                }
                Frame::Outside(Ordinary::NamespaceScope) if everywhere && !plain.is_empty() => {
                    return Some(Code {
                        space: Space::Host,
                        caller: "operator()".to_owned(),
                        lambda: None,
                        plain,
                        function: None,
                        host_alone: false,
                        of_device: false,
                    });
                }
                _ => return None,
            }
        }
        None
    }

    /// The frame of the function around a frame, if the frame is in its body.
    pub(crate) fn function_around(&self, frame: usize) -> Option<usize> {
        let around = self.frames.get(..frame)?;
        let at = around.iter().rposition(|f| !matches!(f, Frame::Lambda(_)))?;
        matches!(around.get(at), Some(Frame::Function(_))).then_some(at)
    }

    /// The node of a lambda at an offset of the text.
    pub(crate) fn lambda_at(&self, at: ViewOffset) -> Option<Node<'a>> {
        let mut around = self.syntax.node_at(at.byte()).self_and_ancestors();
        around.find(|n| n.kind() == Kind::LambdaExpression && n.start() == at)
    }

    /// Whether the code around is a template, whose definition the device compiler does not look at.
    pub(crate) fn in_definition_of_template(&self) -> bool {
        self.in_generic_lambda() || self.in_template() || self.in_called_generic_lambda()
    }

    /// Whether a further walk is in a generic lambda that is called.
    fn in_called_generic_lambda(&self) -> bool {
        self.instance.as_ref().is_some_and(|i| !i.placeholders.is_empty())
    }

    /// Whether the code around is in a generic lambda, of which nobody says what its parameters are.
    pub(crate) fn in_generic_lambda(&self) -> bool {
        self.frames.iter().any(|f| matches!(f, Frame::Lambda(l) if l.generic))
    }
}
