} }
#undef LIB_LOCAL
