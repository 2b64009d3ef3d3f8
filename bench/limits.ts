// How quickly a limit that is tightened at one process stops the debits at another [SAFE-3]: every player bets without pause
// at one house while the limit is set at the other. No bet that was sent after the answer may be taken.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import type { Wallet } from "../packages/vendor/src/index.ts";
import type { Bench } from "./bench.ts";
import { machineLine } from "./machine.ts";
import { openPlainHttp } from "./plain-http.ts";
import { FIRST, PLAYERS, seatPlayers, tokenOf, walletAt } from "./seated-players.ts";

const BAR_MS = 1_000;
const ABREAST = 4;
/** So many bets before the limit comes, each of them allowed. */
const BETS_BEFORE = 3;
const SECRET_KEY = "a key for benches that is long enough";

interface Stopped {
  /** From the answer to the limit until a bet was refused. */
  readonly ms: number;
  /** Bets that were sent after the answer and taken all the same. */
  readonly slipped: number;
}

async function tighten(url: string, memberId: bigint): Promise<void> {
  const answer = await fetch(`${url}/wps/member/limits`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      authorization: `Bearer ${tokenOf(memberId)}`,
      cookie: "device=AAAAAAAAAAAAAAAAAAAAAA",
    },
    body: JSON.stringify({ kind: "STAKE", period: "DAY", amount: "1.00" }),
  });
  const { success } = (await answer.json()) as { readonly success: boolean };
  if (!success) throw new Error(`the limit was refused with ${answer.status}`);
}

async function stop(url: string, wallet: Wallet, memberId: bigint): Promise<Stopped> {
  let [setAt, slipped, made] = [Infinity, 0, 0];
  let setting: Promise<void> | null = null;
  for (;;) {
    const sentAt = performance.now();
    made += 1;
    const { code } = await wallet.bet({
      transaction: `limits-${memberId}-${made}`,
      session: `play-${memberId}`,
      player: `player-${memberId}`,
      game: "dice",
      round: `limits-round-${memberId}-${made}`,
      amount: "1.00",
      currency: "PLAY",
    });
    if (code === "LIMIT_REACHED") {
      await setting;
      return { ms: Math.max(0, performance.now() - setAt), slipped };
    }
    if (code !== "OK") throw new Error(`a bet was answered ${code}`);
    if (sentAt > setAt) slipped += 1;
    if (made === BETS_BEFORE) {
      setting = tighten(url, memberId).finally(() => {
        setAt = performance.now();
      });
      setting.catch(() => undefined);
    }
  }
}

const at = (sorted: readonly Stopped[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? Infinity;

async function run() {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const postgres = await startPostgres({ folder, durable: true, say: () => undefined });
  const variables = { DATABASE_URL: postgres.url, ROLE: "web", SECRET_KEY };
  const [one, other] = [await runHouse(variables), await runHouse(variables)];
  const address = `${other.url.replace("localhost", "127.0.0.1")}/vendor/wallet`;
  const http = openPlainHttp(new URL(address));
  try {
    await seatPlayers({ url: postgres.url, secretKey: SECRET_KEY });
    const wallet = walletAt(address, http);
    const stopped: Stopped[] = [];
    for (let place = 0; place < PLAYERS; place += ABREAST) {
      const members = Array.from({ length: ABREAST }, (_, beside) => FIRST + BigInt(place + beside));
      stopped.push(...(await Promise.all(members.map((member) => stop(one.url, wallet, member)))));
    }
    const sorted = stopped.toSorted((left, right) => left.ms - right.ms);
    const slipped = stopped.reduce((sum, { slipped: some }) => sum + some, 0);
    const [p50, p99, worst] = [at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)];
    console.log(
      `${machineLine()}; milliseconds from the answer to the limit until a bet was refused at the other`,
    );
    return {
      rows: [{ limits: stopped.length, p50, p99, worst, "taken afterwards": slipped }].map((row) => ({
        ...row,
        p50: Number(row.p50.toFixed(1)),
        p99: Number(row.p99.toFixed(1)),
        worst: Number(row.worst.toFixed(1)),
      })),
      figure: `worst=${worst.toFixed(0)}ms,taken=${slipped}`,
      bar: `worst<${BAR_MS}ms,taken=0`,
      holds: worst < BAR_MS && slipped === 0,
    };
  } finally {
    http.close();
    await Promise.all([one.stop(), other.stop()]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const limits: Bench = {
  name: "limits",
  about: "a limit tightened at one process stops the next debit at another",
  run,
};
