#include <Cuda_Category.hpp>
#include <TestFill.hpp>
