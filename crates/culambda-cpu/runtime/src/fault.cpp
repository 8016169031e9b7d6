// Says in which thread of which kernel a program faults, and then lets it end as it would have.
#include "rt.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

namespace {

constexpr int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};

const char *text_of(int number) {
  if (number == SIGFPE) return "it divides an integer by zero";
  // A compiler that sees it coming puts in an instruction that there is not.
  if (number == SIGILL) return "it comes to what C++ does not define, as a division by zero";
  return "it uses memory that is not there";
}

// What is called here does not allocate, and the program ends in any case.
void tell(int number, siginfo_t *, void *) {
  char place[400], text[500];
  if (culambda_cpu::rt::in_kernel()) {
    culambda_cpu::rt::place_in_kernel(place, sizeof place);
    const int length = snprintf(text, sizeof text, "culambda: %s stops: %s\n", place, text_of(number));
    if (length > 0 && write(STDERR_FILENO, text, static_cast<size_t>(length)) < 0) _exit(1);
  }
  signal(number, SIG_DFL);
  raise(number);
}

}  // namespace

namespace culambda_cpu {
namespace rt {
void watch_faults() {
  static std::once_flag once;
  std::call_once(once, [] {
    for (const int number : faults) {
      struct sigaction now;
      // A sanitizer, or the program, has its own.
      if (sigaction(number, nullptr, &now) != 0 || (now.sa_flags & SA_SIGINFO) || now.sa_handler != SIG_DFL) continue;
      struct sigaction ours = {};
      ours.sa_sigaction = tell;
      ours.sa_flags = SA_SIGINFO | SA_NODEFER;
      sigaction(number, &ours, nullptr);
    }
  });
}
}  // namespace rt
}  // namespace culambda_cpu
