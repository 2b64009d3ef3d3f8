// Starts a game for a member [LOB-38 to LOB-40, LOB-49]: checks who asks and whether the game can be played, and
// answers an address on the games' own origin with a ticket in it, never the session's token.
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { BetUnit } from "../bets/bets.ts";
import type { PlayBar } from "../accounts/accounts.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { ticketHash } from "./authenticate.flow.ts";
import type { Catalogue } from "./catalogue.ts";
import { doorOf } from "./gateway.rules.ts";
import { addTicket } from "./launch.store.ts";

export interface LaunchParts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly random: Random;
  readonly moneyUnit: BetUnit;
  readonly merchantCode: string;
  /** Scheme, host and port of the games. */
  readonly gamesOrigin: string;
  memberOf(memberId: bigint): Promise<{ readonly username: string; readonly bar: PlayBar | null } | null>;
  isUnderMaintenance(): boolean;
}

const GUEST = 4;
const TICKET_BYTES = 32;
const CAN_BE_TRIED = 0;

export function createLaunch(parts: LaunchParts): NonNullable<DomainHandlers<"lobby">["launchGame"]> {
  const { database, clock, random } = parts;
  return async (input, { session, language: visitLanguage }) => {
    if (session === null) throw new Error("the pipeline lets only sessions in here");
    const memberId = BigInt(session.accountId);
    const member = await parts.memberOf(memberId);
    if (member !== null && member.bar !== null) return member.bar;
    const own = member !== null && input.username.toLowerCase() === member.username.toLowerCase();
    if (!own || input.merchantCode !== parts.merchantCode) return refused("FORBIDDEN");
    const game = await parts.catalogue.find(input.vassalage, input.gameId ?? "");
    if (game === undefined) return refused("NOT_FOUND");
    const isGuest = session.accountType === GUEST;
    const isTrial = isGuest || input.demo;
    if (isTrial && game.supportPlay !== CAN_BE_TRIED)
      return isGuest ? refused("NEED_TRUE_ACCOUNT") : refused("GAME_UNAVAILABLE");
    const door = doorOf(game, parts.isUnderMaintenance());
    if (door !== null) return refused(door === "MAINTENANCE" ? "GAME_MAINTENANCE" : "GAME_UNAVAILABLE");
    const ticket = random.bytes(TICKET_BYTES).toString("base64url");
    const language = visitLanguage === "EN" ? "en" : "bn";
    await database.transaction(async (tx) => {
      if (input.demo && !isGuest)
        await parts.wallet.fillTrial(tx, memberId, ticketHash(ticket).toString("hex"));
      const launch = {
        vendor: game.vendor,
        game: game.code,
        memberId,
        loginSession: BigInt(session.sessionId),
      };
      const unit: BetUnit = isTrial ? "TRIAL" : parts.moneyUnit;
      await addTicket(tx, ticketHash(ticket), { ...launch, unit, language }, clock.now());
    });
    const url = new URL(`/${game.code}`, parts.gamesOrigin);
    url.search = new URLSearchParams({ ticket, language }).toString();
    return accepted({ game_url: url.href, game_url2: null, content: null });
  };
}
