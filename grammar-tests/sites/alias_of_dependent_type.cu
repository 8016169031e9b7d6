// std: 17
// A variable whose type is an alias of a dependent type: whether it is a reference nobody knows where the lambda is read, and it is captured.
template <class F> void each(F f);
template <class T> using same = T;
template <class A, class B> struct pair { A a; B b; };
template <class T> struct wrapped { using type = T; };
const int fixed = 4;
static int counter;
template <class M> struct Mesh {
  using name_t = typename M::name_type;
  using index_t = typename M::index_type;
  using ref_t = int &;
  using text_t = same<name_t>;
  void step() {
    name_t name("mesh");
    text_t text("text");
    index_t first = counter, second(counter);
    pair<index_t, name_t> both{counter, "both"};
    typename wrapped<index_t>::type inner = counter;
    ref_t known = counter;
    each([=] __device__ () { name; text; });
    each([=] __device__ () { first; second; });
    each([=] __device__ () { both; inner; });
    each([=] __device__ () { known; });
  }
};
struct Kind { using name_type = const char (&)[5]; using index_type = int &; };
