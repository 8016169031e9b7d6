//! Macros of well-known libraries that are used without their headers in sight.
//!
//! A definition that is in sight wins over these, and `-U` removes them. They say nothing about
//! whether the macro is defined: `#ifdef KOKKOS_LAMBDA` stays undecided.

/// Names and replacements of macros that stand in or behind a lambda introducer in a CUDA build.
pub const MACROS: &[(&str, &str)] = &[
    ("KOKKOS_LAMBDA", "[=] __host__ __device__"),
    ("KOKKOS_CLASS_LAMBDA", "[=, *this] __host__ __device__"),
    ("KOKKOS_DEVICE_LAMBDA", "[=] __device__"),
    ("KOKKOS_FUNCTION", "__host__ __device__"),
    ("KOKKOS_INLINE_FUNCTION", "inline __host__ __device__"),
    ("KOKKOS_FORCEINLINE_FUNCTION", "__forceinline__ __host__ __device__"),
    ("AMREX_GPU_DEVICE", "__device__"),
    ("AMREX_GPU_HOST", "__host__"),
    ("AMREX_GPU_GLOBAL", "__global__"),
    ("AMREX_GPU_HOST_DEVICE", "__host__ __device__"),
    ("MFEM_DEVICE", "__device__"),
    ("MFEM_HOST", "__host__"),
    ("MFEM_HOST_DEVICE", "__host__ __device__"),
    ("MFEM_LAMBDA", "__host__"),
    ("RAJA_DEVICE", "__device__"),
    ("RAJA_HOST_DEVICE", "__host__ __device__"),
    ("RAJA_INLINE", "__forceinline__ __host__ __device__"),
    ("AXOM_DEVICE", "__device__"),
    ("AXOM_HOST_DEVICE", "__host__ __device__"),
    ("AXOM_LAMBDA", "[=] __host__ __device__"),
    ("PORTABLE_LAMBDA", "[=] __host__ __device__"),
    ("PORTABLE_FUNCTION", "__host__ __device__"),
    ("PORTABLE_INLINE_FUNCTION", "inline __host__ __device__"),
    ("XGBOOST_DEVICE", "__host__ __device__"),
    ("XGBOOST_DEV_INLINE", "__device__ __forceinline__"),
    ("XGBOOST_HOST_DEV_INLINE", "__host__ __device__ __forceinline__"),
    ("GPU_LAMBDA", "__host__ __device__"),
    ("C10_DEVICE", "__device__"),
    ("C10_HOST_DEVICE", "__host__ __device__"),
    ("_CCCL_HOST", "__host__"),
    ("_CCCL_DEVICE", "__device__"),
    ("_CCCL_HOST_DEVICE", "__host__ __device__"),
    ("_CCCL_API", "__host__ __device__"),
    ("_CCCL_HOST_API", "__host__"),
    ("_CCCL_DEVICE_API", "__device__"),
];

/// Whether an unseen macro behind a lambda introducer means an annotation, judged by its name:
/// capital letters throughout, and a word `DEVICE`, `HD` or the like at one of its ends.
pub fn looks_like_annotation(name: &[u8]) -> bool {
    let capitals = name
        .iter()
        .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || *b == b'_');
    if !capitals {
        return false;
    }
    let mut words = name.split(|&b| b == b'_').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    let last = words.next_back().unwrap_or(first);
    let means = |word: &[u8]| matches!(word, b"DEVICE" | b"HD" | b"DEV" | b"HOSTDEVICE" | b"DH");
    means(first) || means(last) || name.ends_with(b"HOSTDEVICE")
}

/// Whether an unseen macro at the start of a declaration seems to open (`true`) or close (`false`) a
/// namespace, judged by its name.
pub fn looks_like_namespace(name: &[u8]) -> Option<bool> {
    let capitals = name
        .iter()
        .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || *b == b'_');
    if !capitals {
        return None;
    }
    let mut namespace = false;
    let mut opens = None;
    for word in name.split(|&b| b == b'_') {
        match word {
            b"NAMESPACE" | b"NAMESPACES" | b"NS" => namespace = true,
            b"BEGIN" | b"OPEN" | b"ENTER" | b"START" => opens = Some(true),
            b"END" | b"CLOSE" | b"LEAVE" | b"EXIT" => opens = Some(false),
            _ => {}
        }
    }
    opens.filter(|_| namespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn annotations_are_told_by_their_words() {
        for name in [
            "HD",
            "DEVICE",
            "MY_HOST_DEVICE",
            "X_HD",
            "DEVICE_FUNC",
            "LIB_HOSTDEVICE",
        ] {
            assert!(looks_like_annotation(name.as_bytes()), "{name}");
        }
        for name in ["hd", "EXPORT", "DEVICES", "my_DEVICE", "SHD"] {
            assert!(!looks_like_annotation(name.as_bytes()), "{name}");
        }
    }

    #[test]
    fn namespaces_are_told_by_their_words() {
        assert_eq!(looks_like_namespace(b"THRUST_NAMESPACE_BEGIN"), Some(true));
        assert_eq!(looks_like_namespace(b"_CCCL_BEGIN_NAMESPACE_STD"), Some(true));
        assert_eq!(looks_like_namespace(b"_CCCL_END_NAMESPACE_STD"), Some(false));
        assert_eq!(looks_like_namespace(b"NAMESPACE"), None);
        assert_eq!(looks_like_namespace(b"TEST_BEGIN"), None);
    }

    #[test]
    fn presets_are_sorted_by_nobody_but_unique() {
        for (at, (name, _)) in MACROS.iter().enumerate() {
            assert!(MACROS[at + 1..].iter().all(|(other, _)| other != name), "{name}");
        }
    }
}
