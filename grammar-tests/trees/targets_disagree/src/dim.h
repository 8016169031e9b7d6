#pragma once

#ifndef GRID_DIM
#define GRID_DIM 1
#endif
#ifndef GRID_NS
#define GRID_NS grid
#endif
#ifndef GRID_TILE
#define GRID_TILE 4
#endif

template <int N> struct Index {};
