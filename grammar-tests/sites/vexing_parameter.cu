// std: 17
// `int(q(T()));` declares a function whose parameter is a function without parameters: nothing is captured.
template <class F> int eat(F) { return 0; }

template <class T> struct C {
    static int f(T (*q)(T), int n) {
        int r = eat([=, t = 0x1Fu] __device__(int b) { int(q(T())); return int(t) + b; });
        r += eat([=] __device__(int b) { int(q(n)); return b; });
        r += eat([=] __host__ __device__(int b) { int(q(int())); return b; });
        return r;
    }
};

int use(int (*q)(int)) { return C<int>::f(q, 3); }
