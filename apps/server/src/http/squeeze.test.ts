// A long answer travels compressed to whoever takes it so, and is the same for everybody.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, it } from "vitest";
import { sendText } from "./squeeze.ts";

const LONG = "জোনাকি ".repeat(500);

async function answerTo(accepts: string | undefined, text: string) {
  const app = fastify();
  app.get("/", (_request, reply) => sendText(reply, text));
  const headers = accepts === undefined ? {} : { "accept-encoding": accepts };
  return app.inject({ url: "/", headers });
}

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["br;q=1.0", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
])("to %s it is sent as %s", async (accepts, encoding, open) => {
  const { headers, rawPayload } = await answerTo(accepts, LONG);
  expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
  expect(rawPayload.length).toBeLessThan(LONG.length / 10);
  expect(open(rawPayload).toString()).toBe(LONG);
});

it.each([[undefined], ["identity"], ["zebra"]])("to %s it is sent as it is", async (accepts) => {
  const { headers, payload } = await answerTo(accepts, LONG);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(payload).toBe(LONG);
});

it("a short one is not worth it", async () => {
  const { headers, payload } = await answerTo("br", "short");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(payload).toBe("short");
});
