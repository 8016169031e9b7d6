// std: 17
// member functions that differ in const alone: the object says which one is called
struct V { int x; int at(int) const; __device__ int at(float) const; __host__ __device__ int at(const char *) const; int f() const; int f(); __device__ int g() const; int g(); static int s(int); static __device__ int s(int, int); template <class T> int t(T); __device__ int t(int); };
__global__ void k(V v, const V c, int *p) {
  p[0] = v.at(1);
  p[1] = v.at(1.0f);
  p[2] = v.at("a");
  p[3] = v.f();
  p[4] = c.f();
  p[5] = c.g();
  p[7] = V::s(1);
  p[8] = V::s(1, 2);
  p[9] = v.t(1);
  p[10] = v.t(1.0);
  p[11] = v.g();
}
int host(V v, const V c) {
  return v.at(1.0f)
   + v.at(1)
   + c.g()
   + v.g()
   + V::s(1, 2)
   + v.t(1)
   + v.t(2.0);
}
