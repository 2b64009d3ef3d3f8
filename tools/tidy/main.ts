// npm run tidy: holds the house against its own rules and says, for each breach, what to do instead.
import { fileURLToPath } from "node:url";
import { listCalls } from "../../packages/wire/src/index.ts";
import { importRule } from "./imports.ts";
import { lockRule } from "./lock.ts";
import { messageRule } from "./messages.ts";
import { controlRule, nameRule, promiseRule, sizeRule, unfinishedRule } from "./names.ts";
import { onePlaceRule, sqlRule } from "./places.ts";
import { chaptersOf, ruleBookRule } from "./rule-book.ts";
import { secretRule } from "./secrets.ts";
import { readSources } from "./source.ts";

const RULES = [
  importRule,
  onePlaceRule,
  sqlRule,
  nameRule,
  sizeRule,
  promiseRule,
  unfinishedRule,
  controlRule,
  ruleBookRule,
  messageRule,
  secretRule,
  lockRule,
];

const sources = readSources(fileURLToPath(new URL("../../", import.meta.url)));
const problems = RULES.flatMap((rule) => rule(sources));
for (const { path, line, text } of problems) console.log(`${path}:${line} ${text}`);

const calls = listCalls();
const planned = calls.filter(({ call }) => call.planned).length;
console.log(`Calls: ${calls.length - planned} built, ${planned} planned.`);
const cited = chaptersOf(sources).map(({ name, rules, cited }) => `${name} ${cited.length}/${rules.length}`);
console.log(`Rules cited by tests: ${cited.join(" · ")}`);
if (problems.length > 0) {
  console.log(`${problems.length} breaches of the house rules.`);
  process.exitCode = 1;
}
