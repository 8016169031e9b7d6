// Waiting in a kernel. What libcu++ waits for on the host (`cuda::barrier`, `cuda::semaphore`, `atomic::wait`), it waits
// for in a loop that yields. Threads of a kernel run one after another here, so a thread that waits for another one would
// wait forever: the loop ends the program instead.
#ifndef CULAMBDA_CPU_WAITING
#define CULAMBDA_CPU_WAITING
#include <sched.h>
#include <time.h>

extern "C" int culambda_cpu_sched_yield(void);
extern "C" int culambda_cpu_nanosleep(const struct timespec *time, struct timespec *left);

#define sched_yield() culambda_cpu_sched_yield()
#define nanosleep(time, left) culambda_cpu_nanosleep(time, left)
#endif
