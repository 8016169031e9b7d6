// No guard: it opens the namespaces of whoever includes it, each time.
#define LIB_LOCAL inline
namespace lib { inline namespace v3 {
