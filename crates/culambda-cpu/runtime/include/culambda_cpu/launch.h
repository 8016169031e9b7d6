// Launches on the CPU: a serial loop over grid and block. The loop and the storage of `threadIdx` and the like are in
// the runtime library, out of line: CUDA declares these variables `const`, so a compiler may keep what it read of them
// for as long as it sees the whole call.
#ifndef CULAMBDA_CPU_LAUNCH
#define CULAMBDA_CPU_LAUNCH
#include <stddef.h>
#include <cuda_runtime_api.h>
#include <vector_functions.h>
#include <cstddef>
#include <functional>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

namespace culambda_cpu {
// The namespace carries the version of what programs and the library agree on.
inline namespace v1 {

// What a launch says before its arguments. The kernel's name may be unknown (null).
struct Order {
  dim3 grid;
  dim3 block;
  size_t shared;
  cudaStream_t stream;
  const char *kernel;
};

// What is launched: a call for each thread, and how to keep it until later.
struct Work {
  void (*thread)(void *call);
  void *(*copy)(const void *call);
  void (*destroy)(void *call);
};

// Runs `work.thread(call)` once for each thread of the grid. What is wrong with the order is returned and becomes the
// last error, as with a real launch; then nothing is called. What a kernel launches runs after its own grid.
cudaError_t run(const Order &order, const Work &work, void *call);

// Dynamic shared memory of the launch that runs, exactly as long as it was ordered; null if nothing was.
void *dynamic_shared();
// The same as a pointer, of whatever type it is declared with outside of functions; null while no kernel runs.
extern unsigned char dynamic_pointer[sizeof(void *)];

// Ends the program with a message: `what` cannot work where the threads of a kernel run one after another.
[[noreturn]] void stop(const char *what, const char *function, const char *file, int line);

// The body of a function that `culambda cc` does not build: ends the program, with the reason and its place.
[[noreturn]] void refused(const char *function, const char *reason, const char *file, int line);

// Counts the turns of a loop that only waits. Where no other thread could end it, it ends the program.
void spins(unsigned long long &turns);

// A callable with arguments that were evaluated once, of which a kernel makes its own copies for each thread. It refers
// to what lasts as long as the launch: a class whose destructor frees something must be copied no more than a launch
// with nvcc would.
template <class F, class... A>
class Call {
 public:
  explicit Call(F &callable, A &...arguments) : callable_(&callable), arguments_(&arguments...) {}

  static Work work() { return Work{thread, copy, destroy}; }

 private:
  // One that has the values themselves.
  class Kept;
  typedef std::index_sequence_for<A...> All;

  static void thread(void *self) { static_cast<Call *>(self)->call(All()); }
  static void *copy(const void *self) { return static_cast<Call *>(new Kept(*static_cast<const Call *>(self), All())); }
  static void destroy(void *self) { delete static_cast<Kept *>(static_cast<Call *>(self)); }

  template <size_t... I>
  void call(std::index_sequence<I...>) {
    (*callable_)(static_cast<const A &>(*std::get<I>(arguments_))...);
  }

  F *callable_;
  std::tuple<A *...> arguments_;
};

template <class F, class... A>
class Call<F, A...>::Kept : public Call {
 public:
  template <size_t... I>
  Kept(const Call &call, std::index_sequence<I...>)
      : Call(own_, std::get<I>(values_)...), own_(*call.callable_), values_(*std::get<I>(call.arguments_)...) {}

 private:
  F own_;
  std::tuple<A...> values_;
};

template <class F, class... A>
cudaError_t run_call(const Order &order, F &callable, A &...arguments) {
  Call<F, A...> call(callable, arguments...);
  return run(order, call.work(), &call);
}

// The same with copies of the arguments, of these types.
template <class F, class... A>
cudaError_t run_copies(const Order &order, F callable, A... arguments) {
  return run_call(order, callable, arguments...);
}

template <class F>
class OpenLaunch {
 public:
  OpenLaunch(const Order &order, F callable) : order_(order), callable_(std::move(callable)) {}
  template <class... A>
  void operator()(A... arguments) {
    run_call(order_, callable_, arguments...);
  }

 private:
  Order order_;
  F callable_;
};

// A launch whose arguments are still to come: `launch(g, b)(callable, x, y)`. In a kernel it may be kept for later, with
// the callable, which must not refer to what ends with the function around it: `[=]`, not `[&]`.
class Launch {
 public:
  explicit Launch(const Order &order) : order_(order) {}

  // By value, as a launch takes them: a reference could not be bound to a bit-field, and would need the definition of
  // a static constant.
  template <class F, class... A>
  void operator()(F callable, A... arguments) const {
    run_call(order_, callable, arguments...);
  }

  // Arguments that were copied before.
  template <class F, class... A>
  void with(F callable, A &...arguments) const {
    run_call(order_, callable, arguments...);
  }

  // A launch whose arguments stand in parentheses that a macro does not write itself: `launch(g, b).of(callable)(x, y)`.
  template <class F>
  OpenLaunch<F> of(F callable) const {
    return OpenLaunch<F>(order_, std::move(callable));
  }

 private:
  Order order_;
};

// What a kernel takes by reference, which is not copied.
template <class T>
class Uncopied {
 public:
  explicit Uncopied(typename std::remove_reference<T>::type *object) : object_(object) {}
  T &&get() const { return static_cast<T &&>(*object_); }

 private:
  typename std::remove_reference<T>::type *object_;
};
template <class T>
Uncopied<T> uncopied(T &&object) {
  return Uncopied<T>(std::addressof(object));
}

// How an argument is kept for a parameter.
template <class P>
struct KeptAs {
  typedef typename std::decay<P>::type type;
};
template <class P>
struct KeptAs<P &> {
  typedef std::reference_wrapper<P> type;
};

// `k<<<grid, block, shared, stream>>>(x, y)` is `launch(grid, block, shared, stream)(callable, x, y)`.
inline Launch launch(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = nullptr) {
  return Launch(Order{grid, block, shared, stream, nullptr});
}

// The same with the kernel's name, for messages.
inline Launch launch_as(const char *kernel, dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = nullptr) {
  return Launch(Order{grid, block, shared, stream, kernel});
}

// A kernel by its address, with the addresses of its arguments.
template <class... P, size_t... I>
cudaError_t run_unpacked(const Order &order, void (*kernel)(P...), void **arguments, std::index_sequence<I...>) {
  (void)arguments;
  return run_copies<void (*)(P...), typename KeptAs<P>::type...>(
      order, kernel, *static_cast<typename std::remove_reference<P>::type *>(arguments[I])...);
}

// Threads of a grid or a cluster cannot wait for each other here; no other attribute changes what a kernel does.
inline bool is_cooperative(const cudaLaunchConfig_t *config) {
  for (unsigned i = 0; i < config->numAttrs; ++i) {
    if (config->attrs[i].id == cudaLaunchAttributeCooperative && config->attrs[i].val.cooperative) return true;
  }
  return false;
}
inline cudaError_t refused_cooperative(const cudaLaunchConfig_t *config) {
  return ::cudaLaunchCooperativeKernel(nullptr, config->gridDim, config->blockDim, nullptr, 0, config->stream);
}

}  // namespace v1
}  // namespace culambda_cpu

