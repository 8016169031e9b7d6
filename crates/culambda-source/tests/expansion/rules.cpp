#define EMPTY
#define OBJ 1 + 2
#define F(x) <x>
#define G(x, y) F(x) F(y) x##y #x #y
#define V(...) [__VA_ARGS__]
#define W(a, ...) w0(a, ##__VA_ARGS__)
#define NAMED(args...) g(args)
#define OPT(a, ...) h(a __VA_OPT__(,) __VA_ARGS__)
#define SELF SELF + 1
#define A B
#define B A
#define f(x) x f
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define STR_(x) #x
#define STR(x) STR_(x)
#define LPAREN (
#define RPAREN )
#define CALL F LPAREN 3 RPAREN
#define EXPAND(x) x
#define NOARG() none
#define X 3
#define AA BB
#define CC(x) AA
#define HASH #x
#define TWICE(x) x x
#define NIL(x)
#define EVAL(...) EVAL1(EVAL1(EVAL1(__VA_ARGS__)))
#define EVAL1(...) EVAL2(EVAL2(EVAL2(__VA_ARGS__)))
#define EVAL2(...) __VA_ARGS__
#define DEFER(id) id EMPTY
#define REPEAT_I() REPEAT
#define REPEAT(n) n DEFER(REPEAT_I)()(n)
#define t(x,y,z) x ## y ## z
int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,),
 t(10,,), t(,11,), t(,,12), t(,,) };
#define xstr(s) str(s)
#define str(s) # s
#define debug(s, t) printf("x" # s "= %d, x" # t "= %s", \
 x ## s, x ## t)
#define INCFILE(n) vers ## n
#define glue(a, b) a ## b
#define xglue(a, b) glue(a, b)
#define HIGHLOW "hello"
#define LOW LOW ", world"
1: OBJ; F(OBJ); F(F(OBJ)); G(X, OBJ) G(a, ) G( , b)
2: V() V(1) V(1, (2, 3), 4)
3: W(1) W(1,)
4: NAMED() NAMED(1, 2) OPT(1) OPT(1,) OPT(1, 2) OPT(1, EMPTY)
5: SELF A B
6: f(1)(2) f(f)(1) f (3)
7: CAT(X, X) CAT_(X, X) CAT(CA, T)(1, 2) CAT(a, OBJ) STR(X) STR_(X) STR("a\n" 'b' "\"" x  y) STR( OBJ )
8: CALL EXPAND(CALL) EXPAND(F LPAREN 3 RPAREN)
9: NOARG() NOARG ( ) NOARG F F; EXPAND(F)(4) CC(1) TWICE(F)(5)
10: NIL(1)NIL(2) a NIL(3)b -NIL(x)-
11: EVAL(REPEAT(1))
12: debug(1, 2); fputs(str(strncmp("abc\0d", "abc", '\4') == 0) str(: @\n), s);
xstr(INCFILE(2).h) glue(HIGH, LOW); xglue(HIGH, LOW)
13: F
  (spans
   lines) F /* c */ (x // y
 )
#undef X
14: X
#define X 7
X F(X
#undef X
#define X 8
X)
15: TWICE((a[i] = X, 1))
#define z z[0]
#define ff(a) a+ff(a)
#define h g(~
#define m(a) a(w)
#define w 0,1
16: z ff(2)(9) m(m) g(x+(3,4)-w) h 5)
#define NIL2(xxx) xxx
#define G_0(arg) NIL2(G_1)(arg)
#define G_1(arg) NIL2(arg)
G_0(42)
#define foo() bar
foo() foo( ) foo
()
#define plus +
-plus- +plus+ plus= plusplus
#define AT_LEAST(a,b) (__GNUC__ > a || __GNUC__ == a && __GNUC_MINOR__ >= b)
AT_LEAST(4,8) __cplusplus __LINE__ STR(__LINE__)
#define LL __LINE__
LL EXPAND(LL
LL)
