// The playground of the book. The libraries of culambda are in culambda.wasm, which exports `put`, `run` and `get`.

const EXAMPLES = {
  "two lambdas": `#define HD __host__ __device__

template <class F> void for_each(int count, F f);
template <class F> float apply(F f, float x) { return f(x); }

void scale(float *data, int count, float factor) {
  for_each(count, [=] __device__(int i) { data[i] *= factor; });
}

float shifted(float x, float offset) {
  auto shift = [offset] HD (float y) { return y + offset; };
  return apply(shift, x);
}
`,
  "refused": `class Field {
 public:
  explicit Field(int count) : count_(count) {}

 private:
  void clear(float *data) {
    for_each(count_, [&] __device__(int i) { data[i] = 0; });
  }
  template <class F> void for_each(int count, F f);

  int count_;
};
`,
  "an implicit this": `struct Grid {
  int n;
  template <class F> void launch(F f);
  void run() {
    launch([=] __device__ (int i) { return i < n; });
  }
};
`,
  "Kokkos": `#include <Kokkos_Core.hpp>

void scale(Kokkos::View<double *> x, double factor) {
  Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(int i) { x(i) *= factor; });
}
`,
  "a kernel (host view)": `__device__ float weight(int i) { return 1.0f / (i + 1); }

__global__ void fill(float *out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = weight(i);
}

void run(float *out, int count) { fill<<<(count + 127) / 128, 128>>>(out, count); }
`,
};

/** The libraries, made anew after a trap. */
export class Culambda {
  constructor(module) {
    this.module = module;
    this.instance = new WebAssembly.Instance(module, {});
  }

  /** What is said of a source: see `Answer` in playground/src/lib.rs. */
  answer(source, hostView) {
    const { put, run, get } = this.instance.exports;
    try {
      for (const byte of new TextEncoder().encode(source)) put(byte);
      const bytes = new Uint8Array(run(hostView ? 1 : 0));
      for (let at = 0; at < bytes.length; at++) bytes[at] = get(at);
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch (trap) {
      this.instance = new WebAssembly.Instance(this.module, {});
      throw trap;
    }
  }
}

/** The lines of a text that another one does not have at their place, by a longest common subsequence. */
export function changedLines(before, after) {
  const a = before.split("\n"), b = after.split("\n");
  if (a.length * b.length > 4e6) return new Set();
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  const changed = new Set();
  for (let i = 0, j = 0; j < b.length; ) {
    if (i < a.length && a[i] === b[j]) { i++; j++; }
    else if (i < a.length && common[i + 1][j] >= common[i][j + 1]) i++;
    else changed.add(j++);
  }
  return changed;
}

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function page(culambda) {
  const byId = (id) => document.getElementById(id);
  const source = byId("source"), rewritten = byId("rewritten"), findings = byId("findings"), summary = byId("summary");

  const select = (line, column, endLine, endColumn) => {
    // Columns count bytes.
    const offset = (l, c) => {
      const lines = source.value.split("\n");
      const before = lines.slice(0, l - 1).reduce((sum, one) => sum + one.length + 1, 0);
      const bytes = new TextEncoder().encode(lines[l - 1] ?? "").slice(0, c - 1);
      return before + new TextDecoder().decode(bytes).length;
    };
    source.focus();
    source.setSelectionRange(offset(line, column), offset(endLine, endColumn));
  };

  const item = (kind, text, go, ...rest) => {
    const button = element("button", text);
    button.type = "button";
    button.addEventListener("click", go);
    const made = element("li", "", button, ...rest);
    made.className = kind;
    return made;
  };

  const update = () => {
    findings.replaceChildren();
    let answer;
    const began = performance.now();
    try {
      answer = culambda.answer(source.value, byId("host-view").checked);
    } catch (trap) {
      summary.textContent = `This source could not be read: ${trap.message}`;
      return;
    }
    const took = performance.now() - began;
    const changed = changedLines(source.value, answer.rewritten);
    rewritten.replaceChildren();
    answer.rewritten.split("\n").forEach((line, at) => {
      const made = element("span", line + "\n");
      if (changed.has(at)) made.className = "changed";
      rewritten.append(made);
    });
    for (const one of answer.findings) {
      const name = one.number === null ? one.rule : `${one.number} ${one.rule}`;
      const link = element("a", name);
      link.href = `rules/${one.rule}.html`;
      const rest = [element("p", "", link)];
      for (const label of one.labels) rest.push(element("p", `${label.line}:${label.column}: ${label.text}`));
      for (const note of one.notes) rest.push(element("p", note));
      if (one.help) rest.push(element("p", `help: ${one.help}`));
      const go = () => select(one.line, one.column, one.end_line, one.end_column);
      findings.append(item(one.severity, `${one.line}:${one.column}: ${one.message}`, go, ...rest));
    }
    for (const one of answer.refused)
      findings.append(item("note", `${one.line}: this lambda is refused: ${one.reasons.join("; ")}`, () => select(one.line, 1, one.line + 1, 1)));
    for (const one of answer.not_analysed)
      findings.append(item("note", `${one.line}: this lambda was not analysed: ${one.reasons.join("; ")}`, () => select(one.line, 1, one.line + 1, 1)));
    summary.textContent = `${answer.sites} rewritten, ${answer.refused.length} refused, ${answer.findings.length} ${answer.findings.length === 1 ? "finding" : "findings"}, ${took.toFixed(0)} ms`;
  };

  const example = byId("example");
  for (const name of Object.keys(EXAMPLES)) example.append(element("option", name));
  const take = () => {
    source.value = EXAMPLES[example.value];
    byId("host-view").checked = example.value.includes("host view");
    update();
  };
  example.addEventListener("change", take);
  byId("host-view").addEventListener("change", update);
  let waiting;
  source.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 150);
  });
  // The shortcuts of the book are not meant here.
  source.addEventListener("keydown", (event) => event.stopPropagation());
  byId("link").addEventListener("click", () => {
    location.hash = `source=${encodeURIComponent(source.value)}`;
    navigator.clipboard?.writeText(location.href);
  });
  byId("culambda-playground").hidden = false;
  byId("missing").hidden = true;
  const given = location.hash.startsWith("#source=") ? location.hash.slice("#source=".length) : "";
  if (given) {
    source.value = decodeURIComponent(given);
    update();
  } else {
    take();
  }
}

if (typeof document !== "undefined") {
  const fetched = await fetch(new URL("culambda.wasm", import.meta.url));
  if (fetched.ok) page(new Culambda(await WebAssembly.compile(await fetched.arrayBuffer())));
}
