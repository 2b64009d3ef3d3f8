// The last steps of each member, to be told when something differs.
import type { Step } from "../check/steps.ts";

const KEPT = 20;
/** More than a wave has of one member. */
const MOST = 1_000;

export interface Memory {
  note(step: Step): void;
  /** One line for each of the member's last steps up to one, the oldest first. */
  of(member: number, until: number): readonly string[];
}

export function createMemory(): Memory {
  const steps = new Map<number, Step[]>();
  return {
    note: (step) => {
      const { member } = step.operation;
      const last = steps.get(member) ?? [];
      steps.set(member, last);
      last.push(step);
      if (last.length > MOST) last.splice(0, MOST / 2);
    },
    of: (member, until) =>
      (steps.get(member) ?? [])
        .filter(({ number }) => number <= until)
        .slice(-KEPT)
        .map(lineOf),
  };
}

function lineOf({ number, wave, process, order, operation, sent, seen }: Step): string {
  const what = operation.kind === "call" ? { vendor: operation.vendor, ...operation.call } : operation;
  const named = operation.kind === "correct" ? { sent: sent.correction } : {};
  const text = JSON.stringify({ ...what, ...named }, (_key, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  const where = `wave ${wave}, process ${"ABC"[process] ?? process}${order === 0 ? "" : `, place ${order}`}`;
  return `  step ${number} (${where}) ${text} → ${seen ?? "no answer"}`;
}
