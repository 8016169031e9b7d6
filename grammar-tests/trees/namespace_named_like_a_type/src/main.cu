#include "solver/update.h"
int main() {
  solver::Vector<double, solver::Space::Device> a, b;
  solver::internal::scale(a, b, 2.0);
}
