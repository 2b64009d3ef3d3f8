// Transfers along the tree at the same moment, on two servers over one database: nothing is sent twice, nobody ends
// below zero, and nobody waits in a circle.
import { createApp } from "@jonaki/server";
import type { App } from "@jonaki/server";
import { differencesOn, playersOf, startTestApp } from "@jonaki/testkit";
import type { Players, TestApp } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../src/http/handlers.ts";

/** The hash of a payment password takes a core for itself; what is raced here is the money. */
const checkPayment = () => Promise.resolve(null);

let house: TestApp;
let second: App;
let players: Players;
beforeAll(async () => {
  house = await startTestApp({ ROLE: "web" }, { checkPayment });
  players = playersOf(house);
  const { configuration, clock, log } = house.app.foundation;
  second = await createApp(configuration, {
    clock,
    log,
    siteFolder: "",
    sessions: house.sessions,
    checkPayment,
  });
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(async () => {
  await second.stop();
  await house.stop();
});

interface Someone {
  readonly id: bigint;
  readonly username: string;
}
async function someone(
  amountMinor: bigint,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<Someone> {
  const person = await players.members.person(columns);
  await players.give(person.id, amountMinor);
  return person;
}
const contextOf = ({ id }: Someone): Context => ({
  address: "127.0.0.1",
  device: "device",
  language: "EN",
  host: "localhost",
  origin: "http://localhost",
  correlationId: "race",
  browser: "",
  cookies: { read: () => null, write: () => undefined, remove: () => undefined },
  session: {
    sessionId: "1",
    accountId: String(id),
    accountType: 0,
    rankLevel: 0,
    restriction: null,
    passwordDue: false,
  },
});
let requests = 0;
const inputOf = (amount: string, requestId?: string) => ({
  amount,
  remark: "",
  paymentPassword: "192837",
  requestId: requestId ?? `race-${(requests += 1)}`,
});
/** Every other one on the other server. */
const handlers = (place: number) => (place % 2 === 0 ? house.app : second).memberWallet.handlers;
const up = async (place: number, from: Someone, amount: string, requestId?: string): Promise<string> => {
  const answer = await handlers(place).transferUpline?.(inputOf(amount, requestId), contextOf(from));
  return answer?.ok === true ? "OK" : (answer?.code ?? "");
};
const down = async (place: number, from: Someone, to: Someone, amount: string): Promise<string> => {
  const input = { ...inputOf(amount), account: to.username };
  const answer = await handlers(place).transferDownline?.(input, contextOf(from));
  return answer?.ok === true ? "OK" : (answer?.code ?? "");
};
const counted = (codes: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Map.groupBy(codes, (code) => code)
      .entries()
      .map(([code, all]) => [code, all.length]),
  );
const cash = async ({ id }: Someone): Promise<bigint> =>
  (await house.app.money.wallet.balances(id, "PLAY")).cashMinor;
const COUNT = 200;
const many = (work: (place: number) => Promise<string>): Promise<string[]> =>
  Promise.all(Array.from({ length: COUNT }, (_one, place) => work(place)));

describe("200 at the same moment over two servers", () => {
  it("[WAL-4] [WAL-26] of full transfers one goes", async () => {
    const agent = await someone(0n, { account_type: 1 });
    const member = await someone(20_000n, { upline_id: agent.id });
    const codes = await many((place) => up(place, member, "200.00"));
    expect(counted(codes)).toEqual({ OK: 1, INSUFFICIENT_BALANCE: COUNT - 1 });
    expect([await cash(member), await cash(agent)]).toEqual([0n, 20_000n]);
  });

  it("[WAL-3] of one request one goes, and every repeat is answered with it", async () => {
    const agent = await someone(0n, { account_type: 1 });
    const member = await someone(100_000n, { upline_id: agent.id });
    const codes = await many((place) => up(place, member, "100.00", "the-same-request-id"));
    expect(counted(codes)).toEqual({ OK: COUNT });
    expect([await cash(member), await cash(agent)]).toEqual([90_000n, 10_000n]);
    const rows = await players.members.rows("select id from tree_transfers where sender_id = $1", [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("[WAL-26] the day's limit is not passed", async () => {
    const agent = await someone(0n, { account_type: 1 });
    const member = await someone(100_000_000n, { upline_id: agent.id });
    const codes = await many((place) => up(place, member, "100000.00"));
    expect(counted(codes)).toEqual({ OK: 5, DAILY_LIMIT: COUNT - 5 });
    expect(await cash(agent)).toBe(50_000_000n);
  });

  it("[WAL-27] two accounts that send to each other never wait in a circle, and nothing is lost", async () => {
    const agent = await someone(5_000_000n, { account_type: 1 });
    const member = await someone(5_000_000n, { upline_id: agent.id });
    const codes = await many((place) =>
      place % 4 < 2 ? up(place, member, "100.00") : down(place, agent, member, "100.00"),
    );
    expect(counted(codes)).toEqual({ OK: COUNT });
    expect([await cash(agent), await cash(member)]).toEqual([5_000_000n, 5_000_000n]);
    const [wagering] = await players.members.rows(
      "select count(*)::int as n, sum(bound)::bigint as bound from wagerings where member_id = $1",
      [member.id],
    );
    expect(wagering).toEqual({ n: COUNT / 2, bound: 1_000_000n });
  });

  it("[WAL-25] a line of three that sends up and down at once ends with the same sum", async () => {
    const top = await someone(3_000_000n, { account_type: 2 });
    const middle = await someone(3_000_000n, { account_type: 1, upline_id: top.id });
    const low = await someone(3_000_000n, { upline_id: middle.id });
    const moves = [
      (place: number) => up(place, low, "100.00"),
      (place: number) => up(place, middle, "100.00"),
      (place: number) => down(place, top, middle, "100.00"),
      (place: number) => down(place, middle, low, "100.00"),
    ];
    const codes = await many((place) => moves[place % moves.length]!(Math.floor(place / moves.length)));
    expect(counted(codes)).toEqual({ OK: COUNT });
    expect((await cash(top)) + (await cash(middle)) + (await cash(low))).toBe(9_000_000n);
  });
});
