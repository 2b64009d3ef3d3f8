// The studio as its own process beside the platform [VEN-15]: played over HTTP, killed in the middle of rounds, asked
// by the platform, and the platform's door held to the contract.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Played } from "@jonaki/games/play/wire";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { SECRET, startTwoProcesses } from "./two-processes.ts";
import type { Seated, TwoProcesses } from "./two-processes.ts";

const CONFORMANCE = fileURLToPath(new URL("../../../tools/conformance.ts", import.meta.url));
const START_MS = 120_000;

let house: TwoProcesses;
beforeAll(async () => {
  house = await startTwoProcesses();
}, START_MS);
afterEach(async () => {
  expect(await house.money.differences()).toEqual([]);
});
afterAll(() => house.stop(), START_MS);

const gainMinor = ({ round }: Played): bigint => parseAmount(round.payout!)! - parseAmount(round.stake)!;
const sumMinor = (rounds: readonly Played[]): bigint =>
  rounds.reduce((sum, played) => sum + gainMinor(played), 0n);
const afterRounds = (rounds: readonly Played[]): string => formatAmount(minor(100_000n + sumMinor(rounds)));
const seat = async (count: number): Promise<readonly Seated[]> => {
  const seated: Seated[] = [];
  for (const member of await house.members(count)) seated.push(await house.seat(member));
  return seated;
};
describe("the studio in a process of its own", () => {
  it("[VEN-15] a member logs in, launches and plays; the game, the ledger and the record agree", async () => {
    const [player] = await seat(1);
    expect(player!.dice.game).toMatchObject({ balance: "1000.00", currency: "PLAY", mode: "real" });
    const rounds: Played[] = [];
    while (rounds.length < 20) rounds.push(await player!.dice.play());
    expect(rounds.map(({ round }) => round.nonce)).toEqual(rounds.map((_played, place) => place));
    expect(rounds.at(-1)!.round.balanceAfter).toBe(afterRounds(rounds));
    expect(await player!.dice.balance()).toBe(afterRounds(rounds));
    expect(await house.balanceOf(player!)).toBe(afterRounds(rounds));
    const { value } = await player!.visitor.get("/wps/relay/ODSFE2_MemBetHistory?pageNo=1&pageSize=20");
    expect((value["list"] as unknown[]).length).toBe(20);
  });

  it("[VEN-15] [VEN-4] the launch leads to the studio's address, and the platform plays nothing itself", async () => {
    const [member] = await house.members(1);
    expect((await member!.visitor.launch()).origin).toBe(house.studioAddress);
    expect(house.platform.said()).toContain(
      `The games are at ${house.studioAddress}, in a process of their own`,
    );
  });

  it("[VEN-3] the secret of the two is kept encrypted", async () => {
    const [vendor] = await house.rows("select secret from vendors where code = 'TUNTUNI'");
    const kept = vendor!["secret"] as Buffer;
    expect(kept.length).toBeGreaterThan(SECRET.length);
    expect(kept.includes(Buffer.from(SECRET))).toBe(false);
  });

  it("[VEN-15] [FAIR-5] [CALL-190] the platform asks the studio for seeds, proofs and chains over the signed door", async () => {
    const [player] = await seat(1);
    const { round } = await player!.dice.play();
    const { status, value } = await player!.visitor.get("/wps/fair/seeds?family=mini");
    expect(status).toBe(200);
    expect(value).toMatchObject({ ...player!.dice.game.seeds, nonce: 1, revealed: [] });
    const proof = await player!.visitor.get(`/wps/fair/round?roundId=${round.round}`);
    expect(proof.value).toMatchObject({ serverSeedHash: round.serverSeedHash, nonce: 0, serverSeed: null });
    const chains = await player!.visitor.get("/wps/fair/chains?game=crash");
    expect([chains.status, chains.value]).toEqual([200, { list: [] }]);
    expect((await player!.visitor.get("/wps/fair/chains?game=dice")).code).toBe("NOT_FOUND");
    const stranger = await fetch(`${house.studioAddress}/fair`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ verb: "rotate", player: "anybody", family: "mini" }),
    });
    expect([stranger.status, await stranger.json()]).toEqual([403, { code: "SIGNATURE" }]);
  });

  it(
    "[VEN-15] while the studio is away the site goes on, and says when to ask again",
    { timeout: START_MS },
    async () => {
      const [player] = await seat(1);
      await player!.dice.play();
      expect(await house.endStudio("SIGTERM")).toBe(0);
      const seeds = await player!.visitor.get("/wps/fair/seeds?family=mini");
      expect([seeds.status, seeds.code]).toEqual([503, "TRY_LATER"]);
      const { value } = await player!.visitor.get("/wps/relay/ODSFE2_MemBetHistory?pageNo=1&pageSize=20");
      const [line] = value["list"] as { betId: string }[];
      const detail = await player!.visitor.get(`/wps/relay/ODSFE2_MemBetDetail?betId=${line!.betId}`);
      expect([detail.status, detail.value]).toMatchObject([200, { bet: { fairness: { serverSeed: null } } }]);
      await house.startStudio();
      expect((await player!.visitor.get("/wps/fair/seeds?family=mini")).status).toBe(200);
      expect((await player!.dice.play()).round.nonce).toBe(1);
    },
  );
});

