#pragma once
template <class F> void tta_run(F f) { f(); }
#if !defined TTA_PLAIN
#define TTA_TWICE(x) x; x
#else
#define TTA_TWICE(x) x
#endif
