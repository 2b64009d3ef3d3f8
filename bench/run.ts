// npm run bench -- NAME: runs one bench, prints its table and one closing line, and fails when a bar is missed.
import { balance } from "./balance.ts";
import { bets } from "./bets.ts";
import { enumeration } from "./enumeration.ts";
import { gameList } from "./game-list.ts";
import { growth } from "./growth.ts";
import { hotAccount } from "./hot-account.ts";
import { instant } from "./instant.ts";
import { ledger } from "./ledger.ts";
import { lighthouse } from "./lighthouse.ts";
import { limits } from "./limits.ts";
import { lobbyScroll } from "./lobby-scroll.ts";
import { loginLoad } from "./login-load.ts";
import { pageWeight } from "./page-weight.ts";
import { pipeline } from "./pipeline.ts";
import { records } from "./records.ts";
import { sockets } from "./sockets.ts";
import type { Bench } from "./bench.ts";

const benches: readonly Bench[] = [
  pageWeight,
  lighthouse,
  pipeline,
  ledger,
  bets,
  growth,
  hotAccount,
  enumeration,
  loginLoad,
  balance,
  records,
  gameList,
  lobbyScroll,
  limits,
  instant,
  sockets,
];

const wanted = process.argv[2];
const bench = benches.find(({ name }) => name === wanted);
if (bench === undefined) {
  console.log("npm run bench -- NAME, where NAME is one of:");
  for (const { name, about } of benches) console.log(`  ${name.padEnd(14)} ${about}`);
  process.exitCode = wanted === undefined ? 0 : 1;
} else {
  const { rows, figure, bar, holds } = await bench.run();
  console.table(rows);
  console.log(`${bench.name} figure=${figure} bar=${bar}`);
  process.exitCode = holds ? 0 : 1;
}
