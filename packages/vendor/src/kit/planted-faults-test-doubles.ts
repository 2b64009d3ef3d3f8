// Wallets with one fault each, of the kind that wallets in the world have had; the kit must find every one.
import { minor, parseAmount } from "@jonaki/money";
import type { PostingAnswer, PostingCall, Wallet } from "../contract.ts";
import { withBatch } from "./kit-test-doubles.ts";
import { moments } from "./moments-test-doubles.ts";
import { SEAT_FAULTS } from "./planted-seat-faults-test-doubles.ts";
import { move, REFERENCE_RULES, roundKey } from "./reference-books.ts";
import type { Books, ReferenceRules } from "./reference-books.ts";
import type { ReferenceOptions } from "./reference-wallet.ts";

export interface PlantedFault {
  readonly name: string;
  /** A case that has to fail, by the beginning of its name; the fault may fail others too. */
  readonly foundBy: string;
  readonly options?: Partial<ReferenceOptions>;
  readonly around?: (wallet: Wallet) => Wallet;
}

const rules = (changed: Partial<ReferenceRules>): Partial<ReferenceOptions> => ({
  rules: { ...REFERENCE_RULES, ...changed },
});

/** A bet in one state is taken for one in another before the rule looks at it. */
const seenAs =
  <Call extends { readonly bet: string | null }, Code>(
    from: string,
    to: "OPEN",
    rule: (books: Books, call: Call) => Code,
  ) =>
  (books: Books, call: Call): Code => {
    const bet = call.bet === null ? undefined : books.bets.get(call.bet);
    if (bet?.state === from) bet.state = to;
    return rule(books, call);
  };

const REPEAT_FAULTS: readonly PlantedFault[] = [
  { name: "a repeat posts twice", foundBy: "order, repeats", options: rules({ recall: () => null }) },
  {
    name: "a repeat with another body is accepted",
    foundBy: "repeat: win with another amount",
    options: rules({ recall: (books, call) => books.answers.get(call.transaction)?.answer ?? null }),
  },
  {
    name: "a refusal is judged anew",
    foundBy: "balance: a refused bet stays refused",
    options: rules({
      recall: (books, call) => {
        const known = REFERENCE_RULES.recall(books, call);
        return known?.code === "OK" || known?.code === "MISMATCH" ? known : null;
      },
    }),
  },
  {
    name: "each verb has ids of its own",
    foundBy: "repeat: the id of a bet used by a win",
    options: idsPerVerb(),
  },
];

function idsPerVerb(): Partial<ReferenceOptions> {
  const verbs = new Map<string, string>();
  return rules({
    recall: (books, call) => {
      const verb = verbs.get(call.transaction) ?? call.verb;
      verbs.set(call.transaction, verb);
      return verb === call.verb ? REFERENCE_RULES.recall(books, call) : null;
    },
  });
}

const ROLLBACK_FAULTS: readonly PlantedFault[] = [
  {
    name: "no tombstone",
    foundBy: "order, repeats, one by one: rollback",
    options: rules({
      rollback: (books, call) => (books.bets.has(call.bet) ? REFERENCE_RULES.rollback(books, call) : "OK"),
    }),
  },
  {
    name: "a second rollback refunds again",
    foundBy: "race: 500 rollbacks",
    options: rules({ rollback: seenAs("ROLLED_BACK", "OPEN", REFERENCE_RULES.rollback) }),
  },
  {
    name: "a paid bet is rolled back",
    foundBy: "order, repeats, one by one: bet bet win",
    options: rules({ rollback: seenAs("PAID", "OPEN", REFERENCE_RULES.rollback) }),
  },
  {
    name: "a rejected bet is refunded",
    foundBy: "order, the bet is refused",
    options: rules({ rollback: seenAs("REJECTED", "OPEN", REFERENCE_RULES.rollback) }),
  },
];

