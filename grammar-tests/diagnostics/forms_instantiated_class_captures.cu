// std: 17
// instantiated: class_captures
template <class T> struct H { T t; void run() { auto c = t; auto l = [c] __device__ () {}; auto m = [x = t] __device__ () {}; auto n = [this] __device__ () {}; T *p = &t; auto o = [=] __device__ () { (void)p; }; } };
void g() { struct L {}; H<L>().run(); }
