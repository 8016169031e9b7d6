// std: 17
// A member of a class in a class template, defined outside, has the types that its declaration in the class is written with.

template <class T> struct NestVal {
    using type = T;
};

template <class T> struct NestBox {
    using Elem = T;
    struct Inner {
        Inner *self();
        Inner &operator=(const Inner &);
        typename NestBox<T>::Inner path();
        Elem element(T);
        template <class U> U templated(U u, T t, Inner n);
        void one_of(int, Inner);
        struct Deep {
            Deep deep();
            Inner inner(Deep);
        };
    };
    enum Kind { plain };
    Kind kind(Kind);
};

#define NEST_RUN() auto l = [=] __device__() {};

template <class T> typename NestBox<T>::Inner *NestBox<T>::Inner::self() {
    NEST_RUN()
    return this;
}
template <class X> typename NestBox<X>::Inner &NestBox<X>::Inner::operator=(const Inner &other) {
    NEST_RUN()
    return *this;
}
template <class T> typename NestBox<T>::Inner NestBox<T>::Inner::path() {
    NEST_RUN()
    return *this;
}
template <class Q> typename NestBox<Q>::Elem NestBox<Q>::Inner::element(Q q) {
    NEST_RUN()
    return 0;
}
template <class X> template <class Y> Y NestBox<X>::Inner::templated(Y u, X t, typename NestBox<X>::Inner n) {
    NEST_RUN()
    return u;
}
template <class X> void NestBox<X>::Inner::one_of(int, typename NestBox<X>::Inner) { NEST_RUN() }
template <class T> typename NestBox<T>::Inner::Deep NestBox<T>::Inner::Deep::deep() {
    NEST_RUN()
    return *this;
}
template <class T> typename NestBox<T>::Inner NestBox<T>::Inner::Deep::inner(typename NestBox<T>::Inner::Deep) {
    NEST_RUN()
    return Inner();
}
template <class T> typename NestBox<T>::Kind NestBox<T>::kind(Kind k) {
    NEST_RUN()
    return k;
}
template <> NestBox<int>::Inner *NestBox<int>::Inner::self() {
    NEST_RUN()
    return this;
}
template <> int NestBox<int>::Inner::element(int) {
    NEST_RUN()
    return 0;
}

template <class T> struct NestPart {
    struct Inner;
};
template <class T> struct NestPart<T *> {
    struct Inner {
        Inner *self(NestPart *);
    };
};
template <class T> struct NestPart<T>::Inner {
    Inner *self(NestPart *);
    union Either {
        int a;
        float b;
        Either *self(Inner);
    };
};
template <class T> typename NestPart<T>::Inner *NestPart<T>::Inner::self(NestPart<T> *part) {
    NEST_RUN()
    return this;
}
template <class T> typename NestPart<T *>::Inner *NestPart<T *>::Inner::self(NestPart<T *> *part) {
    NEST_RUN()
    return this;
}
template <class T> typename NestPart<T>::Inner::Either *NestPart<T>::Inner::Either::self(typename NestPart<T>::Inner) {
    NEST_RUN()
    return this;
}

// Of classes that are no templates it has those of its definition.
struct NestPlain {
    struct Inner {
        Inner &self();
    };
};
NestPlain::Inner &NestPlain::Inner::self() {
    NEST_RUN()
    return *this;
}
