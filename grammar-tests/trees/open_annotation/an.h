#pragma once
#ifdef X
#define AN __host__ __device__
#else
#define AN __device__
#endif
