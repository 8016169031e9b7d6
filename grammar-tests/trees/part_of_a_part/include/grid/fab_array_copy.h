#ifndef GRID_FAB_ARRAY_COPY_H_
#define GRID_FAB_ARRAY_COPY_H_

template <class Fab> struct CopyTag {
    const Fab *from;
    Fab *to;
};

namespace detail {
template <class Fab, class F> void copy(CopyTag<Fab> tag, int n, F &&f) {
    for_each(n, [=] GRID_DEVICE(int i) { f(tag.to[i], tag.from[i]); });
}
}  // namespace detail

template <class Fab> void FabArray<Fab>::copy_local(int n, const Fab *from) {
    Fab *data = data_;
    for_each(n, [=] GRID_DEVICE(int i) { data[i] = from[i]; });
}

#endif
