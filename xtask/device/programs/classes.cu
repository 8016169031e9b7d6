// Lambdas in virtual methods, in bases that know their derived class, in friends that are templates, behind typedefs.
#include "device.h"

template <class Derived>
struct Base {
  int factor = 2;
  void run(int *to, int n) {
    const int by = factor;
    Derived me = static_cast<Derived &>(*this);
    each(n, [=] __device__(int i) { to[i] = me.of(i) * by; });
  }
};
struct Square : Base<Square> {
  __host__ __device__ int of(int i) const { return i * i; }
};
struct Cube : Base<Cube> {
  int shift = 1;
  __host__ __device__ int of(int i) const { return i * i * i + shift; }
};

class Task {
 public:
  explicit Task(int *to) : to_(to) {}
  virtual ~Task() = default;
  virtual void run(int value) = 0;

 protected:
  int *to_;
};
class Add final : public Task {
 public:
  using Task::Task;
  void run(int value) override {
    auto to = to_;
    each(5, [=] __device__(int i) { to[i] += value; });
  }
};
class Scale : public Task {
 public:
  using Task::Task;
  void run(int value) override {
    auto f = [to = to_, value] __device__(int i) { to[i] *= value; };
    each(5, f);
  }
};

template <class T>
class Owner {
 public:
  typedef T element;
  explicit Owner(T *data) : data_(data) {}
  template <class U>
  friend void shift(Owner<U> owner, U by);

 private:
  T *data_;
};
template <class U>
void shift(Owner<U> owner, U by) {
  typename Owner<U>::element *to = owner.data_;
  each(5, [=] __device__(int i) { to[i] -= by; });
}

template <class T>
struct Outer {
  template <class U, int N = 3>
  struct Inner {
    using Pair = struct { T first; U second; };
    static void run(int *to, T first, U second) {
      each(N, [=] __device__(int i) { to[i] = int(first) * 10 + int(second) + N; });
    }
  };
};

int main() {
  start();
  Buffer<int> out(5);
  Square().run(out.data, 5);
  out.print("square");
  Cube().run(out.data, 5);
  out.print("cube");
  Add add(out.data);
  Scale scale(out.data);
  Task *tasks[] = {&add, &scale, &add};
  for (Task *task : tasks) task->run(3);
  out.print("tasks");
  shift(Owner<int>(out.data), 4);
  out.print("friend");
  Outer<int>::Inner<double>::run(out.data, 4, 2.5);
  Outer<char>::Inner<short, 2>::run(out.data, 'a', 7);
  out.print("inner");
  return finish();
}
