// std: 17
// What a lambda that copies `*this` calls on it: by its name alone a function is called as around the lambda, else as the lambda is constant.
struct SthH { void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} };
template <class F> __global__ void sth_k(F f) { f(0); }
template <class F> void sth_par(int n, F f) { sth_k<<<1, 1>>>(f); }
struct SthB { void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} };
struct SthA { SthH h; SthH *p; mutable SthH m; static SthH s; SthH &r; operator int() { return 1; } void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} 
 void ra1() { sth_par(1, [*this] __host__ __device__(int i) { SthA::cd(); }); }
 void ra2() { sth_par(1, [*this] __host__ __device__(int i) { SthA::dc(); }); }
 void ra3() { sth_par(1, [*this] __host__ __device__(int i) { (*this).cd(); }); }
 void ra4() { sth_par(1, [*this] __host__ __device__(int i) { (*this).dc(); }); }
 void ra5() { sth_par(1, [*this] __host__ __device__(int i) { p->dc(); }); }
 void ra6() { sth_par(1, [*this] __host__ __device__(int i) { p->cd(); }); }
 void ra7() { sth_par(1, [*this] __host__ __device__(int i) { m.dc(); }); }
 void ra8() { sth_par(1, [*this] __host__ __device__(int i) { m.cd(); }); }
 void ra9() { sth_par(1, [*this] __host__ __device__(int i) { r.cd(); }); }
 void ra10() { sth_par(1, [*this] __host__ __device__(int i) { r.dc(); }); }
 void ra11() { sth_par(1, [*this] __host__ __device__(int i) { cd(), dc(); }); }
 void ra12() { sth_par(1, [*this] __host__ __device__(int i) mutable { SthA::cd(); }); }
 void ra13() { sth_par(1, [*this] __host__ __device__(int i) mutable { SthA::dc(); }); }
 void ra14() { sth_par(1, [*this] __host__ __device__(int i) mutable { (*this).cd(); }); }
 void ra15() { sth_par(1, [*this] __host__ __device__(int i) mutable { (*this).dc(); }); }
 void ra16() { sth_par(1, [*this] __host__ __device__(int i) mutable { p->dc(); }); }
 void ra17() { sth_par(1, [*this] __host__ __device__(int i) mutable { p->cd(); }); }
 void ra18() { sth_par(1, [*this] __host__ __device__(int i) mutable { m.dc(); }); }
 void ra19() { sth_par(1, [*this] __host__ __device__(int i) mutable { m.cd(); }); }
 void ra20() { sth_par(1, [*this] __host__ __device__(int i) mutable { r.cd(); }); }
 void ra21() { sth_par(1, [*this] __host__ __device__(int i) mutable { r.dc(); }); }
 void ra22() { sth_par(1, [*this] __host__ __device__(int i) mutable { cd(), dc(); }); }
 void ra23() const { sth_par(1, [*this] __host__ __device__(int i) { SthA::cd(); }); }
 void ra24() const { sth_par(1, [*this] __host__ __device__(int i) { SthA::dc(); }); }
 void ra25() const { sth_par(1, [*this] __host__ __device__(int i) { (*this).cd(); }); }
 void ra26() const { sth_par(1, [*this] __host__ __device__(int i) { (*this).dc(); }); }
 void ra27() const { sth_par(1, [*this] __host__ __device__(int i) { p->dc(); }); }
 void ra28() const { sth_par(1, [*this] __host__ __device__(int i) { p->cd(); }); }
 void ra29() const { sth_par(1, [*this] __host__ __device__(int i) { m.dc(); }); }
 void ra30() const { sth_par(1, [*this] __host__ __device__(int i) { m.cd(); }); }
 void ra31() const { sth_par(1, [*this] __host__ __device__(int i) { r.cd(); }); }
 void ra32() const { sth_par(1, [*this] __host__ __device__(int i) { r.dc(); }); }
 void ra33() const { sth_par(1, [*this] __host__ __device__(int i) { cd(), dc(); }); }
 void ra34() const { sth_par(1, [*this] __host__ __device__(int i) mutable { SthA::cd(); }); }
 void ra35() const { sth_par(1, [*this] __host__ __device__(int i) mutable { SthA::dc(); }); }
 void ra36() const { sth_par(1, [*this] __host__ __device__(int i) mutable { (*this).cd(); }); }
 void ra37() const { sth_par(1, [*this] __host__ __device__(int i) mutable { (*this).dc(); }); }
 void ra38() const { sth_par(1, [*this] __host__ __device__(int i) mutable { p->dc(); }); }
 void ra39() const { sth_par(1, [*this] __host__ __device__(int i) mutable { p->cd(); }); }
 void ra40() const { sth_par(1, [*this] __host__ __device__(int i) mutable { m.dc(); }); }
 void ra41() const { sth_par(1, [*this] __host__ __device__(int i) mutable { m.cd(); }); }
 void ra42() const { sth_par(1, [*this] __host__ __device__(int i) mutable { r.cd(); }); }
 void ra43() const { sth_par(1, [*this] __host__ __device__(int i) mutable { r.dc(); }); }
 void ra44() const { sth_par(1, [*this] __host__ __device__(int i) mutable { cd(), dc(); }); }
};
struct SthC : SthB { SthH h; 
 void rc1() { sth_par(1, [*this] __host__ __device__(int i) { cd(); }); }
 void rc2() { sth_par(1, [*this] __host__ __device__(int i) { dc(); }); }
 void rc3() { sth_par(1, [*this] __host__ __device__(int i) { this->cd(); }); }
 void rc4() { sth_par(1, [*this] __host__ __device__(int i) { this->dc(); }); }
 void rc5() { sth_par(1, [*this] __host__ __device__(int i) { SthB::dc(); }); }
 void rc6() { sth_par(1, [*this] __host__ __device__(int i) { SthB::cd(); }); }
 void rc7() { sth_par(1, [*this] __host__ __device__(int i) { this->SthB::dc(); }); }
 void rc8() { sth_par(1, [*this] __host__ __device__(int i) mutable { cd(); }); }
 void rc9() { sth_par(1, [*this] __host__ __device__(int i) mutable { dc(); }); }
 void rc10() { sth_par(1, [*this] __host__ __device__(int i) mutable { this->cd(); }); }
 void rc11() { sth_par(1, [*this] __host__ __device__(int i) mutable { this->dc(); }); }
 void rc12() { sth_par(1, [*this] __host__ __device__(int i) mutable { SthB::dc(); }); }
 void rc13() { sth_par(1, [*this] __host__ __device__(int i) mutable { SthB::cd(); }); }
 void rc14() { sth_par(1, [*this] __host__ __device__(int i) mutable { this->SthB::dc(); }); }
 void rc15() const { sth_par(1, [*this] __host__ __device__(int i) { cd(); }); }
 void rc16() const { sth_par(1, [*this] __host__ __device__(int i) { dc(); }); }
 void rc17() const { sth_par(1, [*this] __host__ __device__(int i) { this->cd(); }); }
 void rc18() const { sth_par(1, [*this] __host__ __device__(int i) { this->dc(); }); }
 void rc19() const { sth_par(1, [*this] __host__ __device__(int i) { SthB::dc(); }); }
 void rc20() const { sth_par(1, [*this] __host__ __device__(int i) { SthB::cd(); }); }
 void rc21() const { sth_par(1, [*this] __host__ __device__(int i) { this->SthB::dc(); }); }
 void rc22() const { sth_par(1, [*this] __host__ __device__(int i) mutable { cd(); }); }
 void rc23() const { sth_par(1, [*this] __host__ __device__(int i) mutable { dc(); }); }
 void rc24() const { sth_par(1, [*this] __host__ __device__(int i) mutable { this->cd(); }); }
 void rc25() const { sth_par(1, [*this] __host__ __device__(int i) mutable { this->dc(); }); }
 void rc26() const { sth_par(1, [*this] __host__ __device__(int i) mutable { SthB::dc(); }); }
 void rc27() const { sth_par(1, [*this] __host__ __device__(int i) mutable { SthB::cd(); }); }
 void rc28() const { sth_par(1, [*this] __host__ __device__(int i) mutable { this->SthB::dc(); }); }
};
template <class T> struct SthT { SthH h; T t; void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} 
 void rt1() { sth_par(1, [*this] __host__ __device__(int i) { cd(); }); }
 void rt2() { sth_par(1, [*this] __host__ __device__(int i) { dc(); }); }
 void rt3() { sth_par(1, [*this] __host__ __device__(int i) { this->cd(); }); }
 void rt4() { sth_par(1, [*this] __host__ __device__(int i) { this->dc(); }); }
 void rt5() { sth_par(1, [*this] __host__ __device__(int i) { t.cd(); }); }
 void rt6() { sth_par(1, [*this] __host__ __device__(int i) { t.dc(); }); }
 void rt7() { sth_par(1, [*this] __host__ __device__(int i) { h.cd(); }); }
 void rt8() { sth_par(1, [*this] __host__ __device__(int i) { h.dc(); }); }
 void rt9() { sth_par(1, [*this] __host__ __device__(int i) mutable { cd(); }); }
 void rt10() { sth_par(1, [*this] __host__ __device__(int i) mutable { dc(); }); }
 void rt11() { sth_par(1, [*this] __host__ __device__(int i) mutable { this->cd(); }); }
 void rt12() { sth_par(1, [*this] __host__ __device__(int i) mutable { this->dc(); }); }
 void rt13() { sth_par(1, [*this] __host__ __device__(int i) mutable { t.cd(); }); }
 void rt14() { sth_par(1, [*this] __host__ __device__(int i) mutable { t.dc(); }); }
 void rt15() { sth_par(1, [*this] __host__ __device__(int i) mutable { h.cd(); }); }
 void rt16() { sth_par(1, [*this] __host__ __device__(int i) mutable { h.dc(); }); }
 void rt17() const { sth_par(1, [*this] __host__ __device__(int i) { cd(); }); }
 void rt18() const { sth_par(1, [*this] __host__ __device__(int i) { dc(); }); }
 void rt19() const { sth_par(1, [*this] __host__ __device__(int i) { this->cd(); }); }
 void rt20() const { sth_par(1, [*this] __host__ __device__(int i) { this->dc(); }); }
 void rt21() const { sth_par(1, [*this] __host__ __device__(int i) { t.cd(); }); }
 void rt22() const { sth_par(1, [*this] __host__ __device__(int i) { t.dc(); }); }
 void rt23() const { sth_par(1, [*this] __host__ __device__(int i) { h.cd(); }); }
 void rt24() const { sth_par(1, [*this] __host__ __device__(int i) { h.dc(); }); }
 void rt25() const { sth_par(1, [*this] __host__ __device__(int i) mutable { cd(); }); }
 void rt26() const { sth_par(1, [*this] __host__ __device__(int i) mutable { dc(); }); }
 void rt27() const { sth_par(1, [*this] __host__ __device__(int i) mutable { this->cd(); }); }
 void rt28() const { sth_par(1, [*this] __host__ __device__(int i) mutable { this->dc(); }); }
 void rt29() const { sth_par(1, [*this] __host__ __device__(int i) mutable { t.cd(); }); }
 void rt30() const { sth_par(1, [*this] __host__ __device__(int i) mutable { t.dc(); }); }
 void rt31() const { sth_par(1, [*this] __host__ __device__(int i) mutable { h.cd(); }); }
 void rt32() const { sth_par(1, [*this] __host__ __device__(int i) mutable { h.dc(); }); }
};
struct SthN { SthH h; void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} 
 void rn1() { sth_par(1, [*this] __host__ __device__(int i) { [=] { cd(); }(); }); }
 void rn2() { sth_par(1, [*this] __host__ __device__(int i) { [=] { dc(); }(); }); }
 void rn3() { sth_par(1, [*this] __host__ __device__(int i) { [=] { this->cd(); }(); }); }
 void rn4() { sth_par(1, [*this] __host__ __device__(int i) { [=] { this->dc(); }(); }); }
 void rn5() { sth_par(1, [*this] __host__ __device__(int i) { [=] { h.cd(); }(); }); }
 void rn6() { sth_par(1, [*this] __host__ __device__(int i) { [=] { h.dc(); }(); }); }
 void rn7() { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { cd(); }(); }); }
 void rn8() { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { dc(); }(); }); }
 void rn9() { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { this->cd(); }(); }); }
 void rn10() { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { this->dc(); }(); }); }
 void rn11() { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { h.cd(); }(); }); }
 void rn12() { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { h.dc(); }(); }); }
 void rn13() const { sth_par(1, [*this] __host__ __device__(int i) { [=] { cd(); }(); }); }
 void rn14() const { sth_par(1, [*this] __host__ __device__(int i) { [=] { dc(); }(); }); }
 void rn15() const { sth_par(1, [*this] __host__ __device__(int i) { [=] { this->cd(); }(); }); }
 void rn16() const { sth_par(1, [*this] __host__ __device__(int i) { [=] { this->dc(); }(); }); }
 void rn17() const { sth_par(1, [*this] __host__ __device__(int i) { [=] { h.cd(); }(); }); }
 void rn18() const { sth_par(1, [*this] __host__ __device__(int i) { [=] { h.dc(); }(); }); }
 void rn19() const { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { cd(); }(); }); }
 void rn20() const { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { dc(); }(); }); }
 void rn21() const { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { this->cd(); }(); }); }
 void rn22() const { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { this->dc(); }(); }); }
 void rn23() const { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { h.cd(); }(); }); }
 void rn24() const { sth_par(1, [*this] __host__ __device__(int i) mutable { [=] { h.dc(); }(); }); }
};
struct SthO { SthH h; void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} 
 void ro1() { sth_par(1, [=] __host__ __device__(int j) { [*this] { cd(); }(); }); }
 void ro2() { sth_par(1, [=] __host__ __device__(int j) { [*this] { dc(); }(); }); }
 void ro3() { sth_par(1, [=] __host__ __device__(int j) { [*this] { this->cd(); }(); }); }
 void ro4() { sth_par(1, [=] __host__ __device__(int j) { [*this] { this->dc(); }(); }); }
 void ro5() { sth_par(1, [=] __host__ __device__(int j) { [*this] { h.cd(); }(); }); }
 void ro6() { sth_par(1, [=] __host__ __device__(int j) { [*this] { h.dc(); }(); }); }
 void ro7() { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { cd(); }(); }); }
 void ro8() { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { dc(); }(); }); }
 void ro9() { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { this->cd(); }(); }); }
 void ro10() { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { this->dc(); }(); }); }
 void ro11() { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { h.cd(); }(); }); }
 void ro12() { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { h.dc(); }(); }); }
 void ro13() const { sth_par(1, [=] __host__ __device__(int j) { [*this] { cd(); }(); }); }
 void ro14() const { sth_par(1, [=] __host__ __device__(int j) { [*this] { dc(); }(); }); }
 void ro15() const { sth_par(1, [=] __host__ __device__(int j) { [*this] { this->cd(); }(); }); }
 void ro16() const { sth_par(1, [=] __host__ __device__(int j) { [*this] { this->dc(); }(); }); }
 void ro17() const { sth_par(1, [=] __host__ __device__(int j) { [*this] { h.cd(); }(); }); }
 void ro18() const { sth_par(1, [=] __host__ __device__(int j) { [*this] { h.dc(); }(); }); }
 void ro19() const { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { cd(); }(); }); }
 void ro20() const { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { dc(); }(); }); }
 void ro21() const { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { this->cd(); }(); }); }
 void ro22() const { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { this->dc(); }(); }); }
 void ro23() const { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { h.cd(); }(); }); }
 void ro24() const { sth_par(1, [*this] __host__ __device__(int j) { [*this]() mutable { h.dc(); }(); }); }
};
void sth_use(SthT<SthH> &t, const SthT<SthH> &c) { t.rt1(); t.rt2(); t.rt3(); t.rt4(); t.rt5(); t.rt6(); t.rt7(); t.rt8(); t.rt9(); t.rt10(); t.rt11(); t.rt12(); t.rt13(); t.rt14(); t.rt15(); t.rt16();c.rt17(); c.rt18(); c.rt19(); c.rt20(); c.rt21(); c.rt22(); c.rt23(); c.rt24(); c.rt25(); c.rt26(); c.rt27(); c.rt28(); c.rt29(); c.rt30(); c.rt31(); c.rt32(); }
