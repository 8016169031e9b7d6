// std: 17
namespace h { struct Pl; template <class T> struct Te { struct In; void go(); }; inline namespace v1 { struct Iv; } namespace { struct An; } }
struct Outer { struct Inner; struct Mid { struct Deep; }; template <class U> struct Tn; };
struct h::Pl { void go() { ([] __device__ {}); } };
struct h::Iv { void go() { ([] __device__ {}); } };
struct h::An { void go() { ([] __device__ {}); } };
struct Outer::Inner { void go(Inner) { ([] __device__ {}); } };
struct Outer::Mid::Deep { void go(Mid) { ([] __device__ {}); } };
template <class U> struct Outer::Tn { void go(Tn, Inner *) { ([] __device__ {}); } };
template <class T> struct h::Te<T>::In { void go(Te, T) { ([] __device__ {}); } };
template <> struct h::Te<int> { void go(Te) { ([] __device__ {}); } };
template <> struct h::Te<h::Pl> { void go(Pl) { ([] __device__ {}); } };
template <class T> struct h::Te<h::Te<T>> { void go(Te<int>) { ([] __device__ {}); } };
template <class U> struct Outer::Tn<U *> { void go(Tn) { ([] __device__ {}); } };
template <> struct Outer::Tn<Outer::Inner> { void go(Tn<int>) { ([] __device__ {}); } };
