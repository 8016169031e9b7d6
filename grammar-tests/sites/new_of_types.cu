// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
void a1(int n) {
  eat([s = new (int)] __device__ { });
}
void a2(int n) {
  eat([s = new (int), n] __device__ { });
}
void a3(int n) {
  auto x = [=] { return [s = new (int)] __device__ { }; };
}
void a4(int n) {
  eat([s = new (int)] __device__ () { });
}
void a5(int n) {
  eat([s = new (int), n] __device__ () { });
}
void a6(int n) {
  auto p = ([=, a=static_cast<unsigned *>(0), i = new (int)] __device__ __device__  (int r) { (void)(int(sizeof(i))); }); 
}
void a7(int n) {
  eat([w = new (int)] __device__  (int d) __attribute__((unused)) { return 1; });
}
void a8(int n) {
  eat([w = new (int[3])] __device__  (int d) { return 1; });
  int *p = new (int) + n;
}
void a9(int n) {
  eat([s = new int(2), n] __device__ () { });
}
