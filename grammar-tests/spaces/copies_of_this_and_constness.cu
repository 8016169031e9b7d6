// std: 17
// Whether the copy of `*this` in a lambda is constant decides between functions; one that is called by its name alone is the one that is meant around the lambda.
struct SticH { void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} };
template <class F> __global__ void stic_k(F f) { f(0); }
template <class F> void stic_par(int n, F f) { stic_k<<<1, 1>>>(f); }
struct SticA { SticH h; SticH a[2]; void cd() const {} __host__ __device__ void cd() {} __host__ __device__ void dc() const {} void dc() {} 
 void r1() { stic_par(1, [*this] __device__(int i) { cd(); }); }
 void r2() { stic_par(1, [*this] __device__(int i) { dc(); }); }
 void r3() { stic_par(1, [*this] __device__(int i) { this->cd(); }); }
 void r4() { stic_par(1, [*this] __device__(int i) { this->dc(); }); }
 void r5() { stic_par(1, [*this] __device__(int i) { h.cd(); }); }
 void r6() { stic_par(1, [*this] __device__(int i) { h.dc(); }); }
 void r7() { stic_par(1, [*this] __device__(int i) { this->h.cd(); }); }
 void r8() { stic_par(1, [*this] __device__(int i) { a[0].dc(); }); }
 void r9() { stic_par(1, [*this] __device__(int i) { a[0].cd(); }); }
 void r10() { stic_par(1, [*this] __host__ __device__(int i) { cd(); }); }
 void r11() { stic_par(1, [*this] __host__ __device__(int i) { dc(); }); }
 void r12() { stic_par(1, [*this] __host__ __device__(int i) { this->cd(); }); }
 void r13() { stic_par(1, [*this] __host__ __device__(int i) { this->dc(); }); }
 void r14() { stic_par(1, [*this] __host__ __device__(int i) { h.cd(); }); }
 void r15() { stic_par(1, [*this] __host__ __device__(int i) { h.dc(); }); }
 void r16() { stic_par(1, [*this] __host__ __device__(int i) { this->h.cd(); }); }
 void r17() { stic_par(1, [*this] __host__ __device__(int i) { a[0].dc(); }); }
 void r18() { stic_par(1, [*this] __host__ __device__(int i) { a[0].cd(); }); }
 void r19() const { stic_par(1, [*this] __device__(int i) { cd(); }); }
 void r20() const { stic_par(1, [*this] __device__(int i) { dc(); }); }
 void r21() const { stic_par(1, [*this] __device__(int i) { this->cd(); }); }
 void r22() const { stic_par(1, [*this] __device__(int i) { this->dc(); }); }
 void r23() const { stic_par(1, [*this] __device__(int i) { h.cd(); }); }
 void r24() const { stic_par(1, [*this] __device__(int i) { h.dc(); }); }
 void r25() const { stic_par(1, [*this] __device__(int i) { this->h.cd(); }); }
 void r26() const { stic_par(1, [*this] __device__(int i) { a[0].dc(); }); }
 void r27() const { stic_par(1, [*this] __device__(int i) { a[0].cd(); }); }
 void r28() const { stic_par(1, [*this] __host__ __device__(int i) { cd(); }); }
 void r29() const { stic_par(1, [*this] __host__ __device__(int i) { dc(); }); }
 void r30() const { stic_par(1, [*this] __host__ __device__(int i) { this->cd(); }); }
 void r31() const { stic_par(1, [*this] __host__ __device__(int i) { this->dc(); }); }
 void r32() const { stic_par(1, [*this] __host__ __device__(int i) { h.cd(); }); }
 void r33() const { stic_par(1, [*this] __host__ __device__(int i) { h.dc(); }); }
 void r34() const { stic_par(1, [*this] __host__ __device__(int i) { this->h.cd(); }); }
 void r35() const { stic_par(1, [*this] __host__ __device__(int i) { a[0].dc(); }); }
 void r36() const { stic_par(1, [*this] __host__ __device__(int i) { a[0].cd(); }); }
 void r37() { stic_par(1, [*this] __device__(int i) mutable { cd(); }); }
 void r38() { stic_par(1, [*this] __device__(int i) mutable { dc(); }); }
 void r39() { stic_par(1, [*this] __device__(int i) mutable { this->cd(); }); }
 void r40() { stic_par(1, [*this] __device__(int i) mutable { this->dc(); }); }
 void r41() { stic_par(1, [*this] __device__(int i) mutable { h.cd(); }); }
 void r42() { stic_par(1, [*this] __device__(int i) mutable { h.dc(); }); }
 void r43() { stic_par(1, [*this] __device__(int i) mutable { this->h.cd(); }); }
 void r44() { stic_par(1, [*this] __device__(int i) mutable { a[0].dc(); }); }
 void r45() { stic_par(1, [*this] __device__(int i) mutable { a[0].cd(); }); }
 void r46() { stic_par(1, [*this] __host__ __device__(int i) mutable { cd(); }); }
 void r47() { stic_par(1, [*this] __host__ __device__(int i) mutable { dc(); }); }
 void r48() { stic_par(1, [*this] __host__ __device__(int i) mutable { this->cd(); }); }
 void r49() { stic_par(1, [*this] __host__ __device__(int i) mutable { this->dc(); }); }
 void r50() { stic_par(1, [*this] __host__ __device__(int i) mutable { h.cd(); }); }
 void r51() { stic_par(1, [*this] __host__ __device__(int i) mutable { h.dc(); }); }
 void r52() { stic_par(1, [*this] __host__ __device__(int i) mutable { this->h.cd(); }); }
 void r53() { stic_par(1, [*this] __host__ __device__(int i) mutable { a[0].dc(); }); }
 void r54() { stic_par(1, [*this] __host__ __device__(int i) mutable { a[0].cd(); }); }
 void r55() const { stic_par(1, [*this] __device__(int i) mutable { cd(); }); }
 void r56() const { stic_par(1, [*this] __device__(int i) mutable { dc(); }); }
 void r57() const { stic_par(1, [*this] __device__(int i) mutable { this->cd(); }); }
 void r58() const { stic_par(1, [*this] __device__(int i) mutable { this->dc(); }); }
 void r59() const { stic_par(1, [*this] __device__(int i) mutable { h.cd(); }); }
 void r60() const { stic_par(1, [*this] __device__(int i) mutable { h.dc(); }); }
 void r61() const { stic_par(1, [*this] __device__(int i) mutable { this->h.cd(); }); }
 void r62() const { stic_par(1, [*this] __device__(int i) mutable { a[0].dc(); }); }
 void r63() const { stic_par(1, [*this] __device__(int i) mutable { a[0].cd(); }); }
 void r64() const { stic_par(1, [*this] __host__ __device__(int i) mutable { cd(); }); }
 void r65() const { stic_par(1, [*this] __host__ __device__(int i) mutable { dc(); }); }
 void r66() const { stic_par(1, [*this] __host__ __device__(int i) mutable { this->cd(); }); }
 void r67() const { stic_par(1, [*this] __host__ __device__(int i) mutable { this->dc(); }); }
 void r68() const { stic_par(1, [*this] __host__ __device__(int i) mutable { h.cd(); }); }
 void r69() const { stic_par(1, [*this] __host__ __device__(int i) mutable { h.dc(); }); }
 void r70() const { stic_par(1, [*this] __host__ __device__(int i) mutable { this->h.cd(); }); }
 void r71() const { stic_par(1, [*this] __host__ __device__(int i) mutable { a[0].dc(); }); }
 void r72() const { stic_par(1, [*this] __host__ __device__(int i) mutable { a[0].cd(); }); }
 void r73() { stic_par(1, [=, *this] __device__(int i) { cd(); }); }
 void r74() { stic_par(1, [=, *this] __device__(int i) { dc(); }); }
 void r82() { stic_par(1, [=, *this] __host__ __device__(int i) { cd(); }); }
 void r83() { stic_par(1, [=, *this] __host__ __device__(int i) { dc(); }); }
 void r91() const { stic_par(1, [=, *this] __device__(int i) { cd(); }); }
 void r92() const { stic_par(1, [=, *this] __device__(int i) { dc(); }); }
 void r100() const { stic_par(1, [=, *this] __host__ __device__(int i) { cd(); }); }
 void r101() const { stic_par(1, [=, *this] __host__ __device__(int i) { dc(); }); }
 void r109() { stic_par(1, [=, *this] __device__(int i) mutable { cd(); }); }
 void r110() { stic_par(1, [=, *this] __device__(int i) mutable { dc(); }); }
 void r118() { stic_par(1, [=, *this] __host__ __device__(int i) mutable { cd(); }); }
 void r119() { stic_par(1, [=, *this] __host__ __device__(int i) mutable { dc(); }); }
 void r127() const { stic_par(1, [=, *this] __device__(int i) mutable { cd(); }); }
 void r128() const { stic_par(1, [=, *this] __device__(int i) mutable { dc(); }); }
 void r136() const { stic_par(1, [=, *this] __host__ __device__(int i) mutable { cd(); }); }
 void r137() const { stic_par(1, [=, *this] __host__ __device__(int i) mutable { dc(); }); }
};
