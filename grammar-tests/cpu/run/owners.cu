// std: 17
// Classes that free something in their destructors, as arguments of launches: a device copies their bytes alone, so
// what threads destroy with their copies stays. The copy of the launch itself frees, as with nvcc.
#include <cstdio>

struct Lock {
  int *mutex;
  Lock() { cudaMalloc(&mutex, sizeof *mutex); cudaMemset(mutex, 0, sizeof *mutex); }
  ~Lock() { cudaFree(mutex); }
  Lock(const Lock &) = default;
  __device__ void lock() { while (atomicCAS(mutex, 0, 1) != 0) ; }
  __device__ void unlock() { atomicExch(mutex, 0); }
};

static int copies = 0, destroyed = 0;
struct Counted {
  int v;
  explicit Counted(int v) : v(v) {}
  Counted(const Counted &other) : v(other.v) { ++copies; }
  ~Counted() { ++destroyed; }
};

struct Queue {
  cudaStream_t stream;
  cudaEvent_t event;
  ~Queue() { cudaStreamDestroy(stream); cudaEventDestroy(event); }
};

__global__ void add(Lock lock, int *sum) {
  lock.lock();
  *sum += threadIdx.x;
  lock.unlock();
}
__global__ void counted(Counted c, int *sum) { *sum += c.v; }
__global__ void queue(Queue q, int *sum) { *sum += q.stream != nullptr && __builtin_expect(q.event != nullptr, 1); }
// What a kernel gets, it may free.
__global__ void own(int *sum) {
  __builtin_assume(sum != nullptr);
  __assume(blockDim.x == 1);
  int *p;
  if (cudaMalloc(&p, sizeof *p) == cudaSuccess) {
    *p = 7;
    *sum += *p;
    cudaFree(p);
  }
}
__global__ void child(Counted c, int *sum) { atomicAdd(sum, c.v); }
__global__ void parent(Counted c, int *sum) { child<<<1, 2>>>(c, sum); }
#define LAUNCH(kernel, ...) kernel<<<1, 1>>>(__VA_ARGS__)
#define CALL counted<<<1, 1>>>

int main() {
  int *sum;
  cudaMallocManaged(&sum, sizeof *sum);
  *sum = 0;
  {
    const Lock lock;
    add<<<2, 4>>>(lock, sum);
    printf("%d %s\n", *sum, cudaGetErrorName(cudaGetLastError()));
  }
  printf("%s\n", cudaGetErrorName(cudaGetLastError()));

  // One copy is of the launch, the others are the parameters of the threads.
  const Counted c(3);
  counted<<<1, 4>>>(c, sum);
  printf("%d: %d %d\n", *sum, copies, destroyed);
  counted<<<1, 1>>>(Counted(4), sum);
  LAUNCH(counted, c, sum);
  CALL(c, sum);
  printf("%d: %d %d\n", *sum, copies, destroyed);
  parent<<<1, 1>>>(c, sum);
  printf("%d: %d\n", *sum, copies - destroyed);

  Queue q;
  cudaStreamCreate(&q.stream);
  cudaEventCreate(&q.event);
  queue<<<1, 2>>>(q, sum);
  own<<<1, 1>>>(sum);
  printf("%d\n", *sum);
  cudaFree(sum);
}
