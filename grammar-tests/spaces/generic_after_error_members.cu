// std: 17
// the same in a class
#define HD __host__ __device__
inline int g(int a) { return a; }
struct S { HD int m() { return g(1); } 
 HD int e() { throw 1; }
 HD int n() { return g(1); } 
};
HD int b4(int a) { return g(a); }
