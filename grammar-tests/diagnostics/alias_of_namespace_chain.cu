// std: 17
// A private type is found through any number of aliases of namespaces.
template <class F> void run(F f) { f(); }
namespace first {
class Store {
  struct Cell { int value; };
 public:
  static Cell get();
};
}
namespace n0 = first;
namespace n1 = n0;
namespace n2 = n1;
namespace n3 = n2;
namespace n4 = n3;
namespace n5 = n4;
namespace n6 = n5;
namespace n7 = n6;
namespace n8 = n7;
namespace n9 = n8;
namespace n10 = n9;
namespace n11 = n10;
void user() {
  auto cell = n11::Store::get();
  run([=] __device__ () { return cell.value; });
}
