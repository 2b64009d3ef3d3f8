// A frugal HTTP client for loads: kept connections, one request on each at a time, answers with a known length. A
// generator that shares two cores with what it measures must cost little itself.
import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";

export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
}

export interface PlainHttp {
  post(headers: Readonly<Record<string, string>>, body: Buffer): Promise<PlainAnswer>;
  /** Opens so many connections and waits until they stand: whoever comes back to a server does not knock anew each time. */
  ready(connections: number): Promise<void>;
  close(): void;
}

const END_OF_HEADERS = "\r\n\r\n";

export function openPlainHttp(address: URL): PlainHttp {
  const idle: Socket[] = [];
  const all = new Set<Socket>();

  const open = (): Socket => {
    const socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true });
    all.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => void all.delete(socket));
    return socket;
  };

  // In turn, so that none is closed for having said nothing; one that is closed all the same answers nobody.
  const next = (): Socket | undefined => {
    const socket = idle.shift();
    return socket === undefined || all.has(socket) ? socket : next();
  };

  return {
    post: (headers, body) =>
      new Promise((resolve, reject) => {
        const socket = next() ?? open();
        let received = "";
        const done = (): void => {
          socket.off("data", hear);
          socket.off("close", fail);
        };
        const fail = (): void => {
          done();
          reject(new Error("the connection was closed"));
        };
        const hear = (chunk: Buffer): void => {
          received += chunk.toString("latin1");
          const answer = readAnswer(received);
          if (answer === null) return;
          done();
          idle.push(socket);
          resolve(answer);
        };
        socket.on("data", hear);
        socket.on("close", fail);
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        const head = `POST ${address.pathname} HTTP/1.1\r\nhost: ${address.host}\r\n${lines.join("")}content-length: ${body.length}\r\n\r\n`;
        socket.write(Buffer.concat([Buffer.from(head, "latin1"), body]));
      }),
    ready: async (connections) => {
      const missing = Array.from({ length: Math.max(0, connections - all.size) }, open);
      await Promise.all(missing.map((socket) => once(socket, "connect")));
      idle.push(...missing);
    },
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}

/** Null while something is missing. */
function readAnswer(received: string): PlainAnswer | null {
  const end = received.indexOf(END_OF_HEADERS);
  if (end < 0) return null;
  const head = received.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? "0");
  const body = received.slice(end + END_OF_HEADERS.length);
  if (body.length < length) return null;
  return { status: Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)), body };
}
