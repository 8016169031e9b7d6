// std: 17
// members of classes that a large header defines
#include "large_header.h"
struct Bits {
  __host__ __device__ int *data() const { return m_data.data(); }
  __host__ __device__ int at(int i) const { return m_data[i] + m_data.size(); }
  large::Array<int> m_data;
};
__host__ __device__ int parameter(large::Plain const &p) { return p.first(); }
__host__ __device__ int made(int i) { large::Plain p(i); return large::Array<int>(i).size(); }
__host__ __device__ int both(Bits const &b) { return *b.data() + b.at(1); }
