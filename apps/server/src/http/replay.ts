// Repeating a request id answers the first result and does nothing twice [WAL-3].
import { createHash } from "node:crypto";
import { refused } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import type { Database } from "../platform/database/database.ts";
import { claimRequest, forgetClaim, rememberAnswer } from "../platform/replay.store.ts";
import type { RequestKey } from "../platform/replay.store.ts";

export interface Replay {
  once(key: RequestKey, input: unknown, work: () => Promise<Answer<unknown>>): Promise<Answer<unknown>>;
}

export function createReplay(database: Database): Replay {
  return {
    once: async (key, input, work) => {
      const claim = await claimRequest(database.store, key, fingerprintOf(input));
      if (claim.kind === "answered") return claim.answer as Answer<unknown>;
      if (claim.kind === "other-content") return refused("REQUEST_REUSED");
      if (claim.kind === "running") return refused("RETRY");
      try {
        const answer = await work();
        await rememberAnswer(database.store, key, answer);
        return answer;
      } catch (fault) {
        await forgetClaim(database.store, key);
        throw fault;
      }
    },
  };
}

/** Two requests have the same content when their parsed inputs are equal, whatever the order of keys. */
export function fingerprintOf(input: unknown): Buffer {
  return createHash("sha256").update(canonical(input)).digest();
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
      .join(",")}}`;
  }
  return typeof value === "bigint" ? `${value}n` : JSON.stringify(value);
}
