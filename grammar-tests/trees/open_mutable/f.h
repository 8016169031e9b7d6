#pragma once
#ifdef X
#define MUT mutable
#define R int
#else
#define MUT
#define R long
#endif
