#define NAMES_REAL float
#define NAMES_NS host_side
