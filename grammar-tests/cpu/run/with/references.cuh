// A kernel of a header.
__global__ void in_header(int &x) { x += 100; }
