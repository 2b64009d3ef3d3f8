// The reality check through the whole house [SAFE-13, SAFE-14]: play time from bets, the question at the end of a round,
// bets that are refused until it is answered, and its answers.
import { betItem, closeItem, differencesOn, winItem } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { WalletItem } from "../src/domains/bets/bets.ts";
import { openSafeStage } from "./safe-test-doubles.ts";
import type { Player, SafeStage } from "./safe-test-doubles.ts";

let stage: SafeStage;
beforeAll(async () => {
  stage = await openSafeStage({}, { realSessions: true });
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await differencesOn(stage.house.app.foundation.database)).toEqual([]);
});

/** With a login of its own. */
const player = async (): Promise<Player> => {
  const { id, username } = await stage.members.person();
  await stage.players.give(id, 1_000_000n);
  return { id, token: await stage.members.enter(username) };
};
const check = async (who: Player) =>
  (await stage.ask(who, "GET", "/wps/member/realityCheck")).value as Record<string, unknown>;
const answer = (who: Player, word: string, interval?: number) =>
  stage.ask(who, "POST", "/wps/member/realityCheck", { answer: word, interval });
const codeOf = async (item: WalletItem) => {
  const said = await stage.house.app.money.bets.handle(item);
  return said === "late" ? "late" : said.code;
};
const sittingOf = async (who: Player) =>
  (await stage.members.rows("select * from safe_sittings where member_id = $1", [who.id]))[0];
const secondsOf = async (who: Player) => Number((await sittingOf(who))?.["seconds"] ?? -1);
/** Plays a round to its end, and waits until safe has heard of it. */
const playRound = async (who: Player, stakeMinor = 1_000n, payoutMinor = 0n) => {
  const one = betItem(who.id, stakeMinor);
  expect(await codeOf(one)).toBe("OK");
  expect(await codeOf(payoutMinor > 0n ? winItem(one, payoutMinor, { closes: true }) : closeItem(one))).toBe(
    "OK",
  );
  await heard();
};
/** Until nothing waits to be heard by safe. */
const heard = () =>
  vi.waitUntil(
    async () =>
      (await stage.members.rows("select from domain_event_queue where consumer = 'safe' limit 1")).length ===
      0,
    { timeout: 10_000, interval: 20 },
  );
/** As if the last bet of somebody who has played so many minutes had been some minutes ago. */
const playedBefore = (who: Player, minutes: number, lastMinutesAgo: number) =>
  stage.members.rows(
    `update safe_sittings set seconds = $2::int * 60, last_bet_at = last_bet_at - $3::int * interval '1 minute'
     where member_id = $1`,
    [who.id, minutes, lastMinutesAgo],
  );
/** Somebody whose check is due. */
const dueOne = async () => {
  const who = await player();
  await playRound(who);
  await playedBefore(who, 55, 6);
  await playRound(who);
  return who;
};

describe("play time", () => {
  it("[SAFE-13] [CALL-161] the sitting's minutes, stakes, payouts and net can be read at any time", async () => {
    const who = await player();
    expect(await check(who)).toEqual({
      due: false,
      minutes: 0,
      stakes: "0.00",
      payouts: "0.00",
      net: "0.00",
      interval: 60,
    });
    await playRound(who, 1_000n);
    await playedBefore(who, 7, 3);
    await playRound(who, 2_000n, 500n);
    expect(await check(who)).toEqual({
      due: false,
      minutes: 10,
      stakes: "30.00",
      payouts: "5.00",
      net: "-25.00",
      interval: 60,
    });
  });

  it("[SAFE-14] a pause of more than 10 minutes does not count, one that would end a session begins a new sitting", async () => {
    const who = await player();
    await playRound(who);
    await playedBefore(who, 20, 15);
    await playRound(who);
    expect(await secondsOf(who)).toBe(1_200);
    await playedBefore(who, 20, 31);
    await playRound(who, 700n);
    expect(await secondsOf(who)).toBe(0);
    expect(await check(who)).toMatchObject({ minutes: 0, stakes: "7.00" });
  });

  it("[SAFE-14] many bets of one member at once on two servers count their time once", async () => {
    const who = await player();
    await playRound(who);
    await playedBefore(who, 10, 5);
    await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        stage.bet(who, 100n, place % 2 === 0 ? stage.house : stage.second),
      ),
    );
    await heard();
    expect(await secondsOf(who)).toBeGreaterThanOrEqual(900);
    expect(await secondsOf(who)).toBeLessThan(960);
  });
});

