// std: 17
// A constructor calls those of bases and members, which its initialisers name or not; a destructor calls theirs.
#define HD __host__ __device__
struct Host {
  Host() {}
  Host(int) {}
  ~Host() {}
};
struct Both {
  HD Both() {}
  HD Both(int) {}
};
struct Plain { int i; };

struct OfBase : Host {
  HD OfBase(int i)
      : Host(i) {}
};
struct OfBaseInBraces : Host {
  HD OfBaseInBraces(int i) : Host{i} {}
};
struct OfMember {
  HD OfMember(int i)
      : first(i),
        host(i),
        both(i) {}
  int first;
  Host host;
  Both both;
};
struct Unnamed : Host {
  HD Unnamed(int i)
      : first(i) {}
  int first;
  Host host;
};
struct Fine : Both {
  HD Fine(int i) : Both(i), plain{i} {}
  Plain plain;
};
struct OnDevice : Host {
  __device__ OnDevice(int i) : Host(i) {}
};
template <class T> struct OfTemplate {
  OfTemplate(T t) {}
};
template <class T> struct Derived : OfTemplate<T> {
  using Base = OfTemplate<T>;
  HD Derived(T t, int) : Base(t) {}
  HD Derived(T t) : OfTemplate<T>(t) {}
};
struct Delegating {
  Delegating(int) {}
  HD Delegating() : Delegating(1) {}
};
struct Destroyed : Host {
  HD ~Destroyed() {}
  Host member;
};
struct Outside : Host {
  HD Outside(int i);
};
Outside::Outside(int i)
    : Host(i) {}
__global__ void k() {
  OfBase a(1);
  OfBaseInBraces b(1);
  OfMember c(1);
  Unnamed d(1);
  Fine e(1);
  Derived<int> f(1), g(1, 2);
  Delegating h;
  Outside i(1);
}
HD void never(Destroyed &d) { d.~Destroyed(); }
__global__ void k2(Destroyed *d) { never(*d); OnDevice o(1); }
