#pragma once
#ifdef DOXYGEN_DOC
typedef long Wide;
#endif
namespace A {
using Wide = long long;
}
