// std: 17
// A template parameter without a name that is a pointer, as in SFINAE: the class is read whole.
template <class F> int eat(F f) { return 0; }
template <bool B, class T = void> struct En {};
template <class T> struct En<true, T> { using type = T; };
template <bool B, class T = void> using En_t = typename En<B, T>::type;
template <class T> constexpr bool is_x() { return true; }
int ga;
struct u1 { template <typename T, En_t<(sizeof(T) > 1)> * = nullptr> int operator()(T const &x, int y) const { return 1; } void go(int k) { eat([=] __device__ { return ga + k; }); } };
struct u2 { template <typename T, En_t<is_x<T>()> * = nullptr> int operator()(T const &x, int y) const { return 1; } void go(int k) { eat([=] __device__ { return ga + k; }); } };
struct u3 { template <typename T, typename... Args, En_t<not (is_x<T>())> * = nullptr> void operator()(T const &x, Args &&...) { } void go(int k) { eat([=] __device__ { return ga + k; }); } };
struct u5 { template <typename T, typename En<is_x<T>()>::type * = nullptr> int operator()(T const &x, int y) const { return 1; } void go(int k) { eat([=] __device__ { return ga + k; }); } };
struct u9 { template <typename T, En_t<noexcept(T())> * = nullptr> void operator()(T const &x) { } void go(int k) { eat([=] __device__ { return ga + k; }); } };
