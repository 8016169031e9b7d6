// std: 17
// A specialisation of a member has annotations of its own.
#define HD __host__ __device__
template <class T> struct Q { HD int f(int) const; int g(int) const; };
template <> HD int Q<int>::g(int) const { return 1; }
template <> int Q<char>::f(int) const { return 1; }
template <class T> HD int Q<T>::f(int) const { return 1; }
