// The client of `culambda server`: it starts the program, and shows what it is asked for.
'use strict';

const vscode = require('vscode');
const { LanguageClient, State } = require('vscode-languageclient/node');

/** The scheme of documents that show what becomes of a lambda. */
const SCHEME = 'culambda';

/** Languages whose buffers the server is told of. */
const LANGUAGES = ['cuda-cpp', 'cpp'];

/** What stands for the reason in a comment that allows something, until somebody writes one. */
const REASON = 'TODO: say why';

let client;

/** What is shown in documents of our scheme, by their paths. */
const shown = new Map();
const changed = new vscode.EventEmitter();

function settings() {
  return vscode.workspace.getConfiguration('culambda');
}

function makeClient() {
  const run = { command: settings().get('path'), args: ['server', ...settings().get('arguments')] };
  const documentSelector = LANGUAGES.flatMap((language) => [
    { scheme: 'file', language },
    { scheme: 'untitled', language },
  ]);
  const options = {
    documentSelector,
    initializationOptions: { inlayHints: settings().get('inlayHints') },
    synchronize: { configurationSection: 'culambda' },
    middleware: { provideCodeActions },
  };
  return new LanguageClient('culambda', 'culambda', { run, debug: run }, options);
}

/** Lets a comment that allows something be followed by its reason. */
async function provideCodeActions(document, range, context, token, next) {
  const actions = (await next(document, range, context, token)) ?? [];
  for (const action of actions) {
    if (action.edit && action.title.startsWith('Allow ')) {
      const { start } = action.diagnostics?.[0]?.range ?? range;
      action.command = { title: 'Write the reason', command: 'culambda.writeReason', arguments: [start.line] };
    }
  }
  return actions;
}

/** Selects what is to be replaced by a reason, in the comment above what was at a line. */
function writeReason(line) {
  const editor = vscode.window.activeTextEditor;
  const column = editor?.document.lineAt(line).text.indexOf(REASON) ?? -1;
  if (column >= 0) {
    editor.selection = new vscode.Selection(line, column, line, column + REASON.length);
  }
}

async function start() {
  client = makeClient();
  try {
    await client.start();
  } catch (error) {
    const path = settings().get('path');
    const told = `culambda could not be started as "${path}": ${error.message ?? error}`;
    const answer = await vscode.window.showErrorMessage(told, 'Open Settings');
    if (answer) {
      await vscode.commands.executeCommand('workbench.action.openSettings', 'culambda.path');
    }
  }
}

async function stop() {
  const old = client;
  client = undefined;
  if (old && old.state === State.Running) {
    await old.stop();
  }
}

async function restart() {
  await stop();
  await start();
}

/** Shows beside the editor what becomes of the lambda at its cursor. */
async function showLambda() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client || client.state !== State.Running) {
    return;
  }
  const place = {
    textDocument: { uri: client.code2ProtocolConverter.asUri(editor.document.uri) },
    position: client.code2ProtocolConverter.asPosition(editor.selection.active),
  };
  const page = await client.sendRequest('workspace/executeCommand', {
    command: 'culambda.showRewrite',
    arguments: [place],
  });
  if (!page) {
    await vscode.window.showInformationMessage('There is no annotated lambda here.');
    return;
  }
  const uri = vscode.Uri.from({ scheme: SCHEME, path: '/lambda.txt' });
  shown.set(uri.path, page);
  changed.fire(uri);
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: true,
  });
}

async function configured(event) {
  if (event.affectsConfiguration('culambda.path') || event.affectsConfiguration('culambda.arguments')) {
    await restart();
  }
}

async function activate(context) {
  const pages = {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => shown.get(uri.path) ?? '',
  };
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, pages),
    vscode.workspace.onDidChangeConfiguration(configured),
    vscode.commands.registerCommand('culambda.showLambda', showLambda),
    vscode.commands.registerCommand('culambda.restart', restart),
    vscode.commands.registerCommand('culambda.writeReason', writeReason),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
