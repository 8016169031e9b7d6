// std: 17
// A cast to the class of an object that a call returns is left out.

struct CastRet {
    int v;
    CastRet(int);
    CastRet(const CastRet &);
    operator int() const;
    int &operator()(int) const;
};
CastRet castret_one();
const CastRet castret_constant();
CastRet &castret_reference();
CastRet castret_many(int);
int castret_use(CastRet);
int castret_number(int);

void castret_host(int n, CastRet t, CastRet *p, CastRet (*pf)(int)) {
    auto a = [x = (CastRet)castret_one()] __device__() { (void)x; };
    auto b = [x = (CastRet)castret_constant()] __device__() { (void)x; };
    auto c = [x = (CastRet)castret_reference()] __device__() { (void)x; };
    auto e = [x = castret_use((CastRet)castret_one())] __device__() { (void)x; };
    auto f = [x = castret_use(static_cast<CastRet>(castret_one()))] __device__() { (void)x; };
    auto g = [x = static_cast<CastRet>(castret_one()).v] __device__() { (void)x; };
    auto h = [x = static_cast<CastRet>(n).v] __device__() { (void)x; };
    auto k = [x = (CastRet)p[n]] __device__() { (void)x; };
    auto l = [x = (CastRet)*p] __device__() { (void)x; };
    auto d = [x = (CastRet)pf(n)] __device__() { (void)x; };
    auto m = [x = (CastRet)castret_number(n)] __device__() { (void)x; };
}
template <class U> void castret_template(U u) {
    auto a = [x = (CastRet)castret_one()] __device__() { (void)x; };
    auto c = [x = (CastRet)castret_many(u)] __device__() { (void)x; };
}
