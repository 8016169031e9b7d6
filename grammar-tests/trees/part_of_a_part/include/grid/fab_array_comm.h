
#include <grid/fab_array_copy.h>

template <class Fab> void FabArray<Fab>::fill(int n, Fab value) {
    Fab *data = data_;
    for_each(n, [=] GRID_DEVICE(int i) { data[i] = value; });
}
