//! How fast units are read, over text that is made here, and over the file that
//! `CULAMBDA_BENCH_FILE` names.

use std::fmt::Write as _;

use culambda_source::{Assumptions, NoLoader, Span, Text, Unit, UnitOptions};
use divan::counter::BytesCount;

fn main() {
    divan::main();
}

/// Declarations of all kinds, without lambdas. `marked` puts line markers between them.
fn plain(bytes: usize, marked: bool) -> String {
    let mut text = String::with_capacity(bytes + 4096);
    if marked {
        text.push_str("# 0 \"a.cu\"\n");
    }
    let mut n = 0;
    while text.len() < bytes {
        n += 1;
        if marked {
            let _ = writeln!(text, "# {n} \"/usr/include/part{}.h\" 3", n % 40);
        }
        let _ = write!(
            text,
            "namespace part{n} {{\n\
             template <typename Iterator, typename Value, int Size = ({n} > 2)>\n\
             struct holder_{n} : public base<Iterator, Value>\n{{\n\
             \x20 typedef typename base<Iterator, Value>::value_type value_type;\n\
             \x20 Value values[Size]; // the values\n\
             \x20 __attribute__((host)) __attribute__((device)) holder_{n}(Iterator first, Iterator last)\n\
             \x20     : base<Iterator, Value>(first, last), values{{0}}\n  {{\n\
             \x20   for (int i = 0; i != Size; ++i)\n    {{\n\
             \x20     values[i] = static_cast<Value>(first[i] * {n} + 'x');\n    }}\n  }}\n}};\n\
             /* a function that calls others */\n\
             inline int function_{n}(const char *name, unsigned long count = 1'000)\n{{\n\
             \x20 if (count > {n} && name[0] != '\\0')\n  {{\n    return report(\"too many: %lu\\n\", count);\n  }}\n\
             \x20 return other_function(name, count) + another_function(name, count - 1);\n}}\n\
             extern \"C\" int declared_{n}(int first, int second, double third);\n\
             }} // namespace part{n}\n\n"
        );
    }
    text
}

/// A file of a CUDA project: macros, conditions, kernels, lambdas.
fn project(bytes: usize) -> String {
    let mut text = String::from(
        "#pragma once\n#define HD __host__ __device__\n#define FOR(n, ...) run(n, [=] HD (int i) __VA_ARGS__)\n",
    );
    let mut n = 0;
    while text.len() < bytes {
        n += 1;
        let _ = write!(
            text,
            "#ifdef __CUDACC__\n#define LIMIT_{n} {n}\n__global__ void kernel_{n}(float *out, int n)\n{{\n\
             \x20 int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) out[i] = LIMIT_{n};\n}}\n#else\n\
             void kernel_{n}();\n#endif\n\
             void launch_{n}(float *out, int n)\n{{\n  kernel_{n}<<<(n + 127) / 128, 128>>>(out, n);\n\
             \x20 each(n, [=] __device__ (int i) {{ out[i] += LIMIT_{n}; }});\n\
             \x20 FOR(n, {{ out[i] *= 2; }});\n}}\n\n"
        );
    }
    text
}

fn read(text: &Text) -> Unit {
    Unit::read(
        "a.cu",
        text.clone(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}

#[divan::bench(sample_count = 20)]
fn scan_preprocessed(bencher: divan::Bencher<'_, '_>) {
    let text: Text = plain(16 << 20, true).into_bytes().into();
    bencher.counter(BytesCount::new(text.len())).bench(|| read(&text));
}

#[divan::bench(sample_count = 20)]
fn scan_raw(bencher: divan::Bencher<'_, '_>) {
    let text: Text = plain(16 << 20, false).into_bytes().into();
    bencher.counter(BytesCount::new(text.len())).bench(|| read(&text));
}

#[divan::bench(sample_count = 20)]
fn scan_small_file(bencher: divan::Bencher<'_, '_>) {
    let text: Text = project(20_000).into_bytes().into();
    bencher.counter(BytesCount::new(text.len())).bench(|| read(&text));
}

#[divan::bench(sample_count = 20)]
fn view_project(bencher: divan::Bencher<'_, '_>) {
    let text: Text = project(1 << 20).into_bytes().into();
    let unit = read(&text);
    let all = Span::new(0, text.len() as u32);
    bencher.counter(BytesCount::new(text.len())).bench(|| unit.view(0, all));
}

#[divan::bench(sample_count = 20)]
fn scan_file_of_environment(bencher: divan::Bencher<'_, '_>) {
    let name = std::env::var_os("CULAMBDA_BENCH_FILE");
    let Some(text) = name.and_then(|name| std::fs::read(name).ok()) else {
        return;
    };
    let text: Text = text.into();
    bencher.counter(BytesCount::new(text.len())).bench(|| read(&text));
}
