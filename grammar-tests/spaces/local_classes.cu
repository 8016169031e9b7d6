// std: 17
// functions of local classes are those of the host, whatever is around them
__device__ int gd;
__device__ int fd(int a) { return a; }
int f(int a) { return a; }
int h1() { struct L { int get(int a) const { return gd + fd(1); } }; L l; return l.get(1); }
__host__ __device__ int b1() { struct L { int get(int a) const { return gd + fd(1) + f(1); } }; L l; return l.get(1); }
__device__ int d1() { struct L { int get(int a) const { return gd + fd(1) + f(1); } }; L l; return l.get(1); }
__device__ int d2() { struct L { __device__ int get(int a) const { return gd + fd(1) + f(1); } }; L l; return l.get(1); }
