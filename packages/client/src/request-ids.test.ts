import { describe, expect, it } from "vitest";
import { jsonOf, openCalls, refusal, success } from "./test-doubles.ts";

describe("request ids of money calls", () => {
  const press = async (opened: ReturnType<typeof openCalls>, input: Record<string, unknown>) => {
    const result = opened.send("pay", input);
    await opened.time.advance(31_000);
    return result;
  };
  const idsOf = (opened: ReturnType<typeof openCalls>) =>
    opened.requests.map((request) => jsonOf(request)["requestId"]);

  it("[WAL-3] without an answer the same values are sent with the same id", async () => {
    const opened = openCalls(["silence", "no connection", success()]);
    await press(opened, { amount: "5.00", to: "A" });
    await press(opened, { amount: "5.00", to: "A" });
    await press(opened, { to: "A", amount: "5.00" });
    expect(new Set(idsOf(opened)).size).toBe(1);
    expect(idsOf(opened)[0]).toMatch(/^[A-Za-z0-9-]{16,64}$/);
  });

  it("[WAL-3] after a definite answer the same values are a new request", async () => {
    const opened = openCalls([
      success(),
      refusal(422, "INSUFFICIENT_BALANCE"),
      refusal(409, "STATE_CHANGED"),
      success(),
    ]);
    for (let times = 0; times < 4; times += 1) await press(opened, { amount: "5.00" });
    expect(new Set(idsOf(opened)).size).toBe(4);
  });

  it("[WAL-3] other values get another id, and the unanswered ones keep theirs", async () => {
    const opened = openCalls(["silence", success(), success()]);
    await press(opened, { amount: "5.00" });
    await press(opened, { amount: "6.00" });
    await press(opened, { amount: "5.00" });
    const [first, second, third] = idsOf(opened);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it.each([
    [401, "SESSION_EXPIRED"],
    [403, "FORBIDDEN"],
    [429, "TRY_LATER"],
    [500, "UNKNOWN"],
    [503, "RETRY"],
  ])("[WAL-3] HTTP %i says nothing about an earlier sending, so the id stays", async (status, code) => {
    const opened = openCalls(["silence", refusal(status, code), success()]);
    for (let times = 0; times < 3; times += 1) await press(opened, { amount: "5.00" });
    expect(new Set(idsOf(opened)).size).toBe(1);
  });
});
