// std: 17
// What a directive in a namespace shows is found in the namespace around both: there it may be declared, too.
template <class F> void run(F f);
template <class T> struct Mesh {};
namespace lib { using Word = double; struct St {}; namespace pre { using ::lib::Word; using ::lib::St; } }
namespace x { using namespace lib::pre; void early(Mesh<Word> *m, const Word d, St s); void earlier(const Word d) { run([=] __device__ { return d; }); } }
typedef double Word;
namespace t1 { using namespace lib::pre; void f(Mesh<Word> *m, const Word d, St s) { run([=] __device__ { return d; }); } }
namespace t2 { using namespace lib; void f(Mesh<Word> *m, const Word d) { run([=] __device__ { return d; }); } }
namespace t3 { using lib::Word; void f(Mesh<Word> *m, const Word d) { run([=] __device__ { return d; }); } }
void x::early(Mesh<Word> *m, const Word d, St s) { run([=] __device__ { return d; }); }