describe("a studio that is killed in the middle of rounds", () => {
  const idsOf = (players: readonly Seated[]) => players.map(({ id }) => String(id));
  const openRounds = async (players: readonly Seated[]): Promise<number> => {
    const [found] = await house.rows(
      `select count(*) from (
         select player from studio_rounds where ended_at is null union all select player from studio_dealt
       ) r join players p on p.handle = r.player where p.member_id = any($1)`,
      [idsOf(players)],
    );
    return Number(found!["count"]);
  };

  /** Held still until one of these players is in the middle of a round, and then killed there. */
  async function killInRoundOf(players: readonly Seated[]): Promise<void> {
    const { child } = house.studio();
    const isInRound = async (): Promise<boolean> => {
      child.kill("SIGSTOP");
      // Twice, so that what was on its way to the database has arrived.
      if ((await openRounds(players)) > 0 && (await openRounds(players)) > 0) return true;
      child.kill("SIGCONT");
      return false;
    };
    await vi.waitUntil(isInRound, { timeout: 30_000, interval: 3 });
    expect(await house.endStudio("SIGKILL")).toBe("SIGKILL");
    expect(await openRounds(players)).toBeGreaterThan(0);
  }

  it(
    "[VEN-15] [FAIR-16] every round ends once, whether its player comes back or not",
    { timeout: START_MS },
    async () => {
      const staying = await seat(6);
      const leaving = await seat(3);
      const played = new Map<Seated, Played[]>(staying.map((player) => [player, []]));
      const count = (): number => [...played.values()].flat().length;
      const untilPlayed = (more: number, since = count()) =>
        vi.waitUntil(() => count() >= since + more, { timeout: 30_000, interval: 5 });
      const over = new AbortController();
      const playing = staying.map(async (player) => {
        while (!over.signal.aborted) played.get(player)!.push(await player.dice.play());
      });
      const left = leaving.map(({ dice }) => dice.playUntilCutOff());
      for (const inRoundOf of [leaving, staying, staying]) {
        await untilPlayed(20);
        await killInRoundOf(inRoundOf);
        await house.startStudio();
      }
      await untilPlayed(20);
      over.abort();
      await Promise.all([...playing, ...left]);
      // Nobody asks for the rounds of those who left: the studio ends them by itself.
      await vi.waitUntil(async () => (await openRounds(leaving)) === 0, { timeout: 30_000, interval: 100 });
      for (const [player, rounds] of played) {
        // No number was used twice or left out, so no round was decided twice.
        expect(rounds.map(({ round }) => round.nonce)).toEqual(rounds.map((_played, place) => place));
        expect(await player.dice.balance()).toBe(afterRounds(rounds));
        expect(await house.balanceOf(player)).toBe(afterRounds(rounds));
      }
      for (const player of leaving) expect(await player.dice.balance()).toBe(await house.balanceOf(player));
      expect(await differingRounds([...staying, ...leaving])).toEqual([]);
    },
  );

  /** Rounds that are not one settled bet of the platform with the same money, and bets that are no such round. */
  const differingRounds = (players: readonly Seated[]) =>
    house.rows(
      `select coalesce(r.id, b.round) as round, r.state, b.bets
       from (
         select r.id, r.state, r.stake, r.payout from studio_rounds r join players p on p.handle = r.player
         where p.member_id = any($1)) r
       full join (
         select round, count(*) as bets, sum(cash_stake + bonus_stake) as stake,
           sum(cash_payout + bonus_payout) as payout, bool_and(round_closed and state in ('WON', 'LOST')) as ended
         from bets where member_id = any($1) group by round) b on b.round = r.id
       where r.state is distinct from 'DONE' or b.bets is distinct from 1 or not b.ended
         or b.stake <> r.stake or b.payout <> r.payout`,
      [idsOf(players)],
    );
});

describe("the conformance kit", () => {
  it(
    "[VEN-14] [VEN-15] passes at the platform's door with tickets of launches",
    { timeout: START_MS },
    async () => {
      // The kit is wrong on purpose, all the time: a watched vendor would be put to maintenance [VEN-18].
      await house.rows("update vendors set watched = false where code = 'TUNTUNI'");
      const folder = mkdtempSync(join(tmpdir(), "jonaki-kit-"));
      const members = await house.members(17);
      const tickets = await Promise.all(members.map(({ visitor }) => visitor.launch()));
      writeFileSync(
        join(folder, "tickets"),
        tickets.map(({ searchParams }) => searchParams.get("ticket")).join("\n"),
      );
      writeFileSync(join(folder, "secret"), SECRET);
      const words = ["--address", house.walletAddress, "--vendor", "TUNTUNI", "--game", "dice", "--quiet"];
      const files = ["--secret-file", join(folder, "secret"), "--tickets", join(folder, "tickets")];
      const program = spawn(process.execPath, [CONFORMANCE, ...words, ...files]);
      let said = "";
      program.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
      program.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => program.on("close", resolve));
      rmSync(folder, { recursive: true });
      expect(said).toMatch(/^\d+ left out\n3\d\d\d passed, 0 failed\n$/u);
      expect(code).toBe(0);
    },
  );
});
