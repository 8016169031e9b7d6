#pragma once
struct ProblemBase {
  virtual void init(double *rho, int n) {}
  virtual ~ProblemBase() {}
};
struct Parameters { float rho_0; };
