// std: 17
// Operators of elements that operators of containers give: by what the container and the object are constant.
struct Elm { int v; int *q;
 __host__ __device__ Elm operator-(const Elm &o) const { return *this; }  Elm operator-(const Elm &o) { return *this; }
 __host__ __device__ int operator[](int) const { return v; }  int operator[](int) { return v; }
 __host__ __device__ Elm operator-() const { return *this; }  Elm operator-() { return *this; }
 __host__ __device__ int operator*() const { return v; }  int operator*() { return v; }
 __host__ __device__ const Elm *operator->() const { return this; }  Elm *operator->() { return this; }
 __host__ __device__ Elm &operator++() { ++v; return *this; }
 __host__ __device__ Elm &operator+=(int) { return *this; }
  bool operator==(const Elm &) const { return true; }
  bool operator!() const { return true; }
};
__host__ __device__ Elm operator+(Elm a, Elm b) { return a; }
__host__ __device__ Elm operator*(int k, Elm b) { return b; }
__host__ __device__ int operator/(Elm &a, int) { return 1; }  int operator/(const Elm &a, int) { return 1; }

template <class T> struct Ecam { T a[4]; __host__ __device__ T &operator[](int i) { return a[i]; } __host__ __device__ const T &operator[](int i) const { return a[i]; } };
template <class T> struct Ecbm { T a[4]; __host__ __device__ T &operator[](int i) { return a[i]; } };
template <class T> struct Eccm { T a[4]; __host__ __device__ const T &operator[](int i) const { return a[i]; } };
template <class T> struct Ecdm { T *a; __host__ __device__ T &operator[](int i) const { return a[i]; } };
template <class T> struct Ecem { T *a; __host__ __device__ T operator[](int i) const { return a[i]; } };
template <class T> struct Ecfm { T *a; __host__ __device__ T &operator()(int i) const { return a[i]; } __host__ __device__ T &operator[](int i) const { return a[i]; } };
template <class F> __global__ void elkm(F f) { f(0); }
template <class F> void elpm(F f) { elkm<<<1, 1>>>(f); }
__host__ __device__ void elm543(Ecam<Elm> p, int i) { p[0] - p[1]; }
__host__ __device__ void elm544(const Ecam<Elm> &p, int i) { p[0] - p[1]; }
__host__ __device__ void elm545(Ecam<Elm> &p, int i) { p[0] - p[1]; }
void elm546(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void elm547(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void elm548(Ecam<Elm> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void elm549(P p, int i) { p[0] - p[1]; } __host__ __device__ void elm549u(Ecam<Elm> p) { elm549(p, 1); }
__host__ __device__ void elm550(Ecam<Elm> p, int i) { p[i][1]; }
__host__ __device__ void elm551(const Ecam<Elm> &p, int i) { p[i][1]; }
__host__ __device__ void elm552(Ecam<Elm> &p, int i) { p[i][1]; }
void elm553(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[i][1]; }); }
void elm554(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void elm555(Ecam<Elm> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void elm556(P p, int i) { p[i][1]; } __host__ __device__ void elm556u(Ecam<Elm> p) { elm556(p, 1); }
__host__ __device__ void elm557(Ecam<Elm> p, int i) { -p[0]; }
__host__ __device__ void elm558(const Ecam<Elm> &p, int i) { -p[0]; }
__host__ __device__ void elm559(Ecam<Elm> &p, int i) { -p[0]; }
void elm560(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { -p[0]; }); }
void elm561(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void elm562(Ecam<Elm> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void elm563(P p, int i) { -p[0]; } __host__ __device__ void elm563u(Ecam<Elm> p) { elm563(p, 1); }
__host__ __device__ void elm564(Ecam<Elm> p, int i) { *p[i]; }
__host__ __device__ void elm565(const Ecam<Elm> &p, int i) { *p[i]; }
__host__ __device__ void elm566(Ecam<Elm> &p, int i) { *p[i]; }
void elm567(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { *p[i]; }); }
void elm568(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void elm569(Ecam<Elm> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void elm570(P p, int i) { *p[i]; } __host__ __device__ void elm570u(Ecam<Elm> p) { elm570(p, 1); }
__host__ __device__ void elm571(Ecam<Elm> p, int i) { p[0]->v; }
__host__ __device__ void elm572(const Ecam<Elm> &p, int i) { p[0]->v; }
__host__ __device__ void elm573(Ecam<Elm> &p, int i) { p[0]->v; }
void elm574(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[0]->v; }); }
void elm575(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void elm576(Ecam<Elm> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void elm577(P p, int i) { p[0]->v; } __host__ __device__ void elm577u(Ecam<Elm> p) { elm577(p, 1); }
__host__ __device__ void elm578(Ecam<Elm> p, int i) { ++p[0]; }
__host__ __device__ void elm579(Ecam<Elm> &p, int i) { ++p[0]; }
void elm580(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void elm581(Ecam<Elm> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void elm582(P p, int i) { ++p[0]; } __host__ __device__ void elm582u(Ecam<Elm> p) { elm582(p, 1); }
__host__ __device__ void elm583(Ecam<Elm> p, int i) { p[0] += 1; }
__host__ __device__ void elm584(Ecam<Elm> &p, int i) { p[0] += 1; }
void elm585(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void elm586(Ecam<Elm> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void elm587(P p, int i) { p[0] += 1; } __host__ __device__ void elm587u(Ecam<Elm> p) { elm587(p, 1); }
__host__ __device__ void elm588(Ecam<Elm> p, int i) { p[0] == p[1]; }
__host__ __device__ void elm589(const Ecam<Elm> &p, int i) { p[0] == p[1]; }
__host__ __device__ void elm590(Ecam<Elm> &p, int i) { p[0] == p[1]; }
void elm591(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void elm592(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void elm593(Ecam<Elm> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void elm594(P p, int i) { p[0] == p[1]; } __host__ __device__ void elm594u(Ecam<Elm> p) { elm594(p, 1); }
__host__ __device__ void elm595(Ecam<Elm> p, int i) { !p[0]; }
__host__ __device__ void elm596(const Ecam<Elm> &p, int i) { !p[0]; }
__host__ __device__ void elm597(Ecam<Elm> &p, int i) { !p[0]; }
void elm598(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { !p[0]; }); }
void elm599(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void elm600(Ecam<Elm> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void elm601(P p, int i) { !p[0]; } __host__ __device__ void elm601u(Ecam<Elm> p) { elm601(p, 1); }
__host__ __device__ void elm602(Ecam<Elm> p, int i) { p[0] + p[1]; }
__host__ __device__ void elm603(const Ecam<Elm> &p, int i) { p[0] + p[1]; }
__host__ __device__ void elm604(Ecam<Elm> &p, int i) { p[0] + p[1]; }
void elm605(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void elm606(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void elm607(Ecam<Elm> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void elm608(P p, int i) { p[0] + p[1]; } __host__ __device__ void elm608u(Ecam<Elm> p) { elm608(p, 1); }
__host__ __device__ void elm609(Ecam<Elm> p, int i) { 2 * p[0]; }
__host__ __device__ void elm610(const Ecam<Elm> &p, int i) { 2 * p[0]; }
__host__ __device__ void elm611(Ecam<Elm> &p, int i) { 2 * p[0]; }
void elm612(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { 2 * p[0]; }); }
void elm613(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void elm614(Ecam<Elm> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void elm615(P p, int i) { 2 * p[0]; } __host__ __device__ void elm615u(Ecam<Elm> p) { elm615(p, 1); }
__host__ __device__ void elm616(Ecam<Elm> p, int i) { p[0] / 2; }
__host__ __device__ void elm617(const Ecam<Elm> &p, int i) { p[0] / 2; }
__host__ __device__ void elm618(Ecam<Elm> &p, int i) { p[0] / 2; }
void elm619(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] / 2; }); }
void elm620(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void elm621(Ecam<Elm> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void elm622(P p, int i) { p[0] / 2; } __host__ __device__ void elm622u(Ecam<Elm> p) { elm622(p, 1); }
__host__ __device__ void elm623(Ecam<Elm> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm624(const Ecam<Elm> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm625(Ecam<Elm> &p, int i) { (p[0] - p[1])[0]; }
void elm626(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void elm627(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void elm628(Ecam<Elm> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void elm629(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void elm629u(Ecam<Elm> p) { elm629(p, 1); }
__host__ __device__ void elm630(Ecam<Elm> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm631(const Ecam<Elm> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm632(Ecam<Elm> &p, int i) { p[0] - p[1] - p[0]; }
void elm633(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void elm634(Ecam<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void elm635(Ecam<Elm> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void elm636(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void elm636u(Ecam<Elm> p) { elm636(p, 1); }
__host__ __device__ void elm637(Ecbm<Elm> p, int i) { p[0] - p[1]; }
__host__ __device__ void elm638(Ecbm<Elm> &p, int i) { p[0] - p[1]; }
void elm639(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void elm640(Ecbm<Elm> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void elm641(P p, int i) { p[0] - p[1]; } __host__ __device__ void elm641u(Ecbm<Elm> p) { elm641(p, 1); }
__host__ __device__ void elm642(Ecbm<Elm> p, int i) { p[i][1]; }
__host__ __device__ void elm643(Ecbm<Elm> &p, int i) { p[i][1]; }
void elm644(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void elm645(Ecbm<Elm> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void elm646(P p, int i) { p[i][1]; } __host__ __device__ void elm646u(Ecbm<Elm> p) { elm646(p, 1); }
__host__ __device__ void elm647(Ecbm<Elm> p, int i) { -p[0]; }
__host__ __device__ void elm648(Ecbm<Elm> &p, int i) { -p[0]; }
void elm649(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void elm650(Ecbm<Elm> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void elm651(P p, int i) { -p[0]; } __host__ __device__ void elm651u(Ecbm<Elm> p) { elm651(p, 1); }
__host__ __device__ void elm652(Ecbm<Elm> p, int i) { *p[i]; }
__host__ __device__ void elm653(Ecbm<Elm> &p, int i) { *p[i]; }
void elm654(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void elm655(Ecbm<Elm> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void elm656(P p, int i) { *p[i]; } __host__ __device__ void elm656u(Ecbm<Elm> p) { elm656(p, 1); }
__host__ __device__ void elm657(Ecbm<Elm> p, int i) { p[0]->v; }
__host__ __device__ void elm658(Ecbm<Elm> &p, int i) { p[0]->v; }
void elm659(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void elm660(Ecbm<Elm> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void elm661(P p, int i) { p[0]->v; } __host__ __device__ void elm661u(Ecbm<Elm> p) { elm661(p, 1); }
__host__ __device__ void elm662(Ecbm<Elm> p, int i) { ++p[0]; }
__host__ __device__ void elm663(Ecbm<Elm> &p, int i) { ++p[0]; }
void elm664(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void elm665(Ecbm<Elm> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void elm666(P p, int i) { ++p[0]; } __host__ __device__ void elm666u(Ecbm<Elm> p) { elm666(p, 1); }
__host__ __device__ void elm667(Ecbm<Elm> p, int i) { p[0] += 1; }
__host__ __device__ void elm668(Ecbm<Elm> &p, int i) { p[0] += 1; }
void elm669(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void elm670(Ecbm<Elm> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void elm671(P p, int i) { p[0] += 1; } __host__ __device__ void elm671u(Ecbm<Elm> p) { elm671(p, 1); }
__host__ __device__ void elm672(Ecbm<Elm> p, int i) { p[0] == p[1]; }
__host__ __device__ void elm673(Ecbm<Elm> &p, int i) { p[0] == p[1]; }
void elm674(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void elm675(Ecbm<Elm> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void elm676(P p, int i) { p[0] == p[1]; } __host__ __device__ void elm676u(Ecbm<Elm> p) { elm676(p, 1); }
__host__ __device__ void elm677(Ecbm<Elm> p, int i) { !p[0]; }
__host__ __device__ void elm678(Ecbm<Elm> &p, int i) { !p[0]; }
void elm679(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void elm680(Ecbm<Elm> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void elm681(P p, int i) { !p[0]; } __host__ __device__ void elm681u(Ecbm<Elm> p) { elm681(p, 1); }
__host__ __device__ void elm682(Ecbm<Elm> p, int i) { p[0] + p[1]; }
__host__ __device__ void elm683(Ecbm<Elm> &p, int i) { p[0] + p[1]; }
void elm684(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void elm685(Ecbm<Elm> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void elm686(P p, int i) { p[0] + p[1]; } __host__ __device__ void elm686u(Ecbm<Elm> p) { elm686(p, 1); }
__host__ __device__ void elm687(Ecbm<Elm> p, int i) { 2 * p[0]; }
__host__ __device__ void elm688(Ecbm<Elm> &p, int i) { 2 * p[0]; }
void elm689(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void elm690(Ecbm<Elm> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void elm691(P p, int i) { 2 * p[0]; } __host__ __device__ void elm691u(Ecbm<Elm> p) { elm691(p, 1); }
__host__ __device__ void elm692(Ecbm<Elm> p, int i) { p[0] / 2; }
__host__ __device__ void elm693(Ecbm<Elm> &p, int i) { p[0] / 2; }
void elm694(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void elm695(Ecbm<Elm> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void elm696(P p, int i) { p[0] / 2; } __host__ __device__ void elm696u(Ecbm<Elm> p) { elm696(p, 1); }
__host__ __device__ void elm697(Ecbm<Elm> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm698(Ecbm<Elm> &p, int i) { (p[0] - p[1])[0]; }
void elm699(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void elm700(Ecbm<Elm> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void elm701(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void elm701u(Ecbm<Elm> p) { elm701(p, 1); }
__host__ __device__ void elm702(Ecbm<Elm> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm703(Ecbm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
void elm704(Ecbm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void elm705(Ecbm<Elm> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void elm706(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void elm706u(Ecbm<Elm> p) { elm706(p, 1); }
__host__ __device__ void elm707(Eccm<Elm> p, int i) { p[0] - p[1]; }
__host__ __device__ void elm708(const Eccm<Elm> &p, int i) { p[0] - p[1]; }
__host__ __device__ void elm709(Eccm<Elm> &p, int i) { p[0] - p[1]; }
void elm710(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void elm711(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void elm712(Eccm<Elm> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void elm713(P p, int i) { p[0] - p[1]; } __host__ __device__ void elm713u(Eccm<Elm> p) { elm713(p, 1); }
__host__ __device__ void elm714(Eccm<Elm> p, int i) { p[i][1]; }
__host__ __device__ void elm715(const Eccm<Elm> &p, int i) { p[i][1]; }
__host__ __device__ void elm716(Eccm<Elm> &p, int i) { p[i][1]; }
void elm717(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[i][1]; }); }
void elm718(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void elm719(Eccm<Elm> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void elm720(P p, int i) { p[i][1]; } __host__ __device__ void elm720u(Eccm<Elm> p) { elm720(p, 1); }
__host__ __device__ void elm721(Eccm<Elm> p, int i) { -p[0]; }
__host__ __device__ void elm722(const Eccm<Elm> &p, int i) { -p[0]; }
__host__ __device__ void elm723(Eccm<Elm> &p, int i) { -p[0]; }
void elm724(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { -p[0]; }); }
void elm725(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void elm726(Eccm<Elm> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void elm727(P p, int i) { -p[0]; } __host__ __device__ void elm727u(Eccm<Elm> p) { elm727(p, 1); }
__host__ __device__ void elm728(Eccm<Elm> p, int i) { *p[i]; }
__host__ __device__ void elm729(const Eccm<Elm> &p, int i) { *p[i]; }
__host__ __device__ void elm730(Eccm<Elm> &p, int i) { *p[i]; }
void elm731(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { *p[i]; }); }
void elm732(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void elm733(Eccm<Elm> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void elm734(P p, int i) { *p[i]; } __host__ __device__ void elm734u(Eccm<Elm> p) { elm734(p, 1); }
__host__ __device__ void elm735(Eccm<Elm> p, int i) { p[0]->v; }
__host__ __device__ void elm736(const Eccm<Elm> &p, int i) { p[0]->v; }
__host__ __device__ void elm737(Eccm<Elm> &p, int i) { p[0]->v; }
void elm738(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0]->v; }); }
void elm739(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void elm740(Eccm<Elm> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void elm741(P p, int i) { p[0]->v; } __host__ __device__ void elm741u(Eccm<Elm> p) { elm741(p, 1); }
__host__ __device__ void elm742(Eccm<Elm> p, int i) { p[0] == p[1]; }
__host__ __device__ void elm743(const Eccm<Elm> &p, int i) { p[0] == p[1]; }
__host__ __device__ void elm744(Eccm<Elm> &p, int i) { p[0] == p[1]; }
void elm745(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void elm746(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void elm747(Eccm<Elm> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void elm748(P p, int i) { p[0] == p[1]; } __host__ __device__ void elm748u(Eccm<Elm> p) { elm748(p, 1); }
__host__ __device__ void elm749(Eccm<Elm> p, int i) { !p[0]; }
__host__ __device__ void elm750(const Eccm<Elm> &p, int i) { !p[0]; }
__host__ __device__ void elm751(Eccm<Elm> &p, int i) { !p[0]; }
void elm752(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { !p[0]; }); }
void elm753(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void elm754(Eccm<Elm> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void elm755(P p, int i) { !p[0]; } __host__ __device__ void elm755u(Eccm<Elm> p) { elm755(p, 1); }
__host__ __device__ void elm756(Eccm<Elm> p, int i) { p[0] + p[1]; }
__host__ __device__ void elm757(const Eccm<Elm> &p, int i) { p[0] + p[1]; }
__host__ __device__ void elm758(Eccm<Elm> &p, int i) { p[0] + p[1]; }
void elm759(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void elm760(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void elm761(Eccm<Elm> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void elm762(P p, int i) { p[0] + p[1]; } __host__ __device__ void elm762u(Eccm<Elm> p) { elm762(p, 1); }
__host__ __device__ void elm763(Eccm<Elm> p, int i) { 2 * p[0]; }
__host__ __device__ void elm764(const Eccm<Elm> &p, int i) { 2 * p[0]; }
__host__ __device__ void elm765(Eccm<Elm> &p, int i) { 2 * p[0]; }
void elm766(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { 2 * p[0]; }); }
void elm767(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void elm768(Eccm<Elm> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void elm769(P p, int i) { 2 * p[0]; } __host__ __device__ void elm769u(Eccm<Elm> p) { elm769(p, 1); }
__host__ __device__ void elm770(Eccm<Elm> p, int i) { p[0] / 2; }
__host__ __device__ void elm771(const Eccm<Elm> &p, int i) { p[0] / 2; }
__host__ __device__ void elm772(Eccm<Elm> &p, int i) { p[0] / 2; }
void elm773(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] / 2; }); }
void elm774(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void elm775(Eccm<Elm> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void elm776(P p, int i) { p[0] / 2; } __host__ __device__ void elm776u(Eccm<Elm> p) { elm776(p, 1); }
__host__ __device__ void elm777(Eccm<Elm> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm778(const Eccm<Elm> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm779(Eccm<Elm> &p, int i) { (p[0] - p[1])[0]; }
void elm780(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void elm781(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void elm782(Eccm<Elm> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void elm783(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void elm783u(Eccm<Elm> p) { elm783(p, 1); }
__host__ __device__ void elm784(Eccm<Elm> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm785(const Eccm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm786(Eccm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
void elm787(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void elm788(Eccm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void elm789(Eccm<Elm> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void elm790(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void elm790u(Eccm<Elm> p) { elm790(p, 1); }
__host__ __device__ void elm791(Ecdm<Elm> p, int i) { p[0] - p[1]; }
__host__ __device__ void elm792(const Ecdm<Elm> &p, int i) { p[0] - p[1]; }
__host__ __device__ void elm793(Ecdm<Elm> &p, int i) { p[0] - p[1]; }
void elm794(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void elm795(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void elm796(Ecdm<Elm> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void elm797(P p, int i) { p[0] - p[1]; } __host__ __device__ void elm797u(Ecdm<Elm> p) { elm797(p, 1); }
__host__ __device__ void elm798(Ecdm<Elm> p, int i) { p[i][1]; }
__host__ __device__ void elm799(const Ecdm<Elm> &p, int i) { p[i][1]; }
__host__ __device__ void elm800(Ecdm<Elm> &p, int i) { p[i][1]; }
void elm801(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[i][1]; }); }
void elm802(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void elm803(Ecdm<Elm> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void elm804(P p, int i) { p[i][1]; } __host__ __device__ void elm804u(Ecdm<Elm> p) { elm804(p, 1); }
__host__ __device__ void elm805(Ecdm<Elm> p, int i) { -p[0]; }
__host__ __device__ void elm806(const Ecdm<Elm> &p, int i) { -p[0]; }
__host__ __device__ void elm807(Ecdm<Elm> &p, int i) { -p[0]; }
void elm808(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { -p[0]; }); }
void elm809(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void elm810(Ecdm<Elm> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void elm811(P p, int i) { -p[0]; } __host__ __device__ void elm811u(Ecdm<Elm> p) { elm811(p, 1); }
__host__ __device__ void elm812(Ecdm<Elm> p, int i) { *p[i]; }
__host__ __device__ void elm813(const Ecdm<Elm> &p, int i) { *p[i]; }
__host__ __device__ void elm814(Ecdm<Elm> &p, int i) { *p[i]; }
void elm815(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { *p[i]; }); }
void elm816(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void elm817(Ecdm<Elm> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void elm818(P p, int i) { *p[i]; } __host__ __device__ void elm818u(Ecdm<Elm> p) { elm818(p, 1); }
__host__ __device__ void elm819(Ecdm<Elm> p, int i) { p[0]->v; }
__host__ __device__ void elm820(const Ecdm<Elm> &p, int i) { p[0]->v; }
__host__ __device__ void elm821(Ecdm<Elm> &p, int i) { p[0]->v; }
void elm822(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0]->v; }); }
void elm823(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void elm824(Ecdm<Elm> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void elm825(P p, int i) { p[0]->v; } __host__ __device__ void elm825u(Ecdm<Elm> p) { elm825(p, 1); }
__host__ __device__ void elm826(Ecdm<Elm> p, int i) { ++p[0]; }
__host__ __device__ void elm827(const Ecdm<Elm> &p, int i) { ++p[0]; }
__host__ __device__ void elm828(Ecdm<Elm> &p, int i) { ++p[0]; }
void elm829(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { ++p[0]; }); }
void elm830(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void elm831(Ecdm<Elm> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void elm832(P p, int i) { ++p[0]; } __host__ __device__ void elm832u(Ecdm<Elm> p) { elm832(p, 1); }
__host__ __device__ void elm833(Ecdm<Elm> p, int i) { p[0] += 1; }
__host__ __device__ void elm834(const Ecdm<Elm> &p, int i) { p[0] += 1; }
__host__ __device__ void elm835(Ecdm<Elm> &p, int i) { p[0] += 1; }
void elm836(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] += 1; }); }
void elm837(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void elm838(Ecdm<Elm> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void elm839(P p, int i) { p[0] += 1; } __host__ __device__ void elm839u(Ecdm<Elm> p) { elm839(p, 1); }
__host__ __device__ void elm840(Ecdm<Elm> p, int i) { p[0] == p[1]; }
__host__ __device__ void elm841(const Ecdm<Elm> &p, int i) { p[0] == p[1]; }
__host__ __device__ void elm842(Ecdm<Elm> &p, int i) { p[0] == p[1]; }
void elm843(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void elm844(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void elm845(Ecdm<Elm> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void elm846(P p, int i) { p[0] == p[1]; } __host__ __device__ void elm846u(Ecdm<Elm> p) { elm846(p, 1); }
__host__ __device__ void elm847(Ecdm<Elm> p, int i) { !p[0]; }
__host__ __device__ void elm848(const Ecdm<Elm> &p, int i) { !p[0]; }
__host__ __device__ void elm849(Ecdm<Elm> &p, int i) { !p[0]; }
void elm850(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { !p[0]; }); }
void elm851(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void elm852(Ecdm<Elm> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void elm853(P p, int i) { !p[0]; } __host__ __device__ void elm853u(Ecdm<Elm> p) { elm853(p, 1); }
__host__ __device__ void elm854(Ecdm<Elm> p, int i) { p[0] + p[1]; }
__host__ __device__ void elm855(const Ecdm<Elm> &p, int i) { p[0] + p[1]; }
__host__ __device__ void elm856(Ecdm<Elm> &p, int i) { p[0] + p[1]; }
void elm857(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void elm858(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void elm859(Ecdm<Elm> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void elm860(P p, int i) { p[0] + p[1]; } __host__ __device__ void elm860u(Ecdm<Elm> p) { elm860(p, 1); }
__host__ __device__ void elm861(Ecdm<Elm> p, int i) { 2 * p[0]; }
__host__ __device__ void elm862(const Ecdm<Elm> &p, int i) { 2 * p[0]; }
__host__ __device__ void elm863(Ecdm<Elm> &p, int i) { 2 * p[0]; }
void elm864(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { 2 * p[0]; }); }
void elm865(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void elm866(Ecdm<Elm> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void elm867(P p, int i) { 2 * p[0]; } __host__ __device__ void elm867u(Ecdm<Elm> p) { elm867(p, 1); }
__host__ __device__ void elm868(Ecdm<Elm> p, int i) { p[0] / 2; }
__host__ __device__ void elm869(const Ecdm<Elm> &p, int i) { p[0] / 2; }
__host__ __device__ void elm870(Ecdm<Elm> &p, int i) { p[0] / 2; }
void elm871(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] / 2; }); }
void elm872(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void elm873(Ecdm<Elm> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void elm874(P p, int i) { p[0] / 2; } __host__ __device__ void elm874u(Ecdm<Elm> p) { elm874(p, 1); }
__host__ __device__ void elm875(Ecdm<Elm> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm876(const Ecdm<Elm> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm877(Ecdm<Elm> &p, int i) { (p[0] - p[1])[0]; }
void elm878(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void elm879(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void elm880(Ecdm<Elm> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void elm881(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void elm881u(Ecdm<Elm> p) { elm881(p, 1); }
__host__ __device__ void elm882(Ecdm<Elm> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm883(const Ecdm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm884(Ecdm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
void elm885(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void elm886(Ecdm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void elm887(Ecdm<Elm> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void elm888(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void elm888u(Ecdm<Elm> p) { elm888(p, 1); }
__host__ __device__ void elm889(Ecem<Elm> p, int i) { p[0] - p[1]; }
__host__ __device__ void elm890(const Ecem<Elm> &p, int i) { p[0] - p[1]; }
__host__ __device__ void elm891(Ecem<Elm> &p, int i) { p[0] - p[1]; }
void elm892(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void elm893(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void elm894(Ecem<Elm> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void elm895(P p, int i) { p[0] - p[1]; } __host__ __device__ void elm895u(Ecem<Elm> p) { elm895(p, 1); }
__host__ __device__ void elm896(Ecem<Elm> p, int i) { p[i][1]; }
__host__ __device__ void elm897(const Ecem<Elm> &p, int i) { p[i][1]; }
__host__ __device__ void elm898(Ecem<Elm> &p, int i) { p[i][1]; }
void elm899(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[i][1]; }); }
void elm900(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void elm901(Ecem<Elm> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void elm902(P p, int i) { p[i][1]; } __host__ __device__ void elm902u(Ecem<Elm> p) { elm902(p, 1); }
__host__ __device__ void elm903(Ecem<Elm> p, int i) { -p[0]; }
__host__ __device__ void elm904(const Ecem<Elm> &p, int i) { -p[0]; }
__host__ __device__ void elm905(Ecem<Elm> &p, int i) { -p[0]; }
void elm906(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { -p[0]; }); }
void elm907(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void elm908(Ecem<Elm> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void elm909(P p, int i) { -p[0]; } __host__ __device__ void elm909u(Ecem<Elm> p) { elm909(p, 1); }
__host__ __device__ void elm910(Ecem<Elm> p, int i) { *p[i]; }
__host__ __device__ void elm911(const Ecem<Elm> &p, int i) { *p[i]; }
__host__ __device__ void elm912(Ecem<Elm> &p, int i) { *p[i]; }
void elm913(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { *p[i]; }); }
void elm914(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void elm915(Ecem<Elm> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void elm916(P p, int i) { *p[i]; } __host__ __device__ void elm916u(Ecem<Elm> p) { elm916(p, 1); }
__host__ __device__ void elm917(Ecem<Elm> p, int i) { p[0]->v; }
__host__ __device__ void elm918(const Ecem<Elm> &p, int i) { p[0]->v; }
__host__ __device__ void elm919(Ecem<Elm> &p, int i) { p[0]->v; }
void elm920(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0]->v; }); }
void elm921(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void elm922(Ecem<Elm> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void elm923(P p, int i) { p[0]->v; } __host__ __device__ void elm923u(Ecem<Elm> p) { elm923(p, 1); }
__host__ __device__ void elm924(Ecem<Elm> p, int i) { ++p[0]; }
__host__ __device__ void elm925(const Ecem<Elm> &p, int i) { ++p[0]; }
__host__ __device__ void elm926(Ecem<Elm> &p, int i) { ++p[0]; }
void elm927(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { ++p[0]; }); }
void elm928(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void elm929(Ecem<Elm> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void elm930(P p, int i) { ++p[0]; } __host__ __device__ void elm930u(Ecem<Elm> p) { elm930(p, 1); }
__host__ __device__ void elm931(Ecem<Elm> p, int i) { p[0] += 1; }
__host__ __device__ void elm932(const Ecem<Elm> &p, int i) { p[0] += 1; }
__host__ __device__ void elm933(Ecem<Elm> &p, int i) { p[0] += 1; }
void elm934(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] += 1; }); }
void elm935(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void elm936(Ecem<Elm> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void elm937(P p, int i) { p[0] += 1; } __host__ __device__ void elm937u(Ecem<Elm> p) { elm937(p, 1); }
__host__ __device__ void elm938(Ecem<Elm> p, int i) { p[0] == p[1]; }
__host__ __device__ void elm939(const Ecem<Elm> &p, int i) { p[0] == p[1]; }
__host__ __device__ void elm940(Ecem<Elm> &p, int i) { p[0] == p[1]; }
void elm941(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void elm942(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void elm943(Ecem<Elm> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void elm944(P p, int i) { p[0] == p[1]; } __host__ __device__ void elm944u(Ecem<Elm> p) { elm944(p, 1); }
__host__ __device__ void elm945(Ecem<Elm> p, int i) { !p[0]; }
__host__ __device__ void elm946(const Ecem<Elm> &p, int i) { !p[0]; }
__host__ __device__ void elm947(Ecem<Elm> &p, int i) { !p[0]; }
void elm948(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { !p[0]; }); }
void elm949(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void elm950(Ecem<Elm> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void elm951(P p, int i) { !p[0]; } __host__ __device__ void elm951u(Ecem<Elm> p) { elm951(p, 1); }
__host__ __device__ void elm952(Ecem<Elm> p, int i) { p[0] + p[1]; }
__host__ __device__ void elm953(const Ecem<Elm> &p, int i) { p[0] + p[1]; }
__host__ __device__ void elm954(Ecem<Elm> &p, int i) { p[0] + p[1]; }
void elm955(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void elm956(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void elm957(Ecem<Elm> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void elm958(P p, int i) { p[0] + p[1]; } __host__ __device__ void elm958u(Ecem<Elm> p) { elm958(p, 1); }
__host__ __device__ void elm959(Ecem<Elm> p, int i) { 2 * p[0]; }
__host__ __device__ void elm960(const Ecem<Elm> &p, int i) { 2 * p[0]; }
__host__ __device__ void elm961(Ecem<Elm> &p, int i) { 2 * p[0]; }
void elm962(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { 2 * p[0]; }); }
void elm963(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void elm964(Ecem<Elm> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void elm965(P p, int i) { 2 * p[0]; } __host__ __device__ void elm965u(Ecem<Elm> p) { elm965(p, 1); }
__host__ __device__ void elm966(Ecem<Elm> p, int i) { p[0] / 2; }
__host__ __device__ void elm967(const Ecem<Elm> &p, int i) { p[0] / 2; }
__host__ __device__ void elm968(Ecem<Elm> &p, int i) { p[0] / 2; }
void elm969(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] / 2; }); }
void elm970(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void elm971(Ecem<Elm> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void elm972(P p, int i) { p[0] / 2; } __host__ __device__ void elm972u(Ecem<Elm> p) { elm972(p, 1); }
__host__ __device__ void elm973(Ecem<Elm> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm974(const Ecem<Elm> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm975(Ecem<Elm> &p, int i) { (p[0] - p[1])[0]; }
void elm976(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void elm977(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void elm978(Ecem<Elm> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void elm979(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void elm979u(Ecem<Elm> p) { elm979(p, 1); }
__host__ __device__ void elm980(Ecem<Elm> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm981(const Ecem<Elm> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm982(Ecem<Elm> &p, int i) { p[0] - p[1] - p[0]; }
void elm983(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void elm984(Ecem<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void elm985(Ecem<Elm> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void elm986(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void elm986u(Ecem<Elm> p) { elm986(p, 1); }
__host__ __device__ void elm987(Ecfm<Elm> p, int i) { p[0] - p[1]; }
__host__ __device__ void elm988(const Ecfm<Elm> &p, int i) { p[0] - p[1]; }
__host__ __device__ void elm989(Ecfm<Elm> &p, int i) { p[0] - p[1]; }
void elm990(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void elm991(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void elm992(Ecfm<Elm> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void elm993(P p, int i) { p[0] - p[1]; } __host__ __device__ void elm993u(Ecfm<Elm> p) { elm993(p, 1); }
__host__ __device__ void elm994(Ecfm<Elm> p, int i) { p[i][1]; }
__host__ __device__ void elm995(const Ecfm<Elm> &p, int i) { p[i][1]; }
__host__ __device__ void elm996(Ecfm<Elm> &p, int i) { p[i][1]; }
void elm997(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[i][1]; }); }
void elm998(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void elm999(Ecfm<Elm> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void elm1000(P p, int i) { p[i][1]; } __host__ __device__ void elm1000u(Ecfm<Elm> p) { elm1000(p, 1); }
__host__ __device__ void elm1001(Ecfm<Elm> p, int i) { -p[0]; }
__host__ __device__ void elm1002(const Ecfm<Elm> &p, int i) { -p[0]; }
__host__ __device__ void elm1003(Ecfm<Elm> &p, int i) { -p[0]; }
void elm1004(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { -p[0]; }); }
void elm1005(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void elm1006(Ecfm<Elm> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void elm1007(P p, int i) { -p[0]; } __host__ __device__ void elm1007u(Ecfm<Elm> p) { elm1007(p, 1); }
__host__ __device__ void elm1008(Ecfm<Elm> p, int i) { *p[i]; }
__host__ __device__ void elm1009(const Ecfm<Elm> &p, int i) { *p[i]; }
__host__ __device__ void elm1010(Ecfm<Elm> &p, int i) { *p[i]; }
void elm1011(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { *p[i]; }); }
void elm1012(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void elm1013(Ecfm<Elm> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void elm1014(P p, int i) { *p[i]; } __host__ __device__ void elm1014u(Ecfm<Elm> p) { elm1014(p, 1); }
__host__ __device__ void elm1015(Ecfm<Elm> p, int i) { p[0]->v; }
__host__ __device__ void elm1016(const Ecfm<Elm> &p, int i) { p[0]->v; }
__host__ __device__ void elm1017(Ecfm<Elm> &p, int i) { p[0]->v; }
void elm1018(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0]->v; }); }
void elm1019(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void elm1020(Ecfm<Elm> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void elm1021(P p, int i) { p[0]->v; } __host__ __device__ void elm1021u(Ecfm<Elm> p) { elm1021(p, 1); }
__host__ __device__ void elm1022(Ecfm<Elm> p, int i) { ++p[0]; }
__host__ __device__ void elm1023(const Ecfm<Elm> &p, int i) { ++p[0]; }
__host__ __device__ void elm1024(Ecfm<Elm> &p, int i) { ++p[0]; }
void elm1025(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { ++p[0]; }); }
void elm1026(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void elm1027(Ecfm<Elm> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void elm1028(P p, int i) { ++p[0]; } __host__ __device__ void elm1028u(Ecfm<Elm> p) { elm1028(p, 1); }
__host__ __device__ void elm1029(Ecfm<Elm> p, int i) { p[0] += 1; }
__host__ __device__ void elm1030(const Ecfm<Elm> &p, int i) { p[0] += 1; }
__host__ __device__ void elm1031(Ecfm<Elm> &p, int i) { p[0] += 1; }
void elm1032(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] += 1; }); }
void elm1033(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void elm1034(Ecfm<Elm> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void elm1035(P p, int i) { p[0] += 1; } __host__ __device__ void elm1035u(Ecfm<Elm> p) { elm1035(p, 1); }
__host__ __device__ void elm1036(Ecfm<Elm> p, int i) { p[0] == p[1]; }
__host__ __device__ void elm1037(const Ecfm<Elm> &p, int i) { p[0] == p[1]; }
__host__ __device__ void elm1038(Ecfm<Elm> &p, int i) { p[0] == p[1]; }
void elm1039(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void elm1040(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void elm1041(Ecfm<Elm> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void elm1042(P p, int i) { p[0] == p[1]; } __host__ __device__ void elm1042u(Ecfm<Elm> p) { elm1042(p, 1); }
__host__ __device__ void elm1043(Ecfm<Elm> p, int i) { !p[0]; }
__host__ __device__ void elm1044(const Ecfm<Elm> &p, int i) { !p[0]; }
__host__ __device__ void elm1045(Ecfm<Elm> &p, int i) { !p[0]; }
void elm1046(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { !p[0]; }); }
void elm1047(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void elm1048(Ecfm<Elm> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void elm1049(P p, int i) { !p[0]; } __host__ __device__ void elm1049u(Ecfm<Elm> p) { elm1049(p, 1); }
__host__ __device__ void elm1050(Ecfm<Elm> p, int i) { p[0] + p[1]; }
__host__ __device__ void elm1051(const Ecfm<Elm> &p, int i) { p[0] + p[1]; }
__host__ __device__ void elm1052(Ecfm<Elm> &p, int i) { p[0] + p[1]; }
void elm1053(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void elm1054(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void elm1055(Ecfm<Elm> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void elm1056(P p, int i) { p[0] + p[1]; } __host__ __device__ void elm1056u(Ecfm<Elm> p) { elm1056(p, 1); }
__host__ __device__ void elm1057(Ecfm<Elm> p, int i) { 2 * p[0]; }
__host__ __device__ void elm1058(const Ecfm<Elm> &p, int i) { 2 * p[0]; }
__host__ __device__ void elm1059(Ecfm<Elm> &p, int i) { 2 * p[0]; }
void elm1060(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { 2 * p[0]; }); }
void elm1061(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void elm1062(Ecfm<Elm> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void elm1063(P p, int i) { 2 * p[0]; } __host__ __device__ void elm1063u(Ecfm<Elm> p) { elm1063(p, 1); }
__host__ __device__ void elm1064(Ecfm<Elm> p, int i) { p[0] / 2; }
__host__ __device__ void elm1065(const Ecfm<Elm> &p, int i) { p[0] / 2; }
__host__ __device__ void elm1066(Ecfm<Elm> &p, int i) { p[0] / 2; }
void elm1067(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] / 2; }); }
void elm1068(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void elm1069(Ecfm<Elm> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void elm1070(P p, int i) { p[0] / 2; } __host__ __device__ void elm1070u(Ecfm<Elm> p) { elm1070(p, 1); }
__host__ __device__ void elm1071(Ecfm<Elm> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm1072(const Ecfm<Elm> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void elm1073(Ecfm<Elm> &p, int i) { (p[0] - p[1])[0]; }
void elm1074(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void elm1075(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void elm1076(Ecfm<Elm> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void elm1077(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void elm1077u(Ecfm<Elm> p) { elm1077(p, 1); }
__host__ __device__ void elm1078(Ecfm<Elm> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm1079(const Ecfm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void elm1080(Ecfm<Elm> &p, int i) { p[0] - p[1] - p[0]; }
void elm1081(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void elm1082(Ecfm<Elm> p) { elpm([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void elm1083(Ecfm<Elm> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void elm1084(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void elm1084u(Ecfm<Elm> p) { elm1084(p, 1); }
