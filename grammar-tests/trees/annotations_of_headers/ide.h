#pragma once
#ifdef __JETBRAINS_IDE__
#define __host__
#define __device__
#define __global__
#endif
