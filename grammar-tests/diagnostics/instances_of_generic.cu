// std: 17
// The twentieth call of a generic lambda is looked at like the first.
template <class F> void run(F);
template <class T> void each(T a) { run([=] __device__ () { return a; }); }
void user() {
  struct Local {};
  auto all = [](auto a) { each(a); };
  all(0);
  all(1);
  all(2);
  all(3);
  all(4);
  all(5);
  all(6);
  all(7);
  all(8);
  all(9);
  all(10);
  all(11);
  all(12);
  all(13);
  all(14);
  all(15);
  all(16);
  all(17);
  all(18);
  all(19);
  all(Local{});
}
