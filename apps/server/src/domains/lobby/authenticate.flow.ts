// A launch ticket becomes a play session [VEN-4, LOB-49]: once, within its minute, for its member, vendor and game.
import { createHash } from "node:crypto";
import { formatAmount, minor } from "@jonaki/money";
import type { AuthenticateAnswer } from "@jonaki/vendor";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import { ownerOf } from "../bets/bets.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ActsOf } from "./acts.ts";
import { handleOf } from "./games.store.ts";
import type { Game } from "./games.store.ts";
import { doorOf } from "./gateway.rules.ts";
import { addPlaySession, useTicket } from "./launch/launch.store.ts";
import type { Ticket } from "./launch/launch.store.ts";

export interface AuthenticateParts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly random: Random;
  readonly actsOf: ActsOf;
  /** The name games may show, and whether the account may play. */
  playerOf(memberId: bigint): Promise<{ readonly displayName: string; readonly mayPlay: boolean } | null>;
  isUnderMaintenance(): boolean;
}

export const TICKET_LIVES_MS = 60_000;
export const ticketHash = (ticket: string): Buffer => createHash("sha256").update(ticket).digest();
const ID_BYTES = 18;

export function createAuthenticate(parts: AuthenticateParts) {
  const { database, clock, random } = parts;
  return async (vendor: string, text: string, code: string): Promise<AuthenticateAnswer> => {
    const now = clock.now();
    const madeAfter = new Date(now.getTime() - TICKET_LIVES_MS);
    const ticket = await useTicket(database.store, ticketHash(text), { vendor, game: code }, madeAfter, now);
    if (ticket === null || !(await parts.actsOf([ticket.loginSession])).has(ticket.loginSession))
      return { code: "SESSION_EXPIRED" };
    const game = await parts.catalogue.find(vendor, code);
    const door = doorOf(game, parts.isUnderMaintenance());
    if (door !== null || game === undefined)
      return { code: door === "MAINTENANCE" ? "MAINTENANCE" : "GAME_CLOSED" };
    const player = await parts.playerOf(ticket.memberId);
    if (player === null || !player.mayPlay) return { code: "MEMBER_BLOCKED" };
    const session = random.bytes(ID_BYTES).toString("base64url");
    await addPlaySession(database.store, session, ticket, now);
    return { code: "OK", play: await playOf(parts, ticket, game, session, player.displayName) };
  };
}

async function playOf(
  parts: AuthenticateParts,
  ticket: Ticket,
  game: Game,
  session: string,
  displayName: string,
) {
  const { vendor, memberId, unit, language } = ticket;
  const make = (): string => parts.random.bytes(ID_BYTES).toString("base64url");
  const [player, { cashMinor, bonusMinor }] = await Promise.all([
    handleOf(parts.database.store, vendor, memberId, make),
    parts.wallet.balances(ownerOf(ticket), unit),
  ]);
  const mode = unit === "TRIAL" ? "demo" : cashMinor === 0n && bonusMinor > 0n ? "bonus" : "real";
  return {
    session,
    player,
    displayName,
    currency: unit,
    language,
    balance: formatAmount(minor(cashMinor + bonusMinor)),
    mode,
    limits: {
      minimum: formatAmount(minor(game.smallestMinor)),
      maximum: formatAmount(minor(game.largestMinor)),
      largestWin: formatAmount(minor(game.largestWinMinor)),
    },
  } as const;
}
