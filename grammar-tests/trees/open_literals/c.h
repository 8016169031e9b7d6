#pragma once
#ifdef X
#define LETTER 'a'
#define NAME "ab"
#define RES __restrict__
#define NUM 1
#else
#define LETTER 'b'
#define NAME "cd"
#define RES
#define NUM 2
#endif
