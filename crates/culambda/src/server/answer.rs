//! Answers to requests.

use lsp_server::ErrorCode;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a request has no result.
pub(super) struct Refusal(pub(super) ErrorCode, pub(super) String);

/// The result of a request.
pub(super) type Answer = Result<Value, Refusal>;

/// The parameters of a request.
pub(super) fn params<T: DeserializeOwned>(params: Value) -> Result<T, Refusal> {
    serde_json::from_value(params).map_err(|error| Refusal(ErrorCode::InvalidParams, error.to_string()))
}

/// A result as JSON.
pub(super) fn answer(result: impl Serialize) -> Answer {
    serde_json::to_value(result).map_err(|error| Refusal(ErrorCode::InternalError, error.to_string()))
}
