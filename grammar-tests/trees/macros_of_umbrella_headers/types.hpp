#pragma once
namespace ty { enum E { e0, e1 }; using Len = int; template <E e, class T = S_REAL> struct Q { T q; }; class Pr { struct Z {}; public: Z z(); }; }
using namespace ty;
