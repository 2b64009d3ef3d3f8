// A lane on a real connection: whole or nothing, its own shard, and back again after whatever happens to it.
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "./connection.ts";
import { createLane } from "./lane.ts";
import type { Lane } from "./lane.ts";
import { post } from "./post.ts";
import type { Posting } from "./post.ts";
import { openProxy } from "./proxy-test-doubles.ts";
import { APP, cash, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
let lanes: Lane[] = [];
let noted: Error[] = [];
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());
afterEach(async () => {
  await Promise.all(lanes.map((lane) => lane.stop()));
  [lanes, noted] = [[], []];
  expect(await ledger.differences()).toEqual([]);
});

function open(options: { url?: string; timeoutMs?: number } = {}): Lane {
  const lane = createLane({
    url: options.url ?? ledger.url,
    role: APP,
    timeoutMs: options.timeoutMs ?? 10_000,
    note: (problem) => noted.push(problem),
  });
  lanes.push(lane);
  return lane;
}

const ask = async (connection: Connection, text: string): Promise<unknown> =>
  (await connection.rows({ name: `ask ${text}`.slice(0, 60), text, values: [] }))[0]?.[0];
const pidOf = (lane: Lane) => lane.transaction((connection) => ask(connection, "select pg_backend_pid()"));
const backends = () =>
  ledger.count(
    "from pg_stat_activity where application_name = 'jonaki-lane' and datname = current_database()",
  );
const terminate = async (pid: unknown): Promise<void> => {
  await ledger.owner.query("select pg_terminate_backend($1, 5000)", [pid]);
};

async function transfer(key: string): Promise<{ readonly anu: bigint; readonly posting: Posting }> {
  const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
  return { anu, posting: { key, kind: "transfer", legs: [leg(cash(anu), cash(bina), 100n)] } };
}

describe("a lane", () => {
  it("commits what the work did, as the application's role, and answers its result", async () => {
    const lane = open();
    const { anu, posting } = await transfer("lane/1");
    const role = await lane.transaction(async (connection) => {
      await post(connection, posting);
      return ask(connection, "select current_user");
    });
    expect(role).toBe(APP);
    expect(await ledger.balance(cash(anu))).toBe(900n);
  });

  it("leaves nothing of work that failed, and is ready for the next", async () => {
    const lane = open();
    const { anu, posting } = await transfer("lane/2");
    await expect(
      lane.transaction(async (connection) => {
        await post(connection, posting);
        throw new Error("after the posting");
      }),
    ).rejects.toThrow("after the posting");
    await expect(lane.transaction((connection) => ask(connection, "select 1 / 0"))).rejects.toThrow("zero");
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
    expect(await lane.transaction((connection) => post(connection, posting))).toMatchObject({
      repeated: false,
    });
    expect(await backends()).toBe(1);
  });

  it("does not take a rollback for a commit when the work swallowed an error", async () => {
    const lane = open();
    const { anu, posting } = await transfer("lane/3");
    await expect(
      lane.transaction(async (connection) => {
        await post(connection, posting);
        await ask(connection, "select 1 / 0").catch(() => undefined);
      }),
    ).rejects.toThrow("rolled back");
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
  });

  it("whose transaction could not begin does not go on without one", async () => {
    const proxy = await openProxy(ledger.url);
    const lane = open({ url: proxy.url });
    const { anu, posting } = await transfer("lane/8");
    await pidOf(lane);
    proxy.garble("begin");
    await expect(lane.transaction((connection) => post(connection, posting))).rejects.toThrow("begi");
    proxy.garble("begin");
    await expect(
      lane.burst(async (connection) => ({
        answer: await post(connection, posting),
        written: Promise.resolve(),
      })),
    ).rejects.toThrow("begi");
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
    expect(await lane.transaction((connection) => post(connection, posting))).toMatchObject({
      repeated: false,
    });
    await lane.stop();
    await proxy.stop();
  });

  it("carries one transaction at a time", async () => {
    const lane = open();
    const first = lane.transaction((connection) => ask(connection, "select 1"));
    await expect(lane.transaction(() => Promise.resolve())).rejects.toThrow("one transaction at a time");
    expect(await first).toBe(1);
  });
});

describe("a burst", () => {
  it("commits everything it had sent, though the commit waited for none of it", async () => {
    const lane = open();
    const { anu, posting } = await transfer("burst/1");
    const answer = await lane.burst(async (connection) => {
      const posted = await post(connection, posting);
      return { answer: posted, written: ask(connection, "select set_config('jonaki.note', 'sent', true)") };
    });
    expect(answer).toMatchObject({ repeated: false });
    expect(await ledger.balance(cash(anu))).toBe(900n);
  });

  it("with one statement that fails leaves nothing, says which, and the lane goes on", async () => {
    const lane = open();
    const { anu, posting } = await transfer("burst/2");
    await expect(
      lane.burst(async (connection) => {
        const posted = await post(connection, posting);
        const written = Promise.all([
          ask(connection, "select 1"),
          ask(connection, "select 1 / 0"),
          ask(connection, "select 2"),
        ]);
        return { answer: posted, written };
      }),
    ).rejects.toThrow("division by zero");
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
    await expect(
      lane.burst(async (connection) => {
        const posted = await post(connection, posting);
        // Nobody looks at this one, and still it must not pass for committed.
        void ask(connection, "select 1 / 0").catch(() => undefined);
        return { answer: posted, written: Promise.resolve() };
      }),
    ).rejects.toThrow("division by zero");
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
    expect(await lane.transaction((connection) => post(connection, posting))).toMatchObject({
      repeated: false,
    });
    expect(await backends()).toBe(1);
  });

  it("lets no statement in after its commit", async () => {
    const lane = open();
    let late: Connection | undefined;
    await lane.burst(async (connection) => {
      late = connection;
      return { answer: await ask(connection, "select 1"), written: Promise.resolve() };
    });
    await expect(ask(late!, "select 2")).rejects.toThrow("after its transaction's commit");
  });

  it("[WAL-3] whose commit's answer is lost is found by a repeat (I10)", async () => {
    const proxy = await openProxy(ledger.url);
    const lane = open({ url: proxy.url });
    const { anu, posting } = await transfer("burst/3");
    const carry = () =>
      lane.burst(async (connection) => {
        const posted = await post(connection, posting);
        return { answer: posted, written: Promise.resolve() };
      });
    await pidOf(lane);
    proxy.cutAfter("commit");
    await expect(carry()).rejects.toThrow();
    await expect.poll(() => ledger.balance(cash(anu))).toBe(900n);
    expect(await carry()).toMatchObject({ repeated: true });
    expect(await ledger.balance(cash(anu))).toBe(900n);
    await lane.stop();
    await proxy.stop();
  });
});

