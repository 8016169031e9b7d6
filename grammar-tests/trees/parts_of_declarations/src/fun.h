run([=] __device__ () { return n * k; });
auto twice = [&](int q) { run([=] __device__ () { return q + k; }); };
