// std: 17
// options: default-device
// Functions without annotation: every first declaration, not what repeats one that is annotated.
int plain(int a) { return a; }
constexpr int constant(int a) { return a; }
__device__ int on_device(int a) { return a; }
__host__ __device__ int on_both(int a) { return a; }
__global__ void kernel() {}
int declared(int);
int declared(int a) { return a; }
__device__ int device_first(int);
int device_first(int a) { return a; }
__host__ __device__ int both_first(int);
int both_first(int a) { return a; }
int bare_first(int);
__device__ int bare_first(int a) { return a; }
__device__ int other_overload(int);
int other_overload(float);
int deleted(int) = delete;
extern "C" int of_c(int);
extern "C" { int of_c_block(int); }
static int internal(int a) { return a; }
inline int in_line(int a) { return a; }
namespace n { int in_namespace(int); }
int n::in_namespace(int a) { return a; }
namespace { int in_unnamed(int); }
auto trailing(int a) -> int { return a; }
auto deduced(int a) { return a; }
int two(int), of_them(int);
int variable, and_function(int);
void *operator new(unsigned long, int);
int operator""_x(unsigned long long);
typedef int Function(int);
Function by_typedef;
int main() { return 0; }
int (*returns_pointer(int a))(int);
__device__ void around() { int local(int); }
__global__ void launched() { extern int local(float); }
__noinline__ int not_inline(int a) { return a; }
__forceinline__ int forced(int a) { return a; }
__attribute__((device)) int by_attribute(int a) { return a; }
int __device__ in_the_middle(int a) { return a; }
