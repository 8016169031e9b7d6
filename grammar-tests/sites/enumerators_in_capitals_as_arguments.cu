// std: 17
// enumerators that are written as macros are, in a unit that includes headers which are not read
#include <initializer_list>
namespace EicN { class agg { public: enum Kind : int { SUM = 0, MEAN }; enum class Mode { ONE, TWO }; static constexpr int LIMIT = 3; virtual ~agg() = default; };
template <agg::Kind k> struct cl {}; template <agg::Mode m> struct cm {}; template <int n> struct cn {};
void f1(agg const &a, cl<agg::MEAN> c) { auto l = [] __device__ {}; }
void f2(agg const &, cl<agg::Kind::SUM> c) { auto l = [] __device__ {}; }
void f3(cm<agg::Mode::TWO>, cn<agg::MEAN>, cn<agg::LIMIT>) { auto l = [] __device__ {}; }
namespace in { namespace deep { struct fin { template <agg::Kind k> void operator()(agg const &a) const {} };
template <> void fin::operator()<agg::MEAN>(agg const &a) const;
template <> void fin::operator()<agg::MEAN>(agg const &a) const { auto l = [] __device__ {}; }
template <agg::Kind k> void ff(); template <> void ff<agg::SUM>() { auto l = [] __device__ {}; } } } }
template <EicN::agg::Kind k> struct EicC {}; void EicF(EicC<EicN::agg::MEAN>) { auto l = [] __device__ {}; }
namespace EicN { enum class Tid { INT8, STRING }; enum Tu { FIRST, SECOND }; template <Tid t> struct ct {}; template <Tu t> struct cu {}; void f4(ct<Tid::STRING>, cu<SECOND>, cu<Tu::FIRST>, cn<SECOND>) { auto l = [] __device__ {}; } template <Tid t> void fg(); template <> void fg<Tid::INT8>() { auto l = [] __device__ {}; } }
void EicG(EicN::ct<EicN::Tid::STRING>, EicN::cu<EicN::SECOND>) { auto l = [] __device__ {}; }
