// std: 17
// Template arguments in a class with a dependent base.
template <class F> int eat(F f);
const int k = 5;
template <int N> int tf(int x) { return x; }
template <class T> struct A { T t; };
template <class T> struct C : A<T> { int m(int n) { return eat([x = tf<k>(n)] __device__ { return x; }); } };
