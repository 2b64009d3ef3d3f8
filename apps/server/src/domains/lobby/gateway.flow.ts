// The platform's side of the wallet interface [VEN-2]: translates handles, sessions and amounts, asks what the
// bet book needs to know, and gives the answers back in a vendor's words. It moves nothing itself.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { fingerprint } from "@jonaki/vendor";
import type { BetCall, PostingAnswer, PostingCall, Wallet as VendorWallet, WinCall } from "@jonaki/vendor";
import type { Database } from "../../platform/database/database.ts";
import { ownerOf } from "../bets/bets.ts";
import type { Bets, BetUnit, ItemAnswer, WalletItem } from "../bets/bets.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { createActs } from "./acts.ts";
import { createAuthenticate } from "./authenticate.flow.ts";
import type { AuthenticateParts } from "./authenticate.flow.ts";
import type { Catalogue } from "./catalogue.ts";
import { barOf, inBreaths } from "./gateway.rules.ts";
import { readPlayers } from "./games.store.ts";
import { readPlaySessions } from "./launch/launch.store.ts";
import type { Launch } from "./launch/launch.store.ts";
import { createLastingLookup } from "./lookups.ts";
import { createSeatGateway } from "./seat-gateway.flow.ts";
import type { SeatGatewayParts } from "./seat-gateway.flow.ts";

export interface GatewayParts extends AuthenticateParts, SeatGatewayParts {
  readonly database: Database;
  readonly bets: Bets;
  readonly wallet: Wallet;
  readonly catalogue: Catalogue;
  isUnderMaintenance(): boolean;
}

/** A vendor's wallet: every call of this vendor, and nobody else's players. */
export function createGateway(parts: GatewayParts): (vendor: string) => VendorWallet {
  const { store } = parts.database;
  const playOf = createLastingLookup((ids: readonly string[]) => readPlaySessions(store, ids));
  const acts = createActs(parts.actsOf, parts.clock);
  const authenticate = createAuthenticate(parts);

  return (vendor) => {
    const memberOf = createLastingLookup((handles: readonly string[]) => readPlayers(store, vendor, handles));
    const lookups = { playOf, memberOf, note: acts.note };
    const translate = createTranslate(parts, vendor, lookups);

    const postAll = async (calls: readonly PostingCall[]): Promise<readonly PostingAnswer[]> => {
      const items = await Promise.all(calls.map(translate));
      // Handed over in their order, which the book keeps for each member.
      return (
        await Promise.all(inBreaths(calls, items).map((breath) => answerTo(parts.bets, breath)))
      ).flat();
    };
    const postOne = async (call: PostingCall): Promise<PostingAnswer> =>
      (await postAll([call]))[0] ?? { code: "RETRY" };
    return {
      authenticate: ({ ticket, game }) => authenticate(vendor, ticket, game),
      balance: async ({ session, player }) => {
        const [play, memberId] = await Promise.all([playOf(session), memberOf(player)]);
        const own = play !== undefined && play.memberId === memberId && play.vendor === vendor;
        if (!own || !(await acts.isAlive(play.loginSession))) return { code: "SESSION_EXPIRED" };
        const { cashMinor, bonusMinor } = await parts.wallet.balances(ownerOf(play), play.unit);
        return { code: "OK", balance: formatAmount(minor(cashMinor + bonusMinor)) };
      },
      bet: (call) => postOne({ ...call, verb: "bet" }),
      win: (call) => postOne({ ...call, verb: "win" }),
      rollback: (call) => postOne({ ...call, verb: "rollback" }),
      close: (call) => postOne({ ...call, verb: "close" }),
      batch: postAll,
      ...createSeatGateway(parts, vendor, lookups),
    };
  };
}

/** Lines of one breath are all late, or none is. */
async function answerTo(
  bets: Bets,
  breath: readonly (WalletItem | PostingAnswer)[],
): Promise<readonly PostingAnswer[]> {
  const items = breath.filter((line) => "verb" in line);
  const answers = items.length === 0 ? [] : await bets.handleTogether(items);
  const rest = answers === "late" ? null : answers.values();
  return breath.map((line) => ("verb" in line ? tell(rest?.next().value ?? "late") : line));
}

