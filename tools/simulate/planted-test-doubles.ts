// Faults to plant between the gateway and the bet book, to see that the simulator finds them: each is the kind of
// mistake that a wallet makes.
import type { Bets, WalletItem } from "../../apps/server/src/domains/bets/bets.ts";
import { minor } from "../../packages/money/src/index.ts";

export interface PlantedFault {
  readonly name: string;
  plant(bets: Bets): Bets;
}

type Handle = Bets["handle"];
type Win = Extract<WalletItem, { readonly verb: "win" }>;

const planted = (name: string, change: (handle: Handle) => Handle): PlantedFault => ({
  name,
  plant: (bets) => {
    const handle = change(bets.handle);
    return { ...bets, handle, handleTogether: oneByOne(handle) };
  },
});

const oneByOne =
  (handle: Handle): Bets["handleTogether"] =>
  async (items) => {
    const answers = await Promise.all(items.map(handle));
    return answers.every((answer) => answer !== "late") ? answers : "late";
  };

const nameOf = ({ vendor, transaction }: WalletItem): string => `${vendor} ${transaction}`;

/** Whether an item has not been here before. */
function createSeen(): (item: WalletItem) => boolean {
  const seen = new Set<string>();
  return (item) => {
    const isFirst = !seen.has(nameOf(item));
    seen.add(nameOf(item));
    return isFirst;
  };
}

/** Money out of nothing, under an id of its own. */
const gift = (item: WalletItem): Win => ({
  verb: "win",
  vendor: item.vendor,
  memberId: item.memberId,
  transaction: `${item.transaction}-again`,
  round: item.round,
  fingerprint: item.fingerprint,
  game: "wheel",
  category: "RNG",
  unit: "PLAY",
  bet: null,
  purse: null,
  amountMinor: minor(1n),
  closes: false,
  result: null,
  validMinor: null,
  detail: undefined,
  betlessAllowed: true,
  largestWinMinor: minor(1_000_000n),
});

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  planted("a win that is repeated is credited again", (handle) => {
    const isFirst = createSeen();
    return (item) =>
      item.verb !== "win" || isFirst(item)
        ? handle(item)
        : handle({ ...item, transaction: `${item.transaction}-again` });
  }),
  planted("a rollback that is repeated refunds twice", (handle) => {
    const isFirst = createSeen();
    return (item) => (item.verb !== "rollback" || isFirst(item) ? handle(item) : handle(gift(item)));
  }),
  planted("a rollback before its bet leaves no tombstone", (handle) => {
    const bets = new Set<string>();
    return (item) => {
      if (item.verb === "bet") bets.add(nameOf(item));
      const isEarly = item.verb === "rollback" && !bets.has(`${item.vendor} ${item.bet}`);
      return handle(isEarly ? { ...item, bet: `${item.bet}-elsewhere` } : item);
    };
  }),
  planted("one close in fifty is answered and never done", (handle) => {
    let closes = 0;
    return (item) => {
      if (item.verb === "close") closes += 1;
      if (item.verb !== "close" || closes % 50 !== 0) return handle(item);
      return Promise.resolve({ code: "OK", balanceMinor: minor(0n), reference: null });
    };
  }),
  planted(
    "a payout is a poisha short",
    (handle) => (item) =>
      handle(
        item.verb === "win" && item.amountMinor > 9_000n
          ? { ...item, amountMinor: minor(item.amountMinor - 1n) }
          : item,
      ),
  ),
  planted("a session that has ended may still bet", (handle) => (item) => {
    if (item.verb !== "bet") return handle(item);
    const barredBy = item.barredBy === "SESSION_EXPIRED" ? null : item.barredBy;
    return handle({ ...item, loginSession: null, barredBy });
  }),
];
