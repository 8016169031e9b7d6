// A list in braces with names in it has no type and would be evaluated by each thread.
struct pair { int a, b; };
__global__ void k(pair) {}
void go(int x) { k<<<1, 1>>>({x, 1}); }
