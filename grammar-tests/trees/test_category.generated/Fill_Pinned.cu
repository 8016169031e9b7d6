#include <Pinned_Category.hpp>
#include <TestFill.hpp>
