//! Messages on the wire: a header with a length, then JSON.
//!
//! Whatever comes in is answered or left out, and reading goes on after it: a client with a mistake in it keeps its
//! server.

use std::io::{self, BufRead, Read as _, Write};

use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use serde_json::{Value, json};

/// The most that a line of a header has.
const MAX_LINE: u64 = 1 << 12;
/// The most that a message has.
const MAX_MESSAGE: u64 = 1 << 28;

/// What came in.
#[derive(Debug)]
pub(super) enum Incoming {
    /// A message.
    Message(Message),
    /// Something else, which deserves an answer.
    Wrong(Wrong),
}

/// What is wrong with something that came in.
#[derive(Debug)]
pub(super) struct Wrong {
    id: Option<RequestId>,
    code: ErrorCode,
    text: String,
}

impl Wrong {
    fn incoming(code: ErrorCode, text: impl Into<String>) -> Incoming {
        Incoming::Wrong(Wrong {
            id: None,
            code,
            text: text.into(),
        })
    }

    /// The answer.
    ///
    /// # Errors
    /// Those of the stream.
    pub(super) fn answer(self, out: &mut impl Write) -> io::Result<()> {
        if let Some(id) = self.id {
            return Message::from(Response::new_err(id, self.code as i32, self.text)).write(out);
        }
        let error = json!({ "code": self.code as i32, "message": self.text });
        let text = json!({ "jsonrpc": "2.0", "id": null, "error": error }).to_string();
        write!(out, "Content-Length: {}\r\n\r\n{text}", text.len())?;
        out.flush()
    }
}

/// Reads what comes next; nothing at the end.
///
/// # Errors
/// Those of the stream.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Option<Incoming>> {
    let mut length = None;
    let mut wrong = false;
    loop {
        let Some(line) = line(input)? else { return Ok(None) };
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end_matches(['\r', '\n']);
        match (line.split_once(':'), length) {
            (Some((name, value)), _) if name.eq_ignore_ascii_case("Content-Length") => {
                length = value.trim().parse::<u64>().ok();
                wrong |= length.is_none();
            }
            // What else a header has says nothing.
            (Some((name, _)), _) if name.eq_ignore_ascii_case("Content-Type") => {}
            (None, Some(length)) if line.is_empty() => return body(input, length).map(Some),
            (None, None) if line.is_empty() && !wrong => {}
            (None, None) if line.is_empty() => break,
            _ => wrong = true,
        }
    }
    Ok(Some(Wrong::incoming(
        ErrorCode::ParseError,
        "a message begins with `Content-Length: ` and a number",
    )))
}

/// A line of a header, or as much of it as one has.
fn line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    io::Read::take(&mut *input, MAX_LINE).read_until(b'\n', &mut line)?;
    Ok((!line.is_empty()).then_some(line))
}

fn body(input: &mut impl BufRead, length: u64) -> io::Result<Incoming> {
    if length > MAX_MESSAGE {
        io::copy(&mut input.take(length), &mut io::sink())?;
        let text = format!("a message has no more than {MAX_MESSAGE} bytes");
        return Ok(Wrong::incoming(ErrorCode::InvalidRequest, text));
    }
    let mut text = Vec::new();
    input.take(length).read_to_end(&mut text)?;
    if (text.len() as u64) < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(match serde_json::from_slice(&text) {
        Ok(value) => message(value),
        Err(error) => Wrong::incoming(ErrorCode::ParseError, format!("this is not JSON: {error}")),
    })
}

