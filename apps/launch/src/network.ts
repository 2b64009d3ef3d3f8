// The launcher's network, and the only file of it that touches one: a POST on a kept connection to the other process
// of the house, which is given up after two seconds [VEN-15].
import { Agent, request as openHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as openHttps } from "node:https";
import type { Send } from "@jonaki/studio/own-process";

export interface Network {
  readonly send: Send;
  /** Ends the kept connections. */
  close(): void;
}

const LONGEST_CALL_MS = 2_000;
const MOST_CONNECTIONS = 64;

export function openNetwork(longestCallMs = LONGEST_CALL_MS): Network {
  const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const agents = { plain: new Agent(options), secure: new SecureAgent(options) };
  return {
    send: ({ address, headers, body }) =>
      new Promise((resolve, reject) => {
        const isSecure = new URL(address).protocol === "https:";
        const parts = {
          method: "POST",
          headers: { ...headers, "content-length": String(body.length) },
          agent: isSecure ? agents.secure : agents.plain,
          // From the first byte to the last, waiting for a connection included.
          signal: AbortSignal.timeout(longestCallMs),
        };
        const request = (isSecure ? openHttps : openHttp)(address, parts, (response) => {
          readText(response).then(
            (text) => resolve({ status: response.statusCode ?? 0, body: text }),
            reject,
          );
        });
        request.on("error", reject).end(body);
      }),
    close: () => {
      agents.plain.destroy();
      agents.secure.destroy();
    },
  };
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
