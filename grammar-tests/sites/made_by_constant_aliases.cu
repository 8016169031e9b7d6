// std: 17
// What is made by an alias of a constant number is written with the type itself.

using MbcConst = const int;
typedef const double MbcReal;
using MbcPointer = int *;
template <class T> using MbcOf = const T;
struct MbcHolder {
    using Inner = const int;
};
int mbc_use(int);

void mbc_host(int n) {
    auto a = [x = MbcConst(n)] __device__() { (void)x; };
    auto b = [x = MbcConst{n}] __device__() { (void)x; };
    auto c = [x = MbcReal()] __device__() { (void)x; };
    auto d = [x = mbc_use(MbcConst(n))] __device__() { (void)x; };
    auto e = [x = n ? MbcConst(2) : 1] __device__() { (void)x; };
    auto g = [x = MbcPointer()] __device__() { (void)x; };
    auto h = [x = MbcPointer(&n)] __device__() { (void)x; };
    auto m = [x = MbcOf<int>(n)] __device__() { (void)x; };
    auto o = [x = MbcHolder::Inner(n)] __device__() { (void)x; };
}
