// The crash harness on two strikes, and one death at the worst moment: the bet is committed, nobody was told. The
// twenty cycles are `npm run crash`.
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import type { BetCall } from "../../packages/vendor/src/contract.ts";
import { brokenInvariants } from "../simulate/check/ending.ts";
import { openHouse } from "./house.ts";
import type { CrashHouse } from "./house.ts";
import { GAME } from "./players.ts";
import { runCrash } from "./run-crash.ts";

const PLAYERS = 12;
const PATIENT = { WALLET_PATIENCE_MS: "20000" };
const GATE = 4_242;

it(
  "[abuse 22] [WAL-3] [VEN-11] a killed server and a frozen database under load: nothing is lost, nothing is done twice",
  { timeout: 240_000 },
  async () => {
    const said: string[] = [];
    const { lost, doubled, differences } = await runCrash({
      strikes: ["server", "freeze"],
      seed: 11,
      players: PLAYERS,
      say: (line) => said.push(line),
    });
    expect({ lost, doubled, differences }, said.join("\n")).toEqual({ lost: 0, doubled: 0, differences: 0 });
  },
);

it(
  "[abuse 20] [VEN-5] a server killed between the commit and the answer: the repeat is told what was stored, one debit",
  { timeout: 120_000 },
  async () => {
    const house = await openHouse(1, PATIENT);
    onTestFinished(() => house.stop());
    await closeTheGate(house);
    const gate = await holdTheGate(house);
    const untold = house.client.ask(0, 0, [betOf(house)]);
    await untilSomebodyWaits(gate);
    await house.servers[0]?.kill();
    await gate.end();
    expect((await untold)[0]?.code).toBe("RETRY");
    // The commit goes on without its server; the repeat waits for it where it has to.
    const [told] = await house.client.ask(1, 0, [betOf(house)]);
    const [again] = await house.client.ask(1, 0, [betOf(house)]);
    expect(told).toMatchObject({ code: "OK", balance: "1990.00" });
    expect(again).toEqual(told);
    await house.asOwner(async (owner) => {
      const { rows } = await owner.query("select transaction, id::text as id from bets");
      expect(rows).toEqual([{ transaction: "t1", id: told?.reference }]);
      expect(await brokenInvariants(owner)).toEqual([]);
    });
  },
);

const betOf = ({ players }: CrashHouse): BetCall => ({
  verb: "bet",
  transaction: "t1",
  session: players[0]?.session ?? "",
  player: players[0]?.handle ?? "",
  game: GAME,
  round: "r1",
  amount: "10.00",
  currency: "PLAY",
});

/** From now on a commit of a bet waits, when everything is written and checked, until the gate is free. */
const closeTheGate = ({ asOwner }: CrashHouse): Promise<unknown> =>
  asOwner((owner) =>
    owner.query(`create function wait_at_the_gate() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$;
      create constraint trigger gate after insert on domain_events deferrable initially deferred
        for each row execute function wait_at_the_gate()`),
  );

async function holdTheGate({ url }: CrashHouse): Promise<Client> {
  const gate = new Client({ connectionString: url });
  await gate.connect();
  await gate.query("select pg_advisory_lock($1)", [GATE]);
  return gate;
}

async function untilSomebodyWaits(gate: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await gate.query(
      "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [GATE],
    );
    if (rowCount !== 0) return;
  }
}
