// std: 17
#include <vector>
#include <map>
struct Buffer { int *ptr; bool used; };
static std::vector<Buffer> pool;
static std::map<int, Buffer> table;
static int next_one;
template <typename F> void run(F f) { f(0); }
void subscripts() {
    Buffer &b = pool[next_one];
    Buffer &c = pool[0];
    const Buffer &d = table[3];
    run([=] __device__ (int i) { b.ptr[i] = c.ptr[i] + d.ptr[i]; });
}
struct Holder {
    int value;
    int *p;
    constexpr const int &get() const { return value; }
    constexpr int &shared() const;
};
int common;
constexpr int &Holder::shared() const { return common; }
struct Swarm {
    Holder h;
    template <typename T> Holder &Get(int) { return h; }
    template <typename T> static Holder &Of(int);
    void sort() {
        auto &x = Get<double>(2).get();
        auto &y = Get<double>(1).p;
        auto &z = Get<double>(1).shared();
        run([=] __device__ (int i) { return x + y[i] + z; });
    }
};
