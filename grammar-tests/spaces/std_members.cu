// std: 17
// members of the library's classes: containers, smart pointers, function objects
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
struct P { int v; };
template <class F> __global__ void run(F f) { f(1); }
void caller(std::deque<int> *d, std::function<int(int)> *f, std::map<int, int> *m, std::shared_ptr<P> *s, std::unique_ptr<P> *u, std::string *t) {
  run<<<1, 1>>>([=] __device__ (int i) { return (*d)[i]; });
  run<<<1, 1>>>([=] __device__ (int i) { return d->front(); });
  run<<<1, 1>>>([=] __device__ (int i) { return (*f)(i); });
  run<<<1, 1>>>([=] __device__ (int i) { return m->at(i); });
  run<<<1, 1>>>([=] __device__ (int i) { return (*s)->v; });
  run<<<1, 1>>>([=] __device__ (int i) { return (**u).v; });
  run<<<1, 1>>>([=] __device__ (int i) { return u->get() != nullptr; });
  run<<<1, 1>>>([=] __device__ (int i) { return (int)t->size(); });
  run<<<1, 1>>>([=] __device__ (int i) { return d != nullptr; });
}
