// std: 17
// Using declarations and directives of blocks, where the headers of the standard library are not read.
#include <vector>
#include <map>
#include <string>
#include <cstdint>
void f1(int n) { using std::vector; auto l = [m = vector<int>()] __device__ () -> vector<int> { return m; }; }
void f2(int n) { using namespace std; auto l = [m = vector<int>()] __device__ () -> vector<int> { return m; }; }
void f3(std::vector<int> n) { using namespace std; auto l = [] __device__ () {}; }
void f4(std::vector<int> n) { using std::vector; auto l = [] __device__ () {}; }
template <class T> void t1(T n) { using std::vector; auto l = [m = vector<T>()] __device__ () -> vector<T> { return m; }; }
template <class T> void t2(T n) { using namespace std; auto l = [m = vector<T>()] __device__ () -> vector<T> { return m; }; }
void f5(int n) { using std::pair; using std::make_pair; auto l = [m = make_pair(1, 2)] __device__ () -> pair<int, int> { return m; }; }
void f6(int n) { using std::vector; vector<int> v; auto l = [v] __device__ () -> vector<int>::size_type { return 1; }; }
void f7(int n) { using namespace std; string s; auto l = [s] __device__ () -> string { return s; }; }
void f8(int n) { using std::string; auto l = [s = string("a")] __device__ () -> string { return s; }; }
void f9(int n) { using std::size_t; auto l = [s = size_t(2)] __device__ () -> size_t { return s; }; }
void f10(size_t n) { using namespace std; auto l = [s = size_t(2)] __device__ () { return s; }; }
void f11(int32_t n) { using namespace std; auto l = [s = 2] __device__ () { return s; }; }
void f12(size_t n) { using std::size_t; auto l = [s = 2] __device__ () { return s; }; }
void f13(int n) { using std::int32_t; auto l = [s = int32_t(2)] __device__ () -> int32_t { return s; }; }
void f14(size_t n) { using std::vector; auto l = [] __device__ (vector<int> v) { return 1; }; }
