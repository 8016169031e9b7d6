// std: 17
// Parentheses around the name of a parameter or a function are part of its declarator: what they hold is declared, unless it is a type.
template <class F> int eat(F f);
using Alias = int;
void once(int (a)) { eat([=] __device__ { return a; }); }
void twice(int ((a)), int b) { eat([=] __device__ { return a + b; }); }
void array(int (*(a))[3]) { eat([=] __device__ { return (*a)[1]; }); }
void function(int (*(a))(int)) { eat([=] __device__ { return a(1); }); }
void reference(int (&(a)), const int *(b)) { eat([=] __device__ { return a + *b; }); }
template <class U> int in_template(U (a), unsigned b) { return eat([=] __host__ __device__ { return int(a); }); }
struct S { int a; void hides(int (*(a))) { eat([=] __device__ { return *a; }); } void unnamed(int (Alias)) { eat([=] __device__ { Alias b = a; return b; }); } };
void lambda_parameter(int a) { eat([=] __device__ (int (a)) { return a; }); }
void lambda_parameters(int a, int b) { eat([=] __device__ (int ((a)), int (*(b))) { return a + *b; }); }
static inline int (in_head)(int a) { return eat([=] __device__ { return a; }); }
inline static Alias (of_alias)(int a) { return eat([=] __device__ { return a; }); }
static inline int *(pointer)(int a) { eat([=] __device__ { return a; }); return nullptr; }
template <class T> static inline T (head_in_template)(T a) { return eat([=] __device__ { return a; }); }