describe("shards", () => {
  const shardOfLane = (lane: Lane) => lane.transaction((_connection, shard) => Promise.resolve(shard));

  it("no two lanes have the same one, of whatever process, and a stopped lane's is free again", async () => {
    const shards = await Promise.all([open(), open(), open()].map(shardOfLane));
    expect(new Set(shards)).toEqual(new Set([0, 1, 2]));
    await lanes[shards.indexOf(1)]!.stop();
    await expect.poll(backends).toBe(2);
    expect(await shardOfLane(open())).toBe(1);
  });

  it("when all are taken a lane shares one", async () => {
    const holder = new Client({ connectionString: ledger.url });
    await holder.connect();
    await holder.query("select pg_advisory_lock(7340016, n) from generate_series(0, 63) n");
    expect(await shardOfLane(open())).toBe(0);
    await holder.end();
  });
});

describe("a lane whose connection is lost", () => {
  it("while idle, comes back with the next transaction", async () => {
    const lane = open();
    await terminate(await pidOf(lane));
    await expect.poll(() => noted.length).toBeGreaterThan(0);
    expect(await lane.transaction((connection) => ask(connection, "select 1"))).toBe(1);
    expect(await backends()).toBe(1);
  });

  it("in the middle of a batch, moves nothing, and comes back; it leaves no connection behind", async () => {
    const lane = open();
    const { anu, posting } = await transfer("lane/4");
    for (let round = 0; round < 3; round += 1) {
      await expect(
        lane.transaction(async (connection) => {
          await post(connection, posting);
          await terminate(await ask(connection, "select pg_backend_pid()"));
          await ask(connection, "select 1");
        }),
      ).rejects.toThrow();
      expect(await ledger.balance(cash(anu))).toBe(1_000n);
    }
    expect(await lane.transaction((connection) => post(connection, posting))).toMatchObject({
      repeated: false,
    });
    expect(await backends()).toBe(1);
  });

  it("when the database cannot be reached, says so each time, and works once it can", async () => {
    const proxy = await openProxy(ledger.url);
    proxy.refuse();
    const lane = open({ url: proxy.url });
    for (let round = 0; round < 2; round += 1)
      await expect(lane.transaction(() => Promise.resolve())).rejects.toThrow();
    proxy.speak();
    expect(await lane.transaction((connection) => ask(connection, "select 1"))).toBe(1);
    await lane.stop();
    await proxy.stop();
  });

  it("[WAL-3] at the commit, with the outcome unknown: the money moved once, and a repeat finds it (I10)", async () => {
    const proxy = await openProxy(ledger.url);
    const lane = open({ url: proxy.url });
    const { anu, posting } = await transfer("lane/5");
    await pidOf(lane);
    proxy.cutAfter("commit");
    await expect(lane.transaction((connection) => post(connection, posting))).rejects.toThrow();
    expect(await ledger.balance(cash(anu))).toBe(900n);
    expect(await lane.transaction((connection) => post(connection, posting))).toMatchObject({
      repeated: true,
    });
    expect(await ledger.balance(cash(anu))).toBe(900n);
    await lane.stop();
    await proxy.stop();
  });

  it("when the wire falls silent, gives the connection up instead of waiting for ever", async () => {
    const proxy = await openProxy(ledger.url);
    const lane = open({ url: proxy.url, timeoutMs: 100 });
    const before = await pidOf(lane);
    proxy.fallSilent();
    await expect(pidOf(lane)).rejects.toThrow();
    proxy.speak();
    expect(await pidOf(lane)).not.toBe(before);
    await lane.stop();
    await proxy.stop();
  });
});

describe("a batch that is stuck", () => {
  it("[VEN-11] is ended by the database, so that nothing of it commits late", async () => {
    const lane = open({ timeoutMs: 200 });
    const { anu, posting } = await transfer("lane/6");
    await ledger.owner.query("begin");
    await ledger.owner.query("select from ledger_lock(array[$1::bigint])", [cash(anu)]);
    await expect(lane.transaction((connection) => post(connection, posting))).rejects.toMatchObject({
      code: "25P04",
    });
    await ledger.owner.query("commit");
    expect(await ledger.count("from ledger_keys where key = 'lane/6'")).toBe(0);
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
    expect(await lane.transaction((connection) => post(connection, posting))).toMatchObject({
      repeated: false,
    });
  });

  it("[VEN-11] also when it is the process that dawdles", async () => {
    const lane = open({ timeoutMs: 200 });
    const { anu, posting } = await transfer("lane/7");
    await expect(
      lane.transaction(async (connection) => {
        await post(connection, posting);
        await expect.poll(() => noted.length).toBeGreaterThan(0);
      }),
    ).rejects.toThrow();
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
  });
});
