#pragma once

#ifdef RGB
#undef RGB
#endif

class RGB {
  public:
    float r, g, b;
};
