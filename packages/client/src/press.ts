// The same user action is sent at most once per second [CALL-10]: a press that repeats the latest one of
// its call gets the first one's answer, not an error and not a second sending.
import type { Clock } from "./ports.ts";

export const SAME_ACTION_MS = 1_000;

interface Press {
  readonly action: string;
  readonly sentAtMs: number;
  readonly answer: Promise<unknown>;
  pending: boolean;
}

export type Once = <Answer>(call: string, action: string, send: () => Promise<Answer>) => Promise<Answer>;

/**
 * A press repeats when call and values equal the latest ones and these are under way or younger than a
 * second. Only the latest counts: on, off, on again are three actions, and the last one must arrive.
 */
export function createOnce(clock: Clock): Once {
  const latest = new Map<string, Press>();
  return <Answer>(call: string, action: string, send: () => Promise<Answer>): Promise<Answer> => {
    const last = latest.get(call);
    const repeats =
      last?.action === action && (last.pending || clock.nowMs() - last.sentAtMs < SAME_ACTION_MS);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same call always answers the same type.
    if (repeats) return last.answer as Promise<Answer>;
    const answer = send().finally(() => {
      press.pending = false;
    });
    const press: Press = { action, sentAtMs: clock.nowMs(), answer, pending: true };
    latest.set(call, press);
    return answer;
  };
}