/// A message of a JSON value.
fn message(value: Value) -> Incoming {
    let Value::Object(mut fields) = value else {
        return Wrong::incoming(ErrorCode::InvalidRequest, "a message is a JSON object");
    };
    let id = fields.remove("id");
    let own = id.clone().and_then(|id| serde_json::from_value::<RequestId>(id).ok());
    let params = fields.remove("params").unwrap_or_default();
    match (fields.remove("method"), id, own) {
        (Some(Value::String(method)), Some(_), Some(id)) => Incoming::Message(Request { id, method, params }.into()),
        (Some(Value::String(method)), None, _) => {
            Incoming::Message(Message::Notification(Notification { method, params }))
        }
        (None, Some(_), Some(id)) => {
            let result = fields.remove("result").unwrap_or_default();
            // Nothing depends on what a client makes of a request of ours.
            Incoming::Message(Response::new_ok(id, result).into())
        }
        (_, _, id) => Incoming::Wrong(Wrong {
            id,
            code: ErrorCode::InvalidRequest,
            text: "a message has a `method`, and its `id` is a number or a string".to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<String> {
        let mut input = bytes;
        let mut out = Vec::new();
        while let Ok(Some(incoming)) = read(&mut input) {
            out.push(match incoming {
                Incoming::Message(Message::Request(request)) => format!("{} {}", request.id, request.method),
                Incoming::Message(Message::Notification(notification)) => notification.method,
                Incoming::Message(Message::Response(response)) => format!("{} =", response.id),
                Incoming::Wrong(wrong) => format!("{:?} {}", wrong.id.map(|id| id.to_string()), wrong.code as i32),
            });
        }
        out
    }

    fn framed(texts: &[&str]) -> Vec<u8> {
        let frame = |text: &&str| format!("Content-Length: {}\r\n\r\n{text}", text.len());
        texts.iter().map(frame).collect::<String>().into_bytes()
    }

    #[test]
    fn messages() {
        let texts = [
            r#"{"jsonrpc":"2.0","id":1,"method":"a"}"#,
            r#"{"jsonrpc":"2.0","method":"b","params":[]}"#,
            r#"{"jsonrpc":"2.0","id":"x","result":null}"#,
        ];
        assert_eq!(all(&framed(&texts)), ["1 a", "b", "\"x\" ="]);
    }

    #[test]
    fn what_is_none_is_answered_and_reading_goes_on() {
        let texts = [
            "{",
            "[]",
            "7",
            "{}",
            r#"{"id":{},"method":"a"}"#,
            r#"{"id":1.5,"method":"a"}"#,
            r#"{"id":3,"method":7}"#,
            "\u{fffd}",
            r#"{"method":"last"}"#,
        ];
        let want = [
            "None -32700",
            "None -32600",
            "None -32600",
            "None -32600",
            "None -32600",
            "None -32600",
            "Some(\"3\") -32600",
            "None -32700",
            "last",
        ];
        assert_eq!(all(&framed(&texts)), want);
        let deep = "[".repeat(1 << 16);
        assert_eq!(all(&framed(&[&deep, texts[8]])), ["None -32700", "last"]);
    }

    #[test]
    fn headers() {
        let last = r#"{"method":"last"}"#;
        for header in [
            "content-length:17\r\n\r\n",
            "Content-Length: 17\n\n",
            "Content-Type: x; charset=utf-8\r\nContent-Length: 17\r\n\r\n",
            "\r\n\r\nContent-Length: 17\r\n\r\n",
        ] {
            assert_eq!(all(format!("{header}{last}").as_bytes()), ["last"], "{header:?}");
        }
        for wrong in [
            "Content-Length: x\r\n\r\n",
            "what is this\r\n\r\n",
            "\0\0: \r\n\r\n",
            "Content-Length: -1\r\n\r\n",
        ] {
            let text = [wrong.as_bytes(), &framed(&[last])].concat();
            assert_eq!(all(&text), ["None -32700", "last"], "{wrong:?}");
        }
        for cut in ["", "Content-Le", "Content-Length: 9\r\n\r\n{}", "\r\n"] {
            assert_eq!(all(cut.as_bytes()), Vec::<String>::new(), "{cut:?}");
        }
        let huge = format!("Content-Length: {}\r\n\r\n", u64::MAX);
        assert_eq!(all(huge.as_bytes()), ["None -32600"]);
    }
}
