// std: 17
// what is left where none of several conditions holds
void host(int);
#define GIVE_UP(why) host(why)
__host__ __device__ int two(int i) {
#if defined(DIM_3)
  i = 3;
#elif defined(DIM_2)
  i = 2;
#else
  host(i);
#endif
  return i;
}
__host__ __device__ int three(int i) {
#if (defined DIM_3)
  i = 3;
#elif defined(DIM_2) || defined(DIM_RZ)
  i = 2;
#else
  GIVE_UP(i);
#endif
  return i;
}
