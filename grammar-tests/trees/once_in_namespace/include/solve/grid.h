#pragma once

namespace solve {
struct Grid {
    int rows;
    double spacing;
};
}  // namespace solve
