// std: 17
// optional values, variants and views of strings
#include <any>
#include <array>
#include <atomic>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
template <class F> __global__ void run_library_optional17(F f) { f(); }
void caller_library_optional17(std::atomic<int> *a, std::tuple<int, float> *t, std::array<int, 4> *ar, int i, std::optional<int> *o, std::variant<int, float> *va, std::string_view *sv, std::any *an) {
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*o); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(o->has_value()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(o->value()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(o->value_or(1)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)((bool)*o); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(**o); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(o->reset()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(o->emplace(1)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*o == 1); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*o == *o); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*o == std::nullopt); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(!*o); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(o->swap(*o)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::make_optional(i)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<int>(*va)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get<0>(*va)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::get_if<int>(va)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::holds_alternative<int>(*va)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(va->index()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(va->valueless_by_exception()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*va == *va); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::visit([](auto k) { return 1; }, *va)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->size()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->data()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->empty()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->length()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)((*sv)[i]); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->front()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->back()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->substr(1)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->begin()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->end()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->find('a')); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->remove_prefix(1)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(sv->compare("a")); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*sv == *sv); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(*sv == "a"); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(an->has_value()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(an->type()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(an->reset()); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::any_cast<int>(*an)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::clamp(i, 0, 3)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::apply([](int k, float l) { return k; }, *t)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::as_const(i)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { (void)(std::size(*ar)); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { std::optional<int> q = *o; });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::optional<int> q = std::nullopt; x2 = q.value_or(2); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; if (*o) x2 = 1; });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; if (o->has_value()) x2 = **o; });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { std::variant<int, float> q; });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { std::variant<int, float> q = *va; });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::string_view q("a"); x2 = q.size(); });
  run_library_optional17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; for (char k : *sv) x2 += k; });
}
