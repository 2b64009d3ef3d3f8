import { minor } from "@jonaki/money";
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import { describe, expect, it } from "vitest";
import type { KnownMember } from "../../accounts/accounts.ts";
import {
  amountRefusal,
  downwards,
  enteredMinor,
  leftToday,
  maskedAccount,
  upwards,
} from "./tree-transfer.rules.ts";

const TYPES = Object.values(ACCOUNT_TYPES);
const STATES = ["ACTIVE", "LOCKED", "SUSPENDED", "EXCLUDED", "CLOSING", "CLOSED"] as const;
const member = (changes: Partial<KnownMember> = {}): KnownMember => ({
  id: 1n,
  username: "Somebody",
  nickname: "x",
  accountType: 0,
  rankLevel: 0,
  uplineId: null,
  hidesName: false,
  status: "ACTIVE",
  statusUntil: null,
  closingSince: null,
  passwordChangedAt: null,
  ...changes,
});
const codeOf = (end: unknown): unknown => (end as { readonly code?: string }).code ?? "OK";

describe("upwards", () => {
  it("[WAL-22] [WAL-23] money goes up to an upline of type 1 or 2, when the policy allows it", () => {
    const taking = TYPES.filter((accountType) => codeOf(upwards(member({ accountType }), true)) === "OK");
    expect(taking).toEqual([1, 2]);
    expect(codeOf(upwards(null, true))).toBe("TRANSFER_NOT_ALLOWED");
    expect(codeOf(upwards(member({ accountType: 1 }), false))).toBe("TRANSFER_NOT_ALLOWED");
  });

  it("[abuse 87] nobody is given money who left or was put out", () => {
    const open = STATES.filter(
      (status) => codeOf(upwards(member({ accountType: 1, status }), true)) === "OK",
    );
    expect(open).toEqual(["ACTIVE", "LOCKED"]);
  });
});

describe("downwards", () => {
  const agent = member({ id: 7n, accountType: 1 });
  const below = member({ id: 8n, uplineId: 7n });

  it("[WAL-24] [WAL-25] only types 1 and 2 send, to a direct downline that is active", () => {
    const sending = TYPES.filter(
      (accountType) => codeOf(downwards(member({ id: 7n, accountType }), below, true)) === "OK",
    );
    expect(sending).toEqual([1, 2]);
    expect(codeOf(downwards(member({ id: 7n, accountType: 41 }), below, true))).toBe("TRANSFER_NOT_ALLOWED");
    expect(codeOf(downwards(agent, below, false))).toBe("TRANSFER_NOT_ALLOWED");
    const open = STATES.filter((status) => codeOf(downwards(agent, { ...below, status }, true)) === "OK");
    expect(open).toEqual(["ACTIVE"]);
  });

  it("[WAL-25] [abuse 44] a stranger, a sibling, the upline, oneself, a grandchild and a guest are no direct downline", () => {
    const others = [
      null,
      member({ id: 9n, uplineId: 6n }),
      member({ id: 6n }),
      agent,
      member({ id: 9n, uplineId: 8n }),
    ];
    const guest = { ...below, accountType: 4 as const };
    for (const receiver of [...others, guest])
      expect(codeOf(downwards(agent, receiver, true))).toBe("NOT_DIRECT_DOWNLINE");
  });
});

describe("how much", () => {
  const plenty = { sentTodayMinor: 0n, withdrawableMinor: 10n ** 12n };
  const refusalOf = (taka: number, means = plenty) =>
    amountRefusal(minor(BigInt(taka * 100)), means)?.code ?? "OK";

  it("[WAL-26] is 100.00 to 100,000.00 a transfer", () => {
    expect([99.99, 100, 100_000, 100_000.01].map((taka) => refusalOf(taka))).toEqual([
      "AMOUNT_RANGE",
      "OK",
      "OK",
      "AMOUNT_RANGE",
    ]);
    expect(amountRefusal(minor(1n), plenty)?.value).toEqual({ 0: "100.00", 1: "100000.00" });
  });

  it("[WAL-26] is 500,000.00 a day", () => {
    const after = (taka: number) => ({ ...plenty, sentTodayMinor: BigInt(taka * 100) });
    expect(refusalOf(100, after(499_900))).toBe("OK");
    expect(refusalOf(100.01, after(499_900))).toBe("DAILY_LIMIT");
    expect([leftToday(0n), leftToday(50_000_000n), leftToday(50_000_001n)]).toEqual([50_000_000n, 0n, 0n]);
  });

  it("[WAL-26] is what may be withdrawn and not a poisha more", () => {
    const having = { ...plenty, withdrawableMinor: 20_000n };
    expect([refusalOf(200, having), refusalOf(200.01, having)]).toEqual(["OK", "INSUFFICIENT_BALANCE"]);
  });

  it("[WAL-26] [CALL-2] the range comes before the day, the day before the balance", () => {
    const nothing = { sentTodayMinor: 50_000_000n, withdrawableMinor: 0n };
    expect([refusalOf(1, nothing), refusalOf(100, nothing)]).toEqual(["AMOUNT_RANGE", "DAILY_LIMIT"]);
  });

  it.each(["0", "0.00", "-5", "1.005", "1e3", "১০০", " 100", "abc"])("[abuse 43] %j is no amount", (text) => {
    expect(enteredMinor(text)).toBeNull();
  });

  it("[WAL-29] an upline's account shows its first 3 characters", () => {
    expect([maskedAccount("Rahima88"), maskedAccount("Al")]).toEqual(["Rah***", "Al***"]);
  });
});
