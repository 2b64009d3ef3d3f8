// The tables of a vendor with rooms [VEN-21, CAR-31]: chips, hands, what is refused, what a repeat is, and who is kept apart.
// What each call is answered is foretold by the model, not written here.
import { formatAmount, minor } from "@jonaki/money";
import type { PostingCall, TransactionCall } from "../contract.ts";
import { MOST_SEATS } from "../seats.ts";
import type { HandCall } from "../seats.ts";
import { kitCase, script, sendAnything } from "./case.ts";
import type { KitCase, Need } from "./case.ts";
import { otherUnit } from "./orderings.ts";
import type { Stage } from "./stage.ts";
import type { TableCalls } from "./table-calls.ts";
import { BAD_AMOUNTS } from "./value-cases.ts";

export function seatCases(): readonly KitCase[] {
  return [
    ...chipCases(),
    ...handCases(),
    ...repeatCases(),
    ...valueCases(),
    ...barCases(),
    ...apartCases(),
    kitCase("rooms: as the vendor's leave says", leave),
  ];
}

type Calls = readonly TransactionCall[];

/** At the end both leave, so that nobody's chips stay behind; a seat that was left brings nothing again. */
const leaving = (stage: Stage, { buyOut, otherBuyOut }: TableCalls): Calls => [
  { ...buyOut, transaction: stage.id() },
  { ...otherBuyOut, transaction: stage.id() },
];

export const tableScript = (
  name: string,
  calls: (table: TableCalls, stage: Stage) => Calls,
  needs: Need = "rooms",
): KitCase =>
  script(
    `table: ${name}`,
    (stage) => {
      const table = stage.table();
      return [...calls(table, stage), ...leaving(stage, table)];
    },
    needs,
  );

/** Another hand of the same table. */
export const nextHand = ({ hand }: TableCalls, stage: Stage): HandCall => ({
  ...hand,
  transaction: stage.id(),
  round: stage.id(),
});

function chipCases(): readonly KitCase[] {
  return [
    tableScript("chips are bought, played and brought back", ({ buyIn, otherBuyIn, hand, buyOut }) => [
      buyIn,
      otherBuyIn,
      hand,
      buyOut,
    ]),
    tableScript("more chips are added to the same seat", ({ buyIn, amount, buyOut }, stage) => [
      buyIn,
      { ...buyIn, transaction: stage.id(), amount: amount(2) },
      { ...buyIn, transaction: stage.id(), amount: "0.01" },
      buyOut,
    ]),
    tableScript("a seat that was left takes no chips", ({ buyIn, buyOut }, stage) => [
      buyIn,
      buyOut,
      { ...buyIn, transaction: stage.id() },
    ]),
    tableScript("leaving again with another id brings nothing", ({ buyIn, buyOut }, stage) => [
      buyIn,
      buyOut,
      { ...buyOut, transaction: stage.id() },
    ]),
    tableScript("nobody leaves a seat that nobody has", ({ buyOut }) => [buyOut]),
    tableScript("the seat of another player is none", ({ buyIn, otherBuyOut }) => [buyIn, otherBuyOut]),
    tableScript("who expects another stack gets nothing", ({ buyIn, buyOut, amount }, stage) => [
      buyIn,
      { ...buyOut, amount: amount(3) },
      { ...buyOut, amount: amount(3) },
      { ...buyOut, transaction: stage.id(), amount: amount(4) },
    ]),
    tableScript("chips in another unit", ({ buyIn }) => [
      { ...buyIn, currency: otherUnit(buyIn.currency) },
      { ...buyIn, currency: otherUnit(buyIn.currency) },
    ]),
    tableScript("chips with the session of another player", ({ buyIn, otherBuyIn }) => [
      { ...buyIn, session: otherBuyIn.session },
    ]),
    tableScript("a first buy-in below the smallest stake", ({ buyIn }) => [{ ...buyIn, amount: "0.01" }]),
    tableScript("more chips than the balance", ({ buyIn }, stage) => [
      { ...buyIn, amount: formatAmount(minor(stage.balanceMinor() + 1n)) },
      buyIn,
    ]),
  ];
}

const withMove = (hand: HandCall, place: number, change: Partial<HandCall["moves"][number]>): HandCall => ({
  ...hand,
  moves: hand.moves.map((move, at) => (at === place ? { ...move, ...change } : move)),
});

