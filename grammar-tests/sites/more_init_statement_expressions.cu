// std: 20
// Statement expressions are written as they stand, with canonical literals.
template <class F> int eat(F f);
struct P { int a; };
void f(int n, P p) { eat([x = ({ n; }), y = 1] __device__ { return x; }); eat([x = ({ int q = n + 1; q * 2; })] __device__ { return x; });  eat([x = ({ P q{1}; q; }).a] __device__ { return x; }); eat([x = 1 + ({ if (n) { n = 0x10; } n; })] __device__ { return x; });
eat([x = ({ for (int i = 0; i < 3; ++i) n++; n; })] __device__ { return x; });  eat([x = ({ const int k = 3; k; })] __device__ { return x; });
}
