//! The rules, one in each file.

use crate::rule::Rule;

pub mod abbreviated_template;
pub mod allow_without_reason;
pub mod annotation_ignored;
pub mod array_capture_assignable;
pub mod array_capture_default_constructible;
pub mod array_capture_rank;
pub mod array_reference_capture;
pub mod brace_init_capture;
pub mod call_operator_local_type;
pub mod call_operator_private_type;
pub mod cant_take_function_address;
pub mod capture_in_constexpr_if;
pub mod capture_local_type;
pub mod capture_matches_default;
pub mod capture_private_type;
pub mod capture_repeated;
pub mod capture_static;
pub mod closure_in_constexpr_function;
pub mod constant_closure;
pub mod constexpr;
pub mod constexpr_call_in_device;
pub mod constexpr_call_in_host_device;
pub mod constexpr_call_in_kernel;
pub mod constexpr_closure;
pub mod constexpr_device_call_in_host;
pub mod constexpr_device_call_in_host_device;
pub mod deduced_device_reference;
pub mod device_call_in_host;
pub mod device_call_in_host_device;
pub mod device_redeclared_with_host;
pub mod device_redeclared_with_host_device;
pub mod device_redeclared_without_device;
pub mod device_variable_read;
pub mod device_variable_written;
pub mod disallowed;
pub mod enclosing_function_deducible;
pub mod enclosing_function_generic_lambda;
pub mod enclosing_function_hd_lambda;
pub mod enclosing_function_local;
pub mod enclosing_function_not_found;
pub mod exception;
pub mod extended_host_device_generic_lambda;
pub mod function_init_capture;
pub mod generic_host_call;
pub mod generic_host_call_constexpr;
pub mod generic_lambda_standard;
pub mod global_lambda_template_arg;
pub mod hd_init_capture;
pub mod host_call_in_device;
pub mod host_call_in_host_device;
pub mod host_call_in_kernel;
pub mod host_pointer_capture;
pub mod host_redeclared_with_device;
pub mod host_redeclared_with_host_device;
pub mod host_variable_address;
pub mod host_variable_read;
pub mod host_variable_written;
pub mod illegal_parent;
pub mod inaccessible_ancestor;
pub mod inaccessible_parent;
pub mod init_capture_array;
pub mod init_capture_initlist;
pub mod int_on_host;
pub mod jit_closure;
pub mod jit_data_member;
pub mod jit_function;
pub mod jit_host_function;
pub mod jit_lambda;
pub mod jit_variable;
pub mod lambda_to_pointer;
pub mod multiple_parent;
pub mod operator_annotated;
pub mod operator_on_device;
pub mod override_space_mismatch;
pub mod pack_capture;
pub mod pack_init_capture;
pub mod parameter_packs_order;
pub mod parent_class_unnamed;
pub mod parent_local_type;
pub mod parent_private_template_arg;
pub mod parent_private_type;
pub mod reference_capture;
pub mod silenced_restriction;
pub mod static_lambda;
pub mod test_body;
pub mod this_addr_capture_ext_lambda;
pub mod thread_local_on_device;
pub mod too_many_captures;
pub mod undeclared_friend;
pub mod undefined_identifier;
pub mod unnameable_class_argument;
pub mod unnameable_function_pointer;
pub mod unnameable_return_type;
pub mod unnamed_template_parameter;
pub mod unused_allow;
pub mod unwritable_function;
pub mod unwritable_return_type;
pub mod variable_length_on_device;

/// All rules, in the order in which the reference prints what they find at one lambda; ours come last.
pub static ALL: &[&Rule] = &[
    &multiple_parent::RULE,
    &illegal_parent::RULE,
    &disallowed::RULE,
    &jit_lambda::RULE,
    &enclosing_function_local::RULE,
    &enclosing_function_deducible::RULE,
    &parent_class_unnamed::RULE,
    &cant_take_function_address::RULE,
    &inaccessible_parent::RULE,
    &inaccessible_ancestor::RULE,
    &enclosing_function_not_found::RULE,
    &enclosing_function_generic_lambda::RULE,
    &enclosing_function_hd_lambda::RULE,
    &parent_local_type::RULE,
    &parent_private_type::RULE,
    &parent_private_template_arg::RULE,
    &reference_capture::RULE,
    &pack_capture::RULE,
    &array_capture_rank::RULE,
    &array_capture_default_constructible::RULE,
    &array_capture_assignable::RULE,
    &init_capture_array::RULE,
    &init_capture_initlist::RULE,
    &hd_init_capture::RULE,
    &capture_local_type::RULE,
    &capture_private_type::RULE,
    &constexpr::RULE,
    &capture_in_constexpr_if::RULE,
    &this_addr_capture_ext_lambda::RULE,
    &too_many_captures::RULE,
    &extended_host_device_generic_lambda::RULE,
    &call_operator_local_type::RULE,
    &call_operator_private_type::RULE,
    &operator_annotated::RULE,
    &global_lambda_template_arg::RULE,
    &jit_variable::RULE,
    &jit_data_member::RULE,
    &jit_function::RULE,
    &jit_host_function::RULE,
    &jit_closure::RULE,
    &device_call_in_host::RULE,
    &device_call_in_host_device::RULE,
    &constexpr_device_call_in_host::RULE,
    &constexpr_device_call_in_host_device::RULE,
    &deduced_device_reference::RULE,
    &annotation_ignored::RULE,
    &device_variable_read::RULE,
    &device_variable_written::RULE,
    &host_variable_read::RULE,
    &host_variable_written::RULE,
    &host_variable_address::RULE,
    &exception::RULE,
    &operator_on_device::RULE,
    &override_space_mismatch::RULE,
    &thread_local_on_device::RULE,
    &variable_length_on_device::RULE,
    &host_redeclared_with_device::RULE,
    &host_redeclared_with_host_device::RULE,
    &device_redeclared_with_host::RULE,
    &device_redeclared_with_host_device::RULE,
    &device_redeclared_without_device::RULE,
    &generic_host_call::RULE,
    &generic_host_call_constexpr::RULE,
    &constexpr_call_in_device::RULE,
    &constexpr_call_in_kernel::RULE,
    &constexpr_call_in_host_device::RULE,
    &host_call_in_device::RULE,
    &host_call_in_kernel::RULE,
    &host_call_in_host_device::RULE,
    &undefined_identifier::RULE,
    &unused_allow::RULE,
    &allow_without_reason::RULE,
    &unnamed_template_parameter::RULE,
    &abbreviated_template::RULE,
    &parameter_packs_order::RULE,
    &pack_init_capture::RULE,
    &brace_init_capture::RULE,
    &array_reference_capture::RULE,
    &undeclared_friend::RULE,
    &generic_lambda_standard::RULE,
    &capture_matches_default::RULE,
    &capture_repeated::RULE,
    &capture_static::RULE,
    &constexpr_closure::RULE,
    &constant_closure::RULE,
    &closure_in_constexpr_function::RULE,
    &function_init_capture::RULE,
    &static_lambda::RULE,
    &lambda_to_pointer::RULE,
    &unwritable_function::RULE,
    &unwritable_return_type::RULE,
    &unnameable_class_argument::RULE,
    &unnameable_return_type::RULE,
    &unnameable_function_pointer::RULE,
    &test_body::RULE,
    &silenced_restriction::RULE,
    &host_pointer_capture::RULE,
    &int_on_host::RULE,
];
