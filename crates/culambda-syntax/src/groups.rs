//! Kinds that are asked for together.

use crate::kind::Kind;

impl Kind {
    /// A class, struct or union as a type specifier, with or without a body.
    pub const fn is_class(self) -> bool {
        matches!(
            self,
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier
        )
    }

    /// A class or an enumeration as a type specifier: what a declaration may define besides what it declares.
    pub const fn is_class_or_enum(self) -> bool {
        self.is_class() || matches!(self, Kind::EnumSpecifier)
    }

    /// `class`, `struct`, `union` or `enum`, for a node that defines such a type; else nothing.
    pub const fn class_key(self) -> &'static str {
        match self {
            Kind::ClassSpecifier => "class",
            Kind::StructSpecifier => "struct",
            Kind::UnionSpecifier => "union",
            Kind::EnumSpecifier => "enum",
            _ => "",
        }
    }

    /// A type specifier that is more than a name or one word: a class, an enumeration, `unsigned int`, `auto`.
    pub const fn is_type_specifier(self) -> bool {
        self.is_class_or_enum() || matches!(self, Kind::SizedTypeSpecifier | Kind::PlaceholderTypeSpecifier)
    }

    /// The parameter of a function or of a template.
    pub const fn is_parameter(self) -> bool {
        self.is_type_parameter()
            || matches!(
                self,
                Kind::ParameterDeclaration
                    | Kind::OptionalParameterDeclaration
                    | Kind::VariadicParameterDeclaration
                    | Kind::TemplateTemplateParameterDeclaration
            )
    }

    /// A parameter of a template for which a type is given.
    pub const fn is_type_parameter(self) -> bool {
        matches!(
            self,
            Kind::TypeParameterDeclaration
                | Kind::OptionalTypeParameterDeclaration
                | Kind::VariadicTypeParameterDeclaration
        )
    }

    /// A parameter pack, or the declarator of one.
    pub const fn is_pack(self) -> bool {
        matches!(
            self,
            Kind::VariadicDeclarator | Kind::VariadicParameterDeclaration | Kind::VariadicTypeParameterDeclaration
        )
    }

    /// A declarator without a name, as in a type-id.
    pub const fn is_abstract_declarator(self) -> bool {
        matches!(
            self,
            Kind::AbstractArrayDeclarator
                | Kind::AbstractFunctionDeclarator
                | Kind::AbstractParenthesizedDeclarator
                | Kind::AbstractPointerDeclarator
                | Kind::AbstractReferenceDeclarator
        )
    }

    /// A declarator: what is around a declared name, or in the place of one. A bare name is not one.
    pub const fn is_declarator(self) -> bool {
        self.is_abstract_declarator()
            || matches!(
                self,
                Kind::ArrayDeclarator
                    | Kind::AttributedDeclarator
                    | Kind::FunctionDeclarator
                    | Kind::InitDeclarator
                    | Kind::NewDeclarator
                    | Kind::ParenthesizedDeclarator
                    | Kind::PointerDeclarator
                    | Kind::PointerTypeDeclarator
                    | Kind::ReferenceDeclarator
                    | Kind::StructuredBindingDeclarator
                    | Kind::VariadicDeclarator
            )
    }

    /// The declarator of a reference.
    pub const fn is_reference(self) -> bool {
        matches!(self, Kind::ReferenceDeclarator | Kind::AbstractReferenceDeclarator)
    }

    /// `explicit`, with or without a condition.
    pub const fn is_explicit(self) -> bool {
        matches!(self, Kind::Explicit | Kind::ExplicitFunctionSpecifier)
    }

    /// A string literal.
    pub const fn is_string(self) -> bool {
        matches!(self, Kind::StringLiteral | Kind::RawStringLiteral)
    }

    /// A literal that is more than a keyword: a number, a character, or strings.
    pub const fn is_literal(self) -> bool {
        self.is_string() || matches!(self, Kind::NumberLiteral | Kind::CharLiteral | Kind::ConcatenatedString)
    }

    /// A fundamental type: one word, or several.
    pub const fn is_builtin_type(self) -> bool {
        matches!(self, Kind::PrimitiveType | Kind::SizedTypeSpecifier)
    }
}
