namespace lib {
