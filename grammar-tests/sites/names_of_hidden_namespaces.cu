// std: 17
// Members and namespaces that have the name of a namespace at the outermost level, and do not hide it.
namespace g { struct Ty { int a; }; namespace deep { struct D { int a; }; } }
struct by_alias { using g = int; void go(::g::Ty) { ([] __device__ { }); } };
struct by_template { template <class T> struct g { }; void go(::g::deep::D) { ([] __device__ { }); } };
struct by_enumeration { enum g { }; void go(::g::Ty) { ([] __device__ { }); } };
struct by_variable { int g; void go(::g::Ty) { ([] __device__ { }); } };
struct by_function { void g(); void go(::g::Ty) { ([] __device__ { }); } };
template <class g> struct by_parameter { void go(::g::Ty) { ([] __device__ { }); } };
namespace n1 { namespace g { } void go(::g::Ty) { ([] __device__ { }); } }
namespace n2 { enum g { }; void go(::g::Ty) { ([] __device__ { }); } }
namespace n3 { template <class T> struct g { }; void go(::g::deep::D) { ([] __device__ { }); } }
namespace n4 { using g = int; void go(::g::Ty) { ([] __device__ { }); } }
namespace n5 { int g; void go(::g::Ty) { ([] __device__ { }); } }
namespace n6 { namespace g { struct Q { }; } struct S { struct u { }; void go(n6::g::Q) { ([] __device__ { }); } }; }
