// Starts a game or a room for a member [LOB-38 to LOB-50, LOB-53]: checks who asks and whether it can be played, moves money
// to a vendor that keeps its own, and answers an address with a ticket in it, never the session's token.
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Calls, ParsedInput } from "@jonaki/wire";
import type { DomainHandlers } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Random } from "../../../platform/random.ts";
import { sessionOf } from "../../accounts/accounts.ts";
import type { PlayBar } from "../../accounts/accounts.ts";
import type { BetUnit } from "../../bets/bets.ts";
import type { VendorPurses, Wallet } from "../../wallet/wallet.ts";
import { ticketHash } from "../authenticate.flow.ts";
import type { Catalogue } from "../catalogue.ts";
import { handleOf } from "../games.store.ts";
import type { Game } from "../games.store.ts";
import { noteOpened } from "../member-games.store.ts";
import type { VendorEntry } from "../vendors.store.ts";
import { mayLaunch } from "./launch.rules.ts";
import type { MayLaunch } from "./launch.rules.ts";
import { addTicket } from "./launch.store.ts";
import type { OpenedGame, VendorRoom } from "./vendor-adapter.ts";
import type { Log } from "../../../platform/log.ts";
import type { VendorTalk } from "./vendor-talk.ts";

export interface LaunchParts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly catalogue: Catalogue;
  readonly talk: VendorTalk;
  readonly purses: VendorPurses;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly moneyUnit: BetUnit;
  /** The house's; a vendor with another is opened to nobody. */
  readonly currency: string;
  readonly merchantCode: string;
  memberOf(memberId: bigint): Promise<{ readonly username: string; readonly bar: PlayBar | null } | null>;
  isUnderMaintenance(): boolean;
}

const TICKET_BYTES = 32;
const HANDLE_BYTES = 18;

type LaunchInput = ParsedInput<Calls["lobby"]["launchGame"]>;

interface Target {
  readonly vendor: VendorEntry;
  readonly game: Game;
  readonly room: VendorRoom | null;
}

export function createLaunch(parts: LaunchParts): NonNullable<DomainHandlers<"lobby">["launchGame"]> {
  return async (input, context) => {
    const session = sessionOf(context);
    const memberId = BigInt(session.accountId);
    const member = await parts.memberOf(memberId);
    if (member !== null && member.bar !== null) return member.bar;
    const own = member !== null && input.username.toLowerCase() === member.username.toLowerCase();
    if (!own || input.merchantCode !== parts.merchantCode) return refused("FORBIDDEN");
    const target = await targetOf(parts, input);
    if (target === null) return refused("NOT_FOUND");
    const may = mayLaunch({
      ...target,
      accountType: session.accountType,
      demo: input.demo,
      isSiteClosed: parts.isUnderMaintenance(),
      isOurCurrency: target.vendor.currency === parts.currency,
    });
    if ("code" in may) return may;
    const language = context.language === "EN" ? "en" : "bn";
    const player = { memberId, loginSession: BigInt(session.sessionId), language } as const;
    const opened = await openFor(parts, target, player, may);
    if ("refused" in opened) return refused(opened.refused);
    // The game is open: that it cannot be noted keeps nobody from playing it.
    await noteOpened(parts.database.store, memberId, target.game).catch((problem: unknown) =>
      parts.log.warn({ problem: String(problem) }, "an opened game was not noted"),
    );
    const address = "address" in opened ? opened.address : null;
    return accepted({
      game_url: address,
      game_url2: null,
      content: "content" in opened ? opened.content : null,
    });
  };
}

/** A room is its vendor's word; which game is played in it as well. */
async function targetOf({ catalogue, talk }: LaunchParts, input: LaunchInput): Promise<Target | null> {
  const vendor = (await catalogue.current()).vendors.get(input.vassalage);
  if (vendor === undefined) return null;
  // A vendor that does not say which rooms it has has none.
  const rooms = input.roomId === undefined ? [] : await talk.rooms(vendor).catch(() => []);
  const room = rooms.find(({ roomId }) => roomId === input.roomId) ?? null;
  const code = input.roomId === undefined ? input.gameId : room?.game;
  const game = code === undefined ? undefined : await catalogue.find(vendor.code, code);
  return game === undefined ? null : { vendor, game, room };
}

interface Player {
  readonly memberId: bigint;
  readonly loginSession: bigint;
  readonly language: "bn" | "en";
}

const UNAVAILABLE: OpenedGame = { refused: "GAME_UNAVAILABLE" };

/** The ticket is there before the vendor hears of it; money that was moved for a game that does not open comes back. */
async function openFor(
  parts: LaunchParts,
  { vendor, game, room }: Target,
  player: Player,
  { isTrial, fillsTrial }: MayLaunch,
): Promise<OpenedGame> {
  const { database, purses, random } = parts;
  const { memberId, language } = player;
  const ticket = random.bytes(TICKET_BYTES).toString("base64url");
  const request = ticketHash(ticket).toString("hex");
  const movedMinor = isTrial
    ? 0n
    : await purses.fill(memberId, vendor.code, `launch-${request.slice(0, 40)}`);
  if (movedMinor === null) return UNAVAILABLE;
  const unit: BetUnit = isTrial ? "TRIAL" : parts.moneyUnit;
  await database.transaction(async (tx) => {
    const played = { memberId, vendor: vendor.code, game: game.code };
    const purse = fillsTrial ? await parts.wallet.fillTrial(tx, played, request) : null;
    const launch = { ...player, ...played, unit, purse };
    await addTicket(tx, ticketHash(ticket), launch, parts.clock.now());
  });
  const make = (): string => random.bytes(HANDLE_BYTES).toString("base64url");
  const name =
    purses.playerAt(vendor.code, memberId) ?? (await handleOf(database.store, vendor.code, memberId, make));
  const order = { game: game.code, roomId: room?.roomId ?? null, player: name, ticket, language, unit };
  const opened = (await parts.talk.open(vendor, order).catch(() => null)) ?? UNAVAILABLE;
  if ("refused" in opened && movedMinor > 0n)
    await purses.bringBack(memberId, vendor.code, movedMinor as Minor, `back-${request.slice(0, 40)}`);
  return opened;
}
