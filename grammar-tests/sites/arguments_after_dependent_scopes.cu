// std: 17
// after a scope that depends on a template parameter nothing says what a template takes: its arguments are written as they are
template <class F> int run_ds(F f) { return 0; }
enum Eds { xds, yds = 7 }; constexpr int kkds = 5; struct Plds { static constexpr int z = 4; enum { en = 6 }; };
template <class T, int N = 1> struct Ads { template <class U, int M> struct In { using t = U; }; template <int M> struct I1 {}; using al = Ads<T, 4>; }; template <class T> using Alds = Ads<T, 3>;
template <class T> void a1(typename Ads<T, 2>::template In<T, yds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a2(typename Ads<T>::template In<T, kkds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a4(typename Alds<T>::template I1<yds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a5(typename Alds<T>::template I1<kkds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a7(typename T::template I1<yds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a8(typename T::template I1<kkds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a9(typename Ads<T>::template In<T, yds>::t c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a10(typename Ads<T>::al::template I1<yds> c) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a11(typename Ads<int>::template I1<yds> c, T t) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a12(Ads<T, yds> c, Ads<Ads<T>, kkds> d) { run_ds([=] __device__ () { return 1; }); }
template <class T> typename Ads<T>::template I1<kkds> a24(T t) { run_ds([=] __device__ () { return 1; }); return {}; }
template <class T> auto a25(T t) -> typename Ads<T>::template I1<kkds> { run_ds([=] __device__ () { return 1; }); return {}; }
template <class T> void a26(Ads<typename Ads<T>::template I1<kkds>, kkds> t) { run_ds([=] __device__ () { return 1; }); }
template <class T> void a31(typename Ads<T>::template In<Ads<int, 1 + 2>, 1> t) { run_ds([=] __device__ () { return 1; }); }
template <class T, int N> void a32(typename Ads<T>::template I1<N + kkds> t, typename Ads<T>::template I1<N> u, typename Ads<T>::template I1<N + 1> v) { run_ds([=] __device__ () { return 1; }); }
