// std: 20
// the same in C++20
#include <atomic>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>
template <class F> __global__ void run_library_sequences20(F f) { f(); }
void caller_library_sequences20(std::atomic<int> *a, std::string *st, std::vector<int> *v, std::map<int, int> *m, std::list<int> *li, std::vector<bool> *vb, const std::string *cs, const std::vector<int> *cv, int i) {
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(st->size()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(st->data()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(st->at(i)); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(st->begin()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(st->clear()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(st->compare("a")); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(*st + "a"); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(*st += "a"); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(*st == "a"); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(*st = *st); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(cs->size()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(std::string("abc")); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(std::string(3, 'a')); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->empty()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->front()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->begin()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->emplace_back(1)); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->resize(3)); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(*v == *v); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->insert(v->begin(), 1)); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(*v->begin()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(++v->begin()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(v->begin() != v->end()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(vb->size()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(cv->size()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(std::vector<int>{1, 2}); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(std::end(*v)); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(std::next(v->begin())); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)((*m)[i]); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(m->begin()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { (void)(li->size()); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (int k : *v) x2 += k; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (auto k : *li) x2 += k; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { std::vector<int> q(3, 1); });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { auto q = *v; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { std::string q; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { std::string q = *st; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; auto q = v->begin(); x2 = *q; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { std::set<int> q; });
  run_library_sequences20<<<1, 1>>>([=] __host__ __device__ { std::vector<double> q(3); q[0] = 1; });
}
