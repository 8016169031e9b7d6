#pragma once
enum Field { RHO,
#ifdef HAVE_MPI
  RANK,
#endif
  NF };
template <int N> struct Tile {};
struct Dom { int n;
#ifdef HAVE_MPI
  int rank;
#endif
  void go(int n); };
static int rank;
template <class F> void run(F f);