const tell = (answer: ItemAnswer | "late"): PostingAnswer =>
  answer === "late"
    ? { code: "RETRY" }
    : {
        code: answer.code,
        ...(answer.balanceMinor === null ? {} : { balance: formatAmount(answer.balanceMinor) }),
        ...(answer.reference === null ? {} : { reference: String(answer.reference) }),
      };

export interface Lookups {
  playOf(session: string): Promise<Launch | undefined>;
  note(loginSession: bigint): Promise<void>;
  memberOf(handle: string): Promise<bigint | undefined>;
}

type Translate = (call: PostingCall) => Promise<WalletItem | PostingAnswer>;

/** A call of the contract as an item of the bet book, or its answer when nobody could be meant. */
function createTranslate(parts: GatewayParts, vendor: string, lookups: Lookups): Translate {
  return async (call) => {
    const memberId = await lookups.memberOf(call.player);
    if (memberId === undefined) return { code: call.verb === "bet" ? "SESSION_EXPIRED" : "BET_UNKNOWN" };
    const base = {
      vendor,
      memberId,
      transaction: call.transaction,
      round: call.round,
      fingerprint: fingerprint(call),
    };
    if (call.verb === "rollback") return { ...base, verb: "rollback", bet: call.bet };
    if (call.verb === "close")
      return { ...base, verb: "close", validMinor: amountOf(call.validAmount), detail: call.detail };
    return call.verb === "win" ? winItem(parts, base, call) : betItem(parts, lookups, base, call);
  };
}

type Base = Pick<WalletItem, "vendor" | "memberId" | "transaction" | "round" | "fingerprint">;

const amountOf = (text: string | undefined): Minor | null => (text === undefined ? null : parseAmount(text));
const unitOf = (currency: BetCall["currency"]): BetUnit => currency;

async function betItem(
  parts: GatewayParts,
  lookups: Lookups,
  base: Base,
  call: BetCall,
): Promise<WalletItem> {
  const [play, game] = await Promise.all([
    lookups.playOf(call.session),
    parts.catalogue.find(base.vendor, call.game),
  ]);
  if (play !== undefined) await lookups.note(play.loginSession);
  const amountMinor = amountOf(call.amount) ?? minor(0n);
  const freeRound = call.freeRound ?? null;
  const within = amountMinor >= (game?.smallestMinor ?? 0n) && amountMinor <= (game?.largestMinor ?? 0n);
  return {
    ...base,
    verb: "bet",
    game: call.game,
    category: game?.category ?? "MINI",
    unit: unitOf(call.currency),
    amountMinor,
    freeRound,
    detail: call.detail,
    sessionUnit: play?.unit ?? unitOf(call.currency),
    purse: play?.purse ?? null,
    loginSession: play?.loginSession ?? null,
    barredBy: barOf({ ...base, ...call }, play, game, parts.isUnderMaintenance()),
    amountFits: freeRound !== null || within,
  };
}

async function winItem(parts: GatewayParts, base: Base, call: WinCall): Promise<WalletItem> {
  const isDemos = call.bet === null && call.currency === "TRIAL";
  const [game, purse] = await Promise.all([
    parts.catalogue.find(base.vendor, call.game),
    isDemos ? parts.wallet.trialPurseOf({ ...base, game: call.game }) : null,
  ]);
  return {
    ...base,
    verb: "win",
    game: call.game,
    category: game?.category ?? "MINI",
    unit: unitOf(call.currency),
    bet: call.bet,
    purse,
    amountMinor: amountOf(call.amount) ?? minor(0n),
    closes: call.closes === true,
    result: call.result ?? null,
    validMinor: amountOf(call.validAmount),
    detail: call.detail,
    betlessAllowed: game?.betlessWins ?? false,
    // A game that is gone has no published maximum any more: whatever it pays is looked at by a person.
    largestWinMinor: minor(game?.largestWinMinor ?? 0n),
  };
}
