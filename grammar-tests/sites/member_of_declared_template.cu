// std: 17
// Members of a partial specialisation of a template that is only declared, defined outside.
template<class F> void f(F);
template<bool, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; };
template<class T> struct is_a { static constexpr bool value = true; };
template<class H, class A, class SFINAE = void> class Gather;
template<class H, class A>
class Gather<H, A, typename enable_if<is_a<A>::value>::type> { public: template<class E> void apply(E e); void plain(); };
template<class H, class A>
template<class E>
void Gather<H, A, typename enable_if<is_a<A>::value>::type>::apply(E e) { f([=] __device__ () { return e; }); }
template<class H, class A>
void Gather<H, A, typename enable_if<is_a<A>::value>::type>::plain() { f([=] __device__ () { return 1; }); }
