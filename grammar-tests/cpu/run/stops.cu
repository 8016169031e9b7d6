// std: 17
// What cannot work where threads run one after another ends the program and says why. The text hides the calls from
// whoever only reads it: each is made through a macro, in a process of its own.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda/barrier>
#include <cstdio>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

template <class F>
__global__ void kernel(F f) {
  f();
}

// Says how a child ended and the first line of what it said.
template <class F>
void child(const char *what, F f) {
  int ends[2];
  if (pipe(ends)) return;
  fflush(stdout);
  const pid_t pid = fork();
  if (pid == 0) {
    dup2(ends[1], 2);
    close(ends[0]);
    f();
    _exit(0);
  }
  close(ends[1]);
  char text[4096] = {};
  size_t length = 0;
  for (ssize_t n; (n = read(ends[0], text + length, sizeof text - 1 - length)) > 0;) length += n;
  close(ends[0]);
  int status = 0;
  waitpid(pid, &status, 0);
  char *end = strchr(text, '\n');
  if (end) *end = 0;
  const char *said = strstr(text, "): ");
  if (!said) said = strstr(text, "s: ");
  const bool aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
  printf("%s\n  %s%s%s\n", what, aborted ? "aborted" : "went on", said ? ": " : "", said ? said + 3 : "");
}
#define IN_KERNEL(...) child(#__VA_ARGS__, [] { kernel<<<1, 2>>>([] { (void)(__VA_ARGS__); }); })
#define NAME(a, b) a##b
#define SYNC(name) NAME(__sync, name)
#define WARP(name) NAME(__, name)

int main() {
  IN_KERNEL(SYNC(threads)());
  IN_KERNEL(SYNC(threads_count)(1));
  IN_KERNEL(SYNC(threads_and)(1));
  IN_KERNEL(SYNC(threads_or)(1));
  IN_KERNEL(NAME(__bar, rier_sync)(0));
  IN_KERNEL(SYNC(warp)());
  IN_KERNEL(WARP(shfl_sync)(~0u, 1.0f, 0));
  IN_KERNEL(WARP(shfl_up_sync)(~0u, 1, 1));
  IN_KERNEL(WARP(shfl_down_sync)(~0u, 1.0, 1));
  IN_KERNEL(WARP(shfl_xor_sync)(~0u, 1ll, 1, 16));
  IN_KERNEL(WARP(ballot_sync)(~0u, 1));
  IN_KERNEL(WARP(any_sync)(~0u, 1));
  IN_KERNEL(WARP(all_sync)(~0u, 1));
  IN_KERNEL(WARP(match_any_sync)(~0u, 1));
  IN_KERNEL(WARP(reduce_add_sync)(~0u, 1));
  IN_KERNEL(WARP(activemask)());
  IN_KERNEL(NAME(__cluster, Idx)());
  IN_KERNEL(NAME(__is, Shared)(nullptr));
  IN_KERNEL(NAME(__cvta_generic, _to_shared)(nullptr));
  IN_KERNEL(NAME(__tr, ap)());
  IN_KERNEL(cudaDeviceSynchronize());
  namespace cg = NAME(cooperative, _groups);
  IN_KERNEL(cg::NAME(this_thread, _block)().sync());
  IN_KERNEL(cg::NAME(this_, grid)().sync());
  IN_KERNEL(cg::NAME(coalesced, _threads)());
  IN_KERNEL(cg::tiled_partition<16>(cg::NAME(this_thread, _block)()).shfl_down(1, 2));
  IN_KERNEL(cg::reduce(cg::tiled_partition<16>(cg::NAME(this_thread, _block)()), 1, cg::plus<int>()));
  IN_KERNEL(cg::inclusive_scan(cg::tiled_partition<32>(cg::NAME(this_thread, _block)()), 1));
  child("cuda::barrier", [] {
    kernel<<<1, 2>>>([] {
      static cuda::NAME(bar, rier)<cuda::thread_scope_block> barrier(2);
      barrier.arrive_and_wait();
    });
  });
  child("outside of a kernel", [] { SYNC(threads)(); });
  child("a kernel that goes on", [] { kernel<<<1, 2>>>([] {}); });
}
