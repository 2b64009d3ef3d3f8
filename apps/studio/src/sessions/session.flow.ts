// A launch ticket becomes a play session [VEN-4], and a play token finds it again.
import { hash } from "node:crypto";
import { parseAmount } from "@jonaki/money";
import type { PlayCode } from "@jonaki/games/play/wire";
import type { PlaySession, Wallet } from "@jonaki/vendor";
import { isOurMistake, shownCode } from "../instant/round.rules.ts";
import type { Database } from "../platform/database.ts";
import type { Clock, Log, Random } from "../platform/ports.ts";
import { deleteEnded, findSession, insertSession } from "./sessions.store.ts";
import type { SessionRow } from "./sessions.store.ts";

export interface SessionParts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export interface OpenedSession {
  readonly token: string;
  readonly session: SessionRow;
  readonly balance: string;
}

const TOKEN_BYTES = 32;
/** The wallet ends a play session much earlier; this only keeps the table small. */
const SESSION_LIFE_MS = 12 * 60 * 60 * 1000;

const hashOf = (token: string): Buffer => hash("sha256", token, "buffer");

export async function openSession(
  parts: SessionParts,
  call: { readonly ticket: string; readonly game: string },
): Promise<OpenedSession | { readonly code: PlayCode }> {
  const answer = await parts.wallet.authenticate(call);
  if (answer.code === "SESSION_EXPIRED") return { code: "TICKET_INVALID" };
  if (answer.code !== "OK") {
    if (isOurMistake(answer.code))
      parts.log.error({ answer: answer.code }, "studio: the wallet does not take our ticket");
    return { code: shownCode(answer.code) };
  }
  const token = parts.random.bytes(TOKEN_BYTES).toString("base64url");
  const session = sessionOf(answer.play, call.game);
  const openedAt = parts.clock.now();
  const endsAt = new Date(openedAt.getTime() + SESSION_LIFE_MS);
  await insertSession(parts.database.store, { ...session, tokenHash: hashOf(token), openedAt, endsAt });
  return { token, session, balance: answer.play.balance };
}

export type FindSession = (token: string) => Promise<SessionRow | null>;

/** Enough for everybody who plays at one process at a time. */
const REMEMBERED = 20_000;

/** A play session never changes until it ends, so one that was found is remembered; what is not there is looked for each time. */
export function sessionFinder({ database, clock }: Pick<SessionParts, "database" | "clock">): FindSession {
  const known = new Map<string, { readonly session: SessionRow; readonly endsAt: Date }>();
  return async (token) => {
    const hash = hashOf(token);
    const key = hash.toString("base64");
    const now = clock.now();
    const remembered = known.get(key);
    if (remembered !== undefined && now < remembered.endsAt) return remembered.session;
    known.delete(key);
    const found = await findSession(database.store, hash, now);
    if (found === null) return null;
    const { endsAt, ...session } = found;
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? "");
    known.set(key, { session, endsAt });
    return session;
  };
}

export async function readBalance(
  { wallet }: SessionParts,
  { walletSession, player }: SessionRow,
): Promise<{ readonly balance: string } | { readonly code: PlayCode }> {
  const { code, balance } = await wallet.balance({ session: walletSession, player });
  if (code === "OK" && balance !== undefined) return { balance };
  return { code: code === "OK" ? "UNKNOWN" : shownCode(code) };
}

export const forgetEnded = ({ database, clock }: SessionParts): Promise<void> =>
  deleteEnded(database.store, clock.now());

function sessionOf(play: PlaySession, game: string): SessionRow {
  return {
    walletSession: play.session,
    player: play.player,
    displayName: play.displayName,
    currency: play.currency,
    language: play.language,
    mode: play.mode,
    game,
    minimumMinor: mustParse(play.limits.minimum),
    maximumMinor: mustParse(play.limits.maximum),
    largestWinMinor: mustParse(play.limits.largestWin),
  };
}

function mustParse(text: string): bigint {
  const amountMinor = parseAmount(text);
  if (amountMinor === null) throw new Error("the wallet told a limit that is no amount");
  return amountMinor;
}
