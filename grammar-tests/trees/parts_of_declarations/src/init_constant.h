void init(double *rho, int n) override
{
  auto rho_0 = parms.rho_0;
  for (int i = 0; i < n; i++)
    run([=] __device__ () { rho[i] = rho_0 + scale; });
}
