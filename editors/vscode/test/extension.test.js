// The extension with a stub in the place of the editor, and with the program itself where it is named by CULAMBDA.
'use strict';

const assert = require('node:assert');
const Module = require('node:module');
const { spawn } = require('node:child_process');
const test = require('node:test');

const manifest = require('../package.json');

const State = { Stopped: 1, Running: 2, Starting: 3 };

/** An editor of which everything is written down. */
function editor(configuration) {
  const told = { commands: new Map(), messages: [], documents: [], executed: [], clients: [] };
  const vscode = {
    EventEmitter: class {
      constructor() {
        this.listeners = [];
        this.event = (listener) => this.listeners.push(listener);
      }
      fire(value) {
        this.listeners.forEach((listener) => listener(value));
      }
    },
    Uri: { from: (parts) => parts },
    ViewColumn: { Beside: -2 },
    Selection: class {
      constructor(...places) {
        this.places = places;
      }
    },
    commands: {
      registerCommand: (name, run) => told.commands.set(name, run),
      executeCommand: async (...words) => told.executed.push(words),
    },
    window: {
      activeTextEditor: undefined,
      showErrorMessage: async (text) => (told.messages.push(text), told.answer),
      showInformationMessage: async (text) => void told.messages.push(text),
      showTextDocument: async (document) => void told.documents.push(document),
    },
    workspace: {
      getConfiguration: () => ({ get: (name) => configuration[name] }),
      registerTextDocumentContentProvider: (scheme, provider) => (told.provider = provider),
      onDidChangeConfiguration: (listener) => (told.configured = listener),
      openTextDocument: async (uri) => ({ uri, text: told.provider.provideTextDocumentContent(uri) }),
    },
  };
  class LanguageClient {
    constructor(id, name, server, options) {
      Object.assign(this, { id, name, server, options, state: State.Stopped, requests: [] });
      this.code2ProtocolConverter = { asUri: String, asPosition: (position) => position };
      told.clients.push(this);
    }
    async start() {
      if (configuration.fails) {
        throw new Error('no such program');
      }
      this.state = State.Running;
    }
    async stop() {
      this.state = State.Stopped;
    }
    async sendRequest(method, params) {
      this.requests.push([method, params]);
      return told.page;
    }
  }
  const stubs = { vscode, 'vscode-languageclient/node': { LanguageClient, State } };
  const load = Module._load;
  Module._load = (name, ...rest) => stubs[name] ?? load(name, ...rest);
  delete require.cache[require.resolve('../extension.js')];
  try {
    return { told, vscode, extension: require('../extension.js') };
  } finally {
    Module._load = load;
  }
}

const DEFAULTS = Object.fromEntries(
  Object.entries(manifest.contributes.configuration.properties).map(([name, property]) => [
    name.replace(/^culambda\./, ''),
    property.default,
  ]),
);

async function active(more = {}) {
  const all = editor({ ...DEFAULTS, ...more });
  await all.extension.activate({ subscriptions: [] });
  return all;
}

test('it starts the program that the settings name, with their options', async () => {
  const { told, extension } = await active({ path: '/opt/culambda', arguments: ['--strict'], inlayHints: true });
  const [client] = told.clients;
  assert.deepStrictEqual(client.server.run, { command: '/opt/culambda', args: ['server', '--strict'] });
  assert.deepStrictEqual(client.options.initializationOptions, { inlayHints: true });
  const languages = new Set(client.options.documentSelector.map((one) => one.language));
  assert.deepStrictEqual([...languages], ['cuda-cpp', 'cpp']);
  assert.strictEqual(client.state, State.Running);
  await extension.deactivate();
  assert.strictEqual(client.state, State.Stopped);
  await extension.deactivate();
});

test('hints are off unless somebody wants them', async () => {
  const { told } = await active();
  assert.deepStrictEqual(told.clients[0].options.initializationOptions, { inlayHints: false });
  assert.deepStrictEqual(told.clients[0].server.run, { command: 'culambda', args: ['server'] });
});

