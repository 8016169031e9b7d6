// Captures of fundamental types and enumerations, by default and by name.
#include "device.h"

enum Colour { red = 1, green = 20 };
enum class Level : unsigned char { low = 3, high = 250 };

int main() {
  start();
  Buffer<double> out(12);
  double *to = out.data;
  bool yes = true;
  char letter = 'x';
  signed char small = -7;
  short brief = -300;
  unsigned count = 4000000000u;
  long long big = -5000000000ll;
  float ratio = 1.5f;
  double exact = 2.125;
  Colour colour = green;
  Level level = Level::high;
  const int constant = 41;
  wchar_t wide = L'w';
  each(12, [=] __device__(int i) {
    double values[] = {double(yes), double(letter), double(small), double(brief), double(count), double(big),
                       ratio, exact, double(colour), double(level), double(constant), double(wide)};
    to[i] = values[i];
  });
  out.print("by default");
  each(12, [to, big, level, exact] __device__(int i) { to[i] = big + int(level) * i + exact; });
  out.print("by name");
  each(12, [to, ratio, small] __host__ __device__(int i) { to[i] = ratio * i + small; });
  out.print("host device");
  return finish();
}
