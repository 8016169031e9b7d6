//! Files that are looked at again and again while somebody writes them.
//!
//! A session works in a folder, as somebody does who runs the command there, and says of a file what `culambda check
//! FILE` would say there of the same text. What it has read stays until it is told that something changed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_model::Analysis;
use culambda_rules::Rule;
use culambda_rules::fix::Applicability;
use culambda_rules::levels::Levels;
use culambda_rules::settle::settle;
use culambda_source::{Target, Text};
use rustc_hash::FxHashMap;

use crate::baseline::{self, Baseline};
use crate::checking::{Checking, levels_of, may_allow};
use crate::command::show::Shelf;
use crate::config::{Project, within};
use crate::coverage::Lambdas;
use crate::findings::{Checked, tells, withhold};
use crate::input::Input;
use crate::loader::Cache;
use crate::options::ServerArgs;
use crate::report::Message;
use crate::tree::{Known, Tree};
use crate::trust::shown::Shown;
use crate::{layout, selection};

/// Files in a folder.
pub struct Session {
    folder: PathBuf,
    args: ServerArgs,
    levels: Levels,
    cache: Cache,
    /// What configuration and build files say.
    project: Option<Project>,
    /// What is around each file that was asked about.
    around: FxHashMap<PathBuf, Around>,
}

/// What is around a file.
struct Around {
    input: Input,
    tree: Option<Tree>,
    shown: Arc<Shown>,
}

/// What was found in a text.
pub struct Looked {
    /// What was checked.
    pub checked: Checked,
    /// What is known of it, as if extended lambdas were allowed.
    pub analysis: Analysis,
    /// What it is compiled for then.
    target: Target,
    shown: Arc<Shown>,
    path: Option<PathBuf>,
    /// The files that were asked: another text of one of them may tell something else.
    pub asked: Vec<PathBuf>,
    levels: Levels,
}

impl Looked {
    /// What can be said of its lambdas.
    pub(crate) fn shelf(&self) -> Shelf<'_> {
        Shelf {
            analysis: &self.analysis,
            target: &self.target,
            shown: &self.shown,
            path: self.path.as_deref(),
        }
    }

    /// Whether a comment in the text can allow what a rule reports.
    pub fn may_allow(&self, rule: &Rule) -> bool {
        may_allow(&self.levels, rule)
    }
}

impl Session {
    /// One that works in a folder; the process has to be there, too, whenever it is asked.
    pub fn new(folder: PathBuf, args: ServerArgs) -> Session {
        Session {
            folder,
            levels: args.rules.levels(),
            args,
            cache: Cache::lasting(),
            project: None,
            around: FxHashMap::default(),
        }
    }

    /// Its folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// How many times a file was read.
    pub fn reads(&self) -> usize {
        self.cache.reads()
    }

    /// Takes a text for that of a file, whoever asks for it.
    pub fn open(&mut self, path: &Path, text: &Text) {
        self.cache.open(path, text.clone());
        let own = self.place(path);
        let up = layout::relative(Path::new("."), path).unwrap_or_else(|_| own.clone());
        // What is around other files may have it, below this folder or not.
        let read = |tree: &Tree| tree.read_text(&own).or_else(|| tree.read_text(&up));
        self.around
            .retain(|known, around| *known == own || around.tree.as_ref().and_then(read).is_none());
        if let Some(Around {
            input,
            tree: Some(tree),
            ..
        }) = self.around.get_mut(&own)
        {
            tree.renew(&own, &input.search(), text, &self.cache);
            // It may ask now for what those say that include it.
            if let Some(project) = &self.project
                && let Ok(settings) = project.settings(Some(&own))
            {
                let before = std::mem::replace(&mut input.settings, settings);
                if within::settle(std::slice::from_mut(input), Some(tree), project, &self.cache).is_err() {
                    input.settings = before;
                }
            }
        }
    }

    /// Takes the text of a file from the disk again.
    pub fn close(&mut self, path: &Path) {
        self.cache.close(path);
        self.around.remove(&self.place(path));
        self.drop_trees();
    }

    /// A file as people name it in the folder, which may be reached by a link.
    fn place(&self, path: &Path) -> PathBuf {
        path.strip_prefix(&self.folder)
            .map_or_else(|_| layout::shown(path), Path::to_owned)
    }

