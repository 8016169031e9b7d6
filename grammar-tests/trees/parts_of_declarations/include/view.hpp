#ifndef VIEW_HPP
#define VIEW_HPP
template <class F> void run(F f);
namespace h {
template <class T> class View {
  T m;
 public:
#include "view_impl.inc"
  void later() { run([=] __device__ () { return size(); }); }
};
}
#endif
