// std: 17
// The same in a namespace, with arguments from another one.
template<class F> void f(F);
namespace qtd { template<bool, class T = void> struct enable_if {}; template<class T> struct enable_if<true, T> { using type = T; }; }
namespace C {
template<class T> struct is_a { static constexpr bool value = true; };
template<class H, class A, class SFINAE = void>
class Gather;
template<class H, class A>
class Gather<H, A,
   typename qtd::enable_if<is_a<A>::value>::type> { public: template<class E> void apply(E e); void plain(); };
template<class H, class A>
template<class E>
void Gather<H, A, typename qtd::enable_if<is_a<A>::value>::type>::apply(E e) { f([=] __device__ () { return e; }); }
template<class H, class A>
void Gather<H, A, 
 typename qtd::enable_if<is_a<A>::value>::type>::
   plain() { f([=] __device__ () { return 1; }); }
}
