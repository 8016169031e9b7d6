// std: 17
// options: default-device
// Static data members: those whose type is not constant.
struct P { int x; };
struct Members {
  static int bare;
  static const int constant = 1;
  static constexpr int constant_expression = 1;
  static constexpr int array[2] = {1, 2};
  static const int constant_array[2];
  static int array_of_ints[2];
  static int &reference;
  static const int *pointer;
  static int *const pointer_constant;
  static inline int in_line = 1;
  static const P object;
  static P object_of_run_time;
  static int one, two;
  static __device__ int on_device;
  int ordinary;
  template <class T> static T templated;
};
int Members::bare = 1;
template <class T> T Members::templated = 1;
template <class T> struct Class {
  static T dependent;
  static int bare;
  static const T constant;
  static constexpr int fixed = 1;
};
template <class T> T Class<T>::dependent;
template <class T> int Class<T>::bare;
template <> struct Class<int> { static int specialised; };
