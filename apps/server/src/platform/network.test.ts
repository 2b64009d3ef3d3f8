import { startSmsGateway } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestSmsGateway } from "@jonaki/testkit";
import { post } from "./network.ts";

let gateway: TestSmsGateway;
beforeAll(async () => {
  gateway = await startSmsGateway();
});
afterAll(() => gateway.stop());
const send = (address = gateway.url, longestMs = 2_000) =>
  post({ address, headers: { "content-type": "text/plain" }, body: "নমস্কার", longestMs });

describe("a POST", () => {
  it("[ACC-120] carries its bytes whole, answers the status and follows no redirect", async () => {
    expect(await send()).toBe(200);
    expect(gateway.received.at(-1)?.body).toBe("নমস্কার");
    gateway.answerWith(302, { location: `${gateway.url}/elsewhere` });
    expect(await send()).toBe(302);
    expect(gateway.received.at(-1)?.path).toBe("/send");
    gateway.answerWith(200);
  });

  it("[ACC-120] is given up when nobody answers in time, or nobody is there", async () => {
    gateway.answerWith(null);
    await expect(send(gateway.url, 50)).rejects.toThrow(/abort|timeout/iu);
    gateway.answerWith(200);
    await expect(send("http://127.0.0.1:1/")).rejects.toThrow("ECONNREFUSED");
  });
});
