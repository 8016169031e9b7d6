-- What somebody does in Neovim who follows docs/editors.md: every line that is printed is looked for by editors.py.
-- The configuration was run before.
local WAIT = 20000

local function say(...)
  io.stdout:write(table.concat(vim.tbl_map(tostring, { ... }), ' ') .. '\n')
end

local function ask(method, params)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, WAIT) or {}) do
    return answer.result
  end
end

local function open(name)
  vim.cmd('edit! ' .. name)
  vim.wait(WAIT, function()
    return #vim.lsp.get_clients({ bufnr = 0, name = 'culambda' }) > 0
  end)
  return vim.lsp.get_clients({ bufnr = 0, name = 'culambda' })[1]
end

local client = open('refused.cu')
say('encoding', client.offset_encoding)
vim.wait(WAIT, function()
  return #vim.diagnostic.get(0) > 0
end)
for _, found in ipairs(vim.diagnostic.get(0)) do
  say('found', found.lnum + 1, found.col + 1, found.code)
end
vim.api.nvim_buf_set_lines(0, 5, 6, false, { ' public:' })
vim.wait(WAIT, function()
  return #vim.diagnostic.get(0) == 0
end)
say('then', #vim.diagnostic.get(0))

open('scale.cu')
local place = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 7, character = 20 } }
say('hover', (ask('textDocument/hover', place).contents.value:gsub('\n', ' ')))
vim.lsp.inlay_hint.enable(true)
vim.wait(WAIT, function()
  return #vim.lsp.inlay_hint.get({ bufnr = 0 }) > 0
end)
for _, hint in ipairs(vim.lsp.inlay_hint.get({ bufnr = 0 })) do
  say('hint', hint.inlay_hint.position.line + 1, hint.inlay_hint.label)
end
for _, symbol in ipairs(ask('textDocument/documentSymbol', { textDocument = place.textDocument })) do
  say('symbol', symbol.name, symbol.detail)
end
vim.api.nvim_win_set_cursor(0, { 8, 20 })
vim.cmd('CulambdaShow')
vim.wait(WAIT, function()
  return #vim.api.nvim_list_wins() > 1
end)
say('windows', #vim.api.nvim_list_wins())
vim.cmd('qa!')
