/* #undef FLG_DOUBLE */
#define FLG_TRACE 0
