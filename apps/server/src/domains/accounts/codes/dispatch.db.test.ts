// What becomes of a message: sent once it is committed, tried again while that is of use, given up in time, and a
// gateway that fails is left alone for a while.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCodes, visitor } from "./codes-test-doubles.ts";
import type { CodesBench } from "./codes-test-doubles.ts";

const MINUTE_MS = 60_000;
let bench: CodesBench;
beforeAll(async () => {
  bench = await openCodes();
});
afterAll(() => bench.database.close());
beforeEach(async () => {
  bench.clock.advance(10 * MINUTE_MS);
  bench.behave(() => Promise.resolve("SENT"));
  await bench.rows("update gateways set failures = 0, rests_until = null");
  await bench.codes.jobs.find(({ name }) => name === "accounts.codes")?.run(null);
});

let numbers = 0;
const number = (): string => `88018${String((numbers += 1)).padStart(5, "0")}000`;
const send = async (target = number()) => {
  const answer = await bench.codes.send({ purpose: "REGISTER", channel: "SMS", target }, visitor());
  return { target, code: answer.ok ? null : answer.code };
};
const rowOf = async (target: string) =>
  (
    await bench.rows("select state, problem, tries, locked_values from dispatches where target = $1", [
      target,
    ])
  )[0];
const sentTo = (target: string) => bench.sent.filter(({ to }) => to === target);
const failing = () => bench.behave(() => Promise.reject(new Error("no connection")));

describe("a message", () => {
  it("[ACC-116] goes out after its transaction is committed, and never when that is given up", async () => {
    const wanted = (target: string) => ({
      channel: "MAIL" as const,
      kind: "PASSWORD_CHANGED" as const,
      target,
      language: "EN" as const,
      values: { username: "rahim" },
      expiresAt: new Date(bench.clock.now().getTime() + MINUTE_MS),
    });
    await bench.database.transaction((tx) => bench.codes.want(tx, wanted("yes@example.org")));
    const givenUp = bench.database.transaction(async (tx) => {
      await bench.codes.want(tx, wanted("no@example.org"));
      throw new Error("something else went wrong");
    });
    await expect(givenUp).rejects.toThrow("something else");
    await bench.runJobs();
    expect(sentTo("yes@example.org")).toHaveLength(1);
    expect(await rowOf("no@example.org")).toBeUndefined();
  });

  it("[ACC-121] says nothing any more once it is sent: what it said is gone", async () => {
    const { target } = await send();
    expect((await rowOf(target))?.["locked_values"]).not.toBeNull();
    await bench.runJobs();
    expect(await rowOf(target)).toMatchObject({ state: "SENT", problem: null, locked_values: null });
  });

  it("[ACC-120] is tried again after a failure, under the same id, and sent when the gateway is back", async () => {
    const { target } = await send();
    failing();
    expect(await bench.runJobs()).toBe(1);
    expect(await rowOf(target)).toMatchObject({ state: "QUEUED", tries: 1 });
    bench.behave(() => Promise.resolve("SENT"));
    expect(await bench.runJobs()).toBe(0);
    expect(await rowOf(target)).toMatchObject({ state: "SENT" });
    expect(new Set(sentTo(target).map(({ id }) => id)).size).toBe(1);
  });

  it("[ACC-120] is sent again when the job dies between the gateway's yes and our note of it: at least once", async () => {
    const { target } = await send();
    // The gateway has it, but whoever sent it never hears.
    failing();
    await bench.runJobs();
    bench.behave(() => Promise.resolve("SENT"));
    await bench.runJobs();
    await bench.runJobs();
    expect(sentTo(target)).toHaveLength(2);
    expect(await bench.rows("select from dispatches where target = $1", [target])).toHaveLength(1);
  });

  it("[ACC-121] is given up when its code has expired, or the gateway will not have it", async () => {
    const [late, unwanted] = [await send(), await send()];
    bench.behave(({ to }) => Promise.resolve(to === unwanted.target ? "REFUSED" : "SENT"));
    const { id } =
      (await bench.rows("select id from dispatches where target = $1", [unwanted.target]))[0] ?? {};
    await bench.codes.jobs[0]?.run({ id });
    expect(await rowOf(unwanted.target)).toMatchObject({
      state: "FAILED",
      problem: "refused by the gateway",
    });
    bench.clock.advance(2 * MINUTE_MS);
    await bench.runJobs();
    expect(await rowOf(late.target)).toMatchObject({
      state: "FAILED",
      problem: "too late",
      locked_values: null,
    });
    expect(sentTo(late.target)).toEqual([]);
  });

  it("[ACC-121] that no job took up in time is given up by the sweep, and what it said goes too", async () => {
    const { target } = await send();
    bench.clock.advance(2 * MINUTE_MS);
    await bench.codes.jobs.find(({ name }) => name === "accounts.codes")?.run(null);
    expect(await rowOf(target)).toMatchObject({ state: "FAILED", problem: "too late", locked_values: null });
  });

  it("[ACC-120] is given up after six tries", async () => {
    const { target } = await send();
    failing();
    for (let tries = 0; tries < 6; tries += 1) {
      await bench.rows("update gateways set failures = 0, rests_until = null");
      await bench.runJobs();
    }
    expect(await rowOf(target)).toMatchObject({ state: "FAILED", problem: "the gateway failed", tries: 6 });
    expect(await bench.runJobs()).toBe(0);
  });
});

