//! The wrapper of host-device lambdas, `__nv_hdl_wrapper_t`, with what it is on.
//!
//! The lambda runs on the host as well, so the wrapper keeps it. Without a conversion to a
//! function pointer it holds a heap copy of the closure object behind a `void *`, and copies,
//! calls and deletes it through static function pointers, one set for each tag. With the
//! conversion (a lambda without captures) the closure itself is kept as a function pointer.

use culambda_source::target::{CudaRelease, HostCompiler, HostFamily, Standard, Target};

use super::counts::CountSet;
use super::lists::{join, repeat, text};

/// The static function pointers of a tag, `__nv_hdl_helper`.
pub(super) fn write_helper(out: &mut Vec<u8>, release: CudaRelease) {
    let helper = include_str!("text/host_device_helper.txt");
    // 13.0 gave the pointers internal linkage; later releases leave a blank line there.
    let (before, behind) = if release == CudaRelease::V13_0 {
        ("namespace {", "}\n")
    } else {
        ("", "\n")
    };
    text(out, before);
    text(out, helper);
    text(out, behind);
}

/// The trap for unexpected counts and, for each count in `counts`, the four forms.
pub(super) fn write_wrappers(out: &mut Vec<u8>, target: &Target, counts: &CountSet) {
    text(out, include_str!("text/host_device_wrapper_trap.txt"));
    let guarded = guards_deleted_assignment(target.cuda, target.host);
    for captures in counts.iter() {
        for has_func_ptr_conv in [false, true] {
            for is_mutable in [false, true] {
                let form = Form {
                    captures,
                    is_mutable,
                    has_func_ptr_conv,
                    guarded,
                };
                form.write(out);
            }
        }
    }
    text(out, "\n");
}

/// The traits that take the signature apart, and the maker of wrappers,
/// `__nv_hdl_create_wrapper_t`.
pub(super) fn write_creation(out: &mut Vec<u8>, standard: Standard) {
    text(out, include_str!("text/call_operator_trait.txt"));
    // `noexcept` is a part of the function type since C++17.
    if standard >= Standard::Cpp17 {
        text(out, include_str!("text/call_operator_trait_noexcept.txt"));
    }
    // The outer trait is left open for the part above.
    text(out, "};\n");
    text(out, include_str!("text/create_wrapper.txt"));
}

/// Whether the deleted assignment is kept from raising `-Wdeprecated-copy`, which gcc knows
/// since 9 and clang since 10.
fn guards_deleted_assignment(release: CudaRelease, host: HostCompiler) -> bool {
    let first_with_warning = match host.family {
        HostFamily::Gcc => (9, 0, 0),
        HostFamily::Clang => (10, 0, 0),
    };
    release >= CudaRelease::V13_5 && host.version >= first_with_warning
}

/// One partial specialisation of `__nv_hdl_wrapper_t`.
struct Form {
    captures: usize,
    is_mutable: bool,
    has_func_ptr_conv: bool,
    /// Whether the deleted assignment is between pragmas.
    guarded: bool,
}

impl Form {
    fn write(&self, out: &mut Vec<u8>) {
        self.write_head(out);
        if self.has_func_ptr_conv {
            self.write_pointer_constructor(out);
        } else {
            text(out, include_str!("text/object_holder.txt"));
            self.write_object_constructor(out);
        }
        self.write_call_operator(out);
        if self.has_func_ptr_conv {
            text(
                out,
                "operator __opfunc_t * () const { return __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_noobject_caller; }\n\n",
            );
        } else {
            self.write_object_life(out);
        }
        self.write_deleted_assignment(out);
        text(out, "};\n\n");
    }

    fn write_head(&self, out: &mut Vec<u8>) {
        text(
            out,
            "template <bool NeverThrows, typename Tag, typename OpFuncR,  typename... OpFuncArgs",
        );
        repeat(out, self.captures, ", typename F#");
        text(out, ">\nstruct __nv_hdl_wrapper_t<");
        text(out, if self.is_mutable { "true," } else { "false," });
        text(out, if self.has_func_ptr_conv { "true," } else { "false," });
        text(out, "NeverThrows,Tag, OpFuncR(OpFuncArgs...)");
        repeat(out, self.captures, ", F#");
        text(out, ">\n{\n");
        repeat(out, self.captures, "typename __nv_lambda_field_type<F#>::type f#;\n");
        text(out, "\n typedef OpFuncR(__opfunc_t)(OpFuncArgs...);\n");
    }

    /// The constructor up to its initialisers.
    fn write_constructor_head(&self, out: &mut Vec<u8>) {
        text(out, "template <typename Lambda>\n__nv_hdl_wrapper_t(Tag, Lambda &&lam");
        repeat(out, self.captures, ", F# in# ");
        text(out, ")  ");
    }

    /// Takes a lambda that converts to a function pointer.
    fn write_pointer_constructor(&self, out: &mut Vec<u8>) {
        self.write_constructor_head(out);
        if self.captures > 0 {
            text(out, ": ");
            join(out, self.captures, " ,", "f#(in#)");
            text(out, "  ");
        }
        text(
            out,
            "{ __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_noobject_caller = lam; }\n\n",
        );
    }

    /// Moves the lambda to the heap and installs the functions that know its type.
    fn write_object_constructor(&self, out: &mut Vec<u8>) {
        self.write_constructor_head(out);
        text(out, ": ");
        repeat(out, self.captures, "f#(in#) ,");
        text(out, "data(static_cast<void *>(new Lambda(std::move(lam)))) {\n");
        text(out, include_str!("text/object_constructor_body.txt"));
    }

    fn write_call_operator(&self, out: &mut Vec<u8>) {
        text(out, "OpFuncR operator() (OpFuncArgs... args) ");
        text(out, if self.is_mutable { "" } else { "const " });
        text(
            out,
            "noexcept(NeverThrows) {\nreturn __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::",
        );
        text(
            out,
            if self.has_func_ptr_conv {
                "fp_noobject_caller("
            } else {
                "fp_caller(data, "
            },
        );
        text(out, "std::forward<OpFuncArgs>(args)...);}\n");
    }

    /// Copying copies the object on the heap, moving steals it, destruction deletes it.
    fn write_object_life(&self, out: &mut Vec<u8>) {
        text(out, "__nv_hdl_wrapper_t(const __nv_hdl_wrapper_t &in) : ");
        self.write_member_initialisers(out, "f#(in.f#)");
        text(
            out,
            "data(__nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_copier(in.data)) { }\n\n",
        );
        text(out, "__nv_hdl_wrapper_t(__nv_hdl_wrapper_t &&in) : ");
        self.write_member_initialisers(out, "f#(std::move(in.f#))");
        text(out, "data(in.data) { in.data = 0; }\n");
        text(
            out,
            "~__nv_hdl_wrapper_t(void) { __nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::fp_deleter(data); }\n",
        );
    }

    fn write_member_initialisers(&self, out: &mut Vec<u8>, initialiser: &str) {
        if self.captures > 0 {
            join(out, self.captures, " ,", initialiser);
            text(out, "  , ");
        }
    }

    fn write_deleted_assignment(&self, out: &mut Vec<u8>) {
        if self.guarded {
            text(
                out,
                "#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wdeprecated-copy\"\n",
            );
        }
        text(
            out,
            "__nv_hdl_wrapper_t & operator=(const __nv_hdl_wrapper_t &in) = delete;\n\n",
        );
        if self.guarded {
            text(out, "#pragma GCC diagnostic pop\n");
        }
    }
}
