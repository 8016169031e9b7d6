// std: 17
// Members that constructors make and destructors destroy which are written
#define HD __host__ __device__
struct SlowC { SlowC() {} SlowC(SlowC const&) {} SlowC(int) {} };
struct SlowD { HD SlowD() {} ~SlowD() {} };
template <class T> struct C1 { T t;
  HD constexpr C1()
  {
  }
};
struct D1 { SlowD d;
  HD ~D1()
  {
    if (this) return;
    int i = 0;
  }
};
struct D2 { SlowD d;
  HD ~D2()
  {
    return;
  }
};
struct Copy { SlowC c;
  HD Copy(int)
    : c()
  {
  }
  HD Copy(Copy const&)
  {
  }
};
struct Deleg { SlowC c;
  HD Deleg(int)
    : c(1)
  {
  }
  HD Deleg()
    : Deleg(1)
  {
  }
};
struct Ref { SlowC& c; SlowC* p;
  HD Ref(SlowC& o)
    : c(o)
  {
  }
};
union U { SlowD d; int i;
  HD U()
  {
  }
  HD ~U()
  {
  }
};
struct Anon { union { SlowD d; int i; };
  HD Anon()
  {
  }
  HD ~Anon()
  {
  }
};
struct Stat { static SlowC c; int i;
  HD Stat()
  {
  }
};
template <class T> struct Part { T t;
  HD Part()
  {
  }
};
template <class T> struct Part<T*> { T t;
  HD Part()
  {
  }
};
template <> struct Part<int> { SlowC t;
  HD Part()
  {
  }
};
template <class T> struct Out { T t; HD Out(); HD ~Out(); };
template <class T> HD Out<T>::Out()
{
}
template <class T> HD Out<T>::~Out()
{
}
struct Unused { SlowC t;
  HD Unused()
  {
  }
};
struct HostOnly { SlowC c;
  HostOnly()
  {
  }
};
struct TryC { SlowD c;
  __device__ TryC() {}
  __device__ ~TryC()
  {
  }
};
__global__ void k(SlowC& r) {
  C1<SlowC> c1;
  D1 d1;
  D2 d2;
  Copy c(1), c2(c);
  Deleg d;
  Ref rr(r);
  U u;
  Anon an;
  Stat s;
  Part<SlowC> p1;
  Part<SlowC*> p2;
  Part<int> p3;
  Out<SlowC> o1;
  Out<SlowD> o2;
  TryC t;
}
