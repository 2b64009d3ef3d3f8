// npm run crash -- --cycles N [--seed S]: kills and freezes the house under load and proves that nothing that was
// acknowledged is lost and nothing is done twice. A line for each cycle, and one at the end.
import { parseArgs } from "node:util";
import { createChance } from "../simulate/chance.ts";
import { runCrash } from "./run-crash.ts";
import { STRIKES } from "./strikes.ts";

const { values } = parseArgs({
  options: {
    cycles: { type: "string", default: "5" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    players: { type: "string", default: "40" },
  },
});
const seed = Number(values.seed);
const cycles = Number(values.cycles);
const chance = createChance(seed);
/** Every kind equally often, in an order that the seed chooses. */
const strikes = Array.from({ length: Math.ceil(cycles / STRIKES.length) }, () => chance.shuffled(STRIKES))
  .flat()
  .slice(0, cycles);

console.log(`crash seed ${seed}`);
const sum = await runCrash({
  strikes,
  seed,
  players: Number(values.players),
  say: (line) => console.log(line),
});
console.log(
  `crash cycles=${sum.cycles} lost=${sum.lost} doubled=${sum.doubled} differences=${sum.differences}`,
);
process.exitCode = sum.lost + sum.doubled + sum.differences === 0 ? 0 : 1;
