#include "api.h"
#include "impl.h"
