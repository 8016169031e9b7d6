#include "flow/step.h"

int main() {
  double values[3] = {1, 2, 3};
  step(values, 3);
  loop(3, [=] __device__(int i) { (void)values[i]; });
}
