// std: 20
// layout and characters
template <class F> int run(F, int = 0) { return 0; }
void f(int größe, int n\u00e4me, int π, int $d) {
  run([=] __device__ { return größe + n\u00e4me; });
  run([=] __device__ { return näme; });
  run([größe, π] __device__ { return größe; });
  run([$d] __device__ { return $d; });
  run([x = π] __device__ { return x; });
  run([=] __device__ { const char *s = "[=] __device__ { }"; return s[0] + π; });
  run([=] __device__ { const char *s = R"([=] __device__ { " })"; return s[0] + π; });
  run([=] __device__ { return '[' + ']' + π; }); // [=] __device__ { }
  /* run([=] __device__ { return 1; }); */
  run([=] __device__ { return 1'000'000 + π; });
  run([ = ] __device__ { return π; });
  run([=]__device__{return π;});
  run([=]
      __device__
      (int
       i)
      ->
      int
      {
      return
      i + π;
      });
  run([=] __device__ ( int a = sizeof( int ) , int b = ( 3 , 4 ) ) { return π; });
  run([=] __device__ () noexcept ( noexcept ( 1 ) ) -> int { return π; });
  run ( ( ( [ π ] __device__ { return π ; } ) ) );
  run([π] __device__ { if (π) { return 1; } else { return 2; } });
  int arr[] = { run([=] __device__ { return 1; }), run([π] __host__ __device__ { return π; }), };
  run([] __device__ { return 1; }, run([] __device__ { return 2; }, run([] __host__ __device__ { return 3; })));
  run([=] __device__ { return [=] { return [=] { return π; }(); }(); });
  (void)[=] __device__ { return π; };
  []__device__{}, []__host__ __device__{};
  auto a = [] __device__ {};
}
