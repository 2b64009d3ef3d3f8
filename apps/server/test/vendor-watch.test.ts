// The raw log of vendors' calls and what follows from them, through the whole server: every call is kept and found, no
// secret is, and a vendor that fails is paused once, however many processes see it.
import { randomBytes } from "node:crypto";
import {
  openVendorDoor,
  playersOf,
  startTestApp,
  TEST_GAME,
  TEST_VENDOR,
  TEST_VENDOR_SECRET,
} from "@jonaki/testkit";
import type { Players, TestApp, VendorDoor } from "@jonaki/testkit";
import { signedHeaders } from "@jonaki/vendor/signing";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findVendorCalls } from "../src/domains/lobby/watch/vendor-search.flow.ts";

let house: TestApp;
let players: Players;
let door: VendorDoor;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  players = playersOf(house);
  door = await openVendorDoor(house);
});
beforeEach(() => house.clock.advance(60_000));
afterAll(async () => {
  door.stop();
  await house.stop();
});

const rows = (text: string, values: readonly unknown[] = []) => players.members.rows(text, values);
const found = async (search: Parameters<typeof findVendorCalls>[1]) => {
  await house.app.lobby.watch.flush();
  return findVendorCalls(house.app.foundation.database, search);
};
const round = (
  name: string,
  { session, player, currency }: { session: string; player: string; currency: string },
) => ({
  bet: { session, player, currency, game: TEST_GAME, round: name, transaction: `${name}-b`, amount: "10.00" },
  win: {
    player,
    currency,
    game: TEST_GAME,
    round: name,
    transaction: `${name}-w`,
    bet: `${name}-b`,
    amount: "5.00",
    closes: true,
  },
});

