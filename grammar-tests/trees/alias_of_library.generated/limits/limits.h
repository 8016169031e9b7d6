#pragma once
namespace limits {
template <class T> struct infinity;
template <> struct infinity<float> { static constexpr float value = 1e30f; };
template <> struct infinity<double> { static constexpr double value = 1e300; };
}  // namespace limits
