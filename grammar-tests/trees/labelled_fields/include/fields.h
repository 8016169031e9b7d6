#pragma once

#include "arrays/view.h"

// A field and a name of it, named like themselves.
#define FIELD(name) arrays::View<double> name(#name)
#define NAME(name) arrays::Label name(#name)

template <class T> struct Fields {
  using type = arrays::View<T>;
};

template <class F> void for_each(int count, F f);