describe("the raw log", () => {
  it("[VEN-17] has every request and answer with its latency, found by round, transaction and member", async () => {
    const who = await players.open();
    const { bet, win } = round("logged", who.play);
    await door.call({ verb: "bet", ...bet });
    await door.call({ verb: "win", ...win });
    const calls = await found({ by: "round", value: "logged" });
    expect(calls.map(({ vendor, way, verb, code }) => [vendor, way, verb, code])).toEqual([
      [TEST_VENDOR, "IN", "win", "OK"],
      [TEST_VENDOR, "IN", "bet", "OK"],
    ]);
    expect(JSON.parse(calls[0]?.request ?? "")).toEqual({ verb: "win", ...win });
    expect(JSON.parse(calls[0]?.answer ?? "")).toMatchObject({ code: "OK", balance: "995.00" });
    expect(calls.every(({ tookMs, at }) => tookMs >= 0 && at instanceof Date)).toBe(true);
    // A win is found by its own transaction and by its bet's.
    expect(await found({ by: "transaction", value: "logged-b" })).toHaveLength(2);
    expect(await found({ by: "transaction", value: "logged-w" })).toHaveLength(1);
    const ofMember = await found({ by: "member", memberId: who.person.id });
    expect(ofMember.map(({ verb }) => verb)).toEqual(["win", "bet", "authenticate"]);
    expect(await found({ by: "round", value: "%" })).toEqual([]);
  });

  it("[VEN-17] [LOB-49] has no ticket and no session in it, in process and over HTTP", async () => {
    const who = await players.open();
    await door.call({ verb: "balance", session: who.play.session, player: who.play.player });
    await door.call({ verb: "authenticate", ticket: who.ticket, game: TEST_GAME });
    await house.app.lobby.watch.flush();
    const [leak] = await rows(
      "select count(*)::int as n, count(*) filter (where request || answer like '%' || $1 || '%' or request || answer like '%' || $2 || '%')::int as told from vendor_calls",
      [who.ticket, who.play.session],
    );
    expect(leak).toMatchObject({ told: 0 });
    expect(Number(leak?.["n"])).toBeGreaterThan(2);
  });

  it("[VEN-17] has what is malformed and each batch, and nothing of a stranger who signs in the vendor's name", async () => {
    const who = await players.open();
    const [one, two] = [round("batch-1", who.play), round("batch-2", who.play)];
    await door.call({
      verb: "batch",
      calls: [
        { verb: "bet", ...one.bet },
        { verb: "bet", ...two.bet },
      ],
    });
    await door.call('{"verb":"bet","round":"broken-round"\u0000}');
    await door.call({ verb: "bet", ...round("forged", who.play).bet }, { secret: "guessed" });
    expect(await found({ by: "round", value: "batch-2" })).toMatchObject([{ verb: "batch", code: "OK" }]);
    expect(await found({ by: "round", value: "broken-round" })).toMatchObject([{ code: "MALFORMED" }]);
    expect(await found({ by: "round", value: "forged" })).toEqual([]);
  });

  it("[VEN-17] loses nothing at a stop", async () => {
    const database = house.app.foundation.configuration.DATABASE_URL;
    const second = await startTestApp({ DATABASE_URL: database, ROLE: "web" });
    const wallet = second.app.lobby.walletFor(TEST_VENDOR);
    const asked = Array.from({ length: 700 }, (_, place) =>
      wallet.rollback({
        transaction: `stop-${place}`,
        player: "nobody",
        round: "stopped",
        bet: `none-${place}`,
      }),
    );
    await Promise.all(asked);
    await second.stop();
    const [count] = await rows(
      "select count(*)::int as n from vendor_calls where names @> array['round:stopped']",
    );
    expect(count).toEqual({ n: 700 });
  });

  it("[VEN-17] is kept for 90 days, and the stored answer of a transaction outlives it", async () => {
    const who = await players.open();
    const { bet } = round("kept-for-ever", who.play);
    const first = await door.call({ verb: "bet", ...bet });
    await house.app.lobby.watch.flush();
    const owner = new Client({ connectionString: house.app.foundation.configuration.DATABASE_URL });
    await owner.connect();
    const weekOf = (days: number) =>
      `date_trunc('week', (now() at time zone 'UTC') - interval '${days} days')::date`;
    const open = async (days: number) => {
      const { rows: made } = await owner.query<{ name: string; from: string; until: string }>(
        `select to_char(${weekOf(days)}, 'YYYY_MM_DD') as name, ${weekOf(days)}::text as from, (${weekOf(days)} + 7)::text as until`,
      );
      const { name, from, until } = made[0]!;
      await owner.query(
        `create table vendor_calls_${name} partition of vendor_calls for values from ('${from}Z') to ('${until}Z')`,
      );
      await owner.query(
        `insert into vendor_calls select '${from}Z'::timestamptz, 'TUNTUNI', 'IN', 'old', 'OK', 1, '', '', array['round:old-${days}']`,
      );
    };
    await open(60);
    await open(120);
    await house.app.lobby.jobs.find(({ name }) => name === "lobby.vendor-calls")?.run({});
    const old = await owner.query("select names[1] as name from vendor_calls where verb = 'old'");
    expect(old.rows).toEqual([{ name: "round:old-60" }]);
    await owner.query("delete from vendor_calls");
    await owner.end();
    expect(await door.call({ verb: "bet", ...bet })).toEqual(first);
  });

  it("[VEN-17] counts calls, times and codes by vendor for the dashboards", async () => {
    await door.call("not a call");
    const { bytes } = await house.send("GET", "/metrics", { address: "127.0.0.1" });
    const text = bytes.toString();
    expect(text).toMatch(/^jonaki_vendor_seconds_count\{vendor="TUNTUNI",code="OK"\} \d+$/mu);
    expect(text).toMatch(
      /^jonaki_vendor_seconds_bucket\{le="0.1",vendor="TUNTUNI",code="MALFORMED"\} \d+$/mu,
    );
  });
});

