// std: 17
// Types of the standard library that a using directive shows, in values that are made of them; the headers are not read.
#include <vector>
#include <map>
using namespace std;
void f2(int n) { auto l = [m = vector<int>()] __device__ () -> vector<int> { return m; }; }
template <class T> void t2(T n) { auto l = [m = vector<T>()] __device__ () -> vector<T> { return m; }; }
void f3(int n) { auto l = [m = pair<int, int>(1, 2)] __device__ () { return m; }; }
void f5(int n) { auto l = [m = make_pair(1, 2), k = sizeof(vector<int>)] __device__ () { return m; }; }
void f6(int n) { auto l = [m = map<int, vector<int>>()] __device__ () { return m; }; }