    /// Learns that another program wrote a file, made or removed it.
    pub fn changed(&mut self, path: &Path) {
        self.cache.forget(path);
        self.drop_trees();
    }

    /// Learns that something changed that says how files are compiled or checked.
    pub fn reconfigured(&mut self) {
        self.project = None;
        self.drop_trees();
    }

    /// Forgets all that was read from the disk.
    pub fn forget(&mut self) {
        self.cache.forget_all();
        self.reconfigured();
    }

    fn drop_trees(&mut self) {
        self.around.clear();
    }

    /// Looks at a file that has a text; nothing if the configuration leaves it out.
    ///
    /// # Errors
    /// A configuration or a baseline means nothing, or cannot be read.
    pub fn look(&mut self, path: &Path, text: &Text) -> Result<Option<Looked>, Message> {
        let path = self.place(path);
        let known = self.baseline_of(&path)?;
        let Some((around, own)) = self.around(&path)? else {
            return Ok(None);
        };
        let (input, tree) = (&around.input, around.tree.as_ref());
        let checking = Checking::of(&own.args.rules, &own.levels, input, tree);
        let Known { analysis, asked, .. } = checking.analyse_with_sources(text, &own.cache);
        let mut report = checking.report(&analysis);
        checking.leave_out(&mut report);
        let hidden = withhold(&mut report, &around.shown, input.path.as_deref());
        let levels = levels_of(input, &own.levels);
        let mut checked = Checked {
            text: text.clone(),
            report,
            fixed: 0,
            in_baseline: 0,
            allowed: 0,
            hidden,
            lambdas: Lambdas::of(&analysis),
            unread: false,
            not_analysed: levels.not_analysed(),
        };
        if let Some(mut known) = known {
            known.apply(std::slice::from_mut(&mut checked));
        }
        let (analysis, target) = checking.allowed(analysis, text, &own.cache);
        Ok(Some(Looked {
            checked,
            analysis,
            target,
            shown: Arc::clone(&around.shown),
            path: input.path.clone(),
            asked,
            levels,
        }))
    }

    /// The text of a file with all fixes that can be trusted so far; none if that would show what may not be shown.
    ///
    /// # Errors
    /// As for [`Session::look`].
    pub fn fixed(&mut self, path: &Path, text: &Text, least: Applicability) -> Result<Option<Text>, Message> {
        let path = self.place(path);
        let Some((around, own)) = self.around(&path)? else {
            return Ok(None);
        };
        let (input, tree) = (&around.input, around.tree.as_ref());
        let checking = Checking::of(&own.args.rules, &own.levels, input, tree);
        let check = |text: &Text| checking.report(&checking.analyse(text, &own.cache));
        let mut settled = settle(text.clone(), least, check);
        let hidden = withhold(&mut settled.report, &around.shown, input.path.as_deref());
        Ok((!tells(&settled, text, &hidden)).then_some(settled.text))
    }

    fn baseline_of(&mut self, path: &Path) -> Result<Option<Baseline>, Message> {
        let Some((around, own)) = self.around(path)? else {
            return Ok(None);
        };
        let wanted = baseline::Wanted {
            named: own.args.baseline.as_deref(),
            write: false,
            counted: true,
        };
        wanted.open(std::slice::from_ref(&around.input))
    }

    /// What is around a file, with the session; none if the configuration leaves it out.
    fn around(&mut self, path: &Path) -> Result<Option<(&Around, &Session)>, Message> {
        if self.project.is_none() {
            self.project = Some(self.args.read.project_with(&self.args.presets)?);
        }
        let Some(project) = &self.project else { return Ok(None) };
        if !self.around.contains_key(path) {
            let paths = [path.to_owned()];
            let mut inputs = Input::of(&paths, &self.args.read, project)?;
            if project.excludes(path) {
                return Ok(None);
            }
            let tree = selection::around(&mut inputs, project, &self.cache)?;
            let shown = selection::shown(&paths, &self.args.read, tree.as_ref()).into();
            let Some(input) = inputs.pop() else { return Ok(None) };
            self.around.insert(path.to_owned(), Around { input, tree, shown });
        }
        let own = &*self;
        Ok(own.around.get(path).map(|around| (around, own)))
    }
}
