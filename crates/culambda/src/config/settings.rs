//! What holds for a file, with who says so.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_build::definition::name_of;
use culambda_build::{Compilation, Compiler, Generated, OpenMacro};
use culambda_rules::levels::Choice;
use culambda_source::{CudaRelease, HostCompiler, MacroOption, Standard, Target, Text, UnitOptions};

use super::built::Built;
use super::file::Mode;
use super::read::{Config, Layer};
use super::{Origin, Sourced};
use crate::options::SpacesLevel;

/// What holds for a file.
#[derive(Clone, Debug)]
pub struct Settings {
    /// C++ standard.
    pub std: Sourced<Standard>,
    /// CUDA release.
    pub cuda: Sourced<CudaRelease>,
    /// Host compiler.
    pub host_compiler: Sourced<HostCompiler>,
    /// Whether nvcc gets `--extended-lambda`.
    pub extended_lambda: Sourced<bool>,
    /// What is asked of execution spaces.
    pub spaces: SpacesSettings,
    /// Which compiler it is for.
    pub jit: JitSettings,
    /// Macros; the last one that names a macro wins.
    pub macros: Vec<Sourced<MacroOption>>,
    /// Folders of includes, in the order in which they are searched.
    pub include: Vec<Sourced<PathBuf>>,
    /// Files that are read before everything else.
    pub forced: Vec<Sourced<PathBuf>>,
    /// Presets.
    pub presets: Vec<Sourced<String>>,
    /// Levels of rules, without those of the command line; the last one that names a rule wins.
    pub rules: Vec<Sourced<Choice>>,
    /// The `culambda.toml` that holds.
    pub config: Option<Arc<Config>>,
    /// The build files of its tree, and what they say of it.
    pub built: Option<(Arc<Built>, Arc<Compilation>)>,
    folders: Vec<PathBuf>,
}

/// What holds for calls and variables across execution spaces.
#[derive(Clone, Debug)]
pub struct SpacesSettings {
    /// Which code is looked at, and how bad is what may never be reported.
    pub level: Sourced<SpacesLevel>,
    /// Whether nvcc gets `--expt-relaxed-constexpr`.
    pub relaxed_constexpr: Sourced<bool>,
    /// Whether nvcc gets `-Werror cross-execution-space-call`.
    pub errors: Sourced<bool>,
}

/// Which compiler a file is for. It holds where findings are made; lambdas are listed and written as nvcc has them.
#[derive(Clone, Debug)]
pub struct JitSettings {
    /// Which one.
    pub mode: Sourced<Mode>,
    /// Whether NVRTC gets `-default-device`.
    pub default_device: Sourced<bool>,
}

impl Settings {
    /// What layers make together; later ones win.
    pub fn of(layers: &[&Layer], config: Option<Arc<Config>>) -> Settings {
        let mut out = Settings {
            std: Sourced::new(Standard::default(), Origin::Default),
            cuda: Sourced::new(CudaRelease::default(), Origin::Default),
            host_compiler: Sourced::new(HostCompiler::default(), Origin::Default),
            extended_lambda: Sourced::new(true, Origin::Default),
            spaces: SpacesSettings {
                level: Sourced::new(SpacesLevel::default(), Origin::Default),
                relaxed_constexpr: Sourced::new(false, Origin::Default),
                errors: Sourced::new(false, Origin::Default),
            },
            jit: JitSettings {
                mode: Sourced::new(Mode::default(), Origin::Default),
                default_device: Sourced::new(false, Origin::Default),
            },
            macros: Vec::new(),
            include: Vec::new(),
            forced: Vec::new(),
            presets: Vec::new(),
            rules: Vec::new(),
            config,
            built: None,
            folders: Vec::new(),
        };
        for layer in layers {
            replace(&mut out.std, layer.std.as_ref());
            replace(&mut out.cuda, layer.cuda.as_ref());
            replace(&mut out.host_compiler, layer.host_compiler.as_ref());
            replace(&mut out.extended_lambda, layer.extended_lambda.as_ref());
            replace(&mut out.spaces.level, layer.spaces.level.as_ref());
            replace(
                &mut out.spaces.relaxed_constexpr,
                layer.spaces.relaxed_constexpr.as_ref(),
            );
            replace(&mut out.spaces.errors, layer.spaces.errors.as_ref());
            replace(&mut out.jit.mode, layer.jit.mode.as_ref());
            replace(&mut out.jit.default_device, layer.jit.default_device.as_ref());
            out.macros.extend_from_slice(&layer.macros);
            out.forced.extend_from_slice(&layer.forced);
            out.presets.extend_from_slice(&layer.presets);
            out.rules.extend_from_slice(&layer.rules);
        }
        out.include = layers
            .iter()
            .rev()
            .flat_map(|layer| layer.include.iter().cloned())
            .collect();
        out.folders = out.include.iter().map(|folder| folder.value.clone()).collect();
        out
    }

    /// The folders of includes.
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// A header that its build writes, by the path that a folder of includes and a name give.
    pub fn generated(&self, path: &Path) -> Option<&Generated> {
        self.built.as_ref()?.0.generated(path)
    }

    /// The headers that its build writes, by their names, with what is known of their texts.
    pub fn made(&self) -> impl Iterator<Item = (String, Text)> {
        self.built.iter().flat_map(|(built, _)| built.made())
    }

    /// What compiles it, as its build files say.
    pub fn compiler(&self) -> &Compiler {
        let built = self.built.as_ref();
        built.map_or(&Compiler::NotVisible, |(_, compilation)| &compilation.compiler)
    }

    /// Macros that its build decides, but not in plain words, and that nobody else says anything of.
    pub fn open(&self) -> impl Iterator<Item = &OpenMacro> {
        let all = self.built.iter().flat_map(|(_, compilation)| &compilation.open);
        all.filter(|open| self.macros.iter().all(|known| name_of(&known.value) != open.name))
    }

    /// What is compiled for.
    pub fn target(&self) -> Target {
        Target {
            standard: self.std.value,
            standard_known: self.std.origin != Origin::Default,
            cuda: self.cuda.value,
            host: self.host_compiler.value,
            extended_lambda: self.extended_lambda.value,
            relaxed_constexpr: self.spaces.relaxed_constexpr.value,
            ..Target::default()
        }
    }

    /// The options of a unit.
    pub fn unit_options(&self) -> UnitOptions {
        UnitOptions {
            target: self.target(),
            macros: self.macros.iter().map(|option| option.value.clone()).collect(),
            open: self.open().map(OpenMacro::seen).collect(),
            libraries: self.presets.iter().map(|name| name.value.clone()).collect(),
            ..UnitOptions::default()
        }
    }

    /// What is said of rules.
    pub fn choices(&self) -> Vec<Choice> {
        self.rules.iter().map(|choice| choice.value.clone()).collect()
    }
}

fn replace<T: Clone>(slot: &mut T, value: Option<&T>) {
    if let Some(value) = value {
        slot.clone_from(value);
    }
}
