// std: 17
// The values of template arguments are printed as values of the parameter's type, however they are written.
template <class F> int eat(F f) { return 0; }
template <int N, class T = int> void number(T a) {}
template <> void number<'c'>(int a) { eat([=] __device__ () { return 1; }); }
template <> void number<0x10>(int a) { eat([=] __device__ () { return 1; }); }
template <> void number<10u>(int a) { eat([=] __device__ () { return 1; }); }
template <> void number<true>(int a) { eat([=] __device__ () { return 1; }); }
template <> void number<sizeof(int)>(int a) { eat([=] __device__ () { return 1; }); }
template <> void number<-1>(char a) { eat([=] __device__ () { return 1; }); }
template <> void number<1'000>(char a) { eat([=] __device__ () { return 1; }); }
template <char N, bool B> void character() {}
template <> void character<'c', true>() { eat([=] __device__ () { return 1; }); }
template <> void character<98, (1 < 2)>() { eat([=] __device__ () { return 1; }); }
template <> void character<'\n', 0>() { eat([=] __device__ () { return 1; }); }
template <> void character<-1, false>() { eat([=] __device__ () { return 1; }); }
template <unsigned N, long L> void wide() {}
template <> void wide<3, 4>() { eat([=] __device__ () { return 1; }); }
template <> void wide<'c', -4>() { eat([=] __device__ () { return 1; }); }
template <unsigned long N, long long L> void wider() {}
template <> void wider<3, 4>() { eat([=] __device__ () { return 1; }); }
template <short N, unsigned short U> void small() {}
template <> void small<3, 4>() { eat([=] __device__ () { return 1; }); }
template <unsigned char N, signed char S> void bytes() {}
template <> void bytes<'a', 65>() { eat([=] __device__ () { return 1; }); }
template <> void bytes<200, 10>() { eat([=] __device__ () { return 1; }); }
template <class T, T N> void typed() {}
template <> void typed<int, 'c'>() { eat([=] __device__ () { return 1; }); }
template <> void typed<char, 99>() { eat([=] __device__ () { return 1; }); }
template <> void typed<bool, 1>() { eat([=] __device__ () { return 1; }); }
template <> void typed<long, 1>() { eat([=] __device__ () { return 1; }); }
template <auto N> void any() {}
template <> void any<3u>() { eat([=] __device__ () { return 1; }); }
template <> void any<'c'>() { eat([=] __device__ () { return 1; }); }
template <> void any<true>() { eat([=] __device__ () { return 1; }); }
