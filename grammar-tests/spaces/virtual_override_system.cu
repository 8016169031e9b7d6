// std: 17
// overriding functions of the standard library
#include <exception>
#define HD __host__ __device__
struct E : std::exception { HD const char *what() const noexcept override { return ""; } };
struct F : std::exception { HD ~F() {} };
