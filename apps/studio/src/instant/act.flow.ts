// A member's step in a round that goes on [INS-10, INS-13]: judged and written down under the round's lock, then shown. The
// same step sent again does nothing again, and of two different ones at the same place only the first counts.
import { isSameJson, isStepped, seedOf, singlePlayStream } from "@jonaki/games";
import type { SteppedChoices } from "@jonaki/games";
import type { PlayCode } from "@jonaki/games/play/wire";
import { lockSeed } from "../fair/seeds.store.ts";
import type { OpenTransaction } from "../platform/database.ts";
import type { SessionRow } from "../sessions/sessions.store.ts";
import { answerTo, refuse } from "./play.flow.ts";
import type { PlayAnswer } from "./play.flow.ts";
import { choicesOf, mustKnow } from "./decide.flow.ts";
import { driveRound } from "./round.flow.ts";
import type { RoundParts } from "./rounds.ts";
import { lockRound, writeAct, writeOutcome } from "./rounds.store.ts";
import type { RoundRow } from "./rounds.store.ts";

export interface Act {
  /** How many acts came before it. */
  readonly step: number;
  readonly act: unknown;
}

export async function actInRound(
  parts: RoundParts,
  session: SessionRow,
  round: RoundRow,
  act: Act,
): Promise<PlayAnswer> {
  const refusal = await parts.database.transaction((tx) => takeAct(parts, tx, round, act));
  return refusal === null ? answerTo(session, await driveRound(parts, round.id)) : refuse(refusal);
}

/** Null when the act stands: now, or since it was sent before. */
async function takeAct(
  { clock }: RoundParts,
  tx: OpenTransaction,
  round: RoundRow,
  { step, act }: Act,
): Promise<PlayCode | null> {
  const game = mustKnow(round);
  if (!isStepped(game)) return "VALIDATION";
  // The seed before the round, as everybody does: two who wait for each other would never end.
  const seed = await lockSeed(tx, round.seedId);
  const { state, choices: written, nonce } = await lockRound(tx, round.id);
  const choices = choicesOf(game, { id: round.id, choices: written }) as SteppedChoices;
  const before = choices.acts[step];
  if (before !== undefined) return isSameJson(act, before) ? null : "STATE_CHANGED";
  if (state !== "PLAYING" || nonce === null || step !== choices.acts.length) return "STATE_CHANGED";
  const stream = () => singlePlayStream(seedOf(seed.serverSeed), round.clientSeed, nonce);
  const next = game.act(choices, act, stream());
  const view = next === null ? null : game.view(next, stream());
  if (next === null || view === null) return "VALIDATION";
  const at = clock.now();
  const texts = { choices: JSON.stringify(game.choicesJson(next)), shown: JSON.stringify(view.shown) };
  await writeAct(tx, round.id, { ...texts, at });
  if (view.isOver) {
    const outcome = game.settle(next, stream());
    const text = JSON.stringify(game.outcomeJson(outcome));
    await writeOutcome(tx, round.id, { outcome: text, payoutMinor: outcome.payoutMinor, at });
  }
  return null;
}
