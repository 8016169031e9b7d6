//! What is compiled for: language standard, CUDA release, host compiler.

use std::fmt;
use std::str::FromStr;

/// A C++ standard, as `nvcc -std` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[allow(missing_docs)]
pub enum Standard {
    Cpp11,
    Cpp14,
    #[default]
    Cpp17,
    Cpp20,
    Cpp23,
}

impl Standard {
    /// The value of the macro `__cplusplus`.
    pub fn cplusplus(self) -> u32 {
        match self {
            Standard::Cpp11 => 201_103,
            Standard::Cpp14 => 201_402,
            Standard::Cpp17 => 201_703,
            Standard::Cpp20 => 202_002,
            Standard::Cpp23 => 202_302,
        }
    }
}

/// A target that cannot be understood, with what would be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetError(pub String);

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TargetError {}

impl FromStr for Standard {
    type Err = TargetError;

    /// Takes `17`, `c++17` and `gnu++17` (and `1z`-like drafts of them: `2a`, `2b`, `23`).
    fn from_str(s: &str) -> Result<Self, TargetError> {
        let number = s.strip_prefix("c++").or_else(|| s.strip_prefix("gnu++")).unwrap_or(s);
        match number {
            "11" | "0x" => Ok(Standard::Cpp11),
            "14" | "1y" => Ok(Standard::Cpp14),
            "17" | "1z" => Ok(Standard::Cpp17),
            "20" | "2a" => Ok(Standard::Cpp20),
            "23" | "2b" => Ok(Standard::Cpp23),
            _ => Err(TargetError(format!(
                "unknown C++ standard `{s}`: give 11, 14, 17, 20 or 23, alone or after `c++` or `gnu++`"
            ))),
        }
    }
}

/// A release of the reference front end whose text is reproduced.
///
/// Only these were ever measured; releases in between mean the nearest lower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum CudaRelease {
    /// 13.0.48, for 13.0 and 13.1.
    V13_0,
    /// 13.2.86, for 13.2, 13.3 and 13.4.
    V13_2,
    /// 13.5.37.
    #[default]
    V13_5,
}

impl CudaRelease {
    /// Major and minor number of the release that was measured.
    pub fn version(self) -> (u32, u32) {
        match self {
            CudaRelease::V13_0 => (13, 0),
            CudaRelease::V13_2 => (13, 2),
            CudaRelease::V13_5 => (13, 5),
        }
    }
}

impl FromStr for CudaRelease {
    type Err = TargetError;

    /// Takes `13.0` to `13.5`, with or without a build number (`13.5.37`).
    fn from_str(s: &str) -> Result<Self, TargetError> {
        let mut parts = s.split('.');
        let (major, minor) = (parts.next(), parts.next());
        let rest_is_number = parts.all(|p| !p.is_empty() && p.bytes().all(|b| b.is_ascii_digit()));
        match (major, minor) {
            (Some("13"), Some("0" | "1")) if rest_is_number => Ok(CudaRelease::V13_0),
            (Some("13"), Some("2" | "3" | "4")) if rest_is_number => Ok(CudaRelease::V13_2),
            (Some("13"), Some("5")) if rest_is_number => Ok(CudaRelease::V13_5),
            _ => Err(TargetError(format!(
                "unknown CUDA release `{s}`: 13.0 to 13.5 are known"
            ))),
        }
    }
}

/// The host compiler that reads the rewritten text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HostCompiler {
    /// Which family.
    pub family: HostFamily,
    /// Major, minor, patch.
    pub version: (u32, u32, u32),
}

/// Families of host compilers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostFamily {
    /// GNU g++.
    Gcc,
    /// LLVM clang++.
    Clang,
}

impl Default for HostCompiler {
    fn default() -> Self {
        HostCompiler {
            family: HostFamily::Gcc,
            version: (12, 0, 0),
        }
    }
}

impl FromStr for HostCompiler {
    type Err = TargetError;

    /// Takes `gcc-12`, `gcc-12.2`, `g++-12`, `clang-18`, `clang++-18.1.3`.
    fn from_str(s: &str) -> Result<Self, TargetError> {
        let bad = || {
            TargetError(format!(
                "unknown host compiler `{s}`: give gcc-VERSION or clang-VERSION, as in gcc-12 or clang-18.1"
            ))
        };
        let (name, version) = s.split_once('-').ok_or_else(bad)?;
        let family = match name {
            "gcc" | "g++" => HostFamily::Gcc,
            "clang" | "clang++" => HostFamily::Clang,
            _ => return Err(bad()),
        };
        let mut numbers = [0; 3];
        let parts: Vec<&str> = version.split('.').collect();
        if parts.len() > numbers.len() {
            return Err(bad());
        }
        for (slot, part) in numbers.iter_mut().zip(parts) {
            *slot = part.parse().map_err(|_| bad())?;
        }
        Ok(HostCompiler {
            family,
            version: (numbers[0], numbers[1], numbers[2]),
        })
    }
}

/// Everything that the text is read and written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// Language standard.
    pub standard: Standard,
    /// Whether it is said that it is this standard. Otherwise it is nvcc's default, and the build may name another one.
    pub standard_known: bool,
    /// Release of the reference that is followed.
    pub cuda: CudaRelease,
    /// Host compiler that reads the output.
    pub host: HostCompiler,
    /// Whether `nvcc --extended-lambda` is given.
    pub extended_lambda: bool,
    /// Whether `nvcc --expt-relaxed-constexpr` is given: `constexpr` functions may be called on both sides.
    pub relaxed_constexpr: bool,
    /// For which side the text is preprocessed.
    pub pass: Pass,
    /// Whether NVRTC compiles it, and not nvcc.
    pub jit: Option<Jit>,
}

/// How NVRTC compiles, NVIDIA's compiler of programs at run time: there is no host, and no extended lambda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Jit {
    /// Whether `-default-device` is given: what has no annotation is of the device.
    pub default_device: bool,
}

impl Target {
    /// The same, compiled by NVRTC.
    #[must_use]
    pub fn for_jit(self, jit: Jit) -> Target {
        Target {
            jit: Some(jit),
            pass: Pass::Device,
            extended_lambda: false,
            // Its device code may call `constexpr` functions whatever their space.
            relaxed_constexpr: true,
            ..self
        }
    }

    /// The same as nvcc compiles it with `--extended-lambda`: what becomes of lambdas is asked like this.
    #[must_use]
    pub fn with_lambdas(self) -> Target {
        Target {
            jit: None,
            pass: Pass::Host,
            extended_lambda: true,
            ..self
        }
    }

    /// Whether what has no annotation is of the device.
    pub fn default_device(&self) -> bool {
        self.jit.is_some_and(|jit| jit.default_device)
    }
}

/// A side for which nvcc preprocesses a text and compiles it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Pass {
    /// For the host: what the host front end reads.
    #[default]
    Host,
    /// For the device, with `__CUDA_ARCH__`.
    Device,
}

/// Which code is looked at for calls and variables across execution spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Spaces {
    /// None.
    #[default]
    Off,
    /// The bodies of extended lambdas, for what the host front end rejects.
    Rejected,
    /// The bodies of extended lambdas; beside them, in code of the host, names of what exists on the device alone.
    Lambdas,
    /// All functions, too.
    All,
}

impl Default for Target {
    fn default() -> Self {
        Target {
            standard: Standard::default(),
            standard_known: true,
            cuda: CudaRelease::default(),
            host: HostCompiler::default(),
            extended_lambda: true,
            relaxed_constexpr: false,
            pass: Pass::default(),
            jit: None,
        }
    }
}
