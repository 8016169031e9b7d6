// std: 17
// A trailing return type is given up if it is one decltype whose operand names a parameter of the lambda as a value.

template <class T> struct TropBox {
    TropBox();
    TropBox(T);
    static T pass(T);
};
int trop_fun(int);

template <class T> void trop_in_template(T t) {
    auto whole = [] __device__(T q) -> decltype(q) { return q; };
    auto called = [] __device__(T q) -> decltype(TropBox<T>::pass(q)) { return q; };
    auto beside = [] __device__(T q) -> decltype(TropBox<decltype(q)>::pass(q)) { return q; };
    auto in_size = [] __device__(T q) -> decltype(1 + sizeof(q)) { return 1; };
    auto in_throw = [] __device__(T q) -> decltype(trop_fun(noexcept(q))) { return 1; };
}
void trop_plain(int n) {
    auto whole = [] __device__(int q) -> decltype((q)) { return q; };
    auto generic = [] __device__(auto q) -> decltype(q) { return q; };
}
