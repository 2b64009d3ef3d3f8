// What the house has sent to people: read from the log, where messages go while no gateway is configured.
import { vi } from "vitest";
import type { TestApp } from "./app.ts";

export interface SentMessage {
  readonly channel: "SMS" | "MAIL";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const LONGEST_MS = 10_000;

/** Waits until nothing waits for this number or mailbox any more: a job has sent it, or found nobody to send it to. */
export async function untilSent(house: TestApp, target: string): Promise<void> {
  const { pool } = house.app.foundation.database;
  const queued = "select from dispatches where target = $1 and state = 'QUEUED'";
  await vi.waitUntil(async () => (await pool.query(queued, [target])).rowCount === 0, {
    timeout: LONGEST_MS,
    interval: 20,
  });
}

/** Everything that went to a number (8801712345678) or mailbox, oldest first. */
export async function messagesTo(house: TestApp, target: string): Promise<readonly SentMessage[]> {
  await untilSent(house, target);
  return house.logged
    .filter((line) => line.includes("no gateway is configured"))
    .map((line) => JSON.parse(line) as SentMessage)
    .filter(({ to }) => to === target);
}

/** The newest code that went there. */
export async function codeSentTo(house: TestApp, target: string): Promise<string> {
  const newest = (await messagesTo(house, target)).at(-1);
  if (newest === undefined) throw new Error(`nothing was sent to ${target}`);
  return codeIn(newest.text);
}

export function codeIn(text: string): string {
  const code = /\b\d{6}\b/u.exec(text)?.[0];
  if (code === undefined) throw new Error(`there is no code in: ${text}`);
  return code;
}
