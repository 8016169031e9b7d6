// std: 17
// operators with template arguments in their declarations
namespace Opsnn { struct P {}; template <class T> struct Q {}; }
struct OpsA1 { template <class T> T operator[](T b); }; template <> int OpsA1::operator[]<int>(int b) { auto l=[] __device__ (){}; return b; }
struct OpsA2 { template <class T> T operator->*(T b); }; template <> int OpsA2::operator->* <int>(int b) { auto l=[] __device__ (){}; return b; }
struct OpsA3 { template <class T> T operator,(T b); }; template <> int OpsA3::operator,<int>(int b) { auto l=[] __device__ (){}; return b; }
struct OpsA4 { template <class T> T operator<(T b); }; template <> int OpsA4::operator< <int>(int b) { auto l=[] __device__ (){}; return b; }
struct OpsA5 { template <class T> T operator>(T b); }; template <> int OpsA5::operator><int>(int b) { auto l=[] __device__ (){}; return b; }
struct OpsA6 { template <class T> T operator>>(T b); }; template <> int OpsA6::operator>><int>(int b) { auto l=[] __device__ (){}; return b; }
struct OpsA7 { template <class T> T operator()(T b); }; template <> int OpsA7::operator ( ) < int > (int b) { auto l=[] __device__ (){}; return b; }
struct OpsA10 { template <int N> int operator()(int b) const; }; template <> int OpsA10::operator()<3>(int b) const { auto l=[] __device__ (){}; return b; }
template <class U> struct OpsA11 { template <class T> T operator()(U, T b); }; template <> template <> int OpsA11<char>::operator()<int>(char, int b) { auto l=[] __device__ (){}; return b; }
template <class U> struct OpsA12 { template <class T> T operator()(U, T b); }; template <> template <class T> T OpsA12<char>::operator()(char, T b) { auto l=[] __device__ (){}; return b; }
template <class U> struct OpsA13; template <class U> bool operator==(const OpsA13<U> &, const OpsA13<U> &); template <class U> struct OpsA13 { friend bool operator== <>(const OpsA13 &, const OpsA13 &); void f() { auto l=[] __device__ (){}; } }; template <class U> bool operator==(const OpsA13<U> &, const OpsA13<U> &) { auto l=[] __device__ (){}; return true; }
template <class U> struct OpsA14; template <class U> bool operator<<(const OpsA14<U> &, const OpsA14<U> &); template <class U> struct OpsA14 { friend bool operator<< <U>(const OpsA14 &, const OpsA14 &); int a; int g(); void f() { auto l=[=] __device__ (){ return g() + a; }; } };
