import { describe, expect, it } from "vitest";
import { jsonOf, openCalls, refusal, success } from "./test-doubles.ts";

describe("without an answer", () => {
  it("[SITE-63] a call without an HTTP answer for 30 seconds is NETWORK, and its request is given up", async () => {
    const { send, time, requests } = openCalls(["silence"]);
    const result = send("act");
    await time.advance(29_999);
    expect(requests[0]!.signal.aborted).toBe(false);
    await time.advance(1);
    expect(await result).toEqual({ ok: false, code: "NETWORK", message: "local NETWORK", value: null });
    expect(requests[0]!.signal.aborted).toBe(true);
  });

  it("[CALL-12] a GET without an answer is repeated once after a second", async () => {
    const { send, time, requests } = openCalls(["no connection", success("late")]);
    const result = send("read");
    await time.advance(999);
    expect(requests).toHaveLength(1);
    await time.advance(1);
    expect(await result).toEqual({ ok: true, value: "late" });
    expect(time.waiting()).toBe(0);
  });

  it("[CALL-12] a GET is not repeated a second time", async () => {
    const { send, time, requests } = openCalls(["no connection", "no connection"]);
    const result = send("read");
    await time.advance(60_000);
    expect(await result).toMatchObject({ code: "NETWORK" });
    expect(requests).toHaveLength(2);
  });

  it("[CALL-12] a GET that was refused is not repeated", async () => {
    const { send, time, requests } = openCalls([refusal(503, "MAINTENANCE")]);
    expect(await send("read")).toMatchObject({ code: "MAINTENANCE" });
    await time.advance(60_000);
    expect(requests).toHaveLength(1);
  });

  it.each(["act", "remove", "pay"])("[CALL-12] %s changes something and is never repeated", async (name) => {
    const { send, time, requests } = openCalls(["no connection"]);
    const result = send(name);
    await time.advance(60_000);
    expect(await result).toMatchObject({ code: "NETWORK" });
    expect(requests).toHaveLength(1);
  });

  it("[SITE-63] a body that breaks off counts as no answer", async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
    const { send } = openCalls([new Response(broken)]);
    expect(await send("act")).toMatchObject({ code: "NETWORK" });
  });
});

describe("a body that takes long to leave", () => {
  it("[SITE-63] tells how far it is, and the 30 seconds begin anew with every piece", async () => {
    const { send, time, requests } = openCalls(["silence"]);
    const heard: number[] = [];
    const image = new File(["x"], "one.png");
    const result = send("upload", { image }, { onProgress: (share) => void heard.push(share) });
    await time.advance(29_000);
    requests[0]!.onProgress?.(0.5);
    await time.advance(29_000);
    requests[0]!.onProgress?.(1);
    await time.advance(29_999);
    expect([heard, requests[0]!.signal.aborted]).toEqual([[0.5, 1], false]);
    await time.advance(1);
    expect(await result).toMatchObject({ code: "NETWORK" });
    expect([requests[0]!.signal.aborted, time.waiting()]).toEqual([true, 0]);
  });

  it("[SITE-63] nobody who did not ask is told", async () => {
    const { send, requests } = openCalls([success()]);
    await send("act");
    expect("onProgress" in requests[0]!).toBe(false);
  });
});

describe("the same action", () => {
  it("[CALL-10] pressed again within a second it gets the first answer and is not sent", async () => {
    const { send, time, requests } = openCalls([success(1), success(2)]);
    const first = send("act", { game: 1 });
    await time.advance(999);
    expect(await send("act", { game: 1 })).toEqual(await first);
    expect(requests).toHaveLength(1);
    await time.advance(1);
    expect(await send("act", { game: 1 })).toEqual({ ok: true, value: 2 });
  });

  it("[CALL-10] pressed again while the answer is awaited it waits for the same answer", async () => {
    const { send, time, requests } = openCalls(["silence"]);
    const first = send("act");
    await time.advance(20_000);
    const second = send("act");
    await time.advance(10_000);
    expect(await second).toBe(await first);
    expect(requests).toHaveLength(1);
  });

  it("[CALL-10] other values are another action", async () => {
    const { send, requests } = openCalls([success("on"), success("off"), success("on again")]);
    await send("act", { on: true });
    await send("act", { on: false });
    expect(await send("act", { on: true })).toEqual({ ok: true, value: "on again" });
    expect(requests).toHaveLength(3);
  });

  it("[CALL-10] another image is another action", async () => {
    const { send, requests } = openCalls([success(), success()]);
    await send("upload", { image: new File(["x"], "one.png", { lastModified: 1 }) });
    await send("upload", { image: new File(["y"], "two.png", { lastModified: 1 }) });
    await send("upload", { image: new File(["y"], "two.png", { lastModified: 1 }) });
    expect(requests).toHaveLength(2);
  });

  it("[CALL-10] loading reads are not throttled", async () => {
    const { send, requests } = openCalls([success(), success()]);
    await Promise.all([send("read"), send("read")]);
    expect(requests).toHaveLength(2);
  });
});

describe("the end of a session", () => {
  it.each(["SESSION_EXPIRED", "SESSION_REPLACED"])(
    "[ACC-78, ACC-79] %s is told to the application",
    async (code) => {
      const { send, ended } = openCalls([refusal(401, code)], { token: () => "old" });
      await send("read");
      expect(ended).toEqual([code]);
    },
  );

  it("[ACC-78] an answer to an earlier token does not end the session that came after it", async () => {
    let token = "old";
    const { send, ended } = openCalls([refusal(401, "SESSION_EXPIRED")], { token: () => token });
    const result = send("read");
    token = "new";
    await result;
    expect(ended).toEqual([]);
  });

  it("[CALL-4] a visitor who is refused has no session to end", async () => {
    const { send, ended } = openCalls([refusal(401, "NOT_LOGGED_IN")]);
    expect(await send("read")).toMatchObject({ code: "NOT_LOGGED_IN" });
    expect(ended).toEqual([]);
  });
});

describe("sealed calls", () => {
  it("[CALL-6] a sealed call is never sent plain: without a key it is refused here", async () => {
    const { send, requests } = openCalls([]);
    expect(await send("login", { password: "p" })).toEqual({
      ok: false,
      code: "SEAL_INVALID",
      message: "local SEAL_INVALID",
      value: null,
    });
    expect(requests).toEqual([]);
  });

  it("[CALL-5] the body of a sealed call is only {sealed}", async () => {
    const sealer = { learn: () => undefined, seal: () => Promise.resolve("a.b.c.d.e") };
    const { send, requests } = openCalls([success()], { sealer });
    await send("login", { password: "p" });
    expect(requests.map(jsonOf)).toEqual([{ sealed: "a.b.c.d.e" }]);
  });

  it("[SITE-63] cryptography that cannot be loaded is NETWORK, not a crash", async () => {
    const sealer = { learn: () => undefined, seal: () => Promise.reject(new Error("chunk")) };
    const { send } = openCalls([], { sealer });
    expect(await send("login", { password: "p" })).toMatchObject({ ok: false, code: "NETWORK" });
  });
});
