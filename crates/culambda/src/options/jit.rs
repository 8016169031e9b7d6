//! What `culambda check` can be told about programs that NVRTC compiles.

use crate::config::{JitSettings, Mode};
use clap::Args;
use culambda_source::{Jit, Target};

/// Options about NVRTC.
#[derive(Clone, Debug, Default, Args)]
pub struct JitArgs {
    /// Check as NVRTC does, which compiles device code at run time: there is no host code
    ///
    /// Every annotated lambda is an error then, and so are functions and variables without annotation. Conditions are
    /// read as NVRTC reads them: `__CUDACC_RTC__` and `__CUDA_ARCH__` are defined, macros of host compilers and
    /// systems are not.
    #[arg(long, help_heading = "Execution spaces")]
    pub jit: bool,
    /// Check as NVRTC does with -default-device: what has no annotation is device code
    #[arg(long, requires = "jit", help_heading = "Execution spaces")]
    pub default_device: bool,
}

impl JitArgs {
    /// What is compiled for, with these options and what holds for a file.
    pub fn target(&self, settings: &JitSettings, target: Target) -> Target {
        if !self.jit && settings.mode.value == Mode::Nvcc {
            return target;
        }
        target.for_jit(Jit {
            default_device: self.default_device || settings.default_device.value,
        })
    }
}
