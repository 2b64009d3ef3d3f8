// The abuse cases of the wallet interface, numbered as in the list: each over the vendors' real door, and after
// each all invariants hold and the player's ledger rows are those of before, unless the case says otherwise.
import {
  differencesOn,
  openMoneyHouse,
  openVendorDoor,
  playersOf,
  startTestApp,
  TEST_GAME,
} from "@jonaki/testkit";
import type { MoneyHouse, OpenedPlayer, Players, TestApp, VendorDoor } from "@jonaki/testkit";
import { fingerprint } from "@jonaki/vendor";
import type { PostingCall } from "@jonaki/vendor";
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const clock = { now: () => new Date() };
const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};
const START = 100_000n;

let house: TestApp;
let players: Players;
let door: VendorDoor;
let other: MoneyHouse;
let made = 0;
beforeAll(async () => {
  house = await startTestApp(RAISED, { realSessions: true, clock });
  players = playersOf(house);
  door = await openVendorDoor(house);
  other = await openMoneyHouse(house.app.foundation.configuration.DATABASE_URL);
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(async () => {
  door.stop();
  await other.stop();
  await house.stop();
});

type Fields = Readonly<Record<string, unknown>>;
const next = (): string => `abuse-${++made}`;

const betOf = (
  { play }: OpenedPlayer,
  more: Fields = {},
): Fields & { transaction: string; round: string } => ({
  verb: "bet",
  transaction: next(),
  session: play.session,
  player: play.player,
  game: TEST_GAME,
  round: next(),
  amount: "10.00",
  currency: play.currency,
  ...more,
});
const winOf = (bet: Fields, more: Fields = {}): Fields => ({
  verb: "win",
  transaction: next(),
  player: bet["player"],
  game: TEST_GAME,
  round: bet["round"],
  bet: bet["transaction"],
  amount: "15.00",
  currency: bet["currency"],
  ...more,
});
const rollbackOf = (bet: Fields, more: Fields = {}): Fields => ({
  verb: "rollback",
  transaction: next(),
  player: bet["player"],
  round: bet["round"],
  bet: bet["transaction"],
  ...more,
});

/** Status and code. */
const codeOf = async (body: unknown, forgery = {}): Promise<readonly [number, unknown]> => {
  const { status, answer } = await door.call(body, forgery);
  return [status, answer["code"]];
};
const balanceOf = async ({ person }: OpenedPlayer): Promise<bigint> => {
  const { cashMinor, bonusMinor } = await house.app.money.wallet.balances(person.id, "PLAY");
  return cashMinor + bonusMinor;
};
/** How many entries the player's accounts have. */
const entriesOf = async ({ person }: OpenedPlayer): Promise<number> => {
  const [row] = await players.members.rows(
    "select count(*)::int as n from ledger_entries where account_id >> 6 = $1 and account_id < 4503599627370496",
    [person.id],
  );
  return Number(row?.["n"]);
};
const openCases = async (kind: string, { person }: OpenedPlayer): Promise<number> => {
  const [row] = await players.members.rows(
    "select count(*)::int as n from money_cases where kind = $1 and member_id = $2 and closed_at is null",
    [kind, person.id],
  );
  return Number(row?.["n"]);
};
/** Runs a case and shows that the player's ledger is as before. */
async function untouched(who: OpenedPlayer, work: () => Promise<void>): Promise<void> {
  const before = [await balanceOf(who), await entriesOf(who)];
  await work();
  expect([await balanceOf(who), await entriesOf(who)]).toEqual(before);
}

describe("amounts", () => {
  it("[abuse 1] [VEN-20] a negative amount is refused", async () => {
    const who = await players.open(START);
    await untouched(who, async () => {
      expect(await codeOf(betOf(who, { amount: "-100" }))).toEqual([400, "AMOUNT_INVALID"]);
    });
  });

  it("[abuse 2] zero is refused in every spelling, unless it is a free round", async () => {
    const who = await players.open(START);
    await untouched(who, async () => {
      for (const amount of [0, -0, "0", "0.00", "-0"])
        expect(await codeOf(betOf(who, { amount }))).toEqual([400, "AMOUNT_INVALID"]);
      expect(await codeOf(betOf(who, { amount: "0.00", freeRound: "gift-1" }))).toEqual([200, "OK"]);
      expect(await codeOf(betOf(who, { amount: "10.00", freeRound: "gift-1" }))).toEqual([
        400,
        "AMOUNT_INVALID",
      ]);
    });
  });

  it.each([
    '"NaN"',
    '"Infinity"',
    "1e308",
    "1e-7",
    '"1e3"',
    '"0x10"',
    '"١٠"',
    '"১০"',
    "10",
    "1.005",
    '"1.005"',
    '" 1"',
    '"+1"',
    '"1,000"',
  ])("[abuse 3] the amount %s is no amount", async (text) => {
    const who = await players.open(START);
    await untouched(who, async () => {
      const body = JSON.stringify(betOf(who)).replace('"10.00"', text);
      expect(await codeOf(body)).toEqual([400, "AMOUNT_INVALID"]);
    });
  });

  it("[abuse 5] an amount of another type, and a key that stands twice, are refused", async () => {
    const who = await players.open(START);
    await untouched(who, async () => {
      for (const amount of [["10.00"], { value: "10.00" }, true, null])
        expect(await codeOf(betOf(who, { amount }))).toEqual([400, "AMOUNT_INVALID"]);
      const twice = JSON.stringify(betOf(who)).replace('"amount":', '"amount":"1.00","amount":');
      expect(await codeOf(twice)).toEqual([400, "MALFORMED"]);
    });
  });

  it("[abuse 6] [WAL-5] another currency than the play session's is refused", async () => {
    const who = await players.open(START);
    await untouched(who, async () => {
      expect(await codeOf(betOf(who, { currency: "TRIAL" }))).toEqual([422, "CURRENCY_WRONG"]);
      expect(await codeOf(betOf(who, { currency: "BDT" }))).toEqual([422, "CURRENCY_WRONG"]);
      expect(await codeOf(betOf(who, { currency: "USD" }))).toEqual([400, "MALFORMED"]);
    });
    const demo = await players.open(START, { demo: true });
    expect(await codeOf(betOf(demo, { currency: "PLAY" }))).toEqual([422, "CURRENCY_WRONG"]);
    // A demo bet is in the unit TRIAL: the member's money stands still.
    expect(await codeOf(betOf(demo))).toEqual([200, "OK"]);
    expect(await balanceOf(demo)).toBe(START);
  });
});

describe("repeats", () => {
  it("[abuse 7] [VEN-5] one bet 100 times at once on two processes: one effect, 100 equal answers", async () => {
    const who = await players.open(START);
    const bet = betOf(who);
    const call = bet as unknown as PostingCall;
    const item = {
      verb: "bet" as const,
      vendor: "TUNTUNI",
      memberId: who.person.id,
      transaction: bet.transaction,
      round: bet.round,
      fingerprint: fingerprint(call),
      game: TEST_GAME,
      category: "MINI" as const,
      unit: "PLAY" as const,
      sessionUnit: "PLAY" as const,
      purse: null,
      amountMinor: minor(1_000n),
      freeRound: null,
      detail: undefined,
      loginSession: null,
      barredBy: null,
      amountFits: true,
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, place) => {
        if (place % 2 === 0) return (await door.call(bet)).answer["reference"];
        const answer = await other.bets.handle(item);
        return answer === "late" ? "late" : String(answer.reference);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await balanceOf(who)).toBe(START - 1_000n);
  });

  it("[abuse 9] [VEN-7] a rollback of an unknown bet leaves a tombstone, and the bet moves nothing", async () => {
    const who = await players.open(START);
    await untouched(who, async () => {
      const bet = betOf(who);
      expect(await codeOf(rollbackOf(bet))).toEqual([200, "OK"]);
      expect(await codeOf(bet)).toEqual([422, "BET_ROLLED_BACK"]);
      expect(await codeOf(bet)).toEqual([422, "BET_ROLLED_BACK"]);
    });
  });

  it("[abuse 10] a rollback twice and 500 times: the same answer, one refund", async () => {
    const who = await players.open(START);
    const bet = betOf(who);
    await door.call(bet);
    const rollback = rollbackOf(bet);
    const answers = await Promise.all(Array.from({ length: 500 }, () => door.call(rollback)));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(who)).toBe(START);
    expect(await entriesOf(who)).toBe(3);
  });

  it("[abuse 11] a rollback after a win was paid is refused as closed", async () => {
    const who = await players.open(START);
    const bet = betOf(who);
    await door.call(bet);
    await door.call(winOf(bet));
    await untouched(who, async () => {
      expect(await codeOf(rollbackOf(bet))).toEqual([422, "ROUND_CLOSED"]);
    });
  });

  it("[abuse 13] a win without a bet, after a rollback and for another's round is refused, and somebody is told", async () => {
    const [who, stranger] = [await players.open(START), await players.open(START)];
    const bet = betOf(who);
    const taken = betOf(who);
    await door.call(bet);
    await door.call(taken);
    await door.call(rollbackOf(taken));
    await untouched(who, async () => {
      expect(await codeOf(winOf(betOf(who)))).toEqual([422, "BET_UNKNOWN"]);
      expect(await codeOf(winOf(bet, { bet: null }))).toEqual([422, "BET_UNKNOWN"]);
      expect(await codeOf(winOf(taken))).toEqual([422, "BET_ROLLED_BACK"]);
      expect(await codeOf(winOf(bet, { player: stranger.play.player }))).toEqual([422, "BET_UNKNOWN"]);
    });
    expect(await balanceOf(stranger)).toBe(START);
    expect(await openCases("WIN_REFUSED", who)).toBe(3);
    expect(await openCases("WIN_REFUSED", stranger)).toBe(1);
  });

  it("[abuse 14] [VEN-5] the same win with another amount is a mismatch, and somebody is told", async () => {
    const who = await players.open(START);
    const bet = betOf(who);
    await door.call(bet);
    const win = winOf(bet);
    await door.call(win);
    await untouched(who, async () => {
      expect(await codeOf({ ...win, amount: "1500.00" })).toEqual([409, "MISMATCH"]);
    });
    expect(await openCases("MISMATCH", who)).toBe(1);
  });

  it("[abuse 15] a win above the game's maximum waits in suspense with a case", async () => {
    const who = await players.open(START);
    const bet = betOf(who);
    await door.call(bet);
    await untouched(who, async () => {
      expect(await codeOf(winOf(bet, { amount: "2000000.01" }))).toEqual([200, "OK"]);
      // The stake must not come back beside it.
      expect(await codeOf(rollbackOf(bet))).toEqual([422, "ROUND_CLOSED"]);
    });
    expect(await openCases("WIN_ABOVE_MAXIMUM", who)).toBe(1);
    const [row] = await players.members.rows(
      "select sum(b.balance)::text as held from ledger_balances b join ledger_accounts a on a.id = b.account_id where a.kind = 'SUSPENSE' and a.unit = 'PLAY'",
    );
    expect(row?.["held"]).toBe("200000001");
  });
});

describe("signatures", () => {
  it("[abuse 16] [VEN-3] a bad signature, another's key, a body written anew and a named algorithm are refused", async () => {
    const who = await players.open(START);
    await untouched(who, async () => {
      const bet = betOf(who);
      expect(await codeOf(bet, { secret: "another vendor's secret" })).toEqual([403, "SIGNATURE"]);
      expect(await codeOf(bet, { vendor: "NOBODY" })).toEqual([403, "SIGNATURE"]);
      expect(await codeOf(bet, { sent: JSON.stringify(bet, null, 1) })).toEqual([403, "SIGNATURE"]);
      expect(await codeOf(bet, { headers: { "x-signature": "" } })).toEqual([403, "SIGNATURE"]);
      expect(await codeOf(bet, { headers: { "x-signature": "none", "x-alg": "none" } })).toEqual([
        403,
        "SIGNATURE",
      ]);
    });
  });

  it("[abuse 17] [VEN-3] a captured call is stale after ten minutes, and used up before", async () => {
    const who = await players.open(START);
    const bet = betOf(who);
    const nonce = "a-nonce-of-a-captured-call";
    expect(await codeOf(bet, { nonce })).toEqual([200, "OK"]);
    await untouched(who, async () => {
      expect(await codeOf(bet, { nonce })).toEqual([403, "NONCE_USED"]);
      const later = { timeMs: clock.now().getTime() - 600_000 };
      expect(await codeOf(betOf(who), later)).toEqual([403, "STALE"]);
      expect(await codeOf(betOf(who), { timeMs: clock.now().getTime() + 121_000 })).toEqual([403, "STALE"]);
    });
  });
});

describe("sessions", () => {
  it("[abuse 18] [VEN-12] a session that ended, or another player's, takes no bet", async () => {
    const [who, stranger] = [await players.open(START), await players.open(START)];
    await untouched(who, async () => {
      expect(await codeOf(betOf(who, { session: stranger.play.session }))).toEqual([403, "SESSION_EXPIRED"]);
      expect(await codeOf(betOf(who, { session: "no-such-session" }))).toEqual([403, "SESSION_EXPIRED"]);
      await house.send("DELETE", "/wps/session/logout", { token: who.token });
      expect(await codeOf(betOf(who))).toEqual([403, "SESSION_EXPIRED"]);
    });
    expect(await balanceOf(stranger)).toBe(START);
  });

  it("[abuse 19] [VEN-6] [SAFE-7] a win is credited after the session ended and the player excluded themselves", async () => {
    const who = await players.open(START);
    const [bet, taken] = [betOf(who), betOf(who)];
    await door.call(bet);
    await door.call(taken);
    await house.app.foundation.database.transaction((tx) =>
      house.app.accounts.setStatus(tx, who.person.id, { to: "EXCLUDED", until: null, isTimeOut: false }),
    );
    expect(await codeOf(betOf(who))).toEqual([422, "MEMBER_BLOCKED"]);
    expect(await codeOf(winOf(bet))).toEqual([200, "OK"]);
    expect(await codeOf(rollbackOf(taken))).toEqual([200, "OK"]);
    expect(await balanceOf(who)).toBe(START + 500n);
  });
});
