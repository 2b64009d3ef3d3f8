// The server's network, and the only file of it that opens a connection by itself: one POST, given up after its time,
// that follows no redirect and reads no more of an answer than it needs.
import { request as openHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as openHttps } from "node:https";

export interface Posted {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly longestMs: number;
}

/** Answers the status; an answer that does not come is a fault. */
export type Post = (posted: Posted) => Promise<number>;

/** The same with what was answered. */
export type Ask = (posted: Posted) => Promise<{ readonly status: number; readonly body: string }>;

/** Nobody we ask has more to say; more than this is a flood. */
const LARGEST_ANSWER_BYTES = 65_536;

export const ask: Ask = ({ address, headers, body, longestMs }) =>
  new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      // From the first byte to the last.
      signal: AbortSignal.timeout(longestMs),
    };
    const open = new URL(address).protocol === "https:" ? openHttps : openHttp;
    const request = open(address, options, (response) => {
      readThrough(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject);
    });
    request.on("error", reject).end(body);
  });

export const post: Post = async (posted) => (await ask(posted)).status;

async function readThrough(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > LARGEST_ANSWER_BYTES) throw new Error("the answer is too long");
  }
  return Buffer.concat(chunks).toString();
}
