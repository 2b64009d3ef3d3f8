// What a repeat is [VEN-5]: the same fields, however they are written; any other field, or the id under another
// verb, is MISMATCH, and leaves the first answer as it was.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { PostingCall } from "../contract.ts";
import { script } from "./case.ts";
import type { KitCase } from "./case.ts";
import type { RoundCalls } from "./round-calls.ts";
import type { Stage } from "./stage.ts";

const VERBS = ["bet", "win", "rollback", "close"] as const;

type Verb = (typeof VERBS)[number];

export function repeatCases(): readonly KitCase[] {
  return [...VERBS.flatMap(changedCases), ...VERBS.flatMap(crossedCases), ...spellingCases()];
}

/** What comes before a verb so that it is answered OK. */
const before = (verb: Verb, { bet }: RoundCalls): readonly PostingCall[] => (verb === "bet" ? [] : [bet]);

type Change = (call: PostingCall, stage: Stage) => PostingCall;

const moreOf = (amount: string): string => formatAmount(minor((parseAmount(amount) ?? 0n) + 100n));

const CHANGES: Readonly<Record<string, readonly [readonly Verb[], Change]>> = {
  round: [VERBS, (call, stage) => ({ ...call, round: stage.id() })],
  player: [VERBS, (call, stage) => ({ ...call, player: stage.other.opened.play.player })],
  detail: [
    ["bet", "win", "close"],
    (call) => (call.verb === "rollback" ? call : { ...call, detail: { seat: 2 } }),
  ],
  amount: [
    ["bet", "win"],
    (call) => (call.verb === "bet" || call.verb === "win" ? { ...call, amount: moreOf(call.amount) } : call),
  ],
  game: [
    ["bet", "win"],
    (call) => (call.verb === "bet" || call.verb === "win" ? { ...call, game: "other" } : call),
  ],
  session: [["bet"], (call) => (call.verb === "bet" ? { ...call, session: "other" } : call)],
  closes: [["win"], (call) => (call.verb === "win" ? { ...call, closes: true } : call)],
  bet: [
    ["win", "rollback"],
    (call, stage) => (call.verb === "win" || call.verb === "rollback" ? { ...call, bet: stage.id() } : call),
  ],
};

function changedCases(verb: Verb): readonly KitCase[] {
  return Object.entries(CHANGES)
    .filter(([, [verbs]]) => verbs.includes(verb))
    .map(([field, [, change]]) =>
      script(`repeat: ${verb} with another ${field}`, (stage) => {
        const calls = stage.round();
        const call = calls[verb];
        return [...before(verb, calls), call, change(call, stage), call];
      }),
    );
}

/** One space of ids: a verb never takes the id of another. */
function crossedCases(verb: Verb): readonly KitCase[] {
  return VERBS.filter((other) => other !== verb).map((other) =>
    script(`repeat: the id of a ${verb} used by a ${other}`, (stage) => {
      const calls = stage.round();
      const call = calls[verb];
      const fresh = stage.round();
      const crossed = { ...fresh[other], transaction: call.transaction };
      return [...before(verb, calls), fresh.bet, call, crossed, call];
    }),
  );
}

const backwards = (call: PostingCall): PostingCall =>
  Object.fromEntries(Object.entries(call).reverse()) as PostingCall;

function spellingCases(): readonly KitCase[] {
  return [
    ...VERBS.map((verb) =>
      script(`repeat: ${verb} with its keys in another order`, (stage) => {
        const calls = stage.round();
        return [...before(verb, calls), calls[verb], backwards(calls[verb])];
      }),
    ),
    script("repeat: the amount spelled with fewer decimals", (stage) => {
      const { bet } = stage.round();
      return [
        bet,
        { ...bet, amount: bet.amount.replace(/0$/u, "") },
        { ...bet, amount: bet.amount.replace(".00", "") },
      ];
    }),
    script("repeat: a detail with its keys in another order", (stage) => {
      const { bet } = stage.round();
      return [
        { ...bet, detail: { one: 1, two: [{ a: 1, b: 2 }] } },
        { ...bet, detail: { two: [{ b: 2, a: 1 }], one: 1 } },
      ];
    }),
    script("repeat: a detail with its list in another order", (stage) => {
      const { bet } = stage.round();
      return [
        { ...bet, detail: [1, 2] },
        { ...bet, detail: [2, 1] },
      ];
    }),
  ];
}
