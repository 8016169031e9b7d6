// std: 17
// Functions of numbers that CUDA's headers have for nvcc only. Each line is a value that must be exact, or lie within a
// few units of the last place of one that is known.
#include <cfloat>
#include <climits>
#include <cstdio>

__device__ int checked, wrong;

template <class A, class B>
__device__ void is(const char *what, A got, B expected) {
  ++checked;
  if (got == static_cast<A>(expected)) return;
  ++wrong;
  printf("%s: %.17g, not %.17g\n", what, double(got), double(expected));
}
__device__ void near(const char *what, double got, double expected, double units) {
  ++checked;
  const double epsilon = units * DBL_EPSILON * fabs(expected);
  if (fabs(got - expected) <= epsilon) return;
  ++wrong;
  printf("%s: %.17g, not %.17g\n", what, got, expected);
}
#define IS(got, expected) is(#got, got, expected)
#define NEAR(got, expected) near(#got, got, expected, 8)
#define NEAR_F(got, expected) near(#got, got, expected, 8.0 * (1 << 29))

__global__ void bits() {
  IS(__float_as_int(1.0f), 0x3f800000);
  IS(__float_as_uint(-0.0f), 0x80000000u);
  IS(__int_as_float(0x40490fdb), 3.14159274f);
  IS(__uint_as_float(0x7f800000u), INFINITY);
  IS(__double_as_longlong(-2.0), (long long)0xc000000000000000ull);
  IS(__longlong_as_double(0x3ff8000000000000ll), 1.5);
  IS(__double2hiint(1.5), 0x3ff80000);
  IS(__double2loint(1.0 / 3), 0x55555555);
  IS(__hiloint2double(0x3ff80000, 0), 1.5);
  IS(__popc(0xf0f0u), 8);
  IS(__popcll(~0ull), 64);
  IS(__clz(0), 32);
  IS(__clz(-1), 0);
  IS(__clz(1), 31);
  IS(__clzll(0), 64);
  IS(__clzll(1), 63);
  IS(__ffs(0), 0);
  IS(__ffs(12), 3);
  IS(__ffsll(1ll << 40), 41);
  IS(__brev(1u), 0x80000000u);
  IS(__brev(0x12345678u), 0x1e6a2c48u);
  IS(__brevll(2ull), 1ull << 62);
  IS(__byte_perm(0x33221100u, 0x77665544u, 0x7531u), 0x77553311u);
  IS(__funnelshift_l(0x80000000u, 1u, 1), 3u);
  IS(__funnelshift_l(0x80000000u, 1u, 33), 3u);
  IS(__funnelshift_lc(0x80000001u, 1u, 40), 0x80000001u);
  IS(__funnelshift_r(0x80000000u, 1u, 31), 3u);
  IS(__funnelshift_rc(5u, 7u, 99), 7u);
  IS(__mulhi(INT_MIN, INT_MIN), 1 << 30);
  IS(__umulhi(~0u, ~0u), ~0u - 1);
  IS(__mul64hi(LLONG_MIN, 2), -1);
  IS(__umul64hi(1ull << 63, 6), 3);
  IS(__mul24(0x800001, 3), -0x7fffff * 3);
  IS(__umul24(0xff000002u, 3), 6u);
  IS(__sad(INT_MIN, INT_MAX, 1u), 0u);
  IS(__usad(3u, 10u, 5u), 12u);
  IS(__hadd(-3, 0), -2);
  IS(__rhadd(-3, 0), -1);
  IS(__uhadd(~0u, ~0u), ~0u);
  IS(__urhadd(2u, 3u), 3u);
  IS(__dp4a(0x01020304, 0x01ff0101, 10), 10 + 1 - 2 + 3 + 4);
  IS(__dp4a(0xff000001u, 0x02000003u, 0u), 255u * 2 + 3);
  IS(__dp2a_lo(0x0002fffe, 0x05060708, 100), 100 + 2 * 7 - 2 * 8);
  IS(__dp2a_hi(0x00020003u, 0x05060708u, 0u), 2u * 5 + 3 * 6);
  IS(__fns(0xb0u, 0, 1), 4u);
  IS(__fns(0xb0u, 4, 2), 5u);
  IS(__fns(0xb0u, 7, -2), 5u);
  IS(__fns(0xb0u, 0, 4), ~0u);
}

