// Holds the playground against the program: `node playground.mjs WASM CULAMBDA FILE...`, in the root of the repository.
// Text and findings of each file must be the same.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Culambda, changedLines } from "../../docs/playground/playground.js";

const [wasm, program, ...files] = process.argv.slice(2);
const culambda = new Culambda(await WebAssembly.compile(readFileSync(wasm)));
const alone = ["--isolated", "--no-config"];
let wrong = 0, sites = 0, findings = 0;
for (const file of files) {
  const source = readFileSync(file, "utf8");
  for (const hostView of [false, true]) {
    const answer = culambda.answer(source, hostView);
    const view = hostView ? ["--host-view"] : [];
    const rewritten = spawnSync(program, ["rewrite", ...alone, "--preamble", "none", "--keep-going", ...view, "-"], { input: source, encoding: "utf8" }).stdout;
    const checked = JSON.parse(spawnSync(program, ["check", ...alone, "--format", "json", "-"], { input: source, encoding: "utf8" }).stdout);
    const names = (all) => all.map((one) => `${one.line}:${one.column} ${one.severity} ${one.rule}`).join("\n");
    // The program puts a prelude in front of a host view.
    const same = hostView ? rewritten.endsWith(answer.rewritten) : rewritten === answer.rewritten;
    if (!same || names(answer.findings) !== names(checked.findings)) {
      console.log(`${file}${hostView ? " (host view)" : ""} differs:\n${same ? names(answer.findings) : answer.rewritten}`);
      wrong++;
    }
    sites += answer.sites;
    findings += answer.findings.length;
  }
}
if (changedLines("a\nb\nc", "a\nx\nc").size !== 1) wrong++;
console.log(`  ${files.length} files, ${sites} rewritten lambdas and ${findings} findings in two ways each, ${wrong} differences`);
process.exit(wrong === 0 && sites > 0 && findings > 0 ? 0 : 1);
