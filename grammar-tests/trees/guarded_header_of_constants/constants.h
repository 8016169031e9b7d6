#ifndef CONSTANTS_H
#define CONSTANTS_H
constexpr int BLOCK = 256;
static const int WARP = 32;
const unsigned GRID = 4u;
#endif
