import { describe, expect, it } from "vitest";
import { openCalls, refusal, success } from "./test-doubles.ts";

describe("answers", () => {
  it("[CALL-1] a success answers its value", async () => {
    const { send } = openCalls([success({ points: 3 })]);
    expect(await send("read")).toEqual({ ok: true, value: { points: 3 } });
  });

  it("[CALL-2] a refusal is a value with code, message and parameters", async () => {
    const { send } = openCalls([refusal(422, "AMOUNT_RANGE", { 0: "1.00", 1: "9.00" })]);
    expect(await send("act")).toEqual({
      ok: false,
      code: "AMOUNT_RANGE",
      message: "text of AMOUNT_RANGE",
      value: { 0: "1.00", 1: "9.00" },
    });
  });

  it.each([
    ["a page of a proxy", new Response("<html>", { status: 502 })],
    ["a failure without a code", Response.json({ success: false, message: "?" }, { status: 500 })],
    ["a list", Response.json([])],
    ["an error picture", new Response("GIF", { status: 404, headers: { "content-type": "image/gif" } })],
  ])("[ERR-6] %s is UNKNOWN", async (_what, reply) => {
    const { send } = openCalls([reply]);
    expect(await send("act")).toEqual({
      ok: false,
      code: "UNKNOWN",
      message: "local UNKNOWN",
      value: null,
    });
  });

  it("[SITE-32] an image answers its bytes, and a missing one its refusal", async () => {
    const image = new Response(new Uint8Array([1, 2]), { headers: { "content-type": "image/png" } });
    const { send } = openCalls([image, refusal(404, "NOT_FOUND")]);
    const shown = await send("read");
    expect(shown.ok && shown.value instanceof Blob && shown.value.size).toBe(2);
    expect(await send("read")).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });
});

describe("requests", () => {
  it("[SITE-54] every call carries the current language", async () => {
    let language = "BN";
    const { send, requests } = openCalls([success(), success()], { language: () => language });
    await send("read");
    language = "EN";
    await send("read");
    expect(requests.map(({ headers }) => headers["Language"])).toEqual(["BN", "EN"]);
  });

  it("[ACC-65] a call that has a version says it in the header Version, and no other does", async () => {
    const { send, requests } = openCalls([success(), success()]);
    await send("ofVersion3");
    await send("act");
    expect(requests.map(({ headers }) => headers["Version"])).toEqual(["3", undefined]);
  });

  it("[CALL-4] the token travels in the Authorization header and nowhere else", async () => {
    const { send, requests } = openCalls([success(), success()], { token: () => "secret-token" });
    await send("act", { a: 1 });
    await send("read", { a: 1 });
    expect(requests.map(({ headers }) => headers["Authorization"])).toEqual(
      Array(2).fill("Bearer secret-token"),
    );
    expect(JSON.stringify(requests.map(({ url, body }) => [url, body]))).not.toContain("secret");
  });

  it("[CALL-4] a visitor's call has no Authorization header", async () => {
    const { send, requests } = openCalls([success()]);
    await send("read");
    expect(Object.keys(requests[0]!.headers)).toEqual(["Language"]);
  });

  it("[ACC-78] a call sent by a timer says so", async () => {
    const { send, requests } = openCalls([success(), success()]);
    await send("read", {}, { background: true });
    await send("read");
    expect(requests.map(({ headers }) => headers["Background"])).toEqual(["1", undefined]);
  });

  it("[CALL-7] reading puts the payload into the query, changing puts it into the body", async () => {
    const { send, requests } = openCalls([success(), success(), success()]);
    await send("read", { pageNo: 2, types: ["B", "PL"], name: "ক খ&", absent: undefined, none: null });
    await send("remove", { id: 7 });
    await send("act", { on: true, at: null });
    expect(requests[0]!.url).toBe("/wps/read?pageNo=2&types=B&types=PL&name=%E0%A6%95+%E0%A6%96%26");
    expect([requests[1]!.url, requests[1]!.body]).toEqual(["/wps/remove?id=7", undefined]);
    expect([requests[2]!.url, requests[2]!.body]).toEqual(["/wps/act", '{"on":true,"at":null}']);
    expect(requests[2]!.headers["Content-Type"]).toBe("application/json");
  });

  it("[CALL-9] two calls of one path are told apart by the query", async () => {
    const { send, requests } = openCalls([success()]);
    await send("byMobile", { mobileNo: "1712345678" });
    expect(requests[0]!.url).toBe("/wps/sms?mode=mobile");
  });

  it("[CALL-31] a form call is form-encoded and an upload carries its files", async () => {
    const { send, requests } = openCalls([success(), success()]);
    await send("form", { username: "rupa", email: "a@b.c" });
    const first = new File(["x"], "one.png", { type: "image/png" });
    await send("upload", { image: [first, new File(["yz"], "two.png")], kind: "ID" });
    expect(requests[0]!.body).toEqual(new URLSearchParams("username=rupa&email=a%40b.c"));
    const form = new Response(requests[1]!.body).formData();
    const names = (await form).getAll("image").map((file) => file instanceof File && file.name);
    expect(names).toEqual(["one.png", "two.png"]);
    expect((await form).get("kind")).toBe("ID");
    expect(requests[1]!.headers["Content-Type"]).toBeUndefined();
  });
});
