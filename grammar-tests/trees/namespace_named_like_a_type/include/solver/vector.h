#pragma once
#include <views/view.h>
#include "space.h"
namespace solver {
template <class Number, class Where = Space::Host> struct Vector {
  views::View<Number> values;
};
template <class Body> void launch(int count, Body body);
}
