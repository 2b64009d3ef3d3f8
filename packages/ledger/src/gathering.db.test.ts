// Gatherers and lanes of two processes on one database: everything is done once, and nobody loses by another.
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AccountId } from "./accounts.ts";
import type { Connection } from "./connection.ts";
import { createGatherer } from "./gatherer.ts";
import type { Gatherer } from "./gatherer.ts";
import { createLane } from "./lane.ts";
import type { Lane } from "./lane.ts";
import { openProxy } from "./proxy-test-doubles.ts";
import { openBatch, readKeys, writeBatch } from "./store.ts";
import { APP, cash, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

interface Item {
  readonly key: string;
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amountMinor: bigint;
}
type Process = Gatherer<Item, string> & { readonly batches: number[]; end(): Promise<void> };

let ledger: TestLedger;
let processes: Process[] = [];
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());
afterEach(async () => {
  await Promise.all(processes.map((process) => process.end()));
  processes = [];
  expect(await ledger.differences()).toEqual([]);
});

/** A small wallet: transfers with keys, answered from the key when it is known. */
async function carry(
  connection: Connection,
  items: readonly Item[],
  keysAreRead: () => Promise<void>,
): Promise<readonly string[]> {
  const batch = await openBatch(
    connection,
    items.flatMap(({ from, to }) => [from, to]),
  );
  const known = new Map(
    [
      ...(await readKeys(
        connection,
        items.map(({ key }) => key),
      )),
    ].map(([key, { answer }]) => [key, answer]),
  );
  await keysAreRead();
  const answers = items.map(({ key, from, to, amountMinor }) => {
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    const posted = batch.post("transfer", [{ from, to, amountMinor: minor(amountMinor) }]);
    const answer = "refused" in posted ? posted.refused : "OK";
    const transferId = "refused" in posted ? null : posted.transferId;
    batch.remember({
      key,
      kind: "transfer",
      fingerprint: "ab".repeat(32),
      transferId,
      answer,
      balanceMinor: null,
    });
    known.set(key, answer);
    return answer;
  });
  await writeBatch(connection, batch);
  return answers;
}

function open(
  url = ledger.url,
  laneCount = 2,
  keysAreRead = (): Promise<void> => Promise.resolve(),
): Process {
  const lanes = Array.from({ length: laneCount }, () =>
    createLane({ url, role: APP, timeoutMs: 10_000, note: () => undefined }),
  );
  const batches: number[] = [];
  const gatherer = createGatherer<Item, string, Lane>({
    lanes,
    largest: 64,
    fewest: 1,
    pace: { ms: 0, for: "a crowd" },
    patienceMs: 60_000,
    ownerOf: ({ from }) => from,
    run: (lane, items) => {
      batches.push(items.length);
      return lane.transaction((connection) => carry(connection, items, keysAreRead));
    },
  });
  const end = async (): Promise<void> => {
    await gatherer.stop();
    await Promise.all(lanes.map((lane) => lane.stop()));
  };
  const process = { ...gatherer, batches, end };
  processes.push(process);
  return process;
}

const item = (key: string, from: bigint, to: bigint, amountMinor = 1n): Item => ({
  key,
  from: cash(from),
  to: cash(to),
  amountMinor,
});