const WIN_FAULTS: readonly PlantedFault[] = [
  {
    name: "a win after the close is credited",
    foundBy: "round: a close ends every bet",
    options: rules({
      win: (books, call) => {
        const closed = books.rounds.get(roundKey(call))?.closed === true;
        if (closed) books.rounds.set(roundKey(call), { closed: false });
        const code = REFERENCE_RULES.win(books, call);
        if (closed) books.rounds.set(roundKey(call), { closed });
        return code;
      },
    }),
  },
  {
    name: "a rejected bet's win is credited",
    foundBy: "order, the bet is refused",
    options: rules({ win: seenAs("REJECTED", "OPEN", REFERENCE_RULES.win) }),
  },
  {
    name: "a rolled-back bet's win is credited",
    foundBy: "order, repeats, one by one: bet bet rollback",
    options: rules({ win: seenAs("ROLLED_BACK", "OPEN", REFERENCE_RULES.win) }),
  },
  {
    name: "a win for another player's bet is credited",
    foundBy: "stranger: a win names the bet of another player",
    options: rules({
      win: (books, call) => {
        const bet = call.bet === null ? undefined : books.bets.get(call.bet);
        if (bet === undefined || bet.player === call.player) return REFERENCE_RULES.win(books, call);
        move(books, call.player, parseAmount(call.amount) ?? 0n);
        return "OK";
      },
    }),
  },
  {
    name: "a barred player's win is refused",
    foundBy: "block:",
    options: rules({
      win: (books, call) =>
        books.players.get(call.player)?.blocked === true
          ? "MEMBER_BLOCKED"
          : REFERENCE_RULES.win(books, call),
    }),
  },
  {
    name: "an ended session stops a win",
    foundBy: "session:",
    options: rules({
      win: (books, call) =>
        books.players.get(call.player)?.live === false ? "SESSION_EXPIRED" : REFERENCE_RULES.win(books, call),
    }),
  },
];

const ROUND_FAULTS: readonly PlantedFault[] = [
  {
    name: "the close of an unknown round is forgotten",
    foundBy: "round: an unknown one is closed for good",
    options: rules({
      close: (books, call) =>
        books.rounds.has(roundKey(call)) ? REFERENCE_RULES.close(books, call) : "BET_UNKNOWN",
    }),
  },
  {
    name: "a batch stops at its first refusal",
    foundBy: "batch: a bad line stops no other",
    around: withBatch(async (wallet, calls) => {
      const answers: PostingAnswer[] = [];
      for (const call of calls) {
        const stopped = answers.some(({ code }) => code !== "OK");
        answers.push(stopped ? { code: "MALFORMED" } : await postBy(wallet, call));
      }
      return answers;
    }),
  },
  {
    name: "a batch does not keep the order of its lines",
    foundBy: "order, repeats, as a batch",
    around: withBatch(async (wallet, calls) => [...(await wallet.batch([...calls].reverse()))].reverse()),
  },
];

const postBy = async (wallet: Wallet, call: PostingCall): Promise<PostingAnswer> =>
  (await wallet.batch([call]))[0] ?? { code: "RETRY" };

function repeatAtOnce(): Partial<ReferenceOptions> {
  const { now, pause } = moments();
  const bornAt = new Map<string, number>();
  const recall: ReferenceRules["recall"] = (books, call) => {
    const born = bornAt.get(call.transaction) ?? now();
    bornAt.set(call.transaction, born);
    return books.answers.has(call.transaction) && born === now() ? null : REFERENCE_RULES.recall(books, call);
  };
  return { ...rules({ recall }), pause };
}

function staleBalance(): Partial<ReferenceOptions> {
  const { now, pause } = moments();
  const read = new Map<string, { readonly moment: number; readonly balanceMinor: bigint }>();
  const bet: ReferenceRules["bet"] = (books, call) => {
    const player = books.players.get(call.player);
    if (player === undefined) return REFERENCE_RULES.bet(books, call);
    const actualMinor = player.balanceMinor;
    const before = read.get(call.player);
    const seen = before?.moment === now() ? before : { moment: now(), balanceMinor: actualMinor };
    read.set(call.player, seen);
    player.balanceMinor = minor(seen.balanceMinor);
    const code = REFERENCE_RULES.bet(books, call);
    player.balanceMinor = minor(actualMinor - (seen.balanceMinor - player.balanceMinor));
    return code;
  };
  return { ...rules({ bet }), pause };
}

const RACE_FAULTS: readonly PlantedFault[] = [
  {
    name: "a repeat at the same moment posts twice",
    foundBy: "race: the same bet 100 times",
    options: repeatAtOnce(),
  },
  {
    name: "a balance is read, and written back later",
    foundBy: "race: 500 bets",
    options: staleBalance(),
  },
];

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...REPEAT_FAULTS,
  ...ROLLBACK_FAULTS,
  ...WIN_FAULTS,
  ...ROUND_FAULTS,
  ...RACE_FAULTS,
  ...SEAT_FAULTS,
];
