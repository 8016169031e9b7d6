// std: 17
// What `auto` after an arrow stands for: types of conditions with two equal arms, of character literals, of casts.
template <class F> int run(F f) { return 0; }
typedef char Ch;
typedef int In;
struct P {};
typedef P Q;
void conditions(bool b, char c, short s) {
    run([=] __device__() -> auto { return b ? c : c; });
    run([=] __device__() -> auto { return b ? s : s; });
    run([=] __device__() -> auto { return b ? c : s; });
    run([=] __device__() -> auto { return b ? true : false; });
    run([=] __device__() -> auto { return b ? 'a' : 'b'; });
    run([=] __device__() -> auto { return b ? 'a' : 2; });
    run([=] __device__() -> auto { return b ? (short)1 : (short)2; });
}
void characters() {
    run([=] __device__() -> auto { return '\0'; });
    run([=] __device__() -> auto { return '\x41'; });
    run([=] __device__() -> auto { return '\101'; });
    run([=] __device__() -> auto { return '\''; });
    run([=] __device__() -> auto { return L'\n'; });
    run([=] __device__() -> auto { return '_'; });
    run([=] __device__() -> auto { return '\n' + 1; });
}
void casts(int i, char c, double d) {
    run([=] __device__() -> auto { return (const int &)i; });
    run([=] __device__() -> auto { return (const double)d; });
    run([=] __device__() -> auto { return (const In)c; });
    run([=] __device__() -> auto { return (const In *)&i; });
    run([=] __device__() -> auto { return (volatile In)c; });
    run([=] __device__() -> auto { return In{c}; });
    run([=] __device__() -> auto { return In{}; });
    run([=] __device__() -> auto { return In{1}; });
    run([=] __device__() -> auto { return Ch{c}; });
    run([=] __device__() -> auto { return Q{}; });
}
