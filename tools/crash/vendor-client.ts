// The vendor's line to the servers: signed requests over HTTP, each written down before it leaves and when its
// answer has come. What is no answer is RETRY.
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { createWalletClient } from "../../packages/vendor/src/client.ts";
import type { WalletRequest, WalletResponse } from "../../packages/vendor/src/client.ts";
import type { PostingAnswer, PostingCall, Wallet } from "../../packages/vendor/src/contract.ts";
import { performPosting } from "../../packages/vendor/src/serving.ts";
import type { CallLog } from "./call-log.ts";
import { VENDOR } from "./players.ts";

/** When a request left and when its answer came, on the clock of this process. */
export interface Timing {
  readonly leftMs: number;
  readonly cameMs: number;
}

export interface VendorClient {
  /** Sends calls of a player, alone or as one batch, to a server. */
  ask(server: number, player: number, calls: readonly PostingCall[]): Promise<readonly PostingAnswer[]>;
  /** The requests since the last time this was asked. */
  timings(): readonly Timing[];
  close(): void;
}

const LONGEST_MS = 20_000;

export function openVendorClient(addresses: readonly string[], secret: string, log: CallLog): VendorClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let timed: Timing[] = [];
  const wallets: readonly Wallet[] = addresses.map((address) =>
    createWalletClient({
      address,
      vendor: VENDOR,
      secret,
      clock: { now: () => new Date() },
      random: { bytes: (count) => randomBytes(count) },
      send: async (message) => {
        const leftMs = performance.now();
        try {
          return await send(agent, message);
        } finally {
          timed.push({ leftMs, cameMs: performance.now() });
        }
      },
    }),
  );
  return {
    ask: async (server, player, calls) => {
      const wallet = wallets[server];
      const [first] = calls;
      if (wallet === undefined || first === undefined) return [];
      const places = calls.map((call) => log.sending(player, call));
      const answers = calls.length === 1 ? [await performPosting(wallet, first)] : await wallet.batch(calls);
      answers.forEach((answer, line) => log.answered(places[line] ?? 0, answer));
      return answers;
    },
    timings: () => {
      const all = timed;
      timed = [];
      return all;
    },
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, { address, headers, body }: WalletRequest): Promise<WalletResponse> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(body.length) },
        agent,
        timeout: LONGEST_MS,
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
        answer.on("error", reject);
      },
    );
    call.on("timeout", () => call.destroy(new Error("no answer")));
    call.on("error", reject);
    call.end(body);
  });
}
