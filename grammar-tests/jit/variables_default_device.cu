// std: 17
// options: default-device
// Variables at namespace scope: those that are not constant.
struct P { int x; int y; };
int bare;
int initialised = 1;
__device__ int on_device;
__constant__ int constant_memory;
__managed__ int managed;
__shared__ int shared;
const int constant = 1;
constexpr int constant_expression = 1;
const float number = 1.0f;
const P object{1, 2};
int *const pointer_constant = nullptr;
const char *pointer = "a";
const char text[] = "a";
const int array[2] = {1, 2};
int array_of_ints[2];
extern int elsewhere;
extern const int constant_elsewhere;
static int internal;
inline int in_line = 1;
namespace n { int in_namespace; namespace { int in_unnamed; } }
extern "C" int of_c;
extern "C" { int of_c_block; }
int &reference = on_device;
const int &reference_to_constant = constant;
typedef const int Constant;
Constant by_typedef = 1;
typedef const int Constants[2];
Constants array_by_typedef = {1, 2};
using Number = int;
Number by_alias = 1;
auto deduced = 1;
auto const deduced_constant = 1;
int one, *two, three[2];
__device__ int first, second;
int (*function_pointer)(int);
typedef int (*Pointer)(int);
Pointer pointer_by_typedef;
volatile int changing;
const volatile int constant_changing = 1;
int *__restrict__ restricted;
static union { int in_union; };
union U { int z; } of_union;
struct { int s; } of_unnamed;
template <class T> T templated = 1;
template <class T> const T templated_constant = 1;
thread_local int of_thread;
decltype(1) by_decltype;
P made{1, 2};
__device__ void around() { static int inside; extern int local; int automatic; static const int fixed = 1; }
__device__ P pair;
auto [a, b] = pair;
const auto [c, d] = pair;
