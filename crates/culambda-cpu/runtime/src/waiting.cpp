// Tells a kernel that waits for another thread that none will come.
#include "rt.h"

#include <dirent.h>
#include <sched.h>
#include <time.h>

namespace {

// How long a kernel may wait for a thread of the host that could still come.
constexpr double patience = 10;

double seconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// Whether the process has no other thread. Where that cannot be seen, it may have.
bool is_alone() {
  DIR *const tasks = opendir("/proc/self/task");
  if (!tasks) return false;
  int count = 0;
  while (const dirent *task = readdir(tasks)) count += task->d_name[0] != '.';
  closedir(tasks);
  return count == 1;
}

void waited() {
  if (!culambda_cpu::rt::in_kernel()) return;
  thread_local double begin = 0, last = 0;
  const double now = seconds();
  // Looks now and then; a pause between two is the end of one wait.
  if (now - last > 1) begin = now;
  last = now;
  if (is_alone() || now - begin > patience) {
    culambda_cpu::stop("it waits for another thread, but on the CPU the threads of a kernel run one after another",
                       nullptr, nullptr, 0);
  }
}

}  // namespace

namespace culambda_cpu {
inline namespace v1 {
void spins(unsigned long long &turns) {
  // Some conditions hold a second time.
  if (++turns % 65536 == 0) waited();
}
}  // namespace v1
}  // namespace culambda_cpu

extern "C" int culambda_cpu_sched_yield(void) {
  waited();
  return sched_yield();
}

extern "C" int culambda_cpu_nanosleep(const timespec *time, timespec *left) {
  waited();
  return nanosleep(time, left);
}
