#define NAMES_REAL double
#define NAMES_NS cuda_side
