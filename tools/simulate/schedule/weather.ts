// What the world does between two waves: the clock goes on or jumps either way, games and the site open and close,
// members log in again.
import type { Chance } from "../chance.ts";
import { VENDORS } from "../platform/sites.ts";
import type { DoorStatus } from "../platform/house.ts";
import type { Desk } from "./seats.ts";

export type Change =
  | { readonly kind: "clock"; readonly ms: number }
  | { readonly kind: "game"; readonly vendor: string; readonly status: DoorStatus }
  | { readonly kind: "maintenance"; readonly on: boolean }
  | {
      readonly kind: "logins";
      readonly members: readonly { readonly member: number; readonly login: number }[];
    };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Past the idle time, past the longest session, over midnight, over a month; and back. */
const JUMPS = [10 * MINUTE_MS, 31 * MINUTE_MS, 13 * HOUR_MS, DAY_MS, 40 * DAY_MS];
const JUMP = 60;
const GAME = 50;
const MAINTENANCE = 20;
const LOGINS = 250;

export function createWeather(desk: Desk): () => readonly Change[] {
  const { chance } = desk;
  let stale = false;
  let closed: string | null = null;
  let maintenance = false;
  return () => {
    // More than a second: the games are read again.
    const changes: Change[] = [{ kind: "clock", ms: chance.between(1_000, 5_000) }];
    if (chance.perMille(JUMP)) {
      changes.push({ kind: "clock", ms: chance.pick(JUMPS) * (chance.perMille(600) ? 1 : -1) });
      stale = true;
    }
    if (closed !== null && chance.perMille(600)) {
      changes.push({ kind: "game", vendor: closed, status: "ON" });
      closed = null;
    } else if (closed === null && chance.perMille(GAME)) {
      closed = chance.pick(VENDORS).code;
      changes.push({ kind: "game", vendor: closed, status: chance.pick(["MAINTENANCE", "OFF"]) });
    }
    if (maintenance ? chance.perMille(700) : chance.perMille(MAINTENANCE)) {
      maintenance = !maintenance;
      changes.push({ kind: "maintenance", on: maintenance });
    }
    if (stale && chance.perMille(600)) {
      changes.push(logins(desk, 1_000));
      stale = false;
    } else if (chance.perMille(LOGINS)) changes.push(logins(desk, 100));
    return changes;
  };
}

/** The first login of everybody. */
export const firstLogins = (desk: Desk): Change => ({
  kind: "logins",
  members: desk.logins.map((login, member) => ({ member, login })),
});

function logins({ chance, logins: now }: { chance: Chance; logins: number[] }, share: number): Change {
  const members = now.flatMap((login, member) =>
    chance.perMille(share) ? [{ member, login: login + 1 }] : [],
  );
  for (const { member, login } of members) now[member] = login;
  return { kind: "logins", members };
}