function handCases(): readonly KitCase[] {
  return [
    tableScript("all chips go to one, who lost buys more", ({ buyIn, otherBuyIn, hand, amount }, stage) => {
      const all = withMove(withMove(hand, 0, { putIn: amount(4) }), 1, { putIn: amount(4), won: amount(8) });
      const next = nextHand(stage.table(), stage);
      const moves = next.moves.map((move) => ({ ...move, seat: buyIn.seat }));
      return [
        buyIn,
        otherBuyIn,
        { ...all, rake: "0" },
        { ...next, moves },
        { ...buyIn, transaction: stage.id() },
        { ...next, moves, transaction: stage.id(), round: stage.id() },
      ];
    }),
    tableScript("chips won in a hand are not put in in it", ({ buyIn, otherBuyIn, hand, amount }) => [
      buyIn,
      otherBuyIn,
      {
        ...withMove(withMove(hand, 0, { putIn: amount(5), won: amount(5) }), 1, { won: amount(2) }),
        rake: "0",
      },
      hand,
    ]),
    tableScript("a hand with a seat that nobody has", ({ buyIn, otherBuyIn, hand }, stage) => [
      buyIn,
      hand,
      otherBuyIn,
      hand,
      nextHand({ ...stage.table(), hand }, stage),
    ]),
    tableScript("a hand with a seat that was left", ({ buyIn, otherBuyIn, hand, otherBuyOut }) => [
      buyIn,
      otherBuyIn,
      otherBuyOut,
      hand,
    ]),
    tableScript("a hand of another game", ({ buyIn, otherBuyIn, hand }) => [
      buyIn,
      otherBuyIn,
      { ...hand, game: "other" },
    ]),
    tableScript("a round is posted once", ({ buyIn, otherBuyIn, hand }, stage) => [
      buyIn,
      otherBuyIn,
      hand,
      { ...hand, transaction: stage.id() },
      nextHand({ ...stage.table(), hand }, stage),
    ]),
    tableScript("a player may be dealt in without a chip", ({ buyIn, otherBuyIn, hand, amount }) => [
      buyIn,
      otherBuyIn,
      { ...withMove(withMove(hand, 0, { putIn: "0" }), 1, { putIn: amount(2), won: amount(2) }), rake: "0" },
    ]),
  ];
}

const spelledShort = (amount: string): string => amount.replace(/\.00$/u, "").replace(/(\.\d)0$/u, "$1");

function repeatCases(): readonly KitCase[] {
  const changed = (name: string, calls: (table: TableCalls, stage: Stage) => Calls): KitCase =>
    tableScript(`a repeat: ${name}`, ({ ...table }, stage) => [
      table.buyIn,
      table.otherBuyIn,
      ...calls(table, stage),
    ]);
  return [
    changed("each call twice", ({ buyIn, hand, buyOut }) => [buyIn, hand, hand, buyIn, buyOut, hand, buyOut]),
    changed("chips with another amount, seat or player", ({ buyIn, otherBuyIn, amount }, stage) => [
      { ...buyIn, amount: amount(5) },
      { ...buyIn, seat: stage.id() },
      { ...buyIn, player: otherBuyIn.player },
      buyIn,
    ]),
    changed("a hand with another seat, amount, rake or round", ({ hand, amount }, stage) => [
      hand,
      withMove(hand, 0, { seat: stage.id() }),
      { ...withMove(hand, 0, { won: hand.rake }), rake: "0.00" },
      withMove(withMove(hand, 0, { putIn: amount(3) }), 1, { putIn: amount(1) }),
      { ...hand, round: stage.id() },
      { ...hand, moves: hand.moves.toReversed() },
      hand,
    ]),
    changed("leaving with another seat or expectation", ({ buyOut, amount }, stage) => [
      buyOut,
      { ...buyOut, seat: stage.id() },
      { ...buyOut, amount: amount(4) },
      buyOut,
    ]),
    changed("amounts in another spelling", ({ buyIn, hand }) => [
      { ...buyIn, amount: spelledShort(buyIn.amount) },
      hand,
      {
        ...hand,
        rake: spelledShort(hand.rake),
        moves: hand.moves.map((move) => ({
          ...move,
          putIn: spelledShort(move.putIn),
          won: spelledShort(move.won),
        })),
      },
    ]),
    changed("one space of ids with bets and their tombstones", ({ buyIn, hand, buyOut }, stage) => {
      const { bet, rollback } = stage.round();
      const unseen = stage.round();
      return [
        bet,
        { ...buyIn, transaction: bet.transaction },
        { ...hand, transaction: bet.transaction },
        rollback,
        unseen.rollback,
        { ...buyOut, transaction: unseen.bet.transaction },
        hand,
        { ...unseen.bet, transaction: hand.transaction },
        { ...buyOut, transaction: hand.transaction },
      ];
    }),
  ];
}

