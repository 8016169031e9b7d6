"""Units with a subject of their own: the part of the generator of programs.py that looks like what libraries and codes write.

Each method `unit_...` makes one; bodies come from `Gen`, so that any statement may be anywhere.
"""
import re


class Subjects:
    def known(self, *variables, this=(), consts=(), members=()):
        """An environment with variables (name, use...), members of `this` among them."""
        from programs import Var
        env = self.globals_env().child()
        for name, *uses in members: env.add(Var(name, uses or [name, f"this->{name}"], auto=False, member=True))
        for name in consts: env.add(Var(name, [f"int({name})"], auto=False))
        env = env.child()
        env.this = bool(members) or bool(this)
        for name, *uses in variables: env.add(Var(name, uses or [name]))
        return env

    def some(self, env, n=None, templ=False):
        """Statements, an annotated lambda among them."""
        saved, self.intempl = self.intempl, templ or self.intempl
        parts = [self.stmts(env, self.r.randrange(0, 3) if n is None else n, 2, "host", inl=True), self.place_lambda(env, "host", 2)]
        if self.p(.3): parts.append(self.stmt(env, 2, "host"))
        self.intempl = saved
        return "\n  ".join(parts)

    def wide_unit(self):
        return getattr(self, self.r.choice([n for n in dir(self) if n.startswith("unit_")]))(self.fresh("u"), *self.r.sample([n for n in self.NAMES if n not in "knw"], 3))

    # -- types of parameters and results -----------------------------------------------------
    def unit_signature(self, u, x, y, z):
        ts, head = (), ""
        if self.p(.5):
            ts, head = self.ch((("T",), "template <class T> "), (("T", "U"), "template <class T, typename U = int> "), (("T",), "template <class T, int N = 2> "), (("T",), "template <typename T, class... Rs_> "))
        ps = [(n, *self.wide_param(n, ts)) for n in (x, y, z)[:self.r.randint(1, 3)]]
        env = self.known(*[(n, *uses) for n, _, uses in ps if uses])
        body = self.some(env, templ=bool(ts))
        plist = ", ".join(t for _, t, _ in ps)
        k = self.r.randrange(6)
        spec = self.ch("", "", "static ", "inline ", "[[nodiscard]] ", "__host__ ", "constexpr " if False else "", "__attribute__((noinline)) ", "__host__ inline ")
        ex = self.ch("", "", " noexcept", " noexcept(sizeof(int) > 2)", " noexcept(noexcept(fn(1)))", " noexcept(false)")
        if k < 2: sig = f"void {u}({plist}){ex}"; ret = ""
        elif k == 2 and "[[" not in spec:
            base = self.base_type(ts) if self.p(.6) else "int"
            d = self.declarator(f"{u}({plist}){ex if self.p(.3) else ''}", 0)
            mod = self.ch("*{}", "**{}", "* const *{}", "(*{})(int)", "(*{})[3]", "(*(*{})(int))(long)", "P::*{}", "(P::*{})(int) const", "{}").format(d)
            sig, ret = f"{self.ch('', 'const ')}{base} {mod}", " return {};"
        elif k == 3: sig, ret = f"auto {u}({plist}){ex} -> {self.type_(self.r.randrange(3), ts).split('[')[0].replace('&', '*')}", " return {};"
        elif k == 4: sig, ret = f"auto {u}({plist}) -> decltype({self.ch(f'by({x})', f'sizeof({x})', '1', f'sink({x})', f'noexcept({x})')})" if ps[0][2] else f"auto {u}({plist}) -> int", " return {};"
        else: sig, ret = f"int {u}({plist}{', ...' if self.p(.3) else ''}){ex}", f" return eat({self.lam(env, 'host', 1)});"
        before = f"{head}{spec if '[[' not in spec else ''}{sig};\n" if self.p(.2) and "..." not in sig and "= 2" not in head and "= int" not in head else ""
        return f"{before}{head}{spec}{sig} {{\n  {body}\n{ret}\n}}"

    def unit_member_signature(self, u, x, y, z):
        ts, head = self.ch(((), ""), (("T",), "template <class T> "), (("T",), "template <class T> "))
        (t1, u1), (t2, u2) = self.wide_param(x, ts), self.wide_param(y, ts)
        own = self.ch("Mine", "In", "Mine *", "const In &", "typename First<Mine, int>::type" if False else "Al<int>", f"{u} *", f"const {u} &", "In::Deep", "En", "Same<In>", "Box<In> &", f"{u}{'<T>' if ts else ''}::Mine" if not ts else "Mine", "Al<In>", f"In {u}::*")
        env = self.known(*[(n, *us) for n, us in ((x, u1), (y, u2)) if us], (z, f"by({z})", f"int(sizeof({z}))"), members=[("mem_",), ("arr_", "arr_[1]"), ("obj_", "obj_.a", "this->obj_.m(1)")])
        q = self.ch("", " const", " const &", " &&", " noexcept", " const noexcept", " volatile" if False else "")
        if "&&" in q: pass
        body = self.some(env, templ=bool(ts))
        cls = f"{head}struct {u} {{ struct In {{ struct Deep {{ int a; }}; int b; }}; using Mine = {self.ch('int', 'long', 'P', 'In')}; template <class A> using Al = Box<A>; enum En {{ e_a }};\n  int mem_ = 1, arr_[2]; P obj_;\n"
        sig = f"({t1}, {t2}, {own} {z}){q}"
        if self.p(.5) or ts and "&" in sig and False: return cls + f"  void go{sig} {{\n  {body}\n  }}\n}};"
        return cls + f"  void go{sig};\n}};\n{head}void {u}{'<T>' if ts else ''}::go{sig} {{\n  {body}\n}}"

    def unit_named_paths(self, u, x, y, z):
        """Members of nested classes that are defined outside, their types by several paths."""
        ns = self.ch(f"{u}", f"{u}::{u}_in", u)
        path = self.ch("", f"::{ns}::")
        out = "Out" if not path else f"{path}Out"
        (t1, t2, t3) = self.r.sample(["Ty", "In", "Ty2", "In *", "const Out &", "Out::In", f"{ns}::Out::In", f"::{ns}::Out::Ty", "List<In, Ty>", "Box<Ty2>", "En", "In::Ty2", "P", "Fwd *", "struct Fwd &", "Out::Al<int>", "Al<In>", "Ty (*)(In)"], 3)
        D = lambda t, n: t.replace("(*)", f"(*{n})") if "(*)" in t else f"{t} {n}"
        env = self.known(*[(n, f"by({n})", f"int(sizeof({n}))") for n in (x, y, z)], members=[("f_", "by(f_)")])
        body = self.some(env)
        k = self.r.randrange(4)
        cls = f"namespace {ns} {{ struct Fwd; struct Out {{ using Ty = int; enum En {{ v }}; template <class A> using Al = Box<A>; struct In {{ using Ty2 = long; int f_; "
        if k == 0: return cls + f"void go({D(t1, x)}, {D(t2, y)}, {D(t3, z)}); }}; using Ty2 = In; }}; }}\nvoid {ns}::Out::In::go({D(t1, x)}, {D(t2, y)}, {D(t3, z)}) {{\n  {body}\n}}"
        if k == 1: return cls + f"}}; using Ty2 = In; int f_; In make({D(t1, x)}, {D(t2, y)}) const; }}; }}\n{ns}::Out::In {ns}::Out::make({D(t1, x)}, {D(t2, y)}) const {{ In {z}{{}}; {body} return {{}}; }}"
        if k == 2: return cls + f"template <class T> struct Deep {{ T f_; template <class M> void go(M {x}, {D(t1, y)}, Deep *{z}); }}; }}; using Ty2 = In; }}; }}\ntemplate <class T> template <class M> void {ns}::Out::In::Deep<T>::go(M {x}, {D(t1, y)}, Deep *{z}) {{\n  {self.some(env, templ=True)}\n}}"
        return cls + f"}}; using Ty2 = In; static Ty st({D(t1, x)}, {D(t2, y)}); int f_; }}; }}\nauto {ns}::Out::st({D(t1, x)}, {D(t2, y)}) -> Ty {{ int {z} = 1; {self.some(self.known((x, f'by({x})'), (y, f'by({y})'), (z,)))} return 1; }}" if False else cls + f"}}; using Ty2 = In; static Ty st({D(t1, x)}, {D(t2, y)}); int f_; }};\ninline Out::Ty Out::st({D(t1, x)}, {D(t2, y)}) {{ int {z} = 1; {self.some(self.known((x, f'by({x})'), (y, f'by({y})'), (z,)))} return 1; }} }}"

    # -- templates ---------------------------------------------------------------------------
    def unit_packs(self, u, x, y, z):
        k = self.r.randrange(9)
        par = self.ch(f"Ts... {x}", f"Ts &... {x}", f"const Ts &... {x}", f"Ts &&... {x}", f"Ts *... {x}", f"Box<Ts>... {x}", f"const Ts *const... {x}", f"List<Ts, int> &... {x}", f"Ts (&...{x})[2]" if False else f"Box<Ts *>... {x}")
        env = self.known((y,), (z, f"by({z})"))
        body = self.some(env, templ=True)
        fold = self.ch(f"int t_ = (0 + ... + int(sizeof({x})));", f"int t_ = sink({x}...);", "int t_ = sizeof...(Ts);", f"int t_ = sizeof...({x}); bool w_ = (true && ... && (sizeof({x}) > 1));", f"int t_ = [&](auto &&... q_) {{ return sink(q_...); }}({x}...);", f"int t_[] = {{0, int(sizeof({x}))...}}; (void)t_;", f"(void(sizeof({x})), ...); int t_ = 1;", f"int t_ = (sizeof(Ts) + ... + 0);", f"(..., (void){x}); int t_ = 2;", f"int t_ = [](auto... q_) {{ return sizeof...(q_); }}({x}...);")
        use = self.ch(f"eat([=] __device__ {{ return {y} + sizeof...(Ts); }});", f"eat([{y}] HD {{ return int(sizeof(List<Ts...>)) + {y}; }});", f"eat([=] __device__ {{ return sizeof...({x}) + {y} + by({z}); }});", "eat([=] __device__ { return (0 + ... + vt<Ts>); });", f"eat([=] HD {{ List<Ts *...> *l_ = nullptr; return by(l_) + {y}; }});")
        if k == 0: return f"template <class... Ts> void {u}(int {y}, List<Ts...> {z}, {par}) {{\n  {fold}\n  {use}\n  {body}\n}}"
        if k == 1: return f"template <template <class...> class C, class... Ts> void {u}(C<Ts...> {z}, int {y}, List<C<Ts>...> *) {{\n  {use.replace(f'sizeof...({x})', '1')}\n  {body}\n}}"
        if k == 2: return f"template <class F, int... Is> void {u}(F {z}, Arr<sizeof...(Is)> {x}, int {y}) {{\n  eat([=] __device__ {{ return {y} + sink(Is...) + by({x}); }});\n  {body}\n}}\ntemplate void {u}<P, 1, 2>(P, Arr<2>, int);"
        if k == 3: return f"template <class... Ts> struct {u} {{ template <class... Us> void go(int {y}, List<Ts..., Us...> {z}) const {{\n  {use.replace(f'sizeof...({x})', 'sizeof...(Us)')}\n  {body}\n}} }};\ntemplate struct {u}<int, long>;"
        if k == 4: return f"template <class R, class... A> R {u}(R (*{z})(A...), int {y}) {{\n  eat([=] __device__ {{ return by({z}) + {y} + sizeof...(A); }});\n  {body}\n  return R();\n}}\ntemplate <class C, class R, class... A> void {u}(R (C::*{z})(A...) const, C {x}, int {y}) {{ eat([=] HD {{ return by({z}) + by({x}) + {y}; }}); }}"
        if k == 5: return f"template <class T, T... Vs> void {u}(int {y}, Both<T, T> {z}) {{\n  eat([=] __device__ {{ return {y} + int((Vs + ... + 0)) + by({z}); }});\n  {body}\n}}"
        if k == 6: return f"template <class... Ts> struct {u};\ntemplate <class T, class... Rest> struct {u}<T, Rest...> : {u}<Rest...> {{ T {y}_; void go(T {z}, int {y}) {{\n  eat([=] __device__ {{ return by({y}_) + {y}; }}); {body}\n}} }};\ntemplate <> struct {u}<> {{ void go(int {y}) {{ eat([=] __device__ {{ return {y}; }}); }} }};"
        if k == 7 and self.std >= 20 and self.p(.2): return f"void {u}(auto... {x}) {{ int {y} = 1, {z} = 2; eat([=] __device__ {{ return {y} + sizeof...({x}); }}); {body} }}\nvoid {u}_2(const auto &{z}, auto *{x}, int {y}) {{ eat([=] __device__ {{ return by({z}) + by(*{x}); }}); {body} }}"
        return f"template <class... Ts> int {u}(Ts... {x}) {{ return [=](int {y}) {{ auto {z} = {y}; {body} return {y}; }}(sink({x}...)); }}"

    def unit_value_parameters(self, u, x, y, z):
        forms = [("int *V", "&g::gv"), ("int (&V)[3]", "g::garr"), ("int (*V)(int)", "tf<2>"), ("int P::*V", "&P::a"), ("g::E V", "g::e1"), ("Col V", "Col::green"), ("bool V", "true"), ("char V", "'c'"), ("auto V", "3"), ("unsigned long V", "7"), ("const P &V", "g::gp"), ("int (P::*V)(int) const", "&P::m"), ("auto *V", "&g::gv"), ("decltype(nullptr) V", "nullptr"), ("T V", "2"), ("size_type V", "k"), ("decltype(sizeof(int)) V", "4"), ("h::Int V", "vn<2>")]
        if self.std >= 20: forms += [("P V", "P{1, 2}"), ("Col V", "Col(1)")]
        par, arg = self.ch(*forms)
        env = self.known((x, f"int(sizeof({x}))"), (y,))
        k = self.r.randrange(5)
        use = self.ch("eat([=] __device__ { return sizeof(V); });", f"eat([=] __device__ {{ return {y} + int(sizeof(V)); }});", f"eat([={'' if self.p(.5) else ''}] HD {{ return by(V); }});", f"eat([{y}] __device__ {{ return {y} + int(noexcept(V)); }});")
        head = f"template <class T, {par}>"
        if k == 0: return f"{head} void {u}(T {x}, int {y}) {{ {use} {self.some(env, templ=True)} }}\ntemplate void {u}<int, {arg}>(int, int);"
        if k == 1: return f"{head} void {u}(T {x}, int {y});\ntemplate <> void {u}<int, {arg}>(int {x}, int {y}) {{ {self.some(env)} }}"
        if k == 2: return f"{head} struct {u} {{ void go(T {x}, int {y}) {{ {use} {self.some(env, templ=True)} }} void out({u} *{x}); static void st({u}<T, V> &{y}); }};\n{head} void {u}<T, V>::out({u} *{x}) {{ eat([=] __device__ {{ return by({x}); }}); }}\n{head} void {u}<T, V>::st({u}<T, V> &{y}) {{ eat([=] HD {{ return by({y}); }}); }}"
        if k == 3: return f"template <class T, {par}> struct {u} {{}};\ntemplate <class T> struct {u}<T *, {arg}> {{ void go(T {x}, int {y}, {u} *{z}) {{ {self.some(env, templ=True)} }} }};\nvoid {u}_f({u}<int, {arg}> {x}, int {y}, {u}<P *, {arg}> *{z}) {{ {self.some(self.known((x, f'by({x})'), (y,)))} eat([=] __device__ {{ return by({z}); }}); }}" if not par.startswith("T ") else f"template <int V> void {u}(Arr<V> {x}, int {y}) {{ {self.some(self.known((x, f'by({x})'), (y,)))} }}"
        return f"template <{par if not par.startswith('T ') else 'int V'} = {arg if not par.startswith('T ') else '2'}, class T = int> void {u}(T {x}, int {y} = sizeof(V)) {{ {use} {self.some(env, templ=True)} }}"

    def unit_constraints(self, u, x, y, z):
        env = self.known((x, f"int(sizeof({x}))", f"by({x})"), (y,))
        body = self.some(env, templ=True)
        if self.std < 20 or self.p(.3):
            k = self.r.randrange(6)
            nm = self.ch(' ', ' e_', ' e_', ' e_', ' e_', ' e_', ' e_').rstrip()
            c = self.ch("(sizeof(T) > 1)", "vt<T> == 4", "(vt<T> > 2 && true)", "!(sizeof(T) == 1)", "noexcept(T())")
            if k == 0: return f"template <class T, En_t<{c}, int>{nm} = 0> void {u}(T {x}, int {y}) {{ {body} }}"
            if k == 1: return f"template <class T> En_t<{c}> {u}(T {x}, int {y}) {{ {body} }}\ntemplate <class T> typename En<!({c}), T>::type {u}(T {x}, long {y}) {{ {body} return {x}; }}"
            if k == 2: return f"template <class T> auto {u}(T {x}, int {y}) -> En_t<{c}, T> {{ {body} return T(); }}"
            if k == 3: return f"struct {u} {{ template <typename T, En_t<{c}> *{nm} = nullptr> int operator()(T const &{x}, int {y}) const {{ {body} return 1; }}\n  template <typename T, typename... Args, En_t<not ({c})> *{nm} = nullptr> void operator()(T const &{x}, Args &&...) {{ int {y} = 2; {body} }} }};"
            if k == 4: return f"template <class T, class{nm} = En_t<{c}>> void {u}(T *{x}, int {y}) {{ {body} }}\ntemplate <class T, class{nm} = void> struct {u}_s {{ }};\ntemplate <class T> struct {u}_s<T, En_t<{c}>> {{ void go(T {x}, int {y}) {{ {body} }} }};"
            return f"template <class T> void {u}(T {x}, int {y}, En_t<{c}, int> *{z} = nullptr) {{ eat([=] __device__ {{ return by({z}) + {y}; }}); {body} }}"
        con = f"template <class T> concept {u}_c = sizeof(T) > 0 && requires (T t_) {{ t_; }};\ntemplate <class T, class U> concept {u}_d = sizeof(T) > 0 || sizeof(U) > 1;\n"
        k = self.r.randrange(9)
        if k == 0: return con + f"template <{u}_c T> void {u}(T {x}, int {y}) {{ {body} }}\ntemplate <{u}_d<int> T, {u}_c... Rest> void {u}_2(T {x}, int {y}, Rest...) {{ {body} }}"
        if k == 1: return con + f"template <class T> requires {u}_c<T> && (sizeof(T) > 1) int {u}(T {x}, int {y}) {{ {body} return 1; }}\ntemplate <class T> int {u}_2(T *{x}, int {y}) requires {u}_d<T, int> {{ {body} return 2; }}"
        if k == 2 and self.p(.3): return con + f"void {u}({u}_c auto {x}, int {y}) {{ {body} }}\nvoid {u}_2(const {u}_d<long> auto &{x}, int {y}) {{ {body} }}\nint {u}_3({u}_c auto *{x}, int {y}, auto &&{z}) {{ {body} return by({z}); }}"
        if k == 3: return con + f"template <class T> requires requires (T t_) {{ sizeof(t_); typename Box<T>; }} struct {u} {{ void go(T {x}, int {y}) requires (sizeof(T) > 2) {{ {body} }} void out(T {x}); }};\ntemplate <class T> requires requires (T t_) {{ sizeof(t_); typename Box<T>; }} void {u}<T>::out(T {x}) {{ eat([=] __device__ {{ return by({x}); }}); }}"
        if k == 4: return con + f"struct {u} {{ using T_ = int; template <{u}_c T> void go(T {x}, int {y}) const {{ {body} }} static void st(T_ {x}, int {y}) {{ {body} }} operator int() const requires true {{ return 1; }} }};"
        if k == 5: return con + f"template <class T> void {u}(T {x}, int {y}) {{ eat([=] __device__ <{u}_c Q>(Q q_) requires (sizeof(Q) > 1) {{ return by(q_) + {y}; }}); eat([=] __device__ ({u}_c auto q_, auto... r_) {{ return by(q_) + by({x}); }}); {body} }}"
        if k == 6: return con + f"template <{u}_c T, {u}_c U = long> void {u}(T {x}, int {y}) {{ {body} }}\ntemplate <> void {u}<int, char>(int {x}, int {y}) {{ {body} }}\ntemplate <template <class> class C, {u}_c T> void {u}_t(C<T> {x}, int {y}) {{ {body} }}"
        if k == 7: return con + f"template <class T> struct {u} {{}};\ntemplate <{u}_c T> requires (sizeof(T) > 3) struct {u}<T> {{ T f_; void go({u} {x}, int {y}) {{ {body} }} }};"
        return con + f"template <class T> constexpr bool {u}_b = {u}_c<T>;\ntemplate <class T> requires ({u}_b<T>) auto {u}(T {x}, int {y}) -> {self.ch('T', 'int', 'decltype(' + x + ')', 'decltype(' + y + ' + 1)')} {{ {body} return {{}}; }}"

    def unit_member_templates(self, u, x, y, z):
        env = self.known((x, f"int(sizeof({x}))", f"by({x})"), (y, f"by({y})", f"int(sizeof({y}))"), members=[("f_", "by(f_)", "by(this->f_)")])
        body = self.some(env, templ=True)
        k = self.r.randrange(8)
        if k == 0: return f"template <class T> struct {u} {{ T f_; template <class U, int N> struct In {{ U f_; template <class... W> void go(Arr<N, U> {x}, T {y}, W...); }}; }};\ntemplate <class T> template <class U, int N> template <class... W> void {u}<T>::In<U, N>::go(Arr<N, U> {x}, T {y}, W...) {{ {body} }}"
        if k == 1: return f"template <class T> struct {u} {{ using value_type = T; struct In {{ T a; }}; using It = In *; T f_; value_type go(In {x}, It {y}); In st(typename Box<T>::type {x}, value_type {y}) const; }};\ntemplate <class T> typename {u}<T>::value_type {u}<T>::go(In {x}, It {y}) {{ {body} return T(); }}\ntemplate <class T> auto {u}<T>::st(typename Box<T>::type {x}, value_type {y}) const -> In {{ {body} return {{}}; }}"
        if k == 2: return f"template <class T> struct {u} {{ using value_type = T; struct In {{ T a; }}; T f_; static In *mk(In &{x}, value_type {y}); }};\ntemplate <class T> typename {u}<T>::In *{u}<T>::mk({self.ch('', f'typename {u}<T>::', f'typename {u}::')}In &{x}, typename {u}<T>::value_type {y}) {{ {self.some(self.known((x, f'by({x})'), (y, f'by({y})')), templ=True)} return nullptr; }}"
        if k == 3: return f"template <class T, template <class> class C = Box> struct {u} {{ C<T> f_; int fr(const {u} &{x}, C<T> {y}) {{ {self.some(self.known((x, f'by({x})'), (y, f'by({y})')), templ=True)} return 1; }} bool operator==(const {u} &{x}) const {{ eat([=] __device__ {{ return by({x}); }}); return true; }} template <class U> friend void frt({u}<T, C>, U); }};\ntemplate struct {u}<int>;"
        if k == 4: return f"template <class T> struct {u}_b {{ using vt_ = T; T b_; struct Nest {{ T a; }}; }};\ntemplate <class T> struct {u} : {u}_b<T> {{ using base = {u}_b<T>; using typename base::vt_; using base::b_; T f_; void go(vt_ {x}, typename base::Nest {y}) {{ eat([=] __device__ {{ return by(b_) + by({x}); }}); {body} }} void two(typename {u}_b<T>::Nest *{x}, const base &{y}) {{ {body} }} }};"
        if k == 5: return f"template <class D, class T> struct {u}_b {{ T f_; D &self() {{ return static_cast<D &>(*this); }} void run(T {x}, D *{y}) {{ {body} }} template <class F> void each(F {x}, const D &{y}) const {{ {body} }} }};\nstruct {u} : {u}_b<{u}, int> {{ using {u}_b::f_; void go(int {x}, {u}_b *{y}) {{ {self.some(env)} }} }};\ntemplate <class T> struct {u}_t : {u}_b<{u}_t<T>, T> {{ void go(T {x}, {u}_t {y}) {{ eat([=] HD {{ return by(this->f_) + by({x}); }}); auto &me_ = *this; eat([=] __device__ {{ return by(me_.f_); }}); }} }};"
        if k == 6: return f"template <class T> struct {u};\ntemplate <class R, class... A> struct {u}<R (*)(A...)> {{ R f_; void go(R (*{x})(A...), R {y}) {{ {body} }} }};\ntemplate <class C, class R> struct {u}<R C::*> {{ int f_; void go(C *{x}, R C::*{y}) {{ {body} }} }};\ntemplate <class T, int N> struct {u}<T[N]> {{ T f_; void go(T (&{x})[N], T (*{y})[N]); }};\ntemplate <class T, int N> void {u}<T[N]>::go(T (&{x})[N], T (*{y})[N]) {{ {body} }}\ntemplate <class T> struct {u}<const T &> {{ static void st(const T &{x}, T *{y}) {{ {self.some(self.known((x, f'by({x})'), (y, f'by({y})')), templ=True)} }} }};"
        return f"template <class Shape_, class Layout_ = Arr<2>> struct {u} {{ using Shape = Shape_; using Layout = Layout_; using Elem = typename Box<Shape>::type; struct Params {{ Shape s; Layout l; struct Args {{ Elem e; }}; }}; struct Storage; static constexpr int kN = Layout::n; Shape f_;\n  void run(Params const &{x}, Storage *{y}) {{ eat([=] __device__ {{ return by({x}.s) + kN; }}); {body} }}\n  static int st(typename Params::Args {x}, Elem const *{y}) {{ {self.some(self.known((x, f'by({x})', f'by({x}.e)'), (y, f'by({y})'), consts=['kN']), templ=True)} return kN; }} }};"

    def unit_friends_and_operators(self, u, x, y, z):
        op = self.ch("+", "-", "*", "/", "%", "^", "&", "|", "<", ">", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "<<=", ">>=", ",", "->*")
        env = self.known((x, f"by({x})"), (y,), )
        body = self.some(env)
        k = self.r.randrange(9)
        if k == 0: return f"struct {u} {{ int m_; }};\nint operator{self.ch('', ' ')}{op}({self.ch(u, f'const {u} &', f'{u} &&')} {x}, int {y}) {{ {body} return 1; }}"
        if k == 1: return (f"struct {u};\nint operator{op}({u} {x}, int {y});\n" if self.p(.85) else "") + f"struct {u} {{ int m_; friend int operator{op}({u} {x}, int {y}) {{ {body} return 1; }} }};" 
        if k == 2: return f"namespace {u}_n {{ struct {u} {{ int m_; template <class T> int operator{op}(T {x}) const {{ int {y} = 1; {self.some(self.known((x, f'by({x})'), (y,), members=[('m_',)]), templ=True)} return 1; }} }}; template <class T> int operator{op}({u} *{x}, Both<T, {u}> {y}); }}" if False else f"struct {u} {{ int m_; template <class T> int operator{op}(T {x}) const {{ int {y} = 1; {self.some(self.known((x, f'by({x})'), (y,), members=[('m_',)]), templ=True)} return 1; }} }};"
        if k == 3: return f"template <class T> struct {u} {{ T m_; {u} &operator=(const {u} &{x}) {{ int {y} = 1; {self.some(self.known((x, f'by({x})'), (y,), members=[('m_', 'by(m_)')]), templ=True)} return *this; }} {u} &operator=(T {y}) && noexcept; T *operator->() const {{ eat([*this] __device__ {{ return by(m_); }}); return nullptr; }} T &operator*() {{ eat([=] __device__ {{ return by(m_); }}); return m_; }} }};\ntemplate <class T> {u}<T> &{u}<T>::operator=(T {y}) && noexcept {{ eat([=] __device__ {{ return by({y}) + by(m_); }}); return *this; }}"
        if k == 4:
            conv = self.ch("int", "const char *", "P", "Box<int>", "const P &", "PtrTo<int>", "h::Int", "decltype(1)", "unsigned long int", "int P::*", "Box<Box<int>>", "o1::T1::In", "Same<P> *", "Col", "void *", "h::Fn *", "o1::T1::Tm<int>", "g::E", "const volatile int *", "long unsigned", "bool", "int **", "const int *const", "enum Col", "struct P")
            ret = "return nullptr;" if "*" in conv or "PtrTo" in conv else "static P p_; return p_;" if "&" in conv else "return {};"
            q = self.ch("", " const", " const &", " noexcept", " &&")
            if self.p(.5): return f"struct {u} {{ int m_; {self.ch('', 'explicit ')}operator {conv}(){q} {{ int {y} = 2; eat([=] __device__ {{ return m_ + {y}; }}); {ret} }} }};"
            return f"struct {u} {{ int m_; operator {conv}(){q}; }};\n{u}::operator {conv}(){q} {{ int {y} = 2; eat([=] __device__ {{ return m_ + {y}; }}); {ret} }}"
        if k == 5: return f"template <class T> struct {u} {{ T m_; operator T() const {{ eat([=] __device__ {{ return by(m_); }}); return m_; }} explicit operator {self.ch('const T *', 'Box<T>', 'T *', 'T **', 'typename Box<T>::In', 'List<T, int>')}() {{ eat([this] HD {{ return by(m_); }}); return {{}}; }} {'' if self.p(.85) else 'template <class U> '}operator {self.ch('int *', 'Box<T **>', 'Both<T, int>', 'const T **')}() const {{ eat([=] __device__ {{ return by(this->m_); }}); return {{}}; }} }};"
        if k == 6: return f"struct {u} {{ int m_; void *operator new(unsigned long {y}) {{ eat([=] __device__ {{ return {y}; }}); return nullptr; }} void operator delete[](void *{x}) {{ eat([=] __device__ {{ return by({x}); }}); }} {u} &operator++() {{ eat([=] __device__ {{ return m_; }}); return *this; }} {u} operator--(int {y}) {{ eat([=] HD {{ return m_ + {y}; }}); return *this; }} int operator()() const {{ return eat([=] __device__ {{ return m_; }}); }} int operator[](const char *{x}) && {{ return eat([=] __device__ {{ return by({x}); }}); }} bool operator!() {{ return eat([m_ = m_] __device__ {{ return m_; }}); }} }};"
        if k == 7: return f"int operator\"\"{self.ch('', ' ')}_{u}({self.ch(f'const char *{x}, unsigned long {y}', f'char {x}, int {y} = 1' if False else f'const char *{x}, size_type {y}')}) {{ eat([=] __device__ {{ return by({x}) + {y}; }}); return 1; }}\ntemplate <char... Cs> int operator\"\"_{u}t() {{ int {y} = 1; return eat([=] __device__ {{ return {y} + sizeof...(Cs); }}); }}\nint operator\"\"_{u}f(long double {x}) {{ return eat([=] HD {{ return int({x}); }}); }}"
        return f"namespace {u} {{ class S_; {f'void hid(S_, int {y}); template <class T> int hid3(S_ {x}, T);' if self.p(.85) else ''} class S_ {{ public: int m_; friend void hid(S_ {x}, int {y}) {{ {body} }} struct N_ {{ void nm_(S_ &{y}) {{ eat([=] __device__ {{ return by({y}); }}); }} int q; }}; template <class T> friend int hid3(S_ {x}, T {y}) {{ eat([=] __device__ {{ return by({x}) + by({y}); }}); return 1; }} }}; }}"

    # -- classes -------------------------------------------------------------------------------
    def unit_this(self, u, x, y, z):
        kk_ = self.ch("[=]", "[this]", "[*this]", "[=, *this]", "[this, {y}]", "[=, this]" if self.std >= 20 else "[=]").replace("{y}", y)
        A = self.ch("__device__", "HD", "K_DEVX" if False else "__device__")
        hier = self.ch("", "", f" : {u}_b", f" : private {u}_b, {u}_c", f" : public virtual {u}_b", f" : {u}_t<int>", f" : {u}_t<{u}>")
        bases = f"struct {u}_b {{ int b_ = 1; static int sb_; HD int fb() const {{ return 1; }} struct Bn {{ int a; }}; Bn bn_; }};\nstruct {u}_c {{ int c_, dup_; HD int fc(int q) const {{ return q; }} }};\ntemplate <class T> struct {u}_t {{ int t_; HD int ft() const {{ return t_; }} typedef T Tt; }};\n"
        uses = ["m_", "this->m_", "(*this).m_", "arr_[1]", f"arr2_[1][0]", "bits_", "obj_.a", "obj_.m(2)", "ptr_ == nullptr", "un_", "sm_", "cm_", "own()", "this->own()", f"{u}::own()", f"{u}::m_", "sown()", "nest_.q", "nest_.w_.q", "by(m_)", "tmpl<int>(2)", "this->template tmpl<long>(1)", "int(e_v)", "(&obj_)->b", "int(sizeof(m_))", "int(sizeof(arr_))", "by(*this)", "sizeof(*this)", "decltype(m_)(1)", "mutable_", "an_"]
        if "_b" in hier: uses += ["b_", "this->b_", f"{u}_b::b_", f"this->{u}_b::b_", "sb_", "fb()", "bn_.a", f"{u}_b::fb()"]
        if "_c" in hier: uses += ["c_", "fc(1)", "dup_"]
        if "_t" in hier: uses += ["t_", "ft()", "this->t_", f"{u}_t::t_", "int(sizeof(Tt))"]
        U = lambda: self.r.choice(uses)
        extra = f"auto z_ = {U()};" if self.p(.3) else ""
        inner = self.ch(f"return {U()} + {U()};", f"int q_ = {U()}; return q_;", f"return [=] {{ return {U()}; }}();" if "*this" not in kk_ else f"return [&] {{ return {U()}; }}();", f"return [&](int q_) {{ return {U()} + q_; }}({U()});", f"{extra} return {U()};", f"if ({U()}) return {U()}; return {U()};", "", f"return int(sizeof({U()}));", f"for (int q_ = 0; q_ < {U()}; ++q_) {{ (void)({U()}); }}", f"(void)({U()}), (void)sizeof({U()});", f"static_assert(sizeof(m_) == 4, \"\"); return decltype({U()})(1);", f"return noexcept({U()});", f"using Q_ = decltype({U()}); return Q_(1) + {U()};")
        stm = f"eat({kk_} {A} {{ {inner} }});"
        plain = self.ch("{}", "{}", "[=] {{ {} }}();", "[this] {{ {} }}();", "[&] {{ [=] {{ {} }}(); }}();").format(stm)
        env = self.known((y,), members=[("m_",), ("obj_", "obj_.a"), ("own", "own()")] + [("b_", "b_", f"{u}_b::b_")] * ("_b" in hier))
        q = self.ch("", " const", " noexcept", " &", " const &")
        return (bases + f"{self.ch('struct', 'struct', 'class')} {u}{hier} {{ public:\n  int m_ = 1, arr_[3], arr2_[2][2]; int bits_ : 3; P obj_; P *ptr_; mutable int mutable_; static int sm_; static constexpr int cm_ = 3; enum {{ e_v = 2 }}; union {{ int un_; float uf_; }}; struct {{ int an_; }}; struct Nest {{ int q; struct {{ int q; }} w_; }} nest_;\n"
                f"  HD int own() const {{ return 1; }} HD static int sown() {{ return 2; }} template <class T> HD int tmpl(T t) const {{ return int(t); }}\n"
                f"  void go(int {y}){q} {{\n  {plain}\n  {self.some(env)}\n  }}\n  static void st(int {y}, {u} *{x}) {{ eat([=] __device__ {{ return {x}->m_ + {y} + cm_ + {x}->nest_.w_.q + {x}->obj_.m(1); }}); }}\n}};")

    def unit_hidden_names(self, u, x, y, z):
        """Names that hide others: parameters, locals, members and types of one name."""
        k = self.r.randrange(9)
        env = self.known((y,))
        if k == 0: return f"namespace {u} {{ struct S {{ int a; }}; void go(struct S S, int {y}) {{ {self.some(env)} eat([=] __device__ {{ return S.a; }}); }} struct S S2; void two(S {x}, S *S) {{ eat([=] __device__ {{ return {x}.a + S->a; }}); }} }}"
        if k == 1: return f"namespace {u} {{ struct {x} {{ int a; struct {y} {{ int b; }}; }}; void go({x} {x}, int {y}, ::{u}::{x} *{z}) {{ eat([=] __device__ {{ return {x}.a + {y} + {z}->a; }}); struct {x} q_{{1}}; eat([=] HD {{ return q_.a; }}); }} }}"
        if k == 2: return f"int {u}_{x} = 1;\nvoid {u}(int {x}, int {y}) {{ {{ int {y} = {x}; {{ int {x} = {y}; eat([=] __device__ {{ return {x} + {y}; }}); }} eat([=] __device__ {{ return {x} + {y}; }}); }} for (int {x} = {y}; {x} < 3; ++{x}) {{ int {y} = {x}; eat([{x}, q_ = {y}] __device__ {{ int {y} = q_; {{ int {x} = 3; {y} += {x}; }} return {x} + {y}; }}); }} eat([=] __device__ (int {y}) {{ return {x} + {y}; }}); if (int {y} = {x}) eat([=] __device__ {{ return {y}; }}); else eat([=] HD {{ return {y} + {x}; }}); }}"
        if k == 3: return f"struct {u} {{ int {x}; struct g {{ int a; }}; using P = long; void go(g {y}, P {z}, ::P {x}_p) {{ eat([=] __device__ {{ return {x} + {y}.a + {z} + {x}_p.a; }}); int {x} = 2; eat([=] HD {{ return {x} + this->{x}; }}); {{ struct Q_ {{ int a; }}; eat([=] __device__ {{ return {x} + sizeof(Q_); }}); }} }} }};"
        if k == 4: return f"namespace {u} {{ namespace g {{ struct Ty {{ int z; }}; int gv = 3; }} void go(g::Ty {x}, ::g::Ty {y}, ::g::deep::D {z}) {{ eat([=] __device__ {{ return {x}.z + {y}.a + g::gv + ::g::gv; }}); namespace q_ = g; eat([{z}, w_ = q_::gv + ::g::gv] __device__ {{ return {z}.a + w_; }}); using ::g::gv; eat([=, r_ = gv] __device__ {{ return gv + r_; }}); }} }}"
        if k == 5: return f"template <class T> struct {u} {{ T a; int {x}; void go(T {y}, {u} {z}) {{ int a = 1; eat([=] __device__ {{ return a + by(this->a) + {z}.{x}; }}); {{ int {x} = a; eat([=] __device__ {{ return {x}; }}); }} eat([=, q_ = this->a] __device__ {{ T a = q_; return by(a) + {x}; }}); }} template <class T_> void two(T_ T2, T {y}) {{ eat([=] __device__ {{ return by(T2) + by({y}); }}); }} }};"
        if k == 6: return f"void {u}(int {x}) {{ extern int ga; int {y}(int); int n = {x}; eat([=] __device__ {{ return ga + n + {x}; }}); eat([n = n + 1, {x} = ::n] __device__ {{ return n + {x}; }}); auto {z} = [{x}, n = {x}](int n2) {{ return eat([=] __device__ {{ return n + n2 + {x}; }}); }}; {z}(1); enum {{ {y}_e = 2, ga2 }}; eat([=] HD {{ return {y}_e + {x}; }}); }}"
        if k == 7: return f"enum {u}_e {{ {u}_{x} }};\nstruct {u} {{ enum class E {{ {x}, {y} }}; enum {{ {z} = 3 }}; E e_; void go(E {x}, {u}_e {y}, enum E e_) {{ eat([=] __device__ {{ return int({x}) + int({y}) + {z} + int(e_) + int(E::{y}); }}); eat([{x}, this] __device__ {{ return {x} == E::{x} ? {z} : int(this->e_); }}); switch ({x}) {{ case E::{x}: eat([=] __device__ {{ return {u}_{x}; }}); default:; }} }} }};"
        return f"namespace {u} {{ using namespace g; using h::X; typedef struct {{ int a; }} Td; typedef struct Tg {{ int a; }} *TgP, Tg2; void go(Ty {x}, X *{y}, Td {z}, TgP q_, deep::Ptr r_, Tg2 s_, E t_, IV v_) {{ eat([=] __device__ {{ return {x}.a + {y}->a + {z}.a + q_->a + r_->a + s_.a + int(t_) + v_.a + gv + gc; }}); }} }}"

    def unit_declared_before(self, u, x, y, z):
        k = self.r.randrange(7)
        env = self.known((x,), (y, f"by({y})"))
        body = self.some(env)
        ns = self.ch(f"{u}_n", f"{u}_n::{u}_m", f"{u}_n")
        if k == 0: return f"namespace {ns} {{ struct A_; void {u}(int, A_ *); struct A_ {{ int q; }}; }}\nvoid {ns}::{u}(int {x}, A_ *{y}) {{ {body} }}"
        if k == 1: return f"namespace {u}_n {{ inline namespace v_ {{ struct A_ {{ int q; }}; A_ {u}(A_, int); template <class T> void {u}_t(T, A_); }} }}\n{u}_n::A_ {u}_n::{u}(A_ {y}, int {x}) {{ {body} return {{}}; }}\ntemplate <class T> void {u}_n::{u}_t(T {y}, A_ {z}) {{ int {x} = 1; {self.some(env, templ=True)} }}"
        if k == 2: return f"static int {u}(int {x} = 1, int {y} = 2);\nint {u}(int {x}, int {y}) {{ {body} return 1; }}\nextern int {u}_2(int {y}, const int {x});\nint {u}_2(const int {y}, int {x}) {{ {body} return 1; }}"
        if k == 3: return f"extern \"C\" int {u}(int {x}, const char *{y});\nint {u}(int {x}, const char *{y}) {{ {body} return 1; }}\nextern \"C++\" {{ void {u}_2(int {x}, long {y}) {{ {body} }} }}\nstruct {u}_s; {u}_s *{u}_3(int {x}, {u}_s &{y});\nstruct {u}_s {{ int a; }};\n{u}_s *{u}_3(int {x}, {u}_s &{y}) {{ {body} return nullptr; }}"
        if k == 4: return f"namespace {{ namespace {u} {{ struct A_ {{ int q; void go(int {x}, A_ *{y}); static void st(A_ {y}, int {x}); }}; void fr(A_, int); }} }}\nvoid {u}::A_::go(int {x}, A_ *{y}) {{ {body} }}\nvoid {u}::A_::st(A_ {y}, int {x}) {{ {body} }}\nvoid {u}::fr(A_ {y}, int {x}) {{ {body} }}"
        if k == 5 and self.std >= 20: return f"namespace {u}::inline v_::w_ {{ struct A_ {{ int q; }}; void go(int {x}, A_ {y}) {{ {body} }} }}\nnamespace {u} {{ void two(int {x}, w_::A_ {y}) {{ {body} }} void three(int {x}, v_::w_::A_ *{y}) {{ {body} }} }}"
        return f"namespace {u} {{ struct A_ {{ int q; }}; namespace in_ {{ using A2 = A_; void go(int {x}, A2 {y}) {{ {body} }} }} using in_::A2; namespace al_ = in_; void two(int {x}, al_::A2 *{y}) {{ {body} }} }}\nusing {u}::in_::A2; void {u}_3(int {x}, A2 const &{y}, {u}::al_::A2) {{ {body} }}" if False else f"namespace {u} {{ struct A_ {{ int q; }}; namespace in_ {{ using A2 = A_; void go(int {x}, A2 {y}) {{ {body} }} }} using in_::A2; namespace al_ = in_; void two(int {x}, al_::A2 *{y}) {{ {body} }} }}\nvoid {u}_3(int {x}, {u}::A2 const &{y}, {u}::al_::A2) {{ {body} }}"

    # -- what is no site ------------------------------------------------------------------------
    def unit_no_sites(self, u, x, y, z):
        A = self.ch("__device__", "HD", "__device__")
        env = self.known((x,), (y,))
        body = self.some(env)
        return self.ch(
            f"struct {u} {{ int {x} = eat([] {A} {{ return 1; }}), {y} = 2; inline static int s_ = eat([] {A} {{ return 2; }}); static const int c_; int go(int {y} = eat([] {A} {{ return 3; }})) {{ return eat([=] __device__ {{ return {x} + {y}; }}); }} }};\nconst int {u}::c_ = eat([] {A} {{ return 4; }});",
            f"template <class T> struct {u} {{ static T s_; T {x} = eat([] {A} {{ return 1; }}); void go(T {y}) {{ eat([=] {A} {{ return by({x}) + by({y}); }}); }} }};\ntemplate <class T> T {u}<T>::s_ = eat([] {A} {{ return T(); }});\ntemplate <class T> int {u}_v = eat([] {A} (T) {{ return 1; }});\ntemplate <> int {u}_v<int> = eat([] {A} {{ return 2; }});\ninline int {u}_i = eat([] {A} {{ return 3; }}), {u}_j[] = {{eat([] {A} {{ }})}};",
            f"int {u}(int {x}, int {y}) {{ auto q_ = [=](int {z} = eat([] {A} {{ return 1; }})) {{ return {z}; }}; {body} return q_(); }}\nint {u}_a[eat2(2, [] {A} {{ }}) ? 2 : 2];" if False else f"int {u}(int {x}, int {y}) {{ auto q_ = [=](int {z} = eat([] {A} {{ return 1; }})) {{ return {z}; }}; {body} return q_(); }}",
            f"__global__ void {u}_k(int {x}) {{ auto q_ = [=] {A} (int {y}) {{ return {x} + {y}; }}; q_(1); }}\n__device__ int {u}_d(int {x}) {{ return [&] __device__ {{ return {x}; }}(); }}\nstruct {u} {{ __device__ int go(int {x}) {{ return [=] {A} {{ return {x}; }}(); }} HD int hd(int {x}) {{ return eat([=] __device__ {{ return {x}; }}); }} void h(int {y}) {{ {self.some(self.known((y,)))} }} }};",
            f"auto {u} = [] {A} (int {x}) {{ return [=] {A} {{ return {x}; }}; }};\nconst auto {u}_2 = [] __device__ {{ auto q_ = [] {{ return 1; }}; return q_(); }};\nvoid {u}_f(int {x}, int {y}) {{ {body} eat({u}); }}",
            f"int {u}(int {x}, int {y} = [](int q_) {{ return q_; }}(2)) {{ {body} return {x}; }}\nstruct {u}_s {{ int {x}; {u}_s(int {y} = eat([] {A} {{ return 1; }})) : {x}(eat2(1, [] (int q_) {{ return q_; }})) {{ }} }};",
            f"void {u}(int {x}, int {y}) {{ struct L_ {{ int a = eat([] {A} {{ return 1; }}); }}; (void)L_{{}}; {body} static int s_ = eat([=] {A} {{ return {x}; }}); auto ar_ = new int[eat([=] __device__ {{ return {y}; }})]; }}",
            f"namespace {u} {{ auto a_ = eat([] {A} {{ return 1; }}), *b_ = &g::gv; extern int c_; int c_ = eat([] {A} {{ }}); thread_local int d_{{eat([] {A} {{ }})}}; int e_(eat([] {A} {{ }})); void go(int {x}, int {y}) {{ {body} }} }}")

    # -- the preprocessor --------------------------------------------------------------------------
    def unit_conditions(self, u, x, y, z):
        c = self.ch("ifdef __CUDACC__", "if 1", "if defined(__NVCC__)", "ifndef NEVER_DEFINED_X", "if defined(__CUDACC__) && 2 > 1", "if 0", "ifdef NEVER_DEFINED_X", "if !defined(__CUDA_ARCH__)", "if __cplusplus >= 201703L")
        k = self.r.randrange(8)
        if k == 0: return f"void {u}(int {x}, int {y}) {{\n  eat([{x}\n#{c}\n    , {y}\n#endif\n  ] __device__ {{ return {x}; }});\n  eat([=]\n#{c}\n  __device__\n#else\n  __host__ __device__\n#endif\n  (int {z}) {{ return {x} + {y}; }});\n}}"
        if k == 1: return f"void {u}(int {x}\n#{c}\n  , int {y}\n#else\n  , long {y}\n#endif\n  ) {{ eat([=] __device__ (\n#{c}\n  int {z}\n#else\n  long {z}\n#endif\n  ) {{ return {x} + {y} + {z}; }}); }}"
        if k == 2: return f"#{c}\n#define {u}_T long\n#define {u}_A __device__\n#else\n#define {u}_T int\n#define {u}_A __host__ __device__\n#endif\n{u}_T {u}({u}_T {x}, int {y}) {{ eat([=] {u}_A ({u}_T {z}) {{ return {x} + {y}; }}); return 1; }}\n#undef {u}_T\n#undef {u}_A"
        if k == 3: return f"#{c}\nstruct {u}_b {{ int {x}; }};\n#else\nstruct {u}_b {{ long {x}; int q_; }};\n#endif\nstruct {u} : {u}_b {{ void go(int {y}) {{ eat([=] __device__ {{ return {x} + {y}; }}); }} }};"
        if k == 4: return f"void {u}(int {x}, int {y}) {{\n#{c}\n  const int {z} = 2;\n#else\n  int {z} = {x};\n#endif\n  eat([=] __device__ {{ return {z} + {y}; }});\n#define {u}_IN {z}\n  eat([{u}_IN] HD {{ return {u}_IN; }});\n#undef {u}_IN\n#define {u}_IN {y}\n  eat([={', ' if False else ''}] __device__ {{ return {u}_IN; }});\n}}"
        if k == 5: return f"template <\n#{c}\n  class T\n#else\n  class T, class U = T\n#endif\n  > void {u}(T {x}, int {y}) {{\n#{c}\n  eat([=] __device__ {{ return by({x}); }});\n#elif 1\n  eat([=] __device__ {{ return {y}; }});\n#else\n  eat([&] __device__ {{ return {y}; }});\n#endif\n  eat([=] HD {{ return {y}; }}); }}"
        if k == 6: return f"#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused\"\nvoid {u}(int {x}, int {y}) {{\n#pragma unroll 4\n  for (int {z} = 0; {z} < 2; ++{z})\n#pragma GCC diagnostic ignored \"-Wshadow\"\n    eat([=] __device__ {{\n#pragma unroll\n      for (int q_ = 0; q_ < {x}; ++q_) {{ _Pragma(\"unroll\") for (int r_ = 0; r_ < {y}; ++r_) {{ }} }}\n      return {z}; }});\n}}\n#pragma GCC diagnostic pop"
        return f"#{c}\n#  define {u}_M(...) eat([=] __device__ {{ __VA_ARGS__ }})\n#else\n#  define {u}_M(...) eat([=] HD {{ __VA_ARGS__ }})\n#endif\nvoid {u}(int {x}, int {y}) {{ {u}_M(return {x};); {u}_M(int q_ = {x}, r_ = {y}; return q_ + r_;), {u}_M(); if ({x}) {u}_M(return {y};); }}"

    def unit_library_macros(self, u, x, y, z):
        env = self.known((x,), (y,), (z, f"{z}[0]", f"{z}[{x}]"))
        D = lambda i: self.stmts(self.lam_env(env, i), self.r.randrange(1, 3), 1, "dev", inl=True)
        H = lambda i: self.stmts(self.lam_env(env, i), self.r.randrange(1, 3), 1, "hd", inl=True)
        sig = self.ch(f"void {u}(int {x}, int {y}, double *{z})", f"template <class T> void {u}(int {x}, const int &{y}, T *{z})", f"template <class Pol_> void {u}(int {x}, int {y}, float const *__restrict__ {z})", f"static void {u}(const int {x}, unsigned {y}, int {z}[])")
        st = [lambda: f"kk::parallel_for(\"k\", Pol{{{x}}}, K_LAMBDA(const int i_) {{ {H('i_')} }});", lambda: f"kk::forall<PolN<3>>(Range{{0, {x}}}, K_DEV (int i_) {{ {D('i_')} }});", lambda: f"LOOP_BEGIN((Range{{0, {y}}}), i_) {{ {D('i_')} }} LOOP_END", lambda: f"LOOP3(i_, j_, l_, {{ {D('i_')} }});", lambda: f"DEVFOR({x}, i_, {{ {H('i_')} }})", lambda: f"FORALL(i_, {x}, {D('i_')});", lambda: f"LOOP_IF({x} > {y}, K_LAMBDA(int i_) {{ {H('i_')} }});", lambda: f"kk::parallel_for(Pol{{{x}}}, K_LAMBDA (int i_, int &r_) {{ {H('i_')} r_ += i_; }});", lambda: f"auto f_ = K_DEV (int i_) {{ {D('i_')} }}; kk::parallel_for(Pol{{1}}, f_);"]
        return f"{sig} {{\n  " + "\n  ".join(self.r.choice(st)() for _ in range(self.r.randint(1, 3))) + "\n}"

    def lam_env(self, env, *params):
        from programs import Env, Var
        e2 = Env([{}], env.this)
        for n, v in self.flat(env).items(): e2.scopes[0][n] = v if v is None or not v.bad else None
        e2 = e2.child()
        for n in params: e2.add(Var(n, [n]))
        return e2

    def unit_macro_parts(self, u, x, y, z):
        va = self.std >= 20
        return self.ch(
            f"#define {u}_CAPS(...) __VA_ARGS__\n#define {u}_ARGS (int {z}, int q_)\n#define {u}_RET -> int\nvoid {u}(int {x}, int {y}) {{ eat([{u}_CAPS({x}, {y})] __device__ {u}_ARGS {u}_RET {{ return {x} + {y} + {z}; }}); eat([{u}_CAPS(=)] HD {u}_ARGS mutable {u}_RET {{ return {x} + q_; }}); }}",
            f"#define {u}_OPEN(n) eat([=] __device__ (int n) {{\n#define {u}_CLOSE }})\n#define {u}_RETURN(e) return (e);\nvoid {u}(int {x}, int {y}) {{ {u}_OPEN({z}) {u}_RETURN({x} + {z}) {u}_CLOSE; {u}_OPEN({y}) {u}_RETURN({y} * {x}) {u}_CLOSE, {u}_OPEN(q_) {u}_CLOSE; }}",
            f"#define {u}_DECL(T, n, ...) T n = T(__VA_ARGS__)\n#define {u}_FOR(i, n) for (int i = 0; i < (n); ++i)\nvoid {u}(int {x}, int {y}) {{ {u}_DECL(int, {z}, {x}); {u}_FOR(q_, {y}) {{ eat([=] __device__ {{ {u}_DECL(int, r_, {z}); {u}_FOR({x}, r_) (void){x}; return q_; }}); }} }}",
            f"#define {u}_1(f, a) f(a)\n#define {u}_2(f, a, ...) f(a) {u}_1(f, __VA_ARGS__)\n#define {u}_D(n) int n##_m; HD int get_##n() const {{ return n##_m; }}\nstruct {u} {{ {u}_2({u}_D, {x}, {y}) void go(int {z}) {{ eat([=] __device__ {{ return {x}_m + get_{y}() + {z}; }}); }} }};",
            f"#define {u}_LAM(caps, params, ...) [PASS caps] __device__ params {{ __VA_ARGS__; }}\nvoid {u}(int {x}, int {y}) {{ eat({u}_LAM((=), (int {z}), return {x} + {z})); eat({u}_LAM(({x}, {y}), (), int q_ = {x}, r_ = {y}; return q_ + r_)); eat({u}_LAM((q_ = {x}), (int), return q_)); }}",
            f"#define {u}_KERNEL(name, ...) void name(int {x}, int {y}) {{ auto body_ = [=] __device__ (int i_) {{ __VA_ARGS__ }}; eat(body_); }}\n{u}_KERNEL({u}_a, return {x};)\n{u}_KERNEL({u}_b, int {z} = {y}; for (int j_ = 0; j_ < {x}; ++j_) {z} += j_; return {z};)",
            f"#define {u}_EMPTY\n#define {u}_ID(x) x\nvoid {u}(int {x}, int {y}) {{ eat([=] {u}_EMPTY __device__ {u}_EMPTY ({u}_EMPTY int {z}) {u}_EMPTY {{ {u}_EMPTY return {x}; }}); eat({u}_ID({u}_ID([=] __device__) {{ return {y}; }})); eat({u}_ID([) {x} {u}_ID(] __device__) {{ return {x}; }}); }}",
            f"#define {u}_OPT(a, ...) eat([a __VA_OPT__(,) __VA_ARGS__] __device__ {{ return a __VA_OPT__(+ sink(__VA_ARGS__)); }})\nvoid {u}(int {x}, int {y}) {{ {u}_OPT({x}); {u}_OPT({y}, {x}); }}" if va else f"#define {u}_GNU(a, ...) eat2(1, [=] __device__ {{ return a; }}, ##__VA_ARGS__)\nvoid {u}(int {x}, int {y}) {{ {u}_GNU({x}); {u}_GNU({y}, {x}, 2); }}",
            f"#define {u}_STR(x) #x\n#define {u}_XSTR(x) {u}_STR(x)\n#define {u}_L [=] __device__\nvoid {u}(int {x}, int {y}) {{ const char *{z} = {u}_XSTR({u}_L {{ }}); eat({u}_L {{ return by({z}) + {x}; }}); eat([s_ = {u}_STR([=] __device__)] __device__ {{ return by(s_); }}); eat([l_ = __LINE__, {y}] __device__ {{ return l_ + {y}; }}); }}",
            f"#define {u}_TYPES(X, ...) X(int, __VA_ARGS__) X(long, __VA_ARGS__)\n#define {u}_DEF(T, nm) void nm(T {x}, int {y}) {{ eat([=] __device__ (T {z}) {{ return {x} + {y} + {z}; }}); }}\n{u}_TYPES({u}_DEF, {u})",
            f"#define {u}_DO(...) do {{ __VA_ARGS__ }} while (0)\n#define {u}_CHECK(e) if (!(e)) throw 1\n#define {u}_LAUNCH(n, ...) {u}_DO({u}_CHECK(n > 0); kk::parallel_for(Pol{{n}}, __VA_ARGS__);)\nvoid {u}(int {x}, int {y}) {{ {u}_LAUNCH({x}, [=] __device__ (int {z}) {{ return {z} + {y}, {x}; }}); {u}_CHECK(eat([{y}] __device__ {{ return {y}; }})); {u}_LAUNCH({y}, K_LAMBDA(int {z}, int q_) {{ if ({z} < q_) {{ return {x}; }} return q_; }}); }}")

    # -- forms of lambdas -----------------------------------------------------------------------------
    def unit_nested_lambdas(self, u, x, y, z):
        A = self.ch("__device__", "__device__", "HD")
        gen = A != "HD"
        au = "auto" if gen else "int"
        t = self.ch(
            f"eat([=] {A} ({au} a_) {{ return [=](auto b_) {{ return [=](auto c_) {{ return int(a_) + int(b_) + int(c_) + {x}; }}(1); }}(2); }});" if gen else f"eat([=] {A} (int a_) {{ return [=](int b_) {{ return [=](int c_) {{ return a_ + b_ + c_ + {x}; }}(1); }}(2); }});",
            f"eat([=] {A} {{ auto f_ = [=](int q_) {{ return {x} + q_; }}; auto g_ = [&] {{ return f_({y}); }}; return g_(); }});",
            f"eat([=] {A} {{ auto f_ = [q_ = {x}, &r_ = {y}] {{ return q_ + r_; }}; return f_(); }});",
            f"eat([{x}, {y}] {A} {{ return [{x}, &{y}](int {z}) mutable {{ {x} += {y}; return {x} + {z}; }}(1); }});",
            f"eat([=] {A} {{ struct L_ {{ int m_; HD int go() const {{ return [=] {{ return m_; }}(); }} }} l_{{{x}}}; return l_.go() + {y}; }});",
            f"auto f_ = [=] {{ auto g_ = [=] {{ return [=] {A} {{ return {x} + {y}; }}; }}; return eat(g_()); }}; f_();" if gen else f"auto f_ = [=] {{ eat([=] {A} {{ return {x} + {y}; }}); }}; f_();",
            f"[&] {{ int {z} = {x}; [&, {z}] {{ eat([=] {A} {{ return {z} + {y}; }}); eat([{x}, {z}] __device__ {{ return {x} + {z}; }}); }}(); }}();",
            f"[q_ = {x}, &r_ = {y}](int {z}) {{ eat([=] {A} {{ return q_ + r_ + {z}; }}); }}(1);",
            f"[{x}, &{y}]() mutable {{ int {z} = {x}; eat([=] {A} {{ return {x} + {y} + {z}; }}); [=] {{ eat([{z}] __device__ {{ return {z}; }}); }}(); }}();",
            f"eat([=] {A} {{ return kk::call([=] {{ return kk::call([=] {{ return {x}; }}); }}) + {y}; }});",
            f"eat([=] {A} {{ auto r_ = [&](auto &s_, int n_) -> int {{ return n_ ? s_(s_, n_ - 1) : {x}; }}; return r_(r_, {y}); }});" if gen else ";",
            f"eat([f_ = [{x}] {{ return {x}; }}, g_ = [=](int q_) {{ return q_ + {y}; }}] __device__ {{ return by(f_) + by(g_); }});",
            f"eat([f_ = eat([=] __device__ {{ return {x}; }}), g_ = eat([{y}] HD {{ return {y}; }})] __device__ {{ return f_ + g_; }});",
            f"eat([=] __device__ (int q_, int r_ = [](int s_) {{ return s_ + 1; }}(2)) {{ return q_ + r_ + {x}; }});",
            f"eat([=] __device__ {{ return []<class T_>(T_ t_) {{ return [=]<class U_>(U_ u_) {{ return t_ + u_; }}(1); }}({x}); }});" if self.std >= 20 else ";",
            f"eat([=] __device__ {{ return [=] __device__ {{ return [=] HD {{ return {x}; }}(); }}() + {y}; }});",
            f"for (int {z} = 0; {z} < 2; ++{z}) [=] {{ eat([=] {A} {{ return {z} + {x}; }}); }}();",
            f"auto [p_, q_] = P{{{x}, 1}}; int r_ = p_ + q_; eat([=] {A} {{ return r_ + {y}; }}); eat([p2_ = p_, q2_ = q_ + 1] __device__ {{ return p2_ + q2_; }});",
            f"eat([=] __device__ ({self.ch('auto', 'const auto &')} a_, auto... b_) mutable noexcept {{ {x} = 1; return int(a_) + sizeof...(b_) + {x}; }});",
            f"eat([=]{self.ch('', ' ')}__device__ (int {z}) {self.ch('mutable', 'noexcept', 'mutable noexcept', 'noexcept(noexcept(fn(1)))', 'noexcept(sizeof(int) == 4)', 'mutable noexcept(false)', 'noexcept -> int', 'mutable -> decltype(1)', '-> decltype(%s)' % x, '-> decltype((%s))' % z, '-> decltype(%s + 1L)' % y, 'noexcept -> Box<int>::type')} {{ return {z}; }});")
        env = self.known((x,), (y,))
        head = self.ch(f"void {u}(int {x}, int {y})", f"template <class T> void {u}(T {x}, int {y})", f"struct {u}_s {{ int m_; void go(int {x}, int {y})", f"template <class T> struct {u}_s {{ T m_; void go(int {x}, T {y}) const")
        return f"{head} {{\n  {t}\n  {self.some(env, templ='template' in head)}\n}}{' };' if '_s' in head else ''}"

    def unit_init_captures(self, u, x, y, z):
        ts = self.p(.4)
        T = "T" if ts else self.ch("int", "P", "Box<int>", "int *", "const P &", "P *", "Arr<3>", "Op", "Both<int, P>", "Tup", "const int *const")
        forms = [f"{x}", f"{y}", f"({x})", f"{y} + 1", f"mv({x})", f"&{x}", f"static_cast<long>({y})", f"by({x})", f"both({x}, {y})", f"Box<int>{{{y}}}", f"m_", f"this->m_", f"obj_.a", f"this->obj_.m({y})", f"own()", f"this->own() + 1", f"arr_[{y}]", f"*this", f"this", f"cm_", f"sm_", f"&m_", f"&obj_", f"obj_", f"ptr_->a", f"(*ptr_).b", f"*ptr_", f"ptr_->m(1)", f"m_ > 0 ? m_ : {y}", f"(m_)", f"-m_", f"m_ + obj_.a * arr_[0]", f"sizeof(m_)", f"decltype(m_)(2)", f"tmpl<int>({y})", f"this->template tmpl<long>(m_)", f"Nest{{m_}}", f"nest_.q", f"(&nest_)->q", f"static_cast<int>(m_)", f"(long)m_", f"sown({y})", "e_v", f"&{u}::m_", f"this->arr_", "arr_ + 1", f"g::gp.m(m_)", f"Op{{m_}}[{y}]", f"fn(m_, obj_.b)", f"(m_, {y})", f"int{{m_}}", f"int(m_)", f"Mine(3)", f"Mine{{2}}", f"{u}::cm_", f"{u}::sown(1)", f"m_++" if False else "!m_", f"[=] {{ return m_; }}()", f"[this] {{ return own() + m_; }}()"]
        if ts: forms += [f"T({y})", f"T{{}}", f"T()", "dep_", "this->dep_", "Box<T>{}", "Box<T>{dep_}.v", "Box<T>::size", "vt<T>", f"{x}.m", "sizeof(T)", "static_cast<T>(1)", "(T)1", "by(dep_)", "typename Box<T>::type(1)", f"tf<sizeof(T)>({y})", "own2(dep_)", f"self().m_", f"Acc<T>::sf()", f"mv(dep_)", f"{x} + {y}", f"{x}[0]", f"-{x}", f"{x}.template as<int>()", f"{x}->q", f"noexcept(T())", "List<T, int>{}", "both(dep_, 1)", "dep_.v.v", "&dep_", "nullptr", "base_->dep_", "Same<T>{}"]
        lams = []
        for _ in range(self.r.randint(2, 5)):
            n = self.r.randint(1, 3)
            fs = self.r.sample(forms, n)
            ini = ", ".join(f"q{i}_{self.ch(' = {}', ' = {}', '({})').format(f)}" for i, f in enumerate(fs))
            pre = self.ch("", "", "=, ", f"{y}, ", "this, ")
            lams.append(f"eat([{pre}{ini}] __device__ {{ return by(q0_){' + m_' if pre in ('=, ', 'this, ') and self.p(.5) else ''}; }});")
        head = "template <class T> " if ts else ""
        mem = f"  int m_ = 1, arr_[3]; P obj_; P *ptr_; static constexpr int cm_ = 3; static int sm_; enum {{ e_v = 2 }}; struct Nest {{ int q; }}; Nest nest_; using Mine = long; HD int own() const {{ return 1; }} HD static int sown(int q) {{ return q; }} template <class Q> HD int tmpl(Q q) const {{ return int(q); }}\n" + ("  T dep_; Box<T> *base_; template <class Q> HD int own2(Q q) const { return 1; } HD auto self() const { return *this; }\n" if ts else "")
        q = self.ch("", " const")
        body = "\n  ".join(lams)
        if self.p(.6): return f"{head}struct {u} {{\n{mem}  void go({T} {x}, int {y}){q} {{\n  {body}\n  }}\n}};"
        return f"{head}struct {u} {{\n{mem}  void go({T} {x}, int {y}){q};\n}};\n{head}void {u}{'<T>' if ts else ''}::go({T} {x}, int {y}){q} {{\n  {body}\n}}"

    def unit_captured_kinds(self, u, x, y, z):
        """Locals of all kinds, and every way to use them, captured by default or by name."""
        ts = self.p(.3)
        decls = [(f"const int {{}} = 3;", ["{}", "cr({})", "by({})", "tf<{}>(1)", "int(sizeof(int[{}]))", "*&{}", "({} + 1)", "({}, 1)", "(true ? {} : 2)", "(true ? {} : {})", "-{}", "int({})", "static_cast<int>({})", "static_cast<const int &>({})", "int(sizeof({}))", "Arr<{}>{}[0]".replace("{}[0]", "{{}}[0]"), "vn<{}>", "fn({})", "Op{{{}}}.v", "Op{{1}}[{}]", "(void({}), 1)", "P{{{}, 1}}.a", "decltype({})(1)", "[&] {{ return {}; }}()", "[] {{ return {}; }}()", "(({}))", "int(!{})", "g::garr[{} - 3]", "(1, {})", "Box<int>{{{}}}.v"]),
                 (f"constexpr int {{}} = 3;", ["{}", "cr({})", "by({})", "tf<{}>(1)", "vn<{} + 1>", "({} ? {} : 1)", "int({})"]), (f"constexpr P {{}}{{{{1, 2}}}};", ["{}.a", "{}.m(1)", "by({})", "{}.b + 1", "int(sizeof({}))", "({}).a", "P({}).a", "{}[1]", "(&{})->a", "{}.ea", "tf<{}.a>(1)"]),
                 (f"constexpr int {{}}[2] = {{{{1, 2}}}};", ["{}[0]", "by({})", "*{}", "int(sizeof({}))", "int(sizeof({}[0]))", "tf<{}[1]>(1)", "(&{}[0])[1]"]), (f"const double {{}} = 1.5;", ["int({})", "by({})", "int({} * 2)"]), (f"constexpr double {{}} = 1.5;", ["int({})", "by({})", "int({} * 2)", "int(-{})"]),
                 (f"static const int {{}} = 2;", ["{}", "cr({})"]), (f"static int {{}} = 2;", ["{}", "by({})"]), (f"int &{{}} = g::gv;", ["{}", "by({})", "int(sizeof({}))"]), (f"const int &{{}} = 3;", ["{}", "cr({})"]), (f"int {{}}[2][3] = {{{{}}}};", ["{}[1][2]", "by({}[0])", "int(sizeof({}[0]))"]),
                 (f"P {{}}{{{{1, 2}}}};", ["{}.a", "{}.m(1)", "by({}.b)", "{}.sa", "P({}).b", "decltype({}.a)(1)", "{}.P::a", "(&{})->m(2)"]), (f"int P::*{{}} = &P::a;", ["(g::gp.*{})", "((&g::gp)->*{})"]), (f"constexpr int P::*{{}} = &P::a;", ["(g::gp.*{})", "by({})"]), (f"int (&{{}})(int) = fn;", ["{}(1)", "by({})", "(*{})(2)"]),
                 (f"constexpr int (*{{}})(int) = tf<2>;", ["{}(1)", "by({})"]), (f"const char *{{}} = \"s\";", ["int(*{})", "by({})"]), (f"constexpr const char *{{}} = \"s\";", ["int({}[0])", "by({})"]), (f"constexpr g::E {{}} = g::e1;", ["int({})", "by({})", "({} == g::e0)"]), (f"const Col {{}} = Col::red;", ["int({})", "({} == Col::red)"]), (f"Bits {{}}{{{{1, 2, 3}}}};", ["{}.a", "int({}.b)", "by({}.c)"]),
                 (f"volatile int {{}} = 2;", ["{}", "by({})"]), (f"const volatile int {{}} = 2;", ["{}"]), (f"int *const {{}} = &g::gv;", ["*{}", "by({})", "{}[0]"]), (f"constexpr int *{{}} = &g::gv;", ["*{}", "by({})"]), (f"constexpr int {{}}(2), {u}_o = 3;", ["{}", "({} + " + u + "_o)", "by(" + u + "_o)"]), (f"const bool {{}} = true;", ["int({})", "({} ? 1 : 2)", "by({})"]), (f"constexpr auto {{}} = sizeof(int);", ["int({})", "by({})", "tf<{}>(1)"]), (f"const auto {{}} = g::gc;", ["{}", "by({})", "tf<{}>(1)"]), (f"const unsigned long {{}} = vn<3>;", ["int({})", "tf<{}>(1)", "by({})"]), (f"const float {{}} = 2;", ["int({})"]), (f"constexpr Op {{}}{{{{2}}}};", ["{}.v", "int({}[1])", "(-{}).v", "*{}", "{}->v"] ), (f"const int {{}} = fn(1);", ["{}", "by({})"]), (f"constexpr Box<int> {{}}{{{{2}}}};", ["{}.v", "{}.get()", "{}.size", "tf<{}.v>(1)", "{}.as<int>()"]), (f"constexpr decltype(nullptr) {{}} = nullptr;", ["int({} == nullptr)", "by({})"]), (f"const int {{}}{{{{}}}};", ["{}", "cr({})"]), (f"enum {{{{ {{}} = 3 }}}};", ["{}", "tf<{}>(1)", "cr({})"])]
        if ts: decls += [("const T {} = T(2);", ["int({})", "by({})"]), ("constexpr T {} = 2;", ["int({})", "by({})", "tf<{}>(1)"]), ("T {}{{}};", ["by({})", "int({})"]), ("const int {} = sizeof(T);", ["{}", "by({})", "tf<{}>(1)"]), ("constexpr int {} = vt<T>;", ["{}", "cr({})", "Arr<{}>{{}}[0]", "({} > 2 ? {} : 1)"]), ("Box<T> {}{{}};", ["int({}.v)", "{}.get()", "{}.template as<int>()", "by({})", "int(sizeof({}.v))"]), ("const T &{} = T();", ["int({})", "by({})"]), ("static constexpr T {} = 2;", ["int({})"]), ("T *{} = nullptr;", ["by(*{})", "by({})"]), ("auto {} = T();", ["int({})"]), ("constexpr Box<T> {}{{}};", ["int({}.v)", "by({})", "{}.size"]), ("using {}_t = T; constexpr {}_t {} = 3;", ["int({})", "by({})"])]
        names = self.r.sample(self.NAMES, 4)
        lines, uses = [], []
        for n in names:
            t, us = self.r.choice(decls)
            lines.append(t.replace("{}", n).replace("{{", "{").replace("}}", "}") if "{}" in t else t)
            uses.append((n, [q.replace("{{", "\1").replace("}}", "\2").replace("{}", n).replace("\1", "{").replace("\2", "}") for q in us], t))
        for _ in range(self.r.randint(1, 3)):
            A = self.ch("__device__", "__device__", "HD")
            picked = [self.r.choice(us) for n, us, _ in self.r.choices(uses, k=self.r.randint(1, 3))]
            wrapper = self.ch("return {};", "return {};", "int q_ = {}; return q_;", "(void)({});", "if ({}) return 1; return 0;", "return [=] {{ return {}; }}();", "return [&] {{ return {}; }}();", "for (int q_ = {}; q_ < 3; ++q_) {{ }}", "return int(sizeof({}));", "switch ({}) {{ case 1: return 1; }} return 0;", "static_assert(sizeof({}) > 0, \"\");", "auto q_ = [=](int r_) {{ return r_ + {}; }}; return q_(1);", "return decltype({}){{}};", "if constexpr (sizeof({}) > 1) {{ return 1; }} else {{ return 0; }}" if A == "__device__" and self.breaking else "return {};", "do {{ }} while (false && {});", "int q_[2] = {{{}, 1}}; return q_[0];", "return noexcept({}) + 1;", "return ({}) + 1;")
            lines.append(f"eat([=] {A} {{ {wrapper.replace('{{', chr(1)).replace('}}', chr(2)).replace('{}', ' + '.join(picked)).replace(chr(1), '{').replace(chr(2), '}')} }});")
        head = f"template <class T> void {u}(T, int {u}_p)" if ts else f"void {u}(int {u}_p)"
        return f"{head} {{\n  " + "\n  ".join(lines) + "\n}" + (f"\ntemplate void {u}<int>(int, int);" if ts and self.p(.4) else "")

    def unit_returns(self, u, x, y, z):
        """Functions with several returns, try blocks, attributes, noexcept; lambdas in what they return."""
        A = self.ch("__device__", "HD")
        L = lambda *v: f"[=] {A} {{ return {' + '.join(v) or '1'}; }}"
        return self.ch(
            f"int {u}(int {x}, int {y}) try {{ if ({x}) return eat({L(x)}); else return eat({L(y)}) + eat({L(x, y)}); }} catch (...) {{ return eat({L(x)}); }}",
            f"[[nodiscard, gnu::noinline]] int {u}([[maybe_unused]] int {x}, int {y} [[maybe_unused]], __attribute__((unused)) int {z}) noexcept(noexcept(fn({x}))) {{ return {x} ? eat({L(x)}) : throw eat({L(y)}); }}",
            f"auto {u}(int {x}, int {y}) -> Both<int, int> {{ return {{eat({L(x)}), eat({L(y)})}}; }}\nP {u}_2(int {x}) {{ return P{{eat({L(x)}), 2}}; }}\nint *{u}_3(int {x}) {{ return new int[2]{{eat({L(x)}), 1}}; }}",
            f"void {u}(int {x}, int {y}) {{ switch ({x}) {{ case 1: {{ int {z} = 1; eat({L(x, z)}); return; }} case 2: eat({L(y)}); break; case 3 ... 5: eat({L(x)}); default: {{ while ({y}--) if (eat({L(y)})) continue; else return (void)eat({L(x)}); }} }} }}",
            f"__host__ __device__ int {u}(int {x}, int {y}) {{ int {z} = {x}; return eat([=] __device__ {{ return {z} + {y}; }}); }}\n__host__ __device__ inline void {u}_2(int {x}) {{ eat([{x}] HD {{ return {x}; }}); }}\ntemplate <class T> HD void {u}_3(T {x}) {{ eat([=] __device__ {{ return by({x}); }}); }}",
            f"template <class F> auto {u}_apply(F f) -> decltype(f) {{ return f; }}\nvoid {u}(int {x}, int {y}) {{ {u}_apply({L(x)}), {u}_apply(({L(y)})); auto {z} = {u}_apply({u}_apply({L(x, y)})); (void){z}; bool q_ = eat({L(x)}) && eat({L(y)}) || !eat({L(x)}); (void)q_; }}",
            f"constexpr int {u}_c(int {x}) {{ return {x}; }}\n{'consteval' if self.std >= 20 else 'constexpr'} int {u}_d(int {x}) {{ return {x} * 2; }}\n{'constinit ' if self.std >= 20 else ''}int {u}_g = {u}_d(2);\nvoid {u}(int {x}, int {y}) {{ const int {z} = {u}_c(2); constexpr int q_ = {u}_d(3); eat([=] __device__ {{ return {z} + q_ + {u}_g; }}); eat([=, r_ = {u}_c({x}), s_ = {u}_d(4)] __device__ {{ return r_ + s_ + cr({z}) + by(q_); }}); int ar_[q_] = {{}}; eat([=] __device__ {{ return ar_[0] + int(sizeof(int[{z}])); }}); }}",
            f"int main_{u}(int argc, char **argv) {{ eat([=] __device__ {{ return argc + int(**argv); }}); char *{x}[] = {{argv[0], nullptr}}; eat([=] __device__ {{ return {x}[0] == nullptr; }}); return 0; }}\nint {u}(int {x}, char const *const *{y}, void *{z}) {{ return eat([{z}, {y}] __device__ {{ return by({z}) + by({y}); }}); }}")

    def unit_functors(self, u, x, y, z):
        """Iterators, functors, dispatchers and pipelines as Thrust and cudf have them."""
        env = self.known((x,), (y, f"by({y})"))
        k = self.r.randrange(6)
        if k == 0: return f"template <class It, class T> void {u}(It {y}, It last_, T init_, int {x}) {{ auto it_ = kk::make([=] __device__ (int i_) -> T {{ return T(i_ + {x}); }}); auto z_ = kk::make(both(it_, {y})); kk::call([=] __device__ (auto const &p_) {{ return by(z_) + by(p_); }}, {x}); {self.some(env, templ=True)} (void)last_; (void)init_; }}"
        if k == 1: return f"struct {u} {{ template <typename T> int operator()(Range const &{y}, int {x}, T *mr_) {{ auto d_ = {y}.size(); return kk::call([d_, {x}, n_ = {y}.hi] __device__ (auto i_) {{ return d_ + {x} + n_; }}, {x}); }}\n  template <typename T> En_t<vt<T> == 4, T> disp(T {y}, int {x}) const {{ {self.some(env, templ=True)} return {y}; }} }};\nint {u}_f(Range {y}, int {x}) {{ return {u}{{}}({y}, {x}, (int *)nullptr) + kk::call([f_ = {u}{{}}, {y}] __device__ (int i_) {{ return {y}.lo; }}); }}"
        if k == 2: return f"template <class View> struct {u} {{ View v_; int n_; template <class Q> struct Tag {{}}; void run(int {x}, Tag<View> {y}) {{ auto v = v_; const auto n = n_; auto const &self_ = *this; kk::forall<Pol>({{0, n}}, [=] __device__ (int i_) {{ return by(v) + n + i_; }}); kk::parallel_for(Pol{{n}}, [=] HD (int i_) {{ return by(self_) + i_; }}); {self.some(env, templ=True)} }} }};"
        if k == 3: return f"namespace {u} {{ namespace detail {{ template <class F> int impl(F f, int n) {{ return kk::call([=] __device__ (int i_) {{ return by(f) + n; }}, n); }} template <class T, class F> struct Op_ {{ T t; F f; void go(int {x}, T {y}) const {{ eat([=] __device__ {{ return by(t) + by(f) + {x}; }}); {self.some(env, templ=True)} }} }}; }} void run(int {x}, int {y}) {{ detail::impl([=] __device__ (int i_) {{ return i_ + {x}; }}, {y}); {self.some(env)} }} }}"
        if k == 4: return f"template <int Dim, class Real = double> class {u} {{ public: static constexpr int dim = Dim; Real a_[Dim]; const Real dt_ = 1; int nx_, ny_; template <int D> void sweep(const int {x}, Arr<Dim, Real> {y}) {{ const int nx = nx_; const Real dt = dt_, half = dt / 2; constexpr int ng = Dim + 1; kk::forall<PolN<D>>(Range{{0, nx * ny_}}, [=] __device__ (int i_) {{ const int j_ = i_ / nx; return int(half * {y}[0]) + ng + D + dim + j_ + {x}; }}); {self.some(env, templ=True)} }} void upd(Real {y}, int {x}) {{ kk::parallel_for(Pol{{nx_}}, K_CLASS (int i_) {{ return int(a_[0] + dt_) + {x}; }}); }} }};\ntemplate class {u}<2>;\ntemplate <> template <> void {u}<3, float>::sweep<1>(const int {x}, Arr<3, float> {y}) {{ {self.some(env)} }}"
        return f"void {u}(int {x}, P {y}) {{ kk::Graph g_; g_.then([=] __device__ {{ return {x}; }}).then([=] __device__ (int i_) {{ return i_ + {y}.a; }}) << [{x}] HD {{ return {x}; }}; g_ += [=] __device__ (int i_, int j_) {{ return i_ * j_; }}; (void)(g_[[=] __device__ {{ return {x}; }}]); kk::Functor f_{{[=] __device__ {{ return {y}.b; }}}}; kk::Functor q_ = kk::make([=] HD {{ return {y}.m(1); }}); (void)by(f_); {self.some(env)} }}".replace("(void)(g_[[=] __device__", "(void)(g_[ [=] __device__" if self.p(.0) else "(void)(g_.operator[]([=] __device__").replace("return " + x + "; }]);", "return " + x + "; }));")

    def unit_aliases(self, u, x, y, z):
        env = self.known((x, f"by({x})"), (y, f"by({y})"))
        body = self.some(env)
        k = self.r.randrange(7)
        if k == 0: return f"template <class T> using {u}_a = Box<T>; template <class T, int N = 2> using {u}_b = Arr<N, T>; template <class R, class... A> using {u}_f = R (*)(A...); template <class T> using {u}_r = T &;\nvoid {u}({u}_a<int> {x}, {u}_b<long> {y}, {u}_f<int, P, char> q_, {u}_r<const P> r_, {u}_a<{u}_a<int>> *s_) {{ eat([=] __device__ {{ return by(q_) + by(r_) + by(s_); }}); {body} }}"
        if k == 1: return f"typedef int {u}_arr[2][3]; typedef int (*{u}_fp)(int, P); typedef int P::*{u}_mp; typedef const struct P {u}_cp, *{u}_cpp; typedef int {u}_fn(int) ; typedef {u}_fn *{u}_fnp[2];\nvoid {u}({u}_arr {x}, {u}_fp {y}, {u}_mp q_, {u}_cp r_, {u}_cpp s_, {u}_fn t_, {u}_fnp v_, {u}_fn &w_, {u}_arr &aa_) {{ eat([=] __device__ {{ return by(q_) + r_.a + by(s_) + by(t_) + by(v_) + w_(1) + aa_[0][1]; }}); {body} }}"
        if k == 2: return f"struct {u} {{ using T1 = int; typedef T1 *T2; template <class Q> using T3 = Both<Q, T1>; struct N_ {{ using T1 = long; void go(T1 {x}, T2 {y}, T3<T1> q_, {u}::T1 r_) {{ eat([=] __device__ {{ return {x} + *{y} + by(q_) + r_; }}); }} }}; T1 go(T2 {x}, T3<T3<P>> {y}); auto two(T1 {x}, T2 {y}) -> T3<int>; }};\n{u}::T1 {u}::go(T2 {x}, T3<T3<P>> {y}) {{ {body} return 1; }}\nauto {u}::two(T1 {x}, T2 {y}) -> T3<int> {{ {body} return {{}}; }}"
        if k == 3: return f"template <class T> struct {u} {{ using value_type = T; using pointer = value_type *; using self_type = {u}; template <class U> using rebind = {u}<U>; template <class U> struct other {{ using type = {u}<U>; }};\n  void go(value_type {x}, rebind<int> *{y}, pointer q_, const self_type &r_, typename other<T *>::type *s_, typename rebind<value_type>::value_type t_) {{ eat([=] __device__ {{ return by(q_) + by(r_) + by(s_) + by(t_); }}); {self.some(env, templ=True)} }} }};"
        if k == 4: return f"void {u}(decltype(g::gp) {x}, decltype(g::gp.a) {y}, decltype(&P::m) q_, decltype(fn(1)) r_, decltype((g::gv)) s_, decltype(Box<int>{{}}.v) t_, decltype(P::sa + 1) v_, decltype(sizeof(int)) w_, decltype(true ? 1 : 2) z_, decltype(new int) aa_, decltype(\"x\") bb_, decltype(P{{1, 2}}) cc_, __typeof__(g::gv) dd_, decltype(g::garr) ee_) {{ eat([=] __device__ {{ return by(q_) + r_ + s_ + t_ + v_ + int(w_) + z_ + by(aa_) + by(cc_) + dd_ + ee_[0]; }}); {body} }}"
        if k == 5: return f"template <class T> void {u}(T {x}, decltype({x}) {y}, decltype({x}.a) *q_, typename decltype(Box<T>{{}})::type r_, decltype(Box<T>{{}}.v) s_, decltype(by({x})) t_, decltype(sizeof({y})) v_) {{ eat([=] __device__ {{ return by(q_) + by(r_) + by(s_) + t_ + v_; }}); {self.some(env, templ=True)} }}"
        return f"namespace {u} {{ template <class T> struct V_ {{ T t; using type = T; }}; template <class T> V_(T) -> V_<T>; template <class T> V_(T *, int) -> V_<T[2]>; using VI = V_<int>; void go(VI {x}, V_<VI> {y}) {{ V_ q_{{1}}; auto r_ = V_{{{x}}}; V_ s_(&g::gv, 1); const V_ t_ = V_(2L); eat([=] __device__ {{ return q_.t + by(r_) + by(s_) + t_.t; }}); eat([v_ = V_{{2}}, w_ = V_<char>{{'c'}}, z_ = VI{{3}}] __device__ {{ return v_.t + w_.t + z_.t; }}); {body} }} }}"

    def unit_bindings(self, u, x, y, z):
        src = self.ch("P{1, 2}", "Tup{1, 2}", "g::gp", "both(1, 2)", "pp_", "ar_", "tt_", "Both<int, int>{3, 4}")
        au = self.ch("auto", "const auto", "auto &&", "auto &" if src in ("g::gp", "pp_", "ar_", "tt_") else "auto")
        pl = self.ch("P pp_{1, 2}; int ar_[2] = {1, 2}; Tup tt_{1, 2};")
        A = self.ch("__device__", "HD")
        cap = self.ch("[=]", f"[{x}]", f"[{x}, {y}]") if self.std >= 20 else "[=]"
        direct = f"eat({cap} {A} {{ return int({x}){' + int(' + y + ')' if cap != f'[{x}]' else ''}; }});" if self.std >= 20 else f"int r_ = {x}, s_ = {y}; eat([=] {A} {{ return r_ + s_; }});"
        init = f"eat([q_ = {x}, w_ = {y} + 1] __device__ {{ return q_ + w_; }});"
        return self.ch(
            f"void {u}() {{ {pl} {au} [{x}, {y}] = {src}; {direct} {init} }}",
            f"void {u}() {{ {pl} if ({au} [{x}, {y}] = {src}; {x} < {y}) {{ {direct} }} else {{ {init} }} }}",
            f"template <class T> void {u}(T {z}) {{ {pl} {au} [{x}, {y}] = {src}; {init} eat([=] __device__ {{ return by({z}); }}); auto [v_, t_] = {z}; eat([v2_ = v_] __device__ {{ return by(v2_); }}); }}",
            f"void {u}() {{ {pl} for ({self.ch('auto', 'const auto &', 'auto &&')} [{x}, {y}] : {{P{{1, 2}}, P{{}}}}) {{ {direct} {init} }} }}",
            f"struct {u} {{ int m_; P q_; void go() {{ {pl} auto &[{x}, {y}] = q_; {direct} {init} eat([=] __device__ {{ return m_; }}); }} }};",
            f"void {u}() {{ {pl} static auto [{x}, {y}] = P{{1, 2}}; {init} int {z} = {x}; eat([=] {A} {{ return {z}; }}); }}")