describe("a gateway that fails", () => {
  it("[ACC-120] rests after five failures in a row, and who asks meanwhile hears of it at once", async () => {
    const targets = await Promise.all(Array.from({ length: 5 }, () => send()));
    failing();
    await bench.runJobs();
    const before = bench.sent.length;
    expect((await send()).code).toBe("SMS_SEND_FAILED");
    await bench.runJobs();
    expect(bench.sent).toHaveLength(before);
    // The other road is another gateway.
    const mail = { purpose: "REGISTER", channel: "MAIL", target: "rest@example.org" } as const;
    expect(await bench.codes.send(mail, visitor())).toMatchObject({ ok: true });
    bench.clock.advance(30_000);
    bench.behave(() => Promise.resolve("SENT"));
    expect((await send()).code).toBeNull();
    expect(await bench.runJobs()).toBe(0);
    expect(await rowOf(targets[0]?.target ?? "")).toMatchObject({ state: "SENT" });
    expect(await bench.rows("select failures, rests_until from gateways where channel = 'SMS'")).toEqual([
      { failures: 0, rests_until: null },
    ]);
  });

  it("[ACC-120] rests again when the one that tries it after the rest fails too", async () => {
    await bench.rows("update gateways set failures = 5 where channel = 'SMS'");
    const { target } = await send();
    failing();
    await bench.runJobs();
    expect((await send()).code).toBe("SMS_SEND_FAILED");
    expect(await rowOf(target)).toMatchObject({ state: "QUEUED" });
  });
});

describe("the database", () => {
  it("[ACC-120] lets a message go forward only", async () => {
    const { target } = await send();
    await bench.runJobs();
    await expect(
      bench.rows("update dispatches set state = 'QUEUED', locked_values = 'x' where target = $1", [target]),
    ).rejects.toThrow("cannot go from SENT to QUEUED");
  });
});

describe("the sweep", () => {
  it("[ACC-121] [ACC-123] takes away what counts for nothing any more, and nothing else", async () => {
    const sweep = () => bench.codes.jobs.find(({ name }) => name === "accounts.codes")?.run(null);
    const counts = async () =>
      (
        await bench.rows(
          "select (select count(*)::int from codes) as codes, (select count(*)::int from sendings) as sendings, (select count(*)::int from dispatches) as dispatches",
        )
      )[0];
    bench.clock.advance(40 * 24 * 60 * MINUTE_MS);
    await sweep();
    await send();
    await bench.runJobs();
    await sweep();
    expect(await counts()).toEqual({ codes: 1, sendings: 4, dispatches: 1 });
    bench.clock.advance(2 * 60 * MINUTE_MS);
    await sweep();
    expect(await counts()).toEqual({ codes: 0, sendings: 4, dispatches: 1 });
    bench.clock.advance(24 * 60 * MINUTE_MS);
    await sweep();
    expect(await counts()).toEqual({ codes: 0, sendings: 0, dispatches: 1 });
    bench.clock.advance(30 * 24 * 60 * MINUTE_MS);
    await sweep();
    expect(await counts()).toEqual({ codes: 0, sendings: 0, dispatches: 0 });
  });
});
