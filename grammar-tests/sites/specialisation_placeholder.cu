// std: 17
// An explicit specialisation is not a template: what `auto` stands for is written into the tag.
template <class F> int eat(F f) { return 0; }
template <class T> void free(T a);
template <> void free(int n) {
  eat([n] __device__ (int b) -> auto { return 1; });
  eat([n] __device__ (int b) -> decltype(auto) { return n; });
  eat([n] __device__ (int b) -> auto { return n; });
}
template <class T> struct Box {
  void member(T a);
  template <class U> void both(T a, U b);
};
template <> void Box<long>::member(long n) { eat([n] __device__ (int b) -> auto { return 1; }); }
template <> template <> void Box<long>::both(long n, char c) { eat([n] __device__ (int b) -> auto { return 1; }); }
template <> struct Box<char> {
  void member(char n) { eat([n] __device__ (int b) -> auto { return 1; }); }
};
