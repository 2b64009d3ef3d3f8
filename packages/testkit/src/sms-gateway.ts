// An SMS gateway on loopback: it takes what it is sent, or answers as it is told.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedSms {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly body: string;
}

export interface TestSmsGateway {
  /** For SMS_URL. */
  readonly url: string;
  readonly received: readonly ReceivedSms[];
  /** From now on it answers with this status and these headers; null: it takes the message and never answers. */
  answerWith(status: number | null, headers?: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
}

export async function startSmsGateway(): Promise<TestSmsGateway> {
  const received: ReceivedSms[] = [];
  let answer: { status: number | null; headers: Readonly<Record<string, string>> } = {
    status: 200,
    headers: {},
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, path: request.url ?? "", body });
      if (answer.status !== null) response.writeHead(answer.status, answer.headers).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    answerWith: (status, headers = {}) => {
      answer = { status, headers };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
