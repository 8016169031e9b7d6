//! Made-up sources to measure with: the same bytes in every run.

use std::fmt::Write as _;

/// C++ and CUDA text without lambdas, of about `size` bytes: comments, literals, classes, templates, kernels.
pub(crate) fn plain(size: usize) -> String {
    repeated(size, |text, n| {
        let _ = write!(
            text,
            "// Part {n}: the \"quoted\" and the 'single' words of a comment.\n\
             namespace part{n} {{\n\
             template <class T, int Size = {n}> class Table : public Base<T> {{\n\
             public:\n  \
               explicit Table(const T *data, unsigned long long count) : data_(data), count_(count) {{}}\n  \
               T at(int row, int column) const {{ return data_[row * Size + column]; }}\n  \
               const char *name() const {{ return \"table \\\"{n}\\\"\"; }}\n\
             private:\n  \
               const T *data_;\n  \
               unsigned long long count_ = 1'000'000;\n\
             }};\n\
             /* The kernel of part {n}. */\n\
             __global__ void fill(float *out, int count, float value) {{\n  \
               int at = blockIdx.x * blockDim.x + threadIdx.x;\n  \
               if (at < count) {{ out[at] = value * {n}.0f; }}\n\
             }}\n\
             void launch(float *out, int count) {{\n  \
               fill<<<(count + 255) / 256, 256>>>(out, count, 0x1.8p3f);\n  \
               for (int i = 0; i < count; ++i) {{ use(out[i], 'x', count > i ? i >> 1 : -i); }}\n\
             }}\n\
             }}  // namespace part{n}\n\n"
        );
    })
}

/// CUDA text of about `size` bytes with two extended lambdas in every kilobyte.
pub(crate) fn lambdas(size: usize) -> String {
    repeated(size, |text, n| {
        let _ = write!(
            text,
            "// Scales and shifts what it is given, {n} times.\n\
             struct Range{n} {{ int first; int last; float weight[4]; }};\n\n\
             void scale{n}(float *out, const float *in, int count, float factor) {{\n  \
               Range{n} range{{0, count, {{1.0f, 2.0f, 3.0f, 4.0f}}}};\n  \
               if (count == 0) {{ return; }}\n  \
               for_each(count, [=] __device__(int at) {{\n    \
                 // Every element once.\n    \
                 float value = in[at] * factor;\n    \
                 if (at >= range.first && at < range.last) {{\n      \
                   value += range.weight[at & 3];\n    \
                 }}\n    \
                 out[at] = value;\n  \
               }});\n\
             }}\n\n\
             float reduce{n}(const float *in, int count, float start) {{\n  \
               auto add = [start] __host__ __device__(float left, float right) -> float {{\n    \
                 return left + right + start;\n  \
               }};\n  \
               float total = 0.0f;\n  \
               for (int i = 0; i < count; ++i) {{\n    \
                 total = add(total, in[i]);\n  \
               }}\n  \
               return total;\n\
             }}\n\n"
        );
    })
}

/// Numbered parts until there are `size` bytes.
fn repeated(size: usize, part: impl Fn(&mut String, usize)) -> String {
    let mut text = String::with_capacity(size + 2048);
    let mut number = 0;
    while text.len() < size {
        part(&mut text, number);
        number += 1;
    }
    text
}
