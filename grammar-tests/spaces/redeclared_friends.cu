// std: 17
// Members and friends that are declared in a class without the annotations of their definitions.
#define BOTH_MM __host__ __device__
namespace redeclared_mm {
class Vect_mm {
public:
  inline
  Vect_mm& least_mm (const Vect_mm& p) noexcept;
  BOTH_MM inline Vect_mm& fine_mm (const Vect_mm& p) noexcept;
  inline Vect_mm operator- (double s) const noexcept;
  BOTH_MM inline Vect_mm operator- (Vect_mm s) const noexcept;
  friend Vect_mm most_mm (const Vect_mm& p1, const Vect_mm& p2) noexcept;
  double v;
};
BOTH_MM
inline
Vect_mm&
Vect_mm::least_mm (const Vect_mm& p) noexcept
{
  return *this;
}
BOTH_MM inline Vect_mm& Vect_mm::fine_mm (const Vect_mm& p) noexcept { return *this; }
BOTH_MM inline Vect_mm Vect_mm::operator- (double p) const noexcept { return *this; }
BOTH_MM inline Vect_mm Vect_mm::operator- (Vect_mm p) const noexcept { return *this; }
BOTH_MM inline Vect_mm most_mm (const Vect_mm& p1, const Vect_mm& p2) noexcept { return p1; }
}
