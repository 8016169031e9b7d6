#include "loops.hpp"
void axpy(int n, double a, double *x)
{
   vector_Loop1Begin(n, xi)
   {
      x[xi] *= a;
   }
   vector_Loop1End(xi);
}
