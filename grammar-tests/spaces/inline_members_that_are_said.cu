// std: 17
// Which words make members of class templates inline before anything asks for them, and where.
template <class T> struct ImsIM { T t; int a() const; inline int b() const; int c() const; constexpr int k() const { return 1; } template <class U> int mt(U) const { return 1; } template <class U> inline int mi(U) const { return 1; } static int s(); __inline__ int g() const { return 1; } __forceinline__ int fo() const { return 1; } };
template <class T> inline int ImsIM<T>::a() const { return 1; }
template <class T> int ImsIM<T>::b() const { return 1; }
template <class T> inline int ImsIM<T>::s() { return 1; }
__host__ __device__ int imsh1(ImsIM<int> &m) { return m.a(); }
__host__ __device__ int imsh2(ImsIM<int> &m) { return m.b(); }
__host__ __device__ int imsh3(ImsIM<int> &m) { return m.c(); }
__host__ __device__ int imsh4(ImsIM<int> &m) { return m.mt(1); }
__host__ __device__ int imsh5(ImsIM<int> &m) { return m.mi(1); }
__host__ __device__ int imsh6(ImsIM<int> &m) { return ImsIM<int>::s(); }
__host__ __device__ int imsh7(ImsIM<int> &m) { return m.g(); }
__host__ __device__ int imsh8(ImsIM<int> &m) { return m.fo(); }
template <class T> inline int ImsIM<T>::c() const { return 1; }
__host__ __device__ int imsh9(ImsIM<int> &m) { return m.c(); }
template <class T> struct ImsIN { T t; inline ImsIN(int) {} ImsIN(float) {} inline ~ImsIN() {} inline int v() const { return 1; } operator int() const { return 1; } inline operator float() const { return 1; } inline ImsIN &operator=(int) { return *this; } };
__host__ __device__ void imsj1() { ImsIN<int> x(1); }
__host__ __device__ void imsj2(ImsIN<int> &m) { m = 1; }
__host__ __device__ void imsj3(ImsIN<int> &m) { float f = m; }
__host__ __device__ void imsj4(ImsIN<int> *m) { delete m; }
__host__ __device__ void imsj5(ImsIN<int> *m) { auto l = [=](int i) { return m->v(); }; l(1); }
__host__ __device__ void imsj6(ImsIN<int> *m) { m->v(); }
__host__ __device__ void imsj7(ImsIN<int> *m) { new ImsIN<int>(1); }
__host__ __device__ void imsj8(ImsIN<int> *m) { ImsIN<int>(1); }
void ims_use(ImsIN<float> &f) { f.v(); }
__host__ __device__ void imsj9(ImsIN<float> *m) { m->v(); }
template <> struct ImsIN<char> { int v() const { return 1; } inline int w() const { return 1; } };
__host__ __device__ void imsj10(ImsIN<char> *m) { m->v(); }
__host__ __device__ void imsj11(ImsIN<char> *m) { m->w(); }
template <class T> struct ImsIO { struct Nest { int v() const { return 1; } inline int w() const { return 1; } }; Nest n; };
__host__ __device__ void imsj12(ImsIO<char> *m) { m->n.v(); }
__host__ __device__ void imsj13(ImsIO<char> *m) { m->n.w(); }
template <class T> struct ImsIB { int v() const { return 1; } inline int w() const { return 1; } }; template <class T> struct ImsIC : ImsIB<T> {}; struct ImsID : ImsIB<int> {};
__host__ __device__ void imsj14(ImsIC<char> *m) { m->v(); }
__host__ __device__ void imsj15(ImsIC<char> *m) { m->w(); }
__host__ __device__ void imsj16(ImsID *m) { m->v(); }
__host__ __device__ void imsj17(ImsID *m) { m->w(); }
template <class T> int ims_ift(T) { return 1; } template <class T> inline int ims_ifi(T) { return 1; } 
__host__ __device__ void imsj18(ImsID *m) { ims_ift(1); }
__host__ __device__ void imsj19(ImsID *m) { ims_ifi(1); }
template <class T> struct ImsIF { friend int operator+(ImsIF, ImsIF) { return 1; } friend inline int operator-(ImsIF, ImsIF) { return 1; } };
__host__ __device__ void imsj20(ImsIF<int> m) { m + m; }
__host__ __device__ void imsj21(ImsIF<int> m) { m - m; }
template <class T> struct ImsIV { virtual int v() const { return 1; } inline virtual int w() const { return 1; } };
