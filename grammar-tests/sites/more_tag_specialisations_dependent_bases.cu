// std: 17
// Names in the arguments of a class with a dependent base are qualified where the class is named, also behind its definition.
template <class F> void f(F);
namespace n {
struct Mpi {}; struct X {};
template <class M> struct Base {};
namespace k { struct Y {}; }
template <class M, class C = Mpi> class A;
template <class M> class A<M, Mpi> : public X { public: void plain(int e) { f([=] __device__() { return e; }); } };
template <class M, class C = Mpi> class B;
template <class M> class B<M, Mpi> : public Base<M> { public: void plain(int e) { f([=] __device__() { return e; }); } };
template <class M, class C = Mpi> class D;
template <class M> class D<M, const k::Y *> : Base<int> { public: void plain(int e) { f([=] __device__() { return e; }); } };
template <class M, class C = Mpi> class E;
template <class M> class E<M, const k::Y *> : Base<M> { public: void plain(int e) { f([=] __device__() { return e; }); } };
template <> class E<Mpi, Mpi> : Base<Mpi> { public: void plain(int e) { f([=] __device__() { return e; }); } };
template <class M, class C = Mpi> class G;
template <class M> class G<M, Base<Mpi>> : X, Base<M> { public: void plain(Mpi e) { f([=] __device__() { return e; }); } };
template <class M, class C> class H : Base<M> { public: void plain(Mpi e) { f([=] __device__() { return e; }); } };
template <class M> struct O : Base<M> { template <class T, class U> struct I; template <class T> struct I<T, Mpi> { void plain(Mpi e) { f([=] __device__() { return e; }); } }; };
template <class M, class C = Mpi> class P;
template <class M> class P<Base<M>, Mpi> : public Base<M> { public: struct In { void plain(int e) { f([=] __device__() { return e; }); } }; };
template <class M, class C = Mpi> class Q;
template <class M> class Q<Base<M>, Mpi> : public Base<M> { public: void plain(int e) { f([=] __device__() { return e; }); f([*this] __device__() { }); } int m; };
}
struct Gl {};
template <class M, class C> class R;
template <class M> class R<M, Gl> : public n::Base<M> { public: void plain(int e) { f([=] __device__() { return e; }); } };
namespace q {
struct Mpi {};
template <class M> struct Base {};
template <class M, class C = Mpi> class B {};
template <class M> class B<M, Mpi> : public Base<M> { public: void plain(int e); void other(Mpi); };
template <class M> void B<M, Mpi>::plain(int e) { f([=] __device__() { return e; }); }
}
template <class M> void q::B<M, q::Mpi>::other(q::Mpi e) { f([=] __device__() { return e; }); }