describe("two processes at work", () => {
  it("[WAL-1] 600 transfers between 12 members in all directions: all done, few batches, the sum stays", async () => {
    const members = await ledger.members(12, 1_000n);
    const [one, two] = [open(), open()];
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, n) => {
        const [from, to] = [members[n % 12]!, members[(n * 5 + 1) % 12]!];
        return (n % 2 === 0 ? one : two).submit(
          item(`g/${n}`, from, from === to ? members[(n + 1) % 12]! : to),
        );
      }),
    );
    expect(answers).toEqual(Array.from({ length: 600 }, () => "OK"));
    expect(one.batches.length + two.batches.length).toBeLessThan(200);
    const balances = await Promise.all(members.map((id) => ledger.balance(cash(id))));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(12_000n);
  });

  it("[WAL-4] 500 debits on a balance for one, from two processes: one is taken", async () => {
    const [anu, bina] = (await ledger.members(2, 100n)) as [bigint, bigint];
    const both = [open(), open()] as const;
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => both[n % 2]!.submit(item(`one/${n}`, anu, bina, 100n))),
    );
    expect(answers.filter((answer) => answer === "OK")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "INSUFFICIENT_BALANCE")).toHaveLength(499);
  });

  it("[WAL-3] one key on both at the same moment: exactly one transfer (I7)", async () => {
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const both = [open(), open()] as const;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => both[n % 2]!.submit(item("same", anu, bina, 10n))),
    );
    expect(new Set(answers)).toEqual(new Set(["OK"]));
    expect(await ledger.balance(cash(anu))).toBe(990n);
  });

  it("[WAL-3] one key for other accounts on both: one transfer, and nobody's batch is lost by it", async () => {
    const [a, b, c, d, e, f] = (await ledger.members(6, 1_000n)) as [
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    // Both have read the keys before either writes: they meet at the unique index.
    const { promise: bothRead, resolve } = Promise.withResolvers<void>();
    let reading = 0;
    const keysAreRead = (): Promise<void> => {
      reading += 1;
      if (reading === 2) resolve();
      return bothRead;
    };
    const [one, two] = [open(ledger.url, 1, keysAreRead), open(ledger.url, 1, keysAreRead)];
    const answers = await Promise.all([
      one.submit(item("clash", a, b, 10n)),
      one.submit(item("mate/one", c, a, 1n)),
      two.submit(item("clash", d, e, 10n)),
      two.submit(item("mate/two", f, d, 1n)),
    ]);
    expect(answers).toEqual(["OK", "OK", "OK", "OK"]);
    expect(new Set([one.batches.length, two.batches.length])).toEqual(new Set([1, 3]));
    expect(await ledger.count("from ledger_keys where key like 'mate/%' and transfer_id is not null")).toBe(
      2,
    );
    expect(
      await ledger.count("from ledger_keys k join ledger_legs l using (transfer_id) where k.key = 'clash'"),
    ).toBe(1);
  });

  it("an item the database refuses harms no other of its batch [WAL-5]", async () => {
    const [anu, bina, chitra] = (await ledger.members(3, 1_000n)) as [bigint, bigint, bigint];
    const [guest] = (await ledger.members(1, 1_000n, "TRIAL")) as [bigint];
    const process = open(ledger.url, 1);
    const mixed = { ...item("mixed", guest, bina), from: cash(guest, "TRIAL") };
    const answers = await Promise.allSettled([
      process.submit(item("before", anu, bina)),
      process.submit(mixed),
      process.submit(item("after", chitra, bina)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await ledger.balance(cash(bina))).toBe(1_002n);
    expect(await ledger.balance(cash(guest, "TRIAL"))).toBe(1_000n);
  });

  it("[WAL-3] a commit whose answer was lost: everybody hears the true answer, and nothing moved twice (I10)", async () => {
    const proxy = await openProxy(ledger.url);
    const process = open(proxy.url, 1);
    const members = await ledger.members(6, 1_000n);
    expect(await process.submit(item("warm", members[0]!, members[1]!))).toBe("OK");
    proxy.cutAfter("commit");
    const answers = await Promise.all(
      members.map((from, n) => process.submit(item(`lost/${n}`, from, members[(n + 1) % 6]!, 100n))),
    );
    expect(answers).toEqual(members.map(() => "OK"));
    expect(process.batches).toEqual([1, 6, 1, 1, 1, 1, 1, 1]);
    expect(
      await ledger.count(
        "from ledger_keys k join ledger_legs l using (transfer_id) where k.key like 'lost/%'",
      ),
    ).toBe(6);
    await process.end();
    await proxy.stop();
  });

  it("connections that are ended under load cost nobody anything", async () => {
    const members = await ledger.members(8, 1_000n);
    const process = open();
    const wave = (name: string) =>
      Promise.allSettled(
        Array.from({ length: 80 }, (_, n) =>
          process.submit(item(`${name}/${n}`, members[n % 8]!, members[(n + 3) % 8]!)),
        ),
      );
    const under = wave("w1");
    await ledger.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jonaki-lane' and datname = current_database()",
    );
    await under;
    // Whatever was left unanswered is asked again with its key.
    const again = await wave("w1");
    expect(again.map((one) => (one.status === "fulfilled" ? one.value : one.reason))).toEqual(
      Array.from({ length: 80 }, () => "OK"),
    );
    expect(
      await ledger.count("from ledger_keys k join ledger_legs l using (transfer_id) where k.key like 'w1/%'"),
    ).toBe(80);
    const balances = await Promise.all(members.map((id) => ledger.balance(cash(id))));
    expect(new Set(balances)).toEqual(new Set([1_000n]));
  });
});
