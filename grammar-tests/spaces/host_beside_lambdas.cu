// std: 17
// code of the host beside lambdas, with names that are also those of functions and variables of the device
template <class F> __global__ void krun(F f) { f(); }
template <class F> void run(F f) { krun<<<1, 1>>>(f); }
namespace n0 {
__device__ int tab[4];
__constant__ float c;
void f(int n) { cudaMemcpyToSymbol(tab, &n, 4);
cudaMemcpyToSymbol(c, &n, 4);
void *p;
cudaGetSymbolAddress(&p, tab);
cudaGetSymbolAddress(&p, c);
run([=] __device__ () { return tab[n];
});
}
}
namespace n1 {
__device__ int d(int i) { return i;
} int d(float i) { return 1;
} void f(int n) { d(1.f);
run([=] __device__ () { return d(n);
});
}
}
namespace n2 {
__device__ int d(int i) { return i;
} __host__ int d(long i) { return 1;
} void f(int n) { d(2L);
run([=] __device__ () { return d(n);
});
}
}
namespace n3 {
__device__ int d(int i) { return i;
} template <int (*F)(int)> __global__ void k() { F(1);
} void f(int n) { k<d><<<1, 1>>>();
run([=] __device__ () { return d(n);
});
}
}
namespace n4 {
__device__ int d(int i) { return i;
} void f(int n) { using T = decltype(d(1));
T t = sizeof(d(1));
bool b = noexcept(d(1));
run([=] __device__ () { return d(n);
});
}
}
namespace n11 {
template <class T> __device__ T d(T i) { return i;
} template <> int d<int>(int i) { return i;
} void f(int n) { d(n);
run([=] __device__ () { return n;
});
}
}
namespace n13 {
__device__ int d(int i) { return i;
} void f(int n) { auto p = d;
int (*q)(int) = &d;
(void)p;
(void)q;
run([=] __device__ () { return d(n);
});
}
}
namespace n14 {
__device__ int d(int i) { return i;
} void f(int n) { if (false) d(n);
if constexpr (false) d(n);
false && d(n);
true ? 1 : d(n);
run([=] __device__ () { return d(n);
});
}
}
namespace n15 {
__device__ int d(int i) { return i;
} void f(int n) { auto g = [](auto x) { return d(x);
};
run([=] __device__ () { return d(n);
});
}
}
namespace n17 {
__device__ int d(int i) { return i;
} template <class T> int g(T t) { return d(t);
} void f(int n) { g(1);
run([=] __device__ () { return d(n);
});
}
}
namespace n18 {
__device__ int d(int i) { return i;
} template <class T> int g(T t) { return d(1);
} void f(int n) { run([=] __device__ () { return d(n);
});
}
}
namespace n19 {
__device__ int d(int i) { return i;
} int z = 0;
void f(int n, int k = d(1)) { run([=] __device__ () { return d(n);
});
} 
}
namespace n20 {
__device__ int d(int i) { return i;
} struct Q { int m = d(1);
};
void f(int n) { run([=] __device__ () { return d(n);
});
}
}
namespace n21 {
__device__ int d(int i) { return i;
} int g = d(1);
void f(int n) { run([=] __device__ () { return d(n);
});
}
}
namespace n22 {
__managed__ int m;
__device__ int dv;
void f(int n) { m = 3;
int k = m;
int s = sizeof(dv);
decltype(dv) x = 1;
run([=] __device__ () { return m + dv;
});
}
}
namespace n23 {
__device__ int dv;
void f(int n) { int *p = &dv;
int &r = dv;
run([=] __device__ () { return dv;
});
}
}
namespace n24 {
__device__ int dv;
void f(int n) { dv = 3;
dv++;
run([=] __device__ () { return dv;
});
}
}
namespace n25 {
void f(int n) { int x = atomicAdd(&n, 1);
float y = __sinf(1.f);
int w = __popc(3);
run([=] __device__ () { return n;
});
}
}
namespace n27 {
struct dim { int x;
};
void f(int n) { dim threadIdx{1};
int k = threadIdx.x;
run([=] __device__ () { return n;
});
}
}
namespace n28 {
void f(int n) { int k = blockDim.x;
run([=] __device__ () { return threadIdx.x;
});
}
}
namespace n31 {
static __device__ __forceinline__ int d(int i) { return i;
} static __host__ __forceinline__ int d(int i, int j) { return i;
} void f(int n) { d(n, 1);
run([=] __device__ () { return d(n);
});
}
}
namespace n32 {
template <class T> struct V { __device__ T at(int i) { return T();
} };
void f(V<int> v) { run([=] __device__ () mutable { return v.at(0);
});
}
}
namespace n33 {
__device__ int d(int i) { return i;
} constexpr int ce() { return 1;
} void f(int n) { auto l = [=] { return [=] __device__ () { return d(n);
};
};
run(l());
}
}
