// Keys make a repeat harmless, whoever sends it and when; a correction says what it corrects.
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shardOf } from "./accounts.ts";
import { openMembers } from "./opening.ts";
import { post } from "./post.ts";
import type { Posted, Posting } from "./post.ts";
import { cash, leg, openTestLedger } from "./test-doubles.ts";
import type { TestLedger } from "./test-doubles.ts";

let ledger: TestLedger;
beforeAll(async () => {
  ledger = await openTestLedger();
});
afterAll(() => ledger.stop());
afterEach(async () => {
  expect(await ledger.differences()).toEqual([]);
});

const send = (posting: Posting): Promise<Posted> =>
  ledger.transaction((connection) => post(connection, posting));
const transfersOf = (key: string) =>
  ledger.count(`from ledger_keys where key = '${key}' and transfer_id is not null`);

describe("a key", () => {
  it("[WAL-3] repeated with the same content answers the first result and moves nothing twice (I7)", async () => {
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const posting = { key: "p/1", kind: "transfer", legs: [leg(cash(anu), cash(bina), 400n)] };
    const first = await send(posting);
    expect(first).toMatchObject({ repeated: false });
    expect(await send(posting)).toEqual({ ...first, repeated: true });
    expect(await send(posting)).toEqual({ ...first, repeated: true });
    expect(await ledger.balance(cash(anu))).toBe(600n);
  });

  it("[WAL-3] with any other content is refused as reused: amount, accounts, kind, number of legs, note", async () => {
    const [anu, bina, chitra] = (await ledger.members(3, 1_000n)) as [bigint, bigint, bigint];
    const note = { corrects: null, actor: "clerk", reason: "a slip" };
    const one = { key: "p/2", kind: "transfer", legs: [leg(cash(anu), cash(bina), 10n)], note };
    expect(await send(one)).toMatchObject({ repeated: false });
    const others: readonly Posting[] = [
      { ...one, legs: [leg(cash(anu), cash(bina), 11n)] },
      { ...one, legs: [leg(cash(anu), cash(chitra), 10n)] },
      { ...one, legs: [leg(cash(bina), cash(anu), 10n)] },
      { ...one, legs: [...one.legs, leg(cash(anu), cash(bina), 10n)] },
      { ...one, kind: "gift" },
      { ...one, note: { ...note, reason: "another slip" } },
      { ...one, note: { ...note, actor: "another clerk" } },
      { key: one.key, kind: one.kind, legs: one.legs },
    ];
    for (const other of others) expect(await send(other)).toEqual({ refused: "REQUEST_REUSED" });
    expect(await ledger.balance(cash(anu))).toBe(990n);
  });

  it("[WAL-4] is not used up by a refusal: the posting can be made when the money is there", async () => {
    const [anu, bina] = (await ledger.members(2, 100n)) as [bigint, bigint];
    const posting = { key: "p/3", kind: "transfer", legs: [leg(cash(anu), cash(bina), 150n)] };
    expect(await send(posting)).toEqual({ refused: "INSUFFICIENT_BALANCE" });
    expect(await send({ ...posting, key: "p/4", legs: [leg(cash(bina), cash(anu), 100n)] })).toMatchObject({
      repeated: false,
    });
    expect(await send(posting)).toMatchObject({ repeated: false });
  });

  it("an account nobody opened is a refusal", async () => {
    const [anu] = (await ledger.members(1, 100n)) as [bigint];
    const posting = { key: "p/5", kind: "transfer", legs: [leg(cash(anu), cash(777_777n), 1n)] };
    expect(await send(posting)).toEqual({ refused: "NO_ACCOUNT" });
  });

  it("of a transaction that was rolled back never was", async () => {
    const [anu, bina] = (await ledger.members(2, 100n)) as [bigint, bigint];
    const posting = { key: "p/6", kind: "transfer", legs: [leg(cash(anu), cash(bina), 100n)] };
    await expect(
      ledger.transaction(async (connection) => {
        await post(connection, posting);
        throw new Error("something else failed");
      }),
    ).rejects.toThrow("something else failed");
    expect(await ledger.balance(cash(anu))).toBe(100n);
    expect(await send(posting)).toMatchObject({ repeated: false });
  });

  it("[WAL-3] sent 40 times at the same moment makes exactly one transfer, and everybody hears the same", async () => {
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const posting = { key: "p/7", kind: "transfer", legs: [leg(cash(anu), cash(bina), 100n)] };
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(posting)));
    expect(new Set(answers.map((answer) => ("transferId" in answer ? answer.transferId : null))).size).toBe(
      1,
    );
    expect(answers.filter((answer) => "repeated" in answer && !answer.repeated)).toHaveLength(1);
    expect(await ledger.balance(cash(anu))).toBe(900n);
  });

  it("[WAL-3] used at the same moment for other accounts makes one transfer, and the other is told", async () => {
    const members = await ledger.members(20, 1_000n);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, pair) =>
        send({
          key: "p/8",
          kind: "transfer",
          legs: [leg(cash(members[pair * 2]!), cash(members[pair * 2 + 1]!), 100n)],
        }),
      ),
    );
    expect(answers.filter((answer) => "transferId" in answer)).toHaveLength(1);
    expect(answers.filter((answer) => "refused" in answer)).toEqual(
      Array.from({ length: 9 }, () => ({ refused: "REQUEST_REUSED" })),
    );
    expect(await transfersOf("p/8")).toBe(1);
  });
});

