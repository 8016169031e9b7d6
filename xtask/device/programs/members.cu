// std: 20
// Lambdas in methods: static ones, `const` and reference qualifiers, copies of `*this`, operators, nested classes, bases.
#include "device.h"

struct Field;
void befriended(Field &field);

struct Base {
  int offset = 1000;
};

struct Field : Base {
  int *data;
  int size, factor;

  Field(int *data, int size, int factor) : data(data), size(size), factor(factor) {}
  static void zero(int *to, int n) { each(n, [=] __device__(int i) { to[i] = 0; }); }
  void scale() const {
    each(size, [*this] __device__(int i) { data[i] += factor * i; });
  }
  void shift() & {
    each(size, [=, *this] __device__(int i) { data[i] += offset; });
  }
  void copy_of_members() && noexcept {
    each(size, [data = data, by = factor] __device__(int i) { data[i] -= by; });
  }
  Field &operator+=(int value) {
    int *to = data;
    each(size, [=] __device__(int i) { to[i] += value; });
    return *this;
  }
  void operator()(int value) const {
    auto f = [to = data, value] __device__(int i) { to[i] *= value; };
    each(size, f);
  }
  operator int() {
    int *to = data;
    each(1, [to] __device__(int) { to[0] = 42; });
    return 1;
  }
  struct Inner {
    int *at;
    struct Deeper {
      static void set(int *at, int value) { each(2, [=] __device__(int i) { at[i] = value; }); }
    };
    void both(int value) {
      int *to = at;
      each(2, [to, value] __host__ __device__(int i) { to[i] += value; });
    }
  };
  void out_of_line(short value) volatile;
  friend void befriended(Field &field) {
    int *to = field.data;
    each(field.size, [=] __device__(int i) { to[i] = -to[i]; });
  }
};

void Field::out_of_line(short value) volatile {
  int *to = data;
  each(size, [=] __device__(int i) { to[i] += value; });
}

int main() {
  start();
  Buffer<int> out(6);
  Field field(out.data, 6, 3);
  Field::zero(out.data, 6);
  field.scale();
  out.print("scale");
  field.shift();
  out.print("shift");
  Field(out.data, 6, 5).copy_of_members();
  out.print("copy of members");
  (field += 10)(2);
  out.print("operators");
  int one = field;
  Field::Inner::Deeper::set(out.data + one, 7);
  Field::Inner{out.data + 4}.both(9);
  field.out_of_line(100);
  out.print("nested and out of line");
  befriended(field);
  out.print("befriended");
  return finish();
}
