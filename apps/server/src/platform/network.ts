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

/** Nobody reads what a gateway says beside its status; more than this is a flood. */
const LARGEST_ANSWER_BYTES = 65_536;

export const post: Post = ({ address, headers, body, longestMs }) =>
  new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      // From the first byte to the last.
      signal: AbortSignal.timeout(longestMs),
    };
    const open = new URL(address).protocol === "https:" ? openHttps : openHttp;
    const request = open(address, options, (response) => {
      readThrough(response).then(() => resolve(response.statusCode ?? 0), reject);
    });
    request.on("error", reject).end(body);
  });

async function readThrough(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > LARGEST_ANSWER_BYTES) throw new Error("the answer is too long");
  }
}
