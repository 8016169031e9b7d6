#ifndef GRID_FAB_ARRAY_H_
#define GRID_FAB_ARRAY_H_

#include <grid/config.h>

namespace grid {

template <class Fab> class FabArray {
public:
    void fill(int n, Fab value);
    void copy_local(int n, const Fab *from);

private:
    Fab *data_;
};

#include <grid/fab_array_comm.h>

}  // namespace grid

#endif
