// std: 17
// References that are initialised with a lambda in parentheses.
template <class F> int eat(F f);
void rvalue(int n) { auto &&s([=] __device__ { return n; }); eat(s); }
void constant(int n) { const auto &s([=] __device__ { return n; }); eat(s); eat([=] __device__ { return n + 1; }); }
void value(int n) { auto s([=] __device__ { return n; }); eat(s); }
void after(int n) { auto const &s([=] __device__ { return n; }); eat(s); }
void called(int n) { auto &&s([=] { return n; }()); eat([=] __device__ { return s + n; }); }
