// std: 17
// Templates that are defined as friends in a class have their parameters in the tag.
template <class F> int eat(F f) { return 0; }
namespace u {
class S_;
template <class T> int hid1(S_ i, T v);
template <class T, int N> void hid2(S_ i);
template <class... T> void hid3(S_ i, T...);
template <class T> int operator+(S_ i, T);
class S_ {
public:
  int m;
  template <class T> friend int hid1(S_ i, T v) { return eat([=] __device__ { }); }
  template <class T, int N> friend void hid2(S_ i) { eat([=] __device__ { }); }
  template <class... T> friend void hid3(S_ i, T...) { eat([=] __device__ { }); }
  template <class T> friend int operator+(S_ i, T) { return eat([=] __device__ { }); }
};
}
