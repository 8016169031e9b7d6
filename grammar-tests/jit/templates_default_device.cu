// std: 17
// options: default-device
// Templates: definitions, specialisations, explicit instantiations.
template <class T> T bare(T t) { return t; }
template <class T> __device__ T annotated(T t) { return t; }
template <> int bare<int>(int t) { return t; }
template <> int annotated<int>(int t) { return t; }
template <> __device__ int annotated<long>(long t) { return t; }
template float bare<float>(float);
template float annotated<float>(float);
extern template double bare<double>(double);
template <class T> T declared(T);
template <class T> T declared(T t) { return t; }
template <class T> __device__ T device_declared(T);
template <class T> T device_declared(T t) { return t; }
template <class T> struct Class {
  T bare() { return T(); }
  __device__ T annotated() { return T(); }
  T outside();
  __device__ T annotated_inside();
  static T of_class();
  template <class U> Class(U);
  template <class U> T member(U);
  Class() = default;
};
template <class T> T Class<T>::outside() { return T(); }
template <class T> T Class<T>::annotated_inside() { return T(); }
template <class T> T Class<T>::of_class() { return T(); }
template <class T> template <class U> T Class<T>::member(U) { return T(); }
template <> struct Class<char> { int specialised(); };
int Class<char>::specialised() { return 1; }
template <> float Class<float>::outside() { return 1; }
template <class T> struct Class<T *> { int partial(); };
template <class T> int Class<T *>::partial() { return 1; }
template <class T> struct Guided { __device__ Guided(T); };
template <class T> Guided(T *) -> Guided<T>;
template struct Class<long>;
template <class... T> int pack(T... t) { return sizeof...(t); }
