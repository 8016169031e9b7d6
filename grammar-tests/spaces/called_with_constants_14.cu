// std: 14
// The same before lambdas were constexpr.
#define HD __host__ __device__
int host(int a);
HD int hd(int a);
HD constexpr int ce(int a) { return a; }
constexpr int cb(int a) { return a ? a : throw 1; }
template <class T> HD T t(T a) { return a; }
template <class T> HD constexpr T kt(T a) { return a; }
struct H { int v; HD H(int a); int m(int) const; };
struct K { int v; HD constexpr K(int a) : v(a) {} HD constexpr int m(int) const { return v; } HD int n(int) const; };
HD int u1(int a) {
  auto l = [=](int b) {
    if (hd(1)) return 1;
    return host(3);
  };
  return l(1);
}
HD int u2(int a) {
  auto l = [=](int b) {
    if (ce(1)) return 1;
    return host(3);
  };
  return l(1);
}
HD int u3(int a) {
  auto l = [=](int b) {
    hd(1);
    if (b) return 1;
    return host(3);
  };
  return l(1);
}
HD int u4(int a) {
  auto l = [=](int b) {
    if (b) return 1;
    hd(1);
    return host(3);
  };
  return l(1);
}
HD int u5(int a) {
  auto l = [=](int b) {
    if (b && hd(1)) return 1;
    return host(3);
  };
  return l(0);
}
HD int u6(int a) {
  auto l = [=](int b) {
    return 0 ? b : host(3);
  };
  return l(0);
}
HD int u7(int a) {
  auto l = [=](int b) {
    return 1 ? b : host(3);
  };
  return l(0);
}
HD int u8(int a) {
  auto l = [=](int b) {
    return true && host(3);
  };
  return l(0);
}
HD int u9(int a) {
  auto l = [=](int b) {
    return b ? hd(1) : host(3);
  };
  return l(1);
}
HD int u10(int a) {
  auto l = [=](int b) {
    return hd(1) ? b : host(3);
  };
  return l(1);
}
HD int u11(int a) {
  auto l = [=](int b) {
    int c = t(1);
    return b ? b : host(3);
  };
  return l(1);
}
HD int u12(int a) {
  auto l = [=](int b) {
    int c = kt(1);
    return b ? b : host(3);
  };
  return l(1);
}
HD int u13(int a) {
  auto l = [=](int b) {
    int c = K(1).n(2);
    return b ? b : host(3);
  };
  return l(1);
}
HD int u14(int a) {
  auto l = [=](int b) {
    int c = K(1).m(2);
    return b ? b : host(3);
  };
  return l(1);
}
HD int u15(int a) {
  auto l = [=](int b) {
    for (int i = 0; i < b; ++i) host(3);
    return 1;
  };
  return l(0);
}
HD int u16(int a) {
  auto l = [=](int b) {
    while (hd(b)) host(3);
    return 1;
  };
  return l(0);
}
HD int u17(int a) {
  auto l = [=](int b) {
    if (hd(b) ? b : 0) host(3);
    return 1;
  };
  return l(0);
}
HD int u18(int a) {
  return [=](int b) { return b ? 1
    : host(3); }(hd(1));
}
HD int u19(int a) {
  return [=](int b) { return b ? 1
    : host(3); }(ce(1));
}
HD int u20(int a) {
  auto l = [=](int b) {
    (void)H(1);
    return b ? b : host(3);
  };
  return l(1);
}
HD int u21(int a) {
  return hd(1) && host(2);
}
HD int u22(int a) {
  return ce(1) || host(2);
}
HD int u23(int a) {
  return ce(a) || host(2);
}
HD int u24(int a) {
  return t(1) ? 1 : host(2);
}
HD int u25(int a) {
  return kt(1) ? 1 : host(2);
}
HD int u26(int a) {
  return K(1).m(1) ? 1 : host(2);
}
HD int u27(int a) {
  return K(1).n(1) ? 1 : host(2);
}
HD int u28(int a) {
  return sizeof(hd(1)) ? 1 : host(2);
}
HD int u29(int a) {
  return (true || hd(1)) ? 1 : host(2);
}
HD int u30(int a) {
  return (false && hd(1)) ? host(1) : host(2);
}
HD int u31(int a) {
  return (hd(1), 1) ? 1 : host(2);
}
HD int u32(int a) {
  return (hd(1) || 1) ? 1 : host(2);
}
HD int u33(int a) {
  return (hd(1) * 0) ? 1 : host(2);
}
HD int u34(int a) {
  auto l = [=](int b) {
    switch (hd(1)) { case 1: return host(1); }
    return host(3);
  };
  return l(1);
}
HD int u35(int a) {
  auto l = [=](int b) {
    if (b) { hd(1); return 2; }
    return host(3);
  };
  return l(1);
}
