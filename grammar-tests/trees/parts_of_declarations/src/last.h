run([=, &n] __device__ () { return n; });