// Launches by function. CUDA's own templates hand the kernel on as `const void *`, from which nobody could call it;
// these come first, because they say more about the kernel. Casts to `void *` in a call are taken out of the text; a
// kernel that is a `void *` elsewhere is a link error.
template <class... P>
inline cudaError_t cudaLaunchKernel(void (*kernel)(P...), dim3 grid, dim3 block, void **arguments, size_t shared = 0,
                                    cudaStream_t stream = nullptr) {
  return ::culambda_cpu::run_unpacked(::culambda_cpu::Order{grid, block, shared, stream, nullptr}, kernel, arguments,
                                      std::index_sequence_for<P...>());
}

template <class... P>
inline cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, void (*kernel)(P...), void **arguments) {
  if (::culambda_cpu::is_cooperative(config)) return ::culambda_cpu::refused_cooperative(config);
  return ::cudaLaunchKernel(kernel, config->gridDim, config->blockDim, arguments, config->dynamicSmemBytes,
                            config->stream);
}

template <class... P, class... A>
inline cudaError_t culambda_cpu_launch_kernel_ex(const cudaLaunchConfig_t *config, void (*kernel)(P...),
                                                 A &&...arguments) {
  if (::culambda_cpu::is_cooperative(config)) return ::culambda_cpu::refused_cooperative(config);
  return ::culambda_cpu::run_copies<void (*)(P...), typename ::culambda_cpu::KeptAs<P>::type...>(
      ::culambda_cpu::Order{config->gridDim, config->blockDim, config->dynamicSmemBytes, config->stream, nullptr},
      kernel, std::forward<A>(arguments)...);
}
// CUDA's template of that name has the same parameters, so that no overload could come first.
#define cudaLaunchKernelEx culambda_cpu_launch_kernel_ex

#endif
