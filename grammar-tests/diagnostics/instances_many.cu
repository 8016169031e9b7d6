// std: 17
// The fortieth instantiation of a template is looked at like the first.
template <class F> void run(F);
template <class T, int N> void each(T a) { run([=] __device__ () { return a; }); }
void user() {
  struct Local {};
  each<int, 0>(0);
  each<int, 1>(0);
  each<int, 2>(0);
  each<int, 3>(0);
  each<int, 4>(0);
  each<int, 5>(0);
  each<int, 6>(0);
  each<int, 7>(0);
  each<int, 8>(0);
  each<int, 9>(0);
  each<int, 10>(0);
  each<int, 11>(0);
  each<int, 12>(0);
  each<int, 13>(0);
  each<int, 14>(0);
  each<int, 15>(0);
  each<int, 16>(0);
  each<int, 17>(0);
  each<int, 18>(0);
  each<int, 19>(0);
  each<int, 20>(0);
  each<int, 21>(0);
  each<int, 22>(0);
  each<int, 23>(0);
  each<int, 24>(0);
  each<int, 25>(0);
  each<int, 26>(0);
  each<int, 27>(0);
  each<int, 28>(0);
  each<int, 29>(0);
  each<int, 30>(0);
  each<int, 31>(0);
  each<int, 32>(0);
  each<int, 33>(0);
  each<int, 34>(0);
  each<int, 35>(0);
  each<int, 36>(0);
  each<int, 37>(0);
  each<int, 38>(0);
  each<int, 39>(0);
  each<Local, 40>(Local{});
}