function valueCases(): readonly KitCase[] {
  const refused = (name: string, code: string, spoil: (table: TableCalls, stage: Stage) => object): KitCase =>
    kitCase(
      `table: ${name}`,
      async (stage) => {
        const table = stage.table();
        await stage.post(table.buyIn, table.otherBuyIn);
        stage.expect("the whole answer", { code }, await sendAnything(stage, spoil(table, stage)));
        await stage.post(table.hand, ...leaving(stage, table));
      },
      "rooms",
    );
  const moves = (hand: HandCall, change: (list: HandCall["moves"]) => readonly object[]) => ({
    ...hand,
    moves: change(hand.moves),
  });
  return [
    ...BAD_AMOUNTS.map((amount) =>
      refused(
        `chips of ${(JSON.stringify(amount) ?? "none").slice(0, 40)}`,
        "AMOUNT_INVALID",
        ({ buyIn }, stage) => ({
          ...buyIn,
          transaction: stage.id(),
          amount,
        }),
      ),
    ),
    refused("a hand that keeps a poisha in the pot", "AMOUNT_INVALID", ({ hand }) => ({
      ...hand,
      rake: "0.00",
    })),
    refused("a hand that pays a poisha too much", "AMOUNT_INVALID", ({ hand, amount }) => ({
      ...hand,
      rake: amount(1),
    })),
    refused("a hand with a rake below zero", "AMOUNT_INVALID", ({ hand }) => ({
      ...hand,
      rake: `-${hand.rake}`,
    })),
    refused("a hand of nothing", "AMOUNT_INVALID", ({ hand }) => ({
      ...moves(hand, (list) => list.map((move) => ({ ...move, putIn: "0", won: "0" }))),
      rake: "0",
    })),
    refused("a hand with a stack put in below zero", "AMOUNT_INVALID", ({ hand }) =>
      moves(hand, ([first, ...rest]) => [{ ...first, putIn: "-1.00" }, ...rest]),
    ),
    refused("a hand of one seat", "MALFORMED", ({ hand }) => moves(hand, (list) => list.slice(0, 1))),
    refused("a hand with one player twice", "MALFORMED", ({ hand }) =>
      moves(hand, (list) => list.map((move) => ({ ...move, player: list[0]?.player }))),
    ),
    refused(`a hand of ${MOST_SEATS + 1} seats`, "MALFORMED", ({ hand }, stage) =>
      moves(hand, (list) => [
        ...list,
        ...Array.from({ length: MOST_SEATS - 1 }, () => ({
          player: stage.id(),
          seat: stage.id(),
          putIn: "0",
          won: "0",
        })),
      ]),
    ),
    refused("a hand without a round", "MALFORMED", ({ hand: { round: _round, ...hand } }) => hand),
    refused("chips with a field too many", "MALFORMED", ({ buyIn }) => ({ ...buyIn, balance: "1.00" })),
    kitCase("table: no call of it stands in a batch", inBatch, "rooms"),
  ];
}

async function inBatch(stage: Stage): Promise<void> {
  const { buyIn, hand, buyOut } = stage.table();
  const lines: readonly object[] = [buyIn, hand, buyOut];
  const answers = await stage.wallet.batch(lines as readonly PostingCall[]);
  stage.expect(
    "codes",
    ["MALFORMED", "MALFORMED", "MALFORMED"],
    answers.map(({ code }) => code),
  );
}

/** Whatever becomes of a player, the hand is posted and the chips come back. */
function barCases(): readonly KitCase[] {
  const after = (name: string, needs: Need, code: "SESSION_EXPIRED" | "MEMBER_BLOCKED"): KitCase =>
    kitCase(
      `table: after ${name} chips are not sold, hands are posted and chips come back`,
      async (stage) => {
        const table = stage.table();
        await stage.post(table.buyIn, table.otherBuyIn);
        const { endSession, block } = stage.target.actors;
        await (code === "SESSION_EXPIRED" ? endSession : block)?.(stage.lane.opened.play);
        stage.bar(code);
        await stage.post({ ...table.buyIn, transaction: stage.id() }, table.hand, ...leaving(stage, table));
      },
      needs,
    );
  return [
    after("the end of the session", "rooms and end of session", "SESSION_EXPIRED"),
    after("an exclusion", "rooms and block", "MEMBER_BLOCKED"),
  ];
}

function apartCases(): readonly KitCase[] {
  return [
    kitCase(
      "apart: a yes or no for each, and yes for oneself and for whom nobody knows",
      async (stage) => {
        const { buyIn, otherBuyIn } = stage.table();
        const { player, game } = buyIn;
        const asked = { player, game, seated: [otherBuyIn.player, player, stage.id()] };
        const answer = await stage.wallet.apart(asked);
        stage.expect("code", "OK", answer.code);
        const apart = "apart" in answer ? answer.apart : [];
        stage.expect("oneself and a stranger", [true, true], apart.slice(1));
        stage.expect("the same again", answer, await stage.wallet.apart(asked));
        const strange = await stage.wallet.apart({ ...asked, player: stage.id() });
        stage.expect("a stranger", { code: "OK", apart: [true, true, true] }, strange);
      },
      "rooms",
    ),
  ];
}

/** Without leave these are no calls of the contract. */
async function leave(stage: Stage): Promise<void> {
  const { session, player, currency } = stage.lane.opened.play;
  const { game } = stage.lane.opened;
  const named = { transaction: stage.id(), player, seat: stage.id() };
  const left = await stage.wallet.buyOut(named);
  stage.expect("leaving a seat that nobody has", stage.target.rooms ? "BET_UNKNOWN" : "MALFORMED", left.code);
  if (stage.target.rooms) return;
  const bought = await stage.wallet.buyIn({ ...named, session, game, amount: "1.00", currency });
  const asked = await stage.wallet.apart({ player, game, seated: [stage.other.opened.play.player] });
  stage.expect("the whole answers", [left, left, left], [{ code: "MALFORMED" }, bought, asked]);
}
