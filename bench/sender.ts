// Calls sent over so many kept connections, each naming its page and a device as a browser does.
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

export interface Sender {
  post(path: string, body: string, contentType?: string): Promise<Answered>;
  get(path: string): Promise<Answered>;
  close(): void;
}

/** So many kept connections; each call names its page, as a browser does. */
export function openSender(url: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, host } = new URL(url);
  const send = (method: string, path: string, body: string, contentType: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        origin: `http://${host}`,
        cookie: `device=${randomBytes(16).toString("base64url")}`,
        ...(method === "GET"
          ? {}
          : { "content-type": contentType, "content-length": Buffer.byteLength(body) }),
      };
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: response.headers["retry-after"],
          }),
        );
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(method === "GET" ? undefined : body);
    });
  return {
    post: (path, body, contentType = "application/json") => send("POST", path, body, contentType),
    get: (path) => send("GET", path, "", ""),
    close: () => agent.destroy(),
  };
}