describe("a vendor that fails", () => {
  const status = async () =>
    (await rows("select status from vendors where code = $1", [TEST_VENDOR]))[0]?.["status"];
  const cases = () =>
    rows("select vendor, detail from money_cases where kind = 'VENDOR_PAUSED' and closed_at is null");
  const watch = async (isOn: boolean) => {
    await house.app.lobby.watch.flush();
    await rows("update vendors set watched = $1, status = 'ON'", [isOn]);
    await rows("delete from vendor_pulse");
    await rows("delete from money_cases where kind = 'VENDOR_PAUSED'");
    house.clock.advance(1_000);
  };
  const wrong = (times: number) => Promise.all(Array.from({ length: times }, () => door.call("not a call")));
  /** Calls that another process has counted. */
  const good = (times: number) =>
    rows(
      `insert into vendor_pulse values ($1, date_bin('10 seconds', clock_timestamp(), 'epoch'), $2, 0)
       on conflict (vendor, slot) do update set calls = vendor_pulse.calls + excluded.calls`,
      [TEST_VENDOR, times],
    );
  /** As it comes in at another process. */
  const signed = (text: string, { clock }: TestApp) => {
    const [vendor, time] = [TEST_VENDOR, String(clock.now().getTime())];
    const nonce = randomBytes(18).toString("base64url");
    const body = Buffer.from(text);
    return { headers: signedHeaders(TEST_VENDOR_SECRET, { vendor, time, nonce, body }), body };
  };

  it("[VEN-18] 20 wrong calls are borne, the 21st puts it to maintenance by itself and tells an operator", async () => {
    await watch(true);
    await wrong(20);
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("ON");
    await wrong(1);
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("MAINTENANCE");
    expect(await cases()).toEqual([{ vendor: TEST_VENDOR, detail: { calls: 21, wrong: 21 } }]);
    expect(house.logged.filter((line) => line.includes("answers wrongly or late"))).toHaveLength(1);
    // Members are told at the next launch [LOB-14].
    house.clock.advance(1_000);
    expect((await house.send("GET", "/lgw/games/vendors")).body.value).toEqual([]);
    // What is wrong while it stands still opens no second case.
    await wrong(30);
    await house.app.lobby.watch.flush();
    expect(await cases()).toHaveLength(1);
  });

  it("[VEN-18] 5 % of the calls or fewer are borne, however many they are", async () => {
    await watch(true);
    await good(760);
    await wrong(40);
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("ON");
    await wrong(3);
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("MAINTENANCE");
  });

  it("[VEN-18] [abuse 16] [abuse 17] strangers and copies of old requests cannot switch it off", async () => {
    await watch(true);
    await Promise.all(Array.from({ length: 60 }, () => door.call("x", { secret: "guessed" })));
    await Promise.all(Array.from({ length: 60 }, () => door.call("{}", { timeMs: 1 })));
    await door.call(
      { verb: "rollback", transaction: "n", player: "none", round: "r", bet: "b" },
      { nonce: "n".repeat(20) },
    );
    await Promise.all(Array.from({ length: 60 }, () => door.call("{}", { nonce: "n".repeat(20) })));
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("ON");
  });

  it("[VEN-18] processes count together, and of all that see it at once one pauses it", async () => {
    await watch(true);
    const database = house.app.foundation.configuration.DATABASE_URL;
    const others = await Promise.all(
      Array.from({ length: 3 }, () => startTestApp({ DATABASE_URL: database, ROLE: "web" })),
    );
    // No process sees more than a few; two of four see together what none sees alone.
    const all = [house, ...others];
    const wrongAt = (app: TestApp, times: number) =>
      Promise.all(Array.from({ length: times }, () => app.app.lobby.receive(signed("not a call", app))));
    await Promise.all(all.map((app) => wrongAt(app, 5)));
    await Promise.all(all.map((app) => app.app.lobby.watch.flush()));
    expect(await status()).toBe("ON");
    await Promise.all(all.map((app) => wrongAt(app, 5)));
    await Promise.all(all.map((app) => app.app.lobby.watch.flush()));
    expect(await status()).toBe("MAINTENANCE");
    expect(await cases()).toHaveLength(1);
    await Promise.all(others.map((app) => app.stop()));
  });

  it("[VEN-18] switched on again it starts with a clean count, and one that is not watched is left alone", async () => {
    await watch(true);
    await wrong(25);
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("MAINTENANCE");
    await rows("update vendors set status = 'ON'");
    await wrong(1);
    await house.app.lobby.watch.flush();
    expect(await status()).toBe("ON");
    await watch(false);
    await wrong(40);
    await house.app.lobby.watch.flush();
    expect([await status(), await cases()]).toEqual(["ON", []]);
  });
});
