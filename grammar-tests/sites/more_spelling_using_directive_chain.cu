// std: 17
// A using directive brings what those of the namespace bring.
namespace P { using Real = double; }
namespace P { namespace pre { using ::P::Real; } }
namespace P { namespace pkg { namespace pre { using namespace ::P::pre; } } }
using namespace P::pkg::pre;
void f(Real x) { auto l = [=] __device__ (int i) { return x; }; }