__global__ void rounding() {
  IS(__float2int_rn(2.5f), 2);
  IS(__float2int_rn(-3.5f), -4);
  IS(__float2int_rz(-2.7f), -2);
  IS(__float2int_rd(-2.1f), -3);
  IS(__float2int_ru(2.1f), 3);
  IS(__float2int_rz(3e9f), INT_MAX);
  IS(__float2int_rz(-3e9f), INT_MIN);
  IS(__float2int_rn(NAN), 0);
  IS(__float2uint_rz(-1.5f), 0u);
  IS(__float2uint_rn(4e9f), 4000000000u);
  IS(__float2uint_ru(5e9f), UINT_MAX);
  IS(__float2ll_rz(1e19f), LLONG_MAX);
  IS(__double2int_rn(2147483646.5), 2147483646);
  IS(__double2int_rn(2147483647.5), INT_MAX);
  IS(__double2int_rd(-2147483648.5), INT_MIN);
  IS(__double2ull_rz(18446744073709549568.0), 18446744073709549568ull);
  IS(__double2ull_rz(2e19), ULLONG_MAX);
  IS(__double2ll_rd(-1e19), LLONG_MIN);
  IS(__double2ll_rn(NAN), LLONG_MIN);
  IS(__double2int_rn(NAN), INT_MIN);
  IS(__double2uint_rz(NAN), 0x80000000u);
  IS(__float2ull_rz(NAN), 1ull << 63);
  const float tiny = 1e-20f;
  IS(__fadd_rn(1.0f, tiny), 1.0f);
  IS(__fadd_ru(1.0f, tiny), 1.00000012f);
  IS(__fadd_rd(1.0f, -tiny), 0.99999994f);
  IS(__fadd_rz(-1.0f, -tiny), -1.0f);
  IS(__fmul_ru(0.1f, 0.1f) > __fmul_rd(0.1f, 0.1f), 1);
  IS(__fdiv_rd(1.0f, 3.0f), 0.333333313f);
  IS(__fdiv_ru(1.0f, 3.0f), 0.333333343f);
  IS(__fsqrt_rd(2.0f), 1.41421354f);
  IS(__fsqrt_ru(2.0f), 1.41421366f);
  IS(__frcp_rz(-3.0f), -0.333333313f);
  IS(__frsqrt_rn(4.0f), 0.5f);
  IS(__fmaf_rn(0.1f, 10.0f, -1.0f), 1.49011612e-08f);
  IS(__fmaf_ru(1.0f, 1.0f, tiny), 1.00000012f);
  IS(__dadd_ru(1.0, 1e-30), 1 + DBL_EPSILON);
  IS(__dmul_rd(1.1, 1.1), 1.2100000000000002);
  IS(__dmul_rn(0.1, 0.1), 0.010000000000000002);
  IS(__dmul_rd(0.1, 0.1), 0.01);
  IS(__ddiv_ru(1.0, 3.0), 0.33333333333333337);
  IS(__dsqrt_rn(2.0), 1.4142135623730951);
  IS(__fma_rd(1.0, 1.0, -1e-30), 1 - DBL_EPSILON / 2);
  IS(__double2float_ru(1.0 + 1e-12), 1.00000012f);
  IS(__int2float_rd(16777217), 16777216.0f);
  IS(__int2float_ru(16777217), 16777218.0f);
  IS(__uint2float_rz(4294967295u), 4294967040.0f);
  IS(__ull2float_ru(~0ull), 18446744073709551616.0f);
  IS(__ull2float_rd(~0ull), 18446742974197923840.0f);
  IS(__ull2double_rd(~0ull), 18446744073709549568.0);
  IS(__ll2double_ru(9007199254740993ll), 9007199254740994.0);
  IS(1.0f / 3.0f, 0.333333343f);
}

