//! Where a lambda is: whether it can be an extended one there.

use super::Frame;
use super::Here;
use crate::facts::{Broken, Ordinary, Space};
use crate::reasons::NO_FUNCTION;
use culambda_source::ViewOffset;
use culambda_syntax::Kind;

/// Where an annotated lambda is.
pub(crate) enum Context {
    Site,
    Ordinary(Ordinary),
    /// Refused by a restriction on what is around it.
    Broken(Broken),
    Unknown(String),
}

impl Here<'_> {
    /// Where a lambda is, for the rules of extended lambdas.
    ///
    /// A default argument or default member initialiser in a local class does not end the way outwards for lambdas in
    /// a lambda.
    pub(crate) fn context(&self, at: ViewOffset) -> Context {
        let (mut inside, mut host_code, mut generic, mut outside) = (false, false, false, false);
        let mut outermost = None;
        for frame in self.frames.iter().rev() {
            match frame {
                Frame::Lambda(l) => {
                    outermost = Some(l);
                    match l.space {
                        Some(Space::Device) if !host_code => return Context::Ordinary(Ordinary::InDeviceLambda),
                        Some(Space::HostDevice) if l.site => return in_lambda(generic || l.generic),
                        // Not extended itself: what holds for it holds here. It runs on the host, too.
                        Some(Space::HostDevice | Space::Host) => host_code = true,
                        _ => {}
                    }
                    inside = true;
                    generic |= l.generic;
                }
                Frame::LambdaDefaultArgument if !inside => {
                    return Context::Ordinary(Ordinary::LambdaDefaultArgument);
                }
                Frame::LambdaDefaultArgument => {}
                Frame::Outside(why) if self.is_part_of_a_function(*why, outermost) => {
                    return Context::Unknown(format!(
                        "the lambda around it captures something, but {NO_FUNCTION}: the file seems to be included in one"
                    ));
                }
                Frame::Outside(why) if !inside => return Context::Ordinary(*why),
                Frame::Outside(Ordinary::DefaultMemberInitialiser | Ordinary::DefaultArgument) => outside = true,
                Frame::Outside(_) if generic => return in_lambda(true),
                Frame::Outside(_) => return Context::Broken(Broken::LambdaOutsideFunction),
                Frame::Function(f) if is_in_body(f, at) => return in_function(f, host_code, generic),
                Frame::Function(_) => {}
            }
        }
        match outside {
            true if generic => in_lambda(true),
            true => Context::Broken(Broken::LambdaOutsideFunction),
            false => Context::Ordinary(Ordinary::NamespaceScope),
        }
    }
}

/// Whether an offset lies in the body of a function or in its member initialisers, not in its head.
pub(crate) fn is_in_body(f: &crate::here::FunctionFrame<'_>, at: ViewOffset) -> bool {
    let parts = [Kind::FieldInitializerList, Kind::CompoundStatement, Kind::TryStatement];
    let body = f.node.children().find(|c| parts.contains(&c.kind()));
    body.is_none_or(|b| b.start() <= at)
}

/// The context inside of a generic lambda, or else of an extended host-device one.
fn in_lambda(generic: bool) -> Context {
    Context::Broken(if generic {
        Broken::GenericLambda
    } else {
        Broken::HostDeviceLambda
    })
}

/// The context in a function; `host_code` when a lambda in between is annotated `__host__`, which counts as host code
/// even in a device function.
fn in_function(f: &crate::here::FunctionFrame<'_>, host_code: bool, generic: bool) -> Context {
    match &f.space {
        Ok(space) if space.device_only() && !host_code => Context::Ordinary(Ordinary::InDeviceFunction),
        Err(why) => Context::Unknown(why.clone()),
        Ok(_) if generic => in_lambda(true),
        Ok(_) => Context::Site,
    }
}