describe("when it is due", () => {
  it("[SAFE-14] comes after 60 minutes of play at the end of a round, and is told to the member's pages once", async () => {
    const who = await dueOne();
    expect(await check(who)).toMatchObject({ due: true, minutes: 61, stakes: "20.00" });
    expect(await stage.told(who, "reality.due")).toEqual([{}]);
  });

  it("[SAFE-14] [VEN-12] a bet of a new round is refused on every server until it is answered; wins are not", async () => {
    const who = await player();
    const open = betItem(who.id, 500n);
    await codeOf(open);
    await heard();
    await playedBefore(who, 58, 4);
    // Another bet of the same round: its time has come, and the round goes on.
    expect(await codeOf(betItem(who.id, 500n, { round: open.round }))).toBe("OK");
    await heard();
    expect(await check(who)).toMatchObject({ due: false });
    expect(await codeOf(betItem(who.id, 500n, { round: open.round }))).toBe("OK");
    expect(await stage.told(who, "reality.due")).toEqual([]);
    expect(await codeOf(winItem(open, 900n, { closes: true }))).toBe("OK");
    await heard();
    expect(await check(who)).toMatchObject({ due: true });
    expect(await stage.bet(who, 100n)).toBe("LIMIT_REACHED");
    expect(await stage.bet(who, 100n, stage.second)).toBe("LIMIT_REACHED");
    expect((await answer(who, "CONTINUE")).success).toBe(true);
    expect(await stage.bet(who, 100n, stage.second)).toBe("OK");
  });

  it("[SAFE-14] where no round ends, the first bet that is refused shows it", async () => {
    const who = await player();
    await stage.bet(who, 500n);
    await heard();
    await playedBefore(who, 58, 4);
    await stage.bet(who, 500n);
    await heard();
    expect(await check(who)).toMatchObject({ due: false });
    expect(await stage.bet(who, 500n)).toBe("LIMIT_REACHED");
    await heard();
    expect(await check(who)).toMatchObject({ due: true });
    expect(await stage.told(who, "reality.due")).toEqual([{}]);
  });

  it("[SAFE-14] trial money is no play", async () => {
    const who = await player();
    const purse = await stage.house.app.foundation.database.transaction((tx) =>
      stage.house.app.money.wallet.fillTrial(
        tx,
        { memberId: who.id, vendor: "TEST", game: "dice" },
        "trial-1",
      ),
    );
    expect(await codeOf(betItem(who.id, 500n, { unit: "TRIAL", sessionUnit: "TRIAL", purse }))).toBe("OK");
    await heard();
    expect(await sittingOf(who)).toBeUndefined();
  });
});

describe("its answers", () => {
  it("[CALL-162] [SAFE-14] CONTINUE asks again after as much play, and before it is due puts nothing off", async () => {
    const who = await dueOne();
    const { next } = (await answer(who, "CONTINUE")).value as { next: string };
    expect(Date.parse(next) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await check(who)).toMatchObject({ due: false, minutes: 61 });
    await playedBefore(who, 61 + 50, 1);
    await answer(who, "CONTINUE");
    await playRound(who);
    expect(await check(who)).toMatchObject({ due: false });
    await playedBefore(who, 61 + 55, 9);
    await playRound(who);
    expect(await check(who)).toMatchObject({ due: true });
  });

  it("[SAFE-14] the member may choose 15, 30, 45 or 60 minutes, and nothing else", async () => {
    const who = await player();
    expect((await answer(who, "CONTINUE", 15)).success).toBe(true);
    expect(await check(who)).toMatchObject({ interval: 15 });
    await playRound(who);
    await playedBefore(who, 12, 4);
    await playRound(who);
    expect(await check(who)).toMatchObject({ due: true, minutes: 16 });
    expect((await answer(who, "CONTINUE", 20)).code).toBe("BAD_REQUEST");
  });

  it("[SAFE-14] [SAFE-8] BREAK is a time-out of 15 minutes, which ends the sessions", async () => {
    const who = await dueOne();
    const before = stage.house.clock.now().getTime();
    const { next } = (await answer(who, "BREAK")).value as { next: string };
    expect(Date.parse(next)).toBe(before + 75 * 60_000);
    const [member] = await stage.members.rows("select status, status_until from members where id = $1", [
      who.id,
    ]);
    expect(member).toEqual({ status: "EXCLUDED", status_until: new Date(before + 15 * 60_000) });
    expect((await stage.members.codeOf("GET", "/wps/member/info", { token: who.token }))[0]).toBe(401);
    expect(await stage.bet(who, 100n)).toBe("MEMBER_BLOCKED");
  });

  it("[SAFE-14] LOGOUT ends this session and the sitting", async () => {
    const who = await dueOne();
    expect((await answer(who, "LOGOUT")).value).toEqual({ next: null });
    expect((await stage.members.codeOf("GET", "/wps/member/info", { token: who.token }))[0]).toBe(401);
    await playRound(who);
    expect(await secondsOf(who)).toBe(0);
  });

  it("[SAFE-14] 10 answers at once are one answer", async () => {
    const who = await dueOne();
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(who, "CONTINUE")));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await sittingOf(who)).toMatchObject({ ripe_at: null, due_at: null });
  });
});
