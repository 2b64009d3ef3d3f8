// A line on a real connection: questions of one turn share their way and their fate, and it comes back after a loss.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Connection } from "./connection.ts";
import { openLine } from "./line.ts";
import { openProxy } from "./proxy-test-doubles.ts";
import { APP, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let line: ReturnType<typeof openLine>;
const noted: Error[] = [];

beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());

const open = (url: string, timeoutMs = 10_000) =>
  openLine({ url, role: APP, name: "test-line", timeoutMs, note: (problem) => void noted.push(problem) });
beforeEach(() => {
  line = open(ledger.url);
});
afterEach(async () => {
  await line.stop();
  noted.length = 0;
});

const ask = async (connection: Connection, text: string, ...values: unknown[]): Promise<unknown> =>
  (await connection.rows({ name: text.slice(0, 60), text, values }))[0]?.[0];

it("gives each question of a turn its own answer, and learns a statement once", async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const answers = await Promise.all([
      ask(line, "select $1::int + 1", 1),
      ask(line, "select $1::text", null),
      ask(line, "select $1::timestamptz = '2026-11-15T00:00:00Z'", new Date("2026-11-15T00:00:00Z")),
      ask(line, "select $1::int + 1", 41),
    ]);
    expect(answers).toEqual([2, null, true, 42]);
  }
  expect(
    await ask(line, "select count(*)::int from pg_prepared_statements where name = $1", "select $1::int + 1"),
  ).toBe(1);
});

it("what fails fails those of its turn with it, and nobody else", async () => {
  const together = await Promise.allSettled([
    ask(line, "select set_config('jonaki.note', 'left', false)"),
    ask(line, "select 1 / $1::int", 0),
  ]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(line, "select current_setting('jonaki.note', true)")).not.toBe("left");
  expect(await ask(line, "select 1 / $1::int", 1)).toBe(1);
});

it("refuses a value that no statement can carry before it is sent", async () => {
  await expect(ask(line, "select $1::text", { a: 1 })).rejects.toThrow("A statement's value is");
  expect(await ask(line, "select 1")).toBe(1);
});

it("whose connection is lost says so, and comes back with the next question", async () => {
  const pid = await ask(line, "select pg_backend_pid()");
  const lost = ask(line, "select pg_sleep(60)").catch((problem: unknown) => problem);
  await ledger.owner.query("select pg_terminate_backend($1, 5000)", [pid]);
  expect(await lost).toBeInstanceOf(Error);
  await expect.poll(() => noted).not.toEqual([]);
  expect(await ask(line, "select pg_backend_pid()")).not.toBe(pid);
});

it("when the wire falls silent gives the connection up instead of waiting for ever", async () => {
  const proxy = await openProxy(ledger.url);
  const thin = open(proxy.url, 50);
  try {
    expect(await ask(thin, "select 1")).toBe(1);
    proxy.fallSilent();
    await expect(ask(thin, "select 2")).rejects.toThrow();
    proxy.speak();
    expect(await ask(thin, "select 3")).toBe(3);
  } finally {
    await thin.stop();
    await proxy.stop();
  }
});
