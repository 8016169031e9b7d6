// std: 17
// What becomes of a variable that a conditional expression may choose.
#define HD __host__ __device__
static int g;
static long l;
static const int &r = g;
HD int f(int a) { return a; }
HD int fr(const int &a) { return a; }
HD int fl(long a) { return a; }
template <class T> HD int ft(T a) { return a; }
struct C { int v; HD int operator+(int a) const { return a; } HD int operator-(const int &a) const { return a; } };
__device__ int u(int a, const int b, C c, int *p) {
  (void)(a ? g : 1);
  (void)(a ? g : 1.5);
  (void)(a ? g : l);
  (void)(a ? g : b);
  f(a ? g : a);
  f((a ? g : 1));
  f(a ? g : b);
  fr(a ? g : a);
  fr(a ? g : 1);
  fl(a ? g : a);
  ft(a ? g : a);
  ft(a ? g : 1);
  int x1 = (a ? g : a) - 1;
  int x2 = (a ? g : 1) - g;
  int x3 = -(a ? g : a);
  int x4 = p[a ? g : a];
  int x5 = (a ? g : a) ? 1 : 2;
  (a ? g : a) = 1;
  (a ? g : a)++;
  int *x6 = &(a ? g : a);
  int &x7 = a ? g : a;
  const int &x8 = a ? g : 1;
  if (a ? g : a) {}
  while (a ? g : a) {}
  switch (a ? g : a) { default:; }
  int x9 = int(a ? g : a);
  int x10 = (int)(a ? g : a);
  int x11 = static_cast<int>(a ? g : a);
  int x12 = (0, (a ? g : a));
  int x13 = (a ? (a ? g : a) : a);
  int x14 = (a ? (a ? g : a) : 1);
  (void)(a ? (a ? g : a) : 1);
  int x15 = c + (a ? g : a);
  int x16 = c - (a ? g : a);
  int x17 = c - (a ? g : 1);
  int x18[2] = { (a ? g : a), 1 };
  int x19{(a ? g : a)};
  int x20((a ? g : a));
  bool x21 = (a ? g : a) && a;
  bool x22 = !(a ? g : a);
  a += (a ? g : a);
  auto x23 = a ? g : a;
  auto &x24 = a ? g : a;
  a ? g : 1;
  a ? g : a;
  a ? g = 1 : g;
  a, (a ? g : a);
  return (a ? g : a);
}
