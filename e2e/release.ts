// Stands before the house as a new release would: the same site, with another service worker, or with none.
import { createServer, request } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The worker's text in the new release; null when the operator has removed it. */
type ChangeWorker = (text: string) => string | null;

/** Neither compressed nor compared with what the browser has: the text is changed here. */
const WHOLE = { host: "localhost", "accept-encoding": "identity" };

export async function standBefore(houseUrl: string) {
  const { port } = new URL(houseUrl);
  let change: ChangeWorker = (text) => text;
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === "/service-worker.js";
    const headers = isWorker ? WHOLE : asked.headers;
    const passed = request(
      { port, host: "localhost", path: asked.url, method: asked.method, headers },
      (from) => (isWorker ? void sendWorker(from, answer, change) : send(from, answer)),
    );
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    changeWorker: (next: ChangeWorker) => {
      change = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function send(from: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(from.statusCode ?? 502, from.headers);
  from.pipe(answer);
}

async function sendWorker(
  from: IncomingMessage,
  answer: ServerResponse,
  change: ChangeWorker,
): Promise<void> {
  const text = change(Buffer.concat(await Array.fromAsync(from)).toString());
  if (text === null) return void answer.writeHead(404).end();
  const { "content-length": _length, etag: _etag, ...headers } = from.headers;
  answer.writeHead(from.statusCode ?? 502, headers).end(text);
}
