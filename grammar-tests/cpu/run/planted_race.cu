// std: 17
// flags: -g -O1 -fsanitize=thread -fopenmp -DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_OMP
// ends: planted_race.cu:14
// A device lambda adds without an atomic function, on several threads.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/for_each.h>
#include <thrust/iterator/counting_iterator.h>

int main() {
  thrust::device_vector<int> sum(1);
  int *s = thrust::raw_pointer_cast(sum.data());
  const auto add = [=] __device__(int i) {
    *s += i;
  };
  thrust::for_each(thrust::device, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(100000), add);
}
