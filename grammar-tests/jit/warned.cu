// std: 17
// As warnings the messages show their numbers.
#pragma nv_diag_warning unannotated_function_in_jit
int bare() { return 1; }
#pragma nv_diag_warning no_host_in_jit
__host__ int host() { return 1; }
#pragma nv_diag_warning unannotated_variable_in_jit
int variable;
#pragma nv_diag_warning unannotated_static_data_member_in_jit
struct S { static int member; };
#pragma nv_diag_warning host_closure_class_in_jit
const int closure = [] { return 1; }();
#pragma nv_diag_warning extended_lambda_disallowed_jit
__device__ void device() { auto l = [] __device__ {}; }
#pragma nv_diag_default unannotated_function_in_jit
int bare_again() { return 1; }
#pragma nv_diag_warning unannotated_variable_in_jit
int warned;
