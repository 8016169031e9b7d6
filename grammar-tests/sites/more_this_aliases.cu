// std: 17
// members named through aliases of the class and its bases
template <class F> int run(F) { return 0; }
struct Plain { int pl; int plf(int); static int pls; }; using PA = Plain; typedef Plain PT; template <class T> struct Tm { int tm; T tt; }; namespace q { struct Far { int far; }; using FA = Far; }
struct D : Plain, Tm<int>, q::Far { using Base = Plain; using Self = D; typedef D This; using TB = Tm<int>; using FB = q::Far; using FC = q::FA; int m; struct In { int x; static int sx; }; using IA = In; enum E { e1 }; using EA = E;
  void go(int l) {
    run([=] __device__ { return Base::pl; });
    run([=] __device__ { return Base::plf(l); });
    run([=] __device__ { return Base::pls; });
    run([=] __device__ { return Self::m; });
    run([=] __device__ { return This::m; });
    run([=] __device__ { return Self::Base::pl; });
    run([=] __device__ { return TB::tm + TB::tt; });
    run([=] __device__ { return Tm<int>::tm; });
    run([=] __device__ { return FB::far; });
    run([=] __device__ { return FC::far; });
    run([=] __device__ { return q::FA::far; });
    run([=] __device__ { return PA::pl; });
    run([=] __device__ { return PT::plf(l); });
    run([=] __device__ { return IA::sx + EA::e1; });
    run([=] __device__ { return &Self::m == nullptr; });
    run([=] __device__ { using L = Plain; return L::pl; });
    run([=] __device__ { return this->Base::pl + l; });
  }
};
template <class T> struct CT : Plain, Tm<T> { using Base = Tm<T>; using PB = Plain; using Self = CT; using Self2 = CT<T>; using TT = T; int m; static int s;
  void go(int l) {
    run([=] __device__ { return Base::tm; });
    run([=] __device__ { return PB::pl; });
    run([=] __device__ { return Self::m + l; });
    run([=] __device__ { return Self2::m + l; });
    run([=] __device__ { return T::x(l); });
    run([=] __device__ { return Self::s; });
    run([=] __device__ { return Self::Base::tm; });
    run([=] __device__ { return Self::PB::pl; });
    run([=] __device__ { return CT<T>::m; });
    run([=] __device__ { return CT<int>::s; });
    run([=] __device__ { return this->Base::tm; });
  }
};
