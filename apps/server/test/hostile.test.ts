// Hostile input over real sockets and by chance: large bodies are refused before they are read, and nothing a
// stranger sends makes the server answer 5xx or fall.
import type { AddressInfo } from "node:net";
import { listCalls } from "@jonaki/wire";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { talkTo } from "./socket-test-doubles.ts";

let house: TestApp;
let port: number;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_DEVICE_PER_MINUTE: "1000000", LIMIT_ADDRESS_PER_MINUTE: "1000000" });
  await house.app.http!.listen({ host: "127.0.0.1", port: 0 });
  port = (house.app.http!.server.address() as AddressInfo).port;
});
afterAll(() => house.stop());

const head = (extra: string): string =>
  `POST /wps/system/language HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n${extra}\r\n\r\n`;

describe("large bodies", () => {
  it("[CALL-183] one that announces more than 256 KB is refused before a byte of it is read", async () => {
    const heard = await talkTo(port, (send) => send(head("Content-Length: 999999999")));
    expect(heard).toMatch(/^HTTP\/1\.1 413 /u);
    expect(heard).toContain('"code":"TOO_LARGE"');
  });

  it("[CALL-183] one that does not say its length is refused as soon as it passes 256 KB", async () => {
    const piece = "x".repeat(16_384);
    const heard = await talkTo(port, (send) => {
      send(head("Transfer-Encoding: chunked"));
      // Twenty pieces are 320 KB; the end of the body is never sent.
      for (let sent = 0; sent < 20; sent += 1) send(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    });
    expect(heard).toMatch(/^HTTP\/1\.1 413 /u);
  });

  it("[CALL-2.1] what is no HTTP at all gets 400 and the server goes on", async () => {
    expect(await talkTo(port, (send) => send("\u0016\u0003\u0001garbage\r\n\r\n"))).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*"code":"BAD_REQUEST"/u,
    );
    expect((await house.send("GET", "/health")).status).toBe(200);
  });

  it("[CALL-2.1] headers without end get an answer instead of memory", async () => {
    const heard = await talkTo(port, (send) =>
      send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(100_000)}\r\n\r\n`),
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE"/u);
  });
});

describe("by chance", () => {
  const paths = [...new Set(listCalls().map(({ call }) => call.path))];
  const path = fc.oneof(
    fc.constantFrom(...paths),
    fc.webPath().map((text) => `/${text.replace(/^\/+/u, "")}`),
    fc.string().map((text) => `/${encodeURIComponent(text)}`),
  );
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(
      "",
      "null",
      "[]",
      "{}",
      '{"sealed":{}}',
      '{"sealed":"a.b.c.d.e"}',
      '{"language":"\\u0000"}',
      "\uFEFF{}",
      "1e999",
      '{"a":1e400}',
    ),
  );
  const request = fc.record({
    method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"),
    path,
    query: fc.oneof(
      fc.constant(""),
      fc.webQueryParameters().map((text) => `?${text}`),
      fc.constantFrom("?url=%00", "?url=%E0%A4%A", "?url[]=a", "?__proto__=1", "?channel=VIP&channel=VIP"),
    ),
    type: fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "x/y",
      "",
    ),
    token: fc.oneof(fc.constant(undefined), fc.stringMatching(/^[ -~]{0,40}$/u)),
    language: fc.constantFrom("BN", "EN", "XX", ""),
    device: fc.oneof(fc.constant("device=AAAAAAAAAAAAAAAAAAAAAA"), fc.stringMatching(/^[ -~]{0,40}$/u)),
    body,
  });

  it("[CALL-2] every request gets an answer below 500, in the envelope or as a page, and never a stack", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const hasBody = sent.method !== "GET" && sent.method !== "HEAD";
        const answer = await house.app.http!.inject({
          method: sent.method as "GET",
          url: sent.path + sent.query,
          headers: {
            host: "localhost",
            origin: "http://localhost",
            language: sent.language,
            cookie: sent.device,
            ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
            ...(hasBody && sent.type !== "" ? { "content-type": sent.type } : {}),
          },
          ...(hasBody ? { payload: sent.body } : {}),
        });
        expect(answer.statusCode, JSON.stringify(sent)).toBeLessThan(500);
        expect(answer.body).not.toMatch(/\bat .*\.ts:\d+/u);
        const refused = answer.statusCode >= 400 && sent.method !== "HEAD";
        if (refused)
          expect(answer.json(), JSON.stringify(sent)).toMatchObject({
            success: false,
            code: expect.any(String),
          });
      }),
      { numRuns: 3_000 },
    );
  }, 60_000);
});
