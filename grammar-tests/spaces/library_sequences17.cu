// std: 17
// options: relaxed-constexpr
// strings and vectors: operators, loops
#include <atomic>
#include <deque>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>
template <class F> __global__ void run_library_sequences17(F f) { f(); }
void caller_library_sequences17(std::atomic<int> *a, std::string *st, std::vector<int> *v, std::map<int, int> *m, std::list<int> *li, std::set<int> *se, std::vector<bool> *vb, const std::string *cs, const std::vector<int> *cv, int i) {
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->size()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->c_str()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->empty()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->at(i)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->front()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->append("a")); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->clear()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->find("a")); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(st->resize(3)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*st + "a"); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*st += *st); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*st += 'a'); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*st == "a"); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*st < *st); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*st = "a"); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(cs->size()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(cs->c_str()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::string("abc")); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::string()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::stoi(*st)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->empty()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->at(i)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->back()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->begin()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->push_back(1)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->pop_back()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->resize(3)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->capacity()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*v = *v); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->insert(v->begin(), 1)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->assign(3, 1)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(*(v->begin() + 1)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(++v->begin()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(v->begin() == v->end()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)((*vb)[i]); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(vb->size()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)((*cv)[i]); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(cv->begin()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::vector<int>{1, 2}); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::begin(*v)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::size(*v)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::next(v->begin())); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(std::prev(v->end())); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(m->at(i)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(m->begin()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(li->front()); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { (void)(se->count(i)); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (int k : *v) x2 += k; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (char k : *st) x2 += k; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::vector<int> q; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::vector<int> q(3, 1); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::vector<int> q = *v; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { auto &q = *v; q[1] = 2; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::string q; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::string q("a"); });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::string q = *st + "a"; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; auto q = v->begin(); x2 = *q; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::list<int> q; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::deque<int> q; });
  run_library_sequences17<<<1, 1>>>([=] __host__ __device__ { std::vector<double> q(3); q[0] = 1; });
}
