// std: 17
// What functions return whose results are member types and member alias templates of what is passed.
template <class... T> struct RtTypes {};
template <class D, class M, int N> struct RtSlice { D *p; int stride(int i) const { return i; } __host__ __device__ int ok(int i) const { return i; } using size_type = int; size_type size() const { return 1; } };
template <int I, class T> struct RtElem; template <int I, class H, class... T> struct RtElem<I, RtTypes<H, T...>> { using type = typename RtElem<I - 1, RtTypes<T...>>::type; }; template <class H, class... T> struct RtElem<0, RtTypes<H, T...>> { using type = H; };
template <class D, class M, int N> struct RtArr {
  using memory_space = M; using value_type = D; using self = RtArr<D, M, N>; using plain = RtSlice<int, M, 2>;
  template <int I> using member_type = typename RtElem<I, D>::type;
  template <int I> using slice_type = RtSlice<member_type<I>, memory_space, sizeof(int) / sizeof(char)>;
  template <int I> using easy_type = RtSlice<int, memory_space, I>;
  template <class U> using of_type = RtSlice<U, M, 1>;
  template <class U> struct rebind { using type = RtSlice<U, M, 1>; };
  RtSlice<int, M, 1> whole() const; plain other() const; template <int I> slice_type<I> sl() const; template <class U> of_type<U> as() const;
};
template <int I, class A> typename A::template slice_type<I> rt_slice(const A &a) { return typename A::template slice_type<I>(); }
template <int I, class A> typename A::template easy_type<I> rt_easy(const A &a) { return {}; }
template <class A> typename A::plain rt_plain(const A &a) { return {}; }
template <class U, class A> typename A::template of_type<U> rt_of(const A &a) { return {}; }
template <class U, class A> typename A::template rebind<U>::type rt_re(const A &a) { return {}; }
template <class A> typename A::self rt_self(A a) { return a; }
template <class A> auto rt_trail(const A &a) -> typename A::plain { return {}; }
template <class A> auto rt_decl(const A &a) -> decltype(a.whole()) { return a.whole(); }
template <class A> decltype(auto) rt_da(const A &a) { return a.whole(); }
template <class T> using RtAlias = RtSlice<T, int, 7>;
template <class A> RtAlias<A> rt_alias(const A &a) { return {}; }
template <class T> struct RtTr { using type = RtSlice<T, int, 3>; };
template <class A> typename RtTr<A>::type rt_trait(const A &a) { return {}; }
template <class T> using RtTr_t = typename RtTr<T>::type;
template <class A> RtTr_t<A> rt_trait_t(const A &a) { return {}; }
namespace rtn { template <int I, class A> typename A::template easy_type<I> ns_easy(const A &a, const char *s = "") { return {}; } }
template <class F> __global__ void rtk(F f) { f(0); }
template <class F> void rtpar(F f) { rtk<<<1, 1>>>(f); }
void rt1() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_slice<0>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt2() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_easy<0>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt3() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_plain(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt4() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_of<int>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt5() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_re<int>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt6() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_trail(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt7() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_decl(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt8() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_da(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt9() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_alias(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt10() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_trait(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt11() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_trait_t(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt12() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rtn::ns_easy<1>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt13() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = a.whole(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt14() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = a.other(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt15() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = a.sl<0>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt16() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = a.as<int>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt17() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = a.template sl<1>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt18() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_self(a).whole(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt19() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = rt_slice<1>(rt_self(a)); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt20() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = A::plain(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt21() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = A::of_type<int>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rt22() { using A = RtArr<RtTypes<float, int>, int, 4>; A a; auto s = A::slice_type<0>{}; rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
template <class A> void rh1(A a) { auto s = rt_slice<0>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh1u() { rh1(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh2(A a) { auto s = rt_easy<0>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh2u() { rh2(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh3(A a) { auto s = rt_plain(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh3u() { rh3(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh4(A a) { auto s = rt_of<int>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh4u() { rh4(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh5(A a) { auto s = rt_re<int>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh5u() { rh5(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh6(A a) { auto s = rt_trail(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh6u() { rh6(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh7(A a) { auto s = rt_decl(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh7u() { rh7(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh8(A a) { auto s = rt_da(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh8u() { rh8(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh9(A a) { auto s = rt_alias(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh9u() { rh9(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh10(A a) { auto s = rt_trait(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh10u() { rh10(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh12(A a) { auto s = rtn::ns_easy<1>(a); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh12u() { rh12(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh13(A a) { auto s = a.whole(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh13u() { rh13(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh14(A a) { auto s = a.other(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh14u() { rh14(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh15(A a) { auto s = a.template sl<0>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh15u() { rh15(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh16(A a) { auto s = a.template as<int>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh16u() { rh16(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh18(A a) { auto s = rt_self(a).whole(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh18u() { rh18(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh20(A a) { auto s = typename A::plain(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh20u() { rh20(RtArr<RtTypes<float, int>, int, 4>()); }
template <class A> void rh21(A a) { auto s = typename A::template of_type<int>(); rtpar([=] __device__(int i) { s.stride(i); }); rtpar([=] __device__(int i) { s.ok(i); }); }
void rh21u() { rh21(RtArr<RtTypes<float, int>, int, 4>()); }
