// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
#define PASS(...) __VA_ARGS__
int n;
void a1() { auto m = PASS([=]) /* c */ __device__ (int u) {  return int(n); }; }
void a2() { auto m = [=] \
 __device__ (int u) {  return int(n); }; }
void a3() { auto m = PASS([=])
 __device__ (int u) {  return int(n); }; }
void a4() { auto m = PASS([=]) \
__device__ (int u) {  return int(n); }; }
void a5() { auto m = PASS([=]) __dev\
ice__ (int u) {  return int(n); }; }
void a6() { auto m = PASS([=] \
 ) __device__ (int u) {  return int(n); }; }
void a7() { auto m = PASS( \
[=]) __device__ (int u) {  return int(n); }; }
template <class T> void sp23(T *i) \
 {
 \
 { auto m //\
 continued 
= PASS([=]) \
 __device__
(const int &u) noexcept(true)
{  return int(n); /* c */ %>; eat(m); \
 %>
%>
void sp24(int *i) {
 { auto m //\
 continued 
= PASS([=]) __device__ (const int &u) noexcept(true) {  return int(n); }; eat(m); }
}
void sp25(int *i) {
 { auto m = PASS([=]) \
 __device__ (const int &u) noexcept(true) {  return int(n); }; eat(m); }
}
void sp26(int *i) {
 { auto m //
= PASS([=]) __device__ (const int &u) noexcept(true) {  return int(n); }; eat(m); }
}
