// std: 17
// __constant__ variables are no modifiable lvalues: another error, but not for the elements of arrays
__constant__ int limit;
__device__ int dv;
__constant__ int ka[3];
struct P { int x; };
__constant__ P kp;
void h1(int n) { limit = n; }
void h2(int n) { dv = n; }
void h3(int n) { ka[1] = n; }
int h4() { return limit; }
void h5(int n) { limit += n; }
void h6(int n) { kp.x = n; }
void h7() { ka[1]++; }
