// std: 17
// names of the standard library through a using directive, its headers not read
#include <vector>
#include <string>
#include <utility>
using namespace std;
template <class F> int run(F) { return 0; }
#define L run([] __device__ {})
void f1(vector<int> v) { L; }
void f2(const string &s, size_t n, dim3 d, cudaStream_t st, float4 f, uint32_t u, std::string t, int64_t w) { L; }
void f3(pair<int, string> s) { auto l = [x = make_pair(1, 2), y = vector<int>{}] __device__ () -> pair<int, int> { return x; }; }
namespace q { void f4(vector<string> v, string::size_type n) { L; } struct S { void m(string s); }; void S::m(string s) { L; } }
void f5(std::vector<string> v, ::std::pair<int, int> p, ptrdiff_t d, FILE *f, void *p2, nullptr_t np) { L; }
template <class T> void f6(vector<T> v, typename vector<T>::iterator i, T t, enable_if_t<true, T> e) { L; }
