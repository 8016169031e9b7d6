// std: 17
template <class F> void run(F f) {}

// Each name means its own declaration, not the first one that the macro makes.
#define TEMPLATES template <class T> void other(T *p); template <class T> void own(T t); template <class U, int N> struct A { };
TEMPLATES
template <> void own(int *p) { run([=] __device__ () { (void)p; }); }

#define CONSTANTS int *first(); const int one = 1; const int three = 3; int several[2];
CONSTANTS
template <int N> void counted() { }
template <> void counted<three>() { int i = 0; run([=] __device__ () { (void)i; }); }

#define FUNCTIONS int (&array())[3]; int *pointer(); template <class T> T *of(T t); template <class T> T same(T t);
FUNCTIONS
void calls()
{
  auto a = pointer();
  auto b = same(1);
  int *c = array();
  run([=] __device__ () { (void)a; (void)b; (void)c[0]; });
}

#define CLASSES template <class T, int N = 3> struct B { T t[N]; }; template <class T, class U = T> struct C { U u; };
CLASSES
template <class T> void of_class(C<T> c, B<T> b) { }
template <> void of_class(C<int> c, B<int> b) { run([=] __device__ () { (void)c; (void)b; }); }
template <class T> void one_more(C<T> *c);
template <> void one_more<int>(C<int> *c) { run([=] __device__ () { (void)c; }); }