describe("money at the same moment", () => {
  it("[WAL-4] 500 debits on a balance for one: one is made, 499 are refused, nothing is below nothing (I5)", async () => {
    const [anu] = (await ledger.members(1, 100n)) as [bigint];
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        send({ key: `many/${n}`, kind: "bet", legs: [leg(cash(anu), shardOf(ledger.issue, 0), 100n)] }),
      ),
    );
    expect(answers.filter((answer) => "transferId" in answer)).toHaveLength(1);
    expect(
      answers.filter((answer) => "refused" in answer && answer.refused === "INSUFFICIENT_BALANCE"),
    ).toHaveLength(499);
    expect(await ledger.balance(cash(anu))).toBe(0n);
  });

  it("[WAL-1] 50 transfers there and 50 back all pass, without a deadlock, and the sum stays", async () => {
    const [anu, bina] = (await ledger.members(2, 10_000n)) as [bigint, bigint];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const [from, to] = n % 2 === 0 ? [anu, bina] : [bina, anu];
        return send({
          key: `there/${n}`,
          kind: "transfer",
          legs: [leg(cash(from), cash(to), BigInt(n + 1))],
        });
      }),
    );
    expect(answers.every((answer) => "transferId" in answer)).toBe(true);
    expect(await ledger.balance(cash(anu))).toBe(10_000n + 50n);
    expect(await ledger.balance(cash(bina))).toBe(10_000n - 50n);
  });

  it("[WAL-1] rings of accounts in every order, several legs each, pass without a deadlock", async () => {
    const ring = await ledger.members(6, 1_000n);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const turned = [...ring.slice(n % 6), ...ring.slice(0, n % 6)];
        const order = n % 2 === 0 ? turned : turned.toReversed();
        const legs = order.map((id, at) => leg(cash(id), cash(order[(at + 1) % 6]!), 3n));
        return send({ key: `ring/${n}`, kind: "transfer", legs });
      }),
    );
    expect(answers.every((answer) => "transferId" in answer)).toBe(true);
    for (const id of ring) expect(await ledger.balance(cash(id))).toBe(1_000n);
  });
});

describe("a correction", () => {
  it("[WAL-2] is a new posting that names the old one, its actor and its reason", async () => {
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const slip = await send({ key: "c/1", kind: "transfer", legs: [leg(cash(anu), cash(bina), 500n)] });
    if ("refused" in slip) throw new Error(slip.refused);
    const mend = await send({
      key: "c/2",
      kind: "correction",
      legs: [leg(cash(bina), cash(anu), 450n)],
      note: { corrects: slip.transferId, actor: "clerk 7", reason: "typed a nought too many" },
    });
    if ("refused" in mend) throw new Error(mend.refused);
    const notes = await ledger.owner.query("select * from ledger_notes where transfer_id = $1", [
      mend.transferId,
    ]);
    expect(notes.rows).toEqual([
      {
        transfer_id: String(mend.transferId),
        corrects: String(slip.transferId),
        actor: "clerk 7",
        reason: "typed a nought too many",
      },
    ]);
    expect(
      await ledger.count(`from ledger_legs where transfer_id = ${slip.transferId} and amount = 500`),
    ).toBe(1);
    expect(await ledger.balance(cash(anu))).toBe(950n);
  });

  it("[WAL-2] without an actor, without a reason, or of something later than itself is not made at all", async () => {
    const [anu, bina] = (await ledger.members(2, 1_000n)) as [bigint, bigint];
    const posting = (note: NonNullable<Posting["note"]>): Posting => ({
      key: "c/3",
      kind: "correction",
      legs: [leg(cash(anu), cash(bina), 1n)],
      note,
    });
    for (const note of [
      { corrects: null, actor: " ", reason: "because" },
      { corrects: null, actor: "clerk", reason: "" },
      { corrects: 1n << 60n, actor: "clerk", reason: "because" },
    ])
      await expect(send(posting(note))).rejects.toThrow("ledger_notes");
    expect(await transfersOf("c/3")).toBe(0);
    expect(await ledger.balance(cash(anu))).toBe(1_000n);
  });

  it("[WAL-30] money moves between a member's own accounts like between any others", async () => {
    const [anu] = (await ledger.members(1, 1_000n, "TRIAL")) as [bigint];
    await ledger.transaction((connection) => openMembers(connection, [anu], "PTS"));
    const bonus = cash(anu, "TRIAL") + 8n;
    expect(
      await send({ key: "c/4", kind: "bonus", legs: [leg(cash(anu, "TRIAL"), bonus, 250n)] }),
    ).toMatchObject({
      repeated: false,
    });
    expect([await ledger.balance(cash(anu, "TRIAL")), await ledger.balance(bonus)]).toEqual([750n, 250n]);
    expect(await ledger.balance(cash(anu, "PTS"))).toBe(0n);
  });
});
