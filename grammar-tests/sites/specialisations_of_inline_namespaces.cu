// std: 17
// the namespace of a specialisation is that of its template
namespace std { typedef decltype(sizeof 0) size_t; typedef decltype(nullptr) nullptr_t; }
namespace Inlnn { struct P {}; template <class T> struct Q { typedef T type; }; enum E { e0, e1 }; enum class EC { a, b }; inline namespace v { struct IP {}; } int gi; template <class T> using QA = Q<T>; template <class T> struct QD { static const int v = 1; }; template <class T, int N> struct Arr {}; }
namespace InlM78 { inline namespace v { template <class T> void f(T); } } template <> void InlM78::f(int) { auto l=[] __device__ (){}; } namespace InlM78 { template <> void f(char) { auto l=[] __device__ (){}; } }
namespace InlM79 { inline namespace v { template <class T> void f(T); } template <> void v::f(char) { auto l=[] __device__ (){}; } }
