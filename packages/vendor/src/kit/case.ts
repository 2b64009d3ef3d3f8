// One case of the kit: a name, what it needs of the target, and what is done on the stage.
import type { PostingAnswer, PostingCall, TransactionCall } from "../contract.ts";
import type { RoundCalls } from "./round-calls.ts";
import type { Stage } from "./stage.ts";

/** A case whose need the target cannot meet is left out and said to be. */
export type Need =
  | "nothing"
  | "raw door"
  | "free round"
  | "end of session"
  | "block"
  | "rooms"
  | "rooms and end of session"
  | "rooms and block";

export interface KitCase {
  readonly name: string;
  readonly needs: Need;
  run(stage: Stage): Promise<void>;
}

export const kitCase = (name: string, run: KitCase["run"], needs: Need = "nothing"): KitCase => ({
  name,
  needs,
  run,
});

/** Calls one after the other, each answer as the model foretells. */
export const script = (
  name: string,
  calls: (stage: Stage) => readonly TransactionCall[],
  needs: Need = "nothing",
): KitCase => kitCase(name, (stage) => stage.post(...calls(stage)), needs);

/** Sends what no honest caller could write down; the types end here. */
export function sendAnything(stage: Stage, value: object): Promise<PostingAnswer> {
  return stage.send(value as PostingCall);
}

type Calls = readonly PostingCall[];

/** A script that begins with the calls of a fresh round. */
export const roundScript = (name: string, calls: (round: RoundCalls, stage: Stage) => Calls): KitCase =>
  script(name, (stage) => calls(stage.round(), stage));
