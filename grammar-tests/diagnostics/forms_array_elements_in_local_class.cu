// std: 17
// elements of an array that are members of a local class
void wrapping() { struct Wrap {
struct Cell { Cell(int, int); Cell &operator=(const Cell &) = delete; Cell(const Cell &); };
void f() {
  Cell t[1] = {{1, 2}};
  auto op = [t] __host__ __device__ () {};
  (void)op;
}

}; }
