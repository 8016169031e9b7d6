// std: 20
template <class F> __host__ __device__ int eat(F f) { return 0; }
namespace st { template <class T> struct span { T *p; }; }
namespace cudf::io::parquet::detail { struct info {}; }
namespace cudf::io::parquet::experimental::detail { using parquet::detail::info; struct reader { void h(st::span<info const> c) const; void h2(info c) const; void h3(st::span<info> parquet) const; }; }
namespace cudf::io::parquet::experimental::detail { void reader::h(st::span<info const> c) const { eat([=] __device__ { }); }
 void reader::h2(info c) const { eat([=] __device__ { }); }
 void reader::h3(st::span<info> parquet) const { eat([=] __device__ { }); } }
namespace cudf::io::parquet::experimental::detail { using namespace parquet::detail; void x(st::span<info> c) { eat([=] __device__ { }); } }
namespace a { struct X {}; namespace b { struct X2 {}; namespace c { struct Y {}; } } }
namespace a { namespace k { using b::c::Y; using a::X; void f(Y y) { eat([=] __device__ { }); } namespace bb { void g(Y y) { eat([=] __device__ { }); } namespace c { void h(Y y, st::span<Y> b) { eat([=] __device__ { }); } } } } }
namespace a { namespace m { using a::b::c::Y; void f(Y y) { eat([=] __device__ { }); } template <class T> void t(st::span<Y> y, T b) { eat([=] __device__ { }); } } }
namespace z { using a::b::c::Y; void f(Y y) { eat([=] __device__ { }); } void g(Y a) { eat([=] __device__ { }); } }
