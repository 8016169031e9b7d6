// std: 17
// options: relaxed-constexpr
// What functions of the mathematical library return decides between overloads.
#include <cmath>
struct MtV { double v; };
MtV operator*(MtV a, double b) { return a; }
__host__ __device__ MtV operator*(MtV a, float b) { return a; }
int mth(double) { return 0; }
__host__ __device__ int mth(float) { return 0; }
__host__ __device__ int mth(int) { return 0; }
int mtf(float) { return 0; }
__host__ __device__ int mtf(double) { return 0; }
__host__ __device__ int mtf(int) { return 0; }
template <class F> __global__ void mtk(F f) { f(0); }
template <class F> void mtpar(F f) { mtk<<<1, 1>>>(f); }
#define MT(n, e) void mt##n(double d, float x, int k, MtV v) { mtpar([=] __device__(int i) { e; }); }
MT(1, mth(std::sqrt(d)))
MT(2, mth(std::sqrt(x)))
MT(3, mth(std::sqrt(k)))
MT(4, mth(sqrt(d)))
MT(5, mth(sqrt(x)))
MT(6, mth(sqrt(k)))
MT(7, mth(std::pow(d, 2)))
MT(8, mth(std::pow(x, 2)))
MT(9, mth(pow(x, x)))
MT(10, mth(std::abs(d)))
MT(11, mth(std::abs(x)))
MT(12, mth(std::abs(k)))
MT(13, mth(std::fmin(x, d)))
MT(14, mth(std::atan2(x, x)))
MT(15, mth(fabs(x)))
MT(16, mth(fabs(d)))
MT(17, mth(std::floor(x)))
MT(18, mth(floor(k)))
MT(19, mth(std::isnan(x)))
MT(20, mth(std::hypot(x, k)))
MT(21, v * (d * std::sqrt(d)))
MT(22, v * std::sqrt(x))
MT(23, v * std::sqrt(std::abs(d)))
MT(24, auto w = std::sqrt(d) * d; v * w)
MT(25, auto w = std::sqrt(x) * x; v * w)
MT(26, mtf(std::sqrt(d)))
MT(27, mtf(std::sqrt(x)))
MT(28, mtf(std::sqrt(k)))
MT(29, mtf(sqrt(x)))
MT(30, mtf(std::pow(x, 2)))
MT(31, mtf(pow(x, 2)))
MT(32, mtf(std::fmax(x, k)))
MT(33, mtf(exp(x)))
MT(34, mtf(std::exp(k)))
MT(35, mtf(log(k)))
MT(36, mtf(fma(x, x, x)))
MT(37, mtf(std::fma(x, x, d)))
MT(38, mtf(fmod(x, x)))
MT(39, mtf(copysign(x, x)))
MT(40, mtf(std::log10(x)))
MT(41, mtf(cbrt(x)))
MT(42, mtf(expm1(x)))
MT(43, mtf(pow(x, x)))
MT(44, mtf(pow(k, x)))
MT(45, mtf(pow(2, k)))
MT(46, mtf(fabs(k)))
