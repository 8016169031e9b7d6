// std: 17
// instantiated: private_arguments
template <class T> void f(T) { auto l = [] __device__ () {}; }
template <template <class> class TT> void tt() { auto l = [] __device__ () {}; }
template <class T> struct Box {};
class C { struct P {}; enum E { e }; template <class T> struct PT {}; public: struct Pub {}; void run() { 
 f(P{});
 f(e);
 f(Box<P>{});
 f(PT<int>{});
 f(Pub{});
 f(&C::run);
 tt<PT>();
 tt<Box>(); } };
