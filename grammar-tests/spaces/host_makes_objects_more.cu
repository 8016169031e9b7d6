// std: 17
// the same with braces, in assignments and in members; what is made in braces counts only if it is a variable
struct E { int v; __device__ E() : v(0) {} __device__ E(int a) : v(a) {} __device__ int m() const { return v; } __device__ E(const E &) {} __device__ E &operator=(const E &) { return *this; } };
void use(E); void user(const E &);
void host49() { E{1}; }
void host50() { use(E{1}); }
void host51() { E e{1}; }
void host52() { use({1}); }
void host53() { E *e = new E[2]; }
void host54() { (E)1; }
void host55() { static_cast<E>(1); }
void host56() { E e = {1}; }
void host57() { E e{}; }
void host58() { E e = E{1}; }
void host59() { auto e = E{1}; }
void host60() { E{1}.m(); }
void host61() { int a = E{1}.v; }
E host62() { return E{1}; }
void host63() { new E{1}; }
E host64() { return {}; }
E host65() { return E(); }
void host67(E &e) { e = E(1); }
void host69(E *e) { E f(*e); }
void host70(E *e) { auto f = *e; auto &g = *e; const E &h = 1; }
E host71(E *e) { return *e; }
void host72(E *e) { use(*e); }
struct W { E e; int x; };
void host73() { W w; }
void host74() { W w{}; }
void host75() { W w{E(1), 2}; }
void host76() { W w{{1}, 2}; }
template <class T> void host77() { E e; T t; }
template <class T> struct X { E e; X() {} void f() { E g(1); } };
struct Y { E e = E(1); static E s; Y() {} };
E Y::s = E(2);
E glob(1);
static E glob2;
int arr[] = {E(1).v};
void host78() { static E e(1); }
void host79() { thread_local E e; }
void host80() { static const E e{1}; }
void host81() { const E e(1); }
void host82() { const E &e = E(1); }
void host83() { E &&e = E(1); }
