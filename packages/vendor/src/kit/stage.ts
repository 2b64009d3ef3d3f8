// Where one case is played: a player, the model that foretells every answer, and the calls of a fresh round.
import { isDeepStrictEqual } from "node:util";
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "../codes.ts";
import type { PostingAnswer, PostingCall, TransactionCall, Wallet } from "../contract.ts";
import { performTransaction } from "../serving.ts";
import { predict, startModel } from "./model.ts";
import type { ModelPlayer, ModelState, Predicted } from "./model.ts";
import { predictSeat } from "./seat-model.ts";
import { roundCalls, stakeOf } from "./round-calls.ts";
import type { RoundCalls } from "./round-calls.ts";
import { tableCalls } from "./table-calls.ts";
import type { TableCalls } from "./table-calls.ts";
import type { KitTarget, OpenedPlay } from "./target.ts";

/** A difference between what the table says and what came; it fails the case. */
export class Unexpected extends Error {}

/** A player with the balance that was seen last. */
export interface Lane {
  readonly opened: OpenedPlay;
  balanceMinor: Minor;
}

export interface Stage {
  readonly target: KitTarget;
  /** The target's wallet with patience: a RETRY is asked again, as a vendor would. */
  readonly wallet: Wallet;
  readonly lane: Lane;
  readonly other: Lane;
  /** Who sits at the table with the player; without one there is no table. */
  readonly partner: Lane | null;
  readonly stakeMinor: Minor;
  id(): string;
  /** The calls of a round that nobody has heard of yet. */
  round(): RoundCalls;
  /** The calls of a table that nobody has heard of yet. */
  table(): TableCalls;
  /** Sends a call and holds the answer to what the model foretells. */
  post(...calls: readonly TransactionCall[]): Promise<void>;
  postBatch(calls: readonly PostingCall[]): Promise<void>;
  /** Sends without judging, for calls whose order nobody can foretell. */
  send(call: TransactionCall): Promise<PostingAnswer>;
  /** Lets the model hear of a call that was sent without judging. */
  foretell(call: TransactionCall): Predicted;
  modelNow(): ModelState;
  /** Lets the model know why the player's bets are refused from now on. */
  bar(code: WalletCode): void;
  balanceMinor(lane?: Lane): Minor;
  expect(what: string, expected: unknown, seen: unknown): void;
}

export interface StageOptions {
  readonly target: KitTarget;
  readonly wallet: Wallet;
  readonly lane: Lane;
  readonly other: Lane;
  readonly partner: Lane | null;
  id(): string;
}

export function openStage(options: StageOptions): Stage {
  const { target, wallet, lane, other, partner } = options;
  const player = lane.opened.play.player;
  const present = [lane, other, ...(partner === null ? [] : [partner])];
  let model = startModel(new Map(present.map((one) => modelPlayer(one))), target.betlessWins);
  const firstSeen = new Map<string, PostingAnswer>();
  const foretell = (call: TransactionCall): Predicted => {
    const [after, predicted] = predictAny(model, call);
    model = after;
    return predicted;
  };
  const judge = (call: TransactionCall, seen: PostingAnswer): void => {
    const repeated = model.answered.has(call.transaction);
    compare(call, foretell(call), seen);
    const first = firstSeen.get(call.transaction);
    if (!repeated) firstSeen.set(call.transaction, seen);
    else if (first !== undefined && seen.code !== "MISMATCH")
      expectEqual(`${call.verb} repeated`, first, seen);
  };
  const send = (call: TransactionCall): Promise<PostingAnswer> => performTransaction(wallet, call);
  return {
    ...options,
    stakeMinor: stakeOf(lane.opened),
    round: () => roundCalls(lane.opened, options.id),
    table: () => {
      if (partner === null) throw new Error("a table needs two players");
      return tableCalls(lane.opened, partner.opened, options.id);
    },
    async post(...calls) {
      for (const call of calls) judge(call, await send(call));
    },
    async postBatch(calls) {
      const answers = await wallet.batch(calls);
      calls.forEach((call, line) => judge(call, answers[line] ?? { code: "RETRY" }));
    },
    send,
    foretell,
    modelNow: () => model,
    bar(code) {
      const barred = { ...modelPlayer(lane)[1], balanceMinor: balanceIn(model, player), barredWith: code };
      model = { ...model, players: new Map(model.players).set(player, barred) };
    },
    balanceMinor: (of = lane) => balanceIn(model, of.opened.play.player),
    expect: expectEqual,
  };
}

export const predictAny = (model: ModelState, call: TransactionCall): readonly [ModelState, Predicted] =>
  call.verb === "buyIn" || call.verb === "hand" || call.verb === "buyOut"
    ? predictSeat(model, call)
    : predict(model, call);

export const balanceIn = (model: ModelState, player: string): Minor =>
  model.players.get(player)?.balanceMinor ?? minor(0n);

const read = (text: string): Minor => parseAmount(text) ?? minor(0n);

function modelPlayer({ opened: { play }, balanceMinor }: Lane): readonly [string, ModelPlayer] {
  const { session, currency, limits } = play;
  const minimumMinor = read(limits.minimum);
  return [
    play.player,
    { session, currency, balanceMinor, minimumMinor, maximumMinor: read(limits.maximum), barredWith: null },
  ];
}

/** The code always, and the balance whenever it is told; after OK it has to be told. What came back of a seat as well. */
function compare(call: TransactionCall, predicted: Predicted, seen: PostingAnswer): void {
  expectEqual(`code of ${call.verb}`, predicted.code, seen.code);
  const back = predicted.amountMinor === undefined ? undefined : formatAmount(predicted.amountMinor);
  expectEqual(`amount of ${call.verb}`, back, seen.amount);
  if (seen.code !== "OK" && seen.balance === undefined) return;
  const balance = predicted.balanceMinor === null ? undefined : formatAmount(predicted.balanceMinor);
  expectEqual(`balance after ${call.verb}`, balance, seen.balance);
}

function expectEqual(what: string, expected: unknown, seen: unknown): void {
  if (isDeepStrictEqual(expected, seen)) return;
  throw new Unexpected(`${what}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
}
