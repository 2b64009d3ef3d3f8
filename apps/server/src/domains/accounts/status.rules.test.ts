// The table of account states [ACC-14]: every move it has, none that it has not, and what a state means.
import { ACCOUNT_STATES } from "@jonaki/wire/states";
import { describe, expect, it } from "vitest";
import { moved, playBarOf, restrictionOf, statusAt } from "./status.rules.ts";
import type { AccountState, Standing, StatusMove } from "./status.rules.ts";

const NOW = new Date("2026-11-15T10:00:00.000Z");
const at = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

const standing = (status: AccountState, changes: Partial<Standing> = {}): Standing => ({
  status,
  statusesBefore: status === "SUSPENDED" || status === "CLOSING" ? ["ACTIVE"] : [],
  statusUntil: status === "LOCKED" || status === "EXCLUDED" ? at(1) : null,
  statusLapses: status === "LOCKED",
  trialEndsAt: null,
  ...changes,
});

const move = (to: StatusMove["to"]): StatusMove => {
  if (to === "LOCKED") return { to, until: at(2) };
  return to === "EXCLUDED" ? { to, until: at(2), isTimeOut: false } : { to };
};

const TARGETS: readonly StatusMove["to"][] = [...ACCOUNT_STATES, "BEFORE"];
const targetsOf = (from: Standing) => TARGETS.filter((to) => moved(from, move(to), NOW) !== null);

/** Moves one after the other; null as soon as one is not there. */
const through = (start: Standing, ...moves: readonly StatusMove[]): Standing | null =>
  moves.reduce<Standing | null>((now, next) => {
    const after = now === null ? null : moved(now, next, NOW);
    return after === null ? null : { ...after, trialEndsAt: null };
  }, start);

describe("moves", () => {
  it.each([
    ["ACTIVE", ["LOCKED", "SUSPENDED", "EXCLUDED", "CLOSING"]],
    ["LOCKED", ["ACTIVE", "SUSPENDED", "EXCLUDED", "CLOSING"]],
    ["EXCLUDED", ["ACTIVE", "SUSPENDED", "EXCLUDED", "CLOSING"]],
    ["SUSPENDED", ["CLOSING", "BEFORE"]],
    ["CLOSING", ["SUSPENDED", "CLOSED", "BEFORE"]],
    ["CLOSED", []],
  ] as const)("[ACC-14] from %s an account moves only to %j", (from, targets) => {
    expect(targetsOf(standing(from))).toEqual(targets);
  });

  it("[ACC-14.6] a permanent exclusion never becomes ACTIVE again", () => {
    const permanent = standing("EXCLUDED", { statusUntil: null });
    expect(moved(permanent, { to: "ACTIVE" }, NOW)).toBeNull();
  });

  it("[ACC-14.4] a suspension ends in the state before it, with that state's end", () => {
    const excluded = standing("EXCLUDED", { statusUntil: at(5) });
    const back = through(excluded, { to: "SUSPENDED" }, { to: "BEFORE" });
    expect(back).toEqual(excluded);
  });

  it("[ACC-14.9] a suspended account that is closed and taken back is suspended again, and then what it was before", () => {
    const excluded = standing("EXCLUDED", { statusUntil: at(5) });
    const suspended = through(excluded, { to: "SUSPENDED" }, { to: "CLOSING" }, { to: "BEFORE" });
    expect(suspended?.status).toBe("SUSPENDED");
    expect(through(suspended as Standing, { to: "BEFORE" })).toEqual(excluded);
  });

  it("[ACC-14.6] a time-out that ended under a suspension is over when the suspension is", () => {
    const timeOut = standing("EXCLUDED", { statusUntil: at(5), statusLapses: true });
    const back = through(timeOut, { to: "SUSPENDED" }, { to: "BEFORE" }) as Standing;
    expect([statusAt(back, at(4)), statusAt(back, at(5))]).toEqual(["EXCLUDED", "ACTIVE"]);
  });

  it("[SAFE-8] an exclusion can be made longer, never shorter", () => {
    const running = standing("EXCLUDED", { statusUntil: at(24) });
    const to = (until: Date | null) => moved(running, { to: "EXCLUDED", until, isTimeOut: false }, NOW);
    expect(to(at(23))).toBeNull();
    expect(to(at(25))?.statusUntil).toEqual(at(25));
    expect(to(null)?.statusUntil).toBeNull();
    const permanent = standing("EXCLUDED", { statusUntil: null });
    expect(moved(permanent, { to: "EXCLUDED", until: at(9_999), isTimeOut: false }, NOW)).toBeNull();
  });

  it("[SAFE-11] a time-out added to an exclusion does not make it end by itself", () => {
    const running = standing("EXCLUDED", { statusUntil: at(1), statusLapses: false });
    const longer = moved(running, { to: "EXCLUDED", until: at(48), isTimeOut: true }, NOW);
    expect(longer).toMatchObject({ statusUntil: at(48), statusLapses: false });
  });

  it("[ACC-14] a time-out that is over counts as ACTIVE for the next move", () => {
    const over = standing("EXCLUDED", { statusUntil: at(-1), statusLapses: true });
    expect(moved(over, { to: "CLOSING" }, NOW)).toEqual({
      status: "CLOSING",
      statusesBefore: ["ACTIVE"],
      statusUntil: null,
      statusLapses: false,
    });
  });
});

describe("what a state means", () => {
  it("[ACC-14.2] a lock is over after its time, [SAFE-11] a time-out too, an exclusion is not", () => {
    const until = at(0);
    const lapsing = { statusUntil: until, statusLapses: true };
    expect(statusAt(standing("LOCKED", lapsing), at(-0.001))).toBe("LOCKED");
    expect(statusAt(standing("LOCKED", lapsing), NOW)).toBe("ACTIVE");
    expect(statusAt(standing("EXCLUDED", lapsing), NOW)).toBe("ACTIVE");
    expect(statusAt(standing("EXCLUDED", { statusUntil: until, statusLapses: false }), NOW)).toBe("EXCLUDED");
  });

  it("[ACC-67] a guest is gone at the end of its 24 hours", () => {
    const guest = standing("ACTIVE", { trialEndsAt: at(24) });
    expect([statusAt(guest, at(23.9)), statusAt(guest, at(24))]).toEqual(["ACTIVE", "CLOSED"]);
  });

  it("[SAFE-9] the refusal of a restricted session names the end, the permanence or the closing", () => {
    expect(restrictionOf(standing("EXCLUDED"), NOW)).toMatchObject({
      code: "ACCOUNT_EXCLUDED",
      value: { time: at(1).toISOString() },
    });
    expect(restrictionOf(standing("EXCLUDED", { statusUntil: null }), NOW)?.code).toBe("EXCLUDED_PERMANENT");
    expect(restrictionOf(standing("CLOSING"), NOW)?.code).toBe("ACCOUNT_CLOSING");
    expect(restrictionOf(standing("ACTIVE"), NOW)).toBeNull();
  });

  it("[ACC-14] a lock bars logins only; every other state but ACTIVE bars bets in its own words", () => {
    const bars = ACCOUNT_STATES.map((state) => playBarOf(standing(state), NOW)?.code ?? null);
    expect(Object.fromEntries(ACCOUNT_STATES.map((state, place) => [state, bars[place]]))).toEqual({
      ACTIVE: null,
      LOCKED: null,
      SUSPENDED: "ACCOUNT_SUSPENDED",
      EXCLUDED: "ACCOUNT_EXCLUDED",
      CLOSING: "ACCOUNT_CLOSING",
      CLOSED: "ACCOUNT_CLOSED",
    });
  });
});
