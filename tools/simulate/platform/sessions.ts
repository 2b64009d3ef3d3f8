// Login and play sessions of the simulated members, in the database and beside it: when each was opened, used last
// and ended, by the clock of the world [ACC-78].
import { createHash } from "node:crypto";
import type { Client } from "pg";
import { numbers, texts } from "../../../packages/ledger/src/index.ts";
import type { PlayUnit } from "../operations.ts";
import { memberName, sessionName, UNITS, VENDORS } from "./sites.ts";

const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 12 * 3_600_000;
const NOTED_EVERY_MS = 30_000;

interface Login {
  readonly member: number;
  readonly openedMs: number;
  usedMs: number;
  isEnded: boolean;
}

export interface PlayPlace {
  readonly login: Login;
  readonly member: number;
  readonly vendor: string;
  readonly unit: PlayUnit;
  readonly game: string;
}

export interface SimSessions {
  find(name: string): PlayPlace | undefined;
  isAlive(place: PlayPlace, nowMs: number): boolean;
  /** A bet is an act: it keeps the login alive. */
  use(name: string, nowMs: number): void;
  endOf(member: number): void;
  /** Opens the next login of each of these members. */
  open(members: readonly { readonly member: number; readonly login: number }[], nowMs: number): Promise<void>;
}

export function createSessions(owner: Client, seed: number, ids: readonly bigint[]): SimSessions {
  const places = new Map<string, PlayPlace>();
  const logins: Login[] = [];
  const isAlive = ({ login }: PlayPlace, nowMs: number): boolean =>
    !login.isEnded && login.usedMs > nowMs - IDLE_MS && login.openedMs > nowMs - LONGEST_MS;
  return {
    find: (name) => places.get(name),
    isAlive,
    use: (name, nowMs) => {
      const place = places.get(name);
      if (place === undefined || !isAlive(place, nowMs)) return;
      if (place.login.usedMs <= nowMs - NOTED_EVERY_MS) place.login.usedMs = nowMs;
    },
    endOf: (member) => {
      for (const login of logins) if (login.member === member) login.isEnded = true;
    },
    open: async (members, nowMs) => {
      const rows = members.map(({ member, login }) => ({
        id: ids[member] ?? 0n,
        name: memberName(seed, member),
        member,
        login,
      }));
      const sessions = await insertLogins(owner, rows, new Date(nowMs));
      const plays = rows.flatMap(({ id, name: who, member, login }, line) => {
        const opened: Login = { member, openedMs: nowMs, usedMs: nowMs, isEnded: false };
        logins.push(opened);
        return playsOf(who, login).map(({ name, vendor, unit, game }) => {
          places.set(name, { login: opened, member, vendor, unit, game });
          return { name, vendor, game, unit, id, session: sessions[line] ?? 0n };
        });
      });
      await insertPlays(owner, plays, new Date(nowMs));
    },
  };
}

const playsOf = (who: string, login: number) =>
  VENDORS.flatMap(({ code, game }) =>
    UNITS.map((unit) => ({ name: sessionName(who, login, code, unit), vendor: code, unit, game })),
  );

async function insertLogins(
  owner: Client,
  rows: readonly { readonly id: bigint; readonly name: string; readonly login: number }[],
  at: Date,
): Promise<readonly bigint[]> {
  const tokens = rows.map(({ name, login }) => createHash("sha256").update(`${name} ${login}`).digest("hex"));
  const { rows: made } = await owner.query<{ id: bigint }>(
    `insert into sessions (token_hash, member_id, device, address, created_at, last_act_at)
     select decode(token, 'hex'), member, 'simulated', '127.0.0.1', $3, $3
     from unnest($1::text[], $2::bigint[]) with ordinality n(token, member, line) order by line returning id`,
    [texts(tokens), numbers(rows.map(({ id }) => id)), at],
  );
  return made.map(({ id }) => id);
}

interface PlayRow {
  readonly name: string;
  readonly vendor: string;
  readonly game: string;
  readonly unit: string;
  readonly id: bigint;
  readonly session: bigint;
}

async function insertPlays(owner: Client, plays: readonly PlayRow[], at: Date): Promise<void> {
  await owner.query(
    `insert into play_sessions (id, vendor, game, member_id, login_session, unit, opened_at)
     select *, $7 from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::text[])`,
    [
      texts(plays.map(({ name }) => name)),
      texts(plays.map(({ vendor }) => vendor)),
      texts(plays.map(({ game }) => game)),
      numbers(plays.map(({ id }) => id)),
      numbers(plays.map(({ session }) => session)),
      texts(plays.map(({ unit }) => unit)),
      at,
    ],
  );
}
