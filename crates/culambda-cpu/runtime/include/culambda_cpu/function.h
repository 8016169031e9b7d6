// How the functions of nvcc are declared here.
#ifndef CULAMBDA_CPU_FUNCTION
#define CULAMBDA_CPU_FUNCTION
#include "launch.h"

// A template, so that a program's own function of the same name and parameters, as for compilers without CUDA, is not
// defined twice and comes first; and so that nothing is compiled that is not used.
#define CULAMBDA_CPU_FN template <int = 0> inline

// Where a call stands, for messages. Default arguments have the place of the caller.
#define CULAMBDA_CPU_WHERE                                                            \
  const char *culambda_function = __builtin_FUNCTION(), const char *culambda_file = __builtin_FILE(), \
  int culambda_line = __builtin_LINE()
#define CULAMBDA_CPU_STOP(what) ::culambda_cpu::stop(what, culambda_function, culambda_file, culambda_line)
#endif
