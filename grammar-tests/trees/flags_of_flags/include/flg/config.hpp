#pragma once
#include "flg_config.h"
#ifndef FLG_DOUBLE
#define FLG_SINGLE
#endif
#if FLG_TRACE
#define FLG_LOUD 1
#endif
#ifdef FLG_PROFILE
#define FLG_TIMED
#endif