test('a program that is not there is told of, with a way to its setting', async () => {
  const all = editor({ ...DEFAULTS, fails: true });
  all.told.answer = 'Open Settings';
  await all.extension.activate({ subscriptions: [] });
  assert.match(all.told.messages[0], /could not be started as "culambda": no such program/);
  assert.deepStrictEqual(all.told.executed, [['workbench.action.openSettings', 'culambda.path']]);
  await all.told.commands.get('culambda.showLambda')();
});

test('another program is started anew', async () => {
  const { told } = await active();
  await told.configured({ affectsConfiguration: (name) => name === 'culambda.inlayHints' });
  assert.strictEqual(told.clients.length, 1);
  await told.configured({ affectsConfiguration: (name) => name === 'culambda.path' });
  assert.deepStrictEqual(
    told.clients.map((client) => client.state),
    [State.Stopped, State.Running],
  );
  await told.commands.get('culambda.restart')();
  assert.strictEqual(told.clients.length, 3);
});

test('a lambda is shown beside the editor', async () => {
  const { told, vscode } = await active();
  const show = told.commands.get('culambda.showLambda');
  await show();
  assert.deepStrictEqual(told.clients[0].requests, []);
  vscode.window.activeTextEditor = {
    document: { uri: 'file:///a.cu' },
    selection: { active: { line: 3, character: 7 } },
  };
  await show();
  assert.match(told.messages[0], /no annotated lambda/);
  told.page = 'becomes ..';
  await show();
  const [method, params] = told.clients[0].requests[1];
  assert.strictEqual(method, 'workspace/executeCommand');
  assert.deepStrictEqual(params, {
    command: 'culambda.showRewrite',
    arguments: [{ textDocument: { uri: 'file:///a.cu' }, position: { line: 3, character: 7 } }],
  });
  assert.strictEqual(told.documents[0].text, 'becomes ..');
});

test('a comment that allows something is followed by its reason', async () => {
  const { told, vscode } = await active();
  const { provideCodeActions } = told.clients[0].options.middleware;
  const found = [{ title: 'Allow `x` here, with a reason', edit: {}, diagnostics: [{ range: { start: { line: 1 } } }] }, { title: 'capture `n` by value', edit: {} }];
  const range = { start: { line: 0 } };
  const actions = await provideCodeActions({}, range, {}, {}, async () => found);
  assert.deepStrictEqual(
    actions.map((action) => action.command?.command),
    ['culambda.writeReason', undefined],
  );
  assert.deepStrictEqual(await provideCodeActions({}, range, {}, {}, async () => null), []);
  const lines = ['void f() {', '  // culambda: allow(x) TODO: say why', '  g();'];
  const editor = { document: { lineAt: (line) => ({ text: lines[line] }) } };
  vscode.window.activeTextEditor = editor;
  const write = told.commands.get(actions[0].command.command);
  write(...actions[0].command.arguments);
  assert.deepStrictEqual(editor.selection.places, [1, 24, 1, 37]);
  delete editor.selection;
  write(2);
  assert.strictEqual(editor.selection, undefined);
});

test('what the manifest promises is there', async () => {
  const { told } = await active();
  for (const { command } of manifest.contributes.commands) {
    assert.ok(told.commands.has(command), command);
  }
});

// The body of the first message. The header and the body may come in one piece
// or in several.
async function firstMessage(stream) {
  let text = '';
  for await (const piece of stream.setEncoding('utf8')) {
    text += piece;
    const head = /^Content-Length: (\d+)\r\n\r\n/.exec(text);
    if (head && Buffer.byteLength(text) >= head[0].length + Number(head[1])) {
      return text.slice(head[0].length);
    }
  }
  assert.fail(`the program ended after ${JSON.stringify(text)}`);
}

test('the program answers', { skip: !process.env.CULAMBDA && 'CULAMBDA names no program' }, async () => {
  const server = spawn(process.env.CULAMBDA, ['server', '--stdio']);
  const message = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { processId: process.pid, rootUri: null, capabilities: {} },
  });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`);
  const answer = await firstMessage(server.stdout);
  assert.match(answer, /"name":"culambda"/);
  assert.match(answer, /"culambda\.showRewrite"/);
  server.kill();
});
