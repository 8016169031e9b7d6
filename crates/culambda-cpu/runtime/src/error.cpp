// Error codes: the last one of each thread, their names and texts.
#include "rt.h"

namespace {
thread_local cudaError_t last = cudaSuccess;

struct Text {
  int code;
  const char *name;
  const char *text;
};

// By number, since a release of CUDA need not have all of them.
const Text texts[] = {
#define ERROR(code, name, text) {code, #name, text},
#include "errors.def"
#undef ERROR
};

const Text *find_text(cudaError_t error) {
  for (const Text &text : texts) {
    if (text.code == static_cast<int>(error)) return &text;
  }
  return nullptr;
}
}  // namespace

namespace culambda_cpu {
namespace rt {
cudaError_t note(cudaError_t error) {
  if (error != cudaSuccess) last = error;
  return error;
}
}  // namespace rt
}  // namespace culambda_cpu

RT cudaGetLastError(void) {
  const cudaError_t error = last;
  last = cudaSuccess;
  return error;
}

RT cudaPeekAtLastError(void) { return last; }

extern "C" const char *cudaGetErrorName(cudaError_t error) {
  const Text *text = find_text(error);
  return text ? text->name : "unrecognized error code";
}

extern "C" const char *cudaGetErrorString(cudaError_t error) {
  const Text *text = find_text(error);
  return text ? text->text : "unrecognized error code";
}
