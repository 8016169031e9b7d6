#include <grid/fab_array.h>

void step(int n, const double *from) {
    grid::FabArray<double> array;
    array.fill(n, 0.0);
    array.copy_local(n, from);
}
