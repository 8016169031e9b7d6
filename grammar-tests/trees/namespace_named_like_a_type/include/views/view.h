#pragma once
namespace views {
struct HostSpace {};
template <class T, class Memory = HostSpace> struct View {
  using Space = Memory;
  T *data;
};
}
