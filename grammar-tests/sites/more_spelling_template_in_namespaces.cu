// std: 17
// Before a dependent template of a namespace the reference writes `template`, but not before the template of an alias.
namespace stx { template <bool B, class T = void> struct enable_if { typedef T type; }; }
namespace my { template <class T> struct B { typedef T type; template <class U> struct M { typedef U t; }; }; namespace in { template <class T> struct C { typedef int type; }; } }
namespace my { template <class T> using A = B<T>; }
template <class F> void run(F);
template <class T> void a(T t, typename stx::enable_if<2 == T::rank, int *>::type) { run([=] __device__ () { (void)t; }); }
template <class T> void b(T t, typename my::B<T>::type) { run([=] __device__ () { (void)t; }); }
template <class T> void c(T t, typename my::in::C<T>::type) { run([=] __device__ () { (void)t; }); }
template <class T> void d(T t, typename stx::enable_if<sizeof(T) == 2, int *>::type) { run([=] __device__ () { (void)t; }); }
template <class T> typename stx::enable_if<2 == T::rank, int *>::type e(T t) { run([=] __device__ () { (void)t; }); return 0; }
template <class T> typename my::B<T>::type g(T t) { run([=] __device__ () { (void)t; }); return {}; }
template <class T> void h(T t, typename my::A<T>::type) { run([=] __device__ () { (void)t; }); }
