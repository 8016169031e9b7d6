// std: 17
// generic calls in templates
template <class T> struct V { T *data() const { return nullptr; } int size() const { return 1; } };
template <class T> __host__ __device__ int make(V<T> &v) { return v.size(); }
template <class T> __host__ __device__ int used(V<T> &v) { return v.size(); }
int h(V<int> &v) { return used(v); }
__host__ __device__ inline int plain(V<int> &v) { return v.size(); }
