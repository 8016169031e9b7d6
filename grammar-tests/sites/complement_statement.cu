// std: 17
// A statement that begins with `(~x)`, in a nested class and beside lambdas: no destructor, and no harm to the class around.
template <class F> void run(int n, F f);
int fail();
__host__ __device__ int mix(int i);

#define CHECK_NE(a, b) ((a) != (b)) ? (void)0 : (void)fail()

struct Table {
  void clear(int *data) {
    int n = 3;
    run(n, [=] __device__(int i) { data[i] = n; });
    (~n) ? fail() : 0;
    run(n, [=] __device__(int i) { data[mix(i)] = n; });
  }
  class Accessor {
   public:
    void set(int value) const {
      CHECK_NE(~value, 0);
      (~value);
    }
    template <class T> struct Inner {
      void set(T value) { ((~value)), fail(); }
    };
  };
  template <class T> class Packed {
    int bits;
   public:
    static int count(T value) {
      CHECK_NE(~value, 0);
      run(3, [=] __host__ __device__(int i) { (void)(i + value); });
      return value;
    }
  };
};
int f() { return Table::Packed<int>::count(1); }