__global__ void mathematics() {
  IS(min(3, 5u), 3u);
  IS(max(-1, 1u), ~0u);
  IS(min(2.0f, 1.5), 1.5);
  IS(max(NAN, 2.0f), 2.0f);
  IS(min(1ll, 2ull), 1ull);
  IS(umax(3, 4), 4u);
  IS(llmin(-1, 4), -1);
  NEAR(rsqrt(2.0), 0.70710678118654752);
  NEAR_F(rsqrtf(2.0f), 0.70710678118654752);
  NEAR(rcbrt(27.0), 1.0 / 3);
  IS(sinpi(1.0), 0.0);
  IS(sinpi(0.5), 1.0);
  IS(sinpi(-2.5), -1.0);
  IS(cospi(0.5), 0.0);
  IS(cospi(1.0), -1.0);
  IS(cospi(3.5), 0.0);
  NEAR(sinpi(1.0 / 6), 0.5);
  NEAR(cospi(100000.25), 0.70710678118654752);
  double sine, cosine;
  sincospi(0.75, &sine, &cosine);
  NEAR(sine, 0.70710678118654752);
  NEAR(cosine, -0.70710678118654752);
  NEAR(normcdf(1.0), 0.84134474606854293);
  NEAR(normcdfinv(0.975), 1.9599639845400542);
  NEAR(normcdfinv(1e-10), -6.3613409024040562);
  NEAR(erfinv(0.5), 0.47693627620446987);
  NEAR(erfinv(-0.999), -2.3267537655135246);
  NEAR(erfinv(1e-9), 8.862269254527580e-10);
  IS(erfinv(1.0), INFINITY);
  NEAR(erfcinv(1e-100), 15.065574702592645);
  NEAR(erfcx(0.5), 0.61569034419292587);
  NEAR(erfcx(30.0), 0.018795888861416751);
  NEAR(erfcx(2.0), 0.25539567631050574);
  NEAR(cyl_bessel_i0(1.0), 1.2660658777520084);
  NEAR(cyl_bessel_i1(2.5), 2.5167162452886985);
  NEAR(cyl_bessel_i0(50.0), 2.9325537838493362e20);
  NEAR(norm3d(2.0, 3.0, 6.0), 7.0);
  NEAR(rnorm3d(2.0, 3.0, 6.0), 1.0 / 7);
  NEAR_F(norm4df(1e30f, 1e30f, 1e30f, 1e30f), 2e30);
  NEAR(rhypot(3.0, 4.0), 0.2);
  const double x[] = {1, 2, 2};
  NEAR(norm(3, x), 3.0);
  IS(__fdividef(1.0f, 4.0f), 0.25f);
  IS(__saturatef(1.5f), 1.0f);
  IS(__saturatef(-1.0f), 0.0f);
  IS(__saturatef(NAN), 0.0f);
  NEAR_F(__expf(1.0f), 2.718281828459045);
  NEAR_F(__sinf(1.0f), 0.8414709848078965);
  NEAR_F(__cosf(1.0f), 0.5403023058681398);
  NEAR_F(__logf(10.0f), 2.302585092994046);
  NEAR_F(__log2f(8.0f), 3.0);
  NEAR_F(__log10f(1000.0f), 3.0);
  NEAR_F(__powf(2.0f, 0.5f), 1.4142135623730951);
  NEAR_F(__exp10f(2.0f), 100.0);
  NEAR_F(exp10f(2.0f), 100.0);
  float s, c;
  __sincosf(0.5f, &s, &c);
  NEAR_F(s, 0.479425538604203);
  NEAR_F(c, 0.8775825618903728);
  sincosf(0.5f, &s, &c);
  NEAR_F(s, 0.479425538604203);
}

__global__ void parts() {
  IS(__vadd2(0xffff0001u, 0x00010002u), 0x00000003u);
  IS(__vadd4(0xff01ff7fu, 0x01010101u), 0x00020080u);
  IS(__vaddss2(0x7fff8000u, 0x0001ffffu), 0x7fff8000u);
  IS(__vaddus4(0xff010280u, 0x01010180u), 0xff0203ffu);
  IS(__vsub2(0x00000005u, 0x00010003u), 0xffff0002u);
  IS(__vsubus2(0x00000005u, 0x00010003u), 0x00000002u);
  IS(__vavgu4(0x01ff0003u, 0x02ff0100u), 0x02ff0102u);
  IS(__vavgs2(0xffff0001u, 0xfffe0002u), 0xffff0002u);
  IS(__vhaddu2(0xffff0001u, 0xffff0002u), 0xffff0001u);
  IS(__vmaxs2(0xffff0001u, 0x00000002u), 0x00000002u);
  IS(__vmaxu2(0xffff0001u, 0x00000002u), 0xffff0002u);
  IS(__vmins4(0x80017f00u, 0x00020001u), 0x80010000u);
  IS(__vabs2(0xffff8000u), 0x00018000u);
  IS(__vabsss2(0xffff8000u), 0x00017fffu);
  IS(__vneg4(0x01ff8000u), 0xff018000u);
  IS(__vabsdiffu4(0x01050901u, 0x02030a01u), 0x01020100u);
  IS(__vabsdiffs2(0x8000ffffu, 0x7fff0001u), 0xffff0002u);
  IS(__vcmpeq4(0x01020304u, 0x01000300u), 0xff00ff00u);
  IS(__vcmpgts2(0xffff0002u, 0x00000001u), 0x0000ffffu);
  IS(__vcmpgtu2(0xffff0002u, 0x00000001u), 0xffffffffu);
  IS(__vsetltu4(0x01020304u, 0x02020202u), 0x01000000u);
  IS(__vsadu4(0x01020304u, 0x04030201u), 8u);
  IS(__vsads2(0x8000ffffu, 0x7fff0001u), 65537u);
}

int main() {
  bits<<<1, 1>>>();
  rounding<<<1, 1>>>();
  mathematics<<<1, 1>>>();
  parts<<<1, 1>>>();
  printf("%d checked, %d wrong\n", checked, wrong);
}
