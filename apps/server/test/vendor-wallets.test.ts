// Wallets at vendors through the whole server [WAL-15 to WAL-20]: there and back, refused, silent, resolved by the job or by a
// person; however it ends, once.
import { minor } from "@jonaki/money";
import { differencesOn, expectRefusal, playersOf, startTestApp } from "@jonaki/testkit";
import type { Players, TestApp } from "@jonaki/testkit";
import { VENDOR_TRANSFER_STATES } from "@jonaki/wire/states";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mayMove, wayOf } from "../src/domains/wallet/vendors/vendor-transfer.rules.ts";
import type { TransferOrder, TransferVendor } from "../src/domains/wallet/vendors/transfer-vendor.ts";
import { createVendorMoney } from "../src/domains/wallet/vendors/vendor-money.ts";
import { createVendorTransfers } from "../src/domains/wallet/vendors/vendor-transfers.flow.ts";
import { mortal } from "./mortal-database.ts";

/** A vendor with books of its own, which answers as it is told to. */
const there = {
  purses: new Map<string, bigint>(),
  known: new Map<string, "DONE" | "FAILED">(),
  mood: "HONEST",
};
function move({ reference, player, amountMinor }: TransferOrder, sign: 1n | -1n): "DONE" | "FAILED" {
  const after = (there.purses.get(player) ?? 0n) + sign * amountMinor;
  const outcome = there.mood === "REFUSING" || after < 0n ? "FAILED" : "DONE";
  if (outcome === "DONE" && !there.known.has(reference)) there.purses.set(player, after);
  there.known.set(reference, outcome);
  return outcome;
}
const answer = (order: TransferOrder, sign: 1n | -1n) => {
  if (there.mood === "DEAF") return Promise.reject(new Error("no answer"));
  const outcome = move(order, sign);
  // It did what it was asked, and nobody heard of it.
  return there.mood === "MUTE" ? Promise.reject(new Error("no answer")) : Promise.resolve(outcome);
};
const DARIA: TransferVendor = {
  code: "DARIA",
  transferIn: (order) => answer(order, 1n),
  transferOut: (order) => answer(order, -1n),
  status: (reference) =>
    there.mood === "GONE"
      ? Promise.reject(new Error("gone"))
      : Promise.resolve(there.known.get(reference) ?? null),
  balance: (player) => Promise.resolve(minor(there.purses.get(player) ?? 0n)),
};
const VENDORS = new Map([["DARIA", DARIA]]);

let house: TestApp;
let players: Players;
beforeAll(async () => {
  house = await startTestApp({ ROLE: "web" }, { transferVendors: VENDORS });
  players = playersOf(house);
});
const multi = async (isOn: boolean) => {
  await players.members.rows(
    "insert into settings (key, value) values ('multiWallet', $1) on conflict (key) do update set value = excluded.value",
    [JSON.stringify(isOn)],
  );
  await house.app.site.reload();
};
beforeEach(async () => {
  there.mood = "HONEST";
  await multi(true);
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(() => house.stop());

interface Owner {
  readonly id: bigint;
  readonly token: string;
}
let requests = 0;
const newRequest = () => `vendor-transfer-${(requests += 1)}`;
async function owner(amountMinor: bigint): Promise<Owner> {
  const { id } = await players.members.person({});
  await players.give(id, amountMinor);
  return { id, token: house.sessions.login({ accountId: String(id) }) };
}
const send = async (one: Owner, from: string, to: string, amount: string, requestId = newRequest()) => {
  const body = { fromWallet: from, toWallet: to, amount, requestId };
  const sent = await house.send("POST", "/wps/relay/GCS_walletTransfer", { token: one.token, body });
  return { code: sent.body.code, value: sent.body.value as { reference: string; state: string } | null };
};
const get = async (one: Owner, path: string) =>
  (await house.send("GET", path, { token: one.token })).body.value;
const sumOf = async (one: Owner) =>
  ((await get(one, "/wps/v2/wallets/balance")) as { sumBalance: string }).sumBalance;
const purse = async (one: Owner) => {
  const { cash, held, balance } = (await get(one, "/wps/v2/wallets/totals")) as Record<string, string>;
  return { cash, held, balance };
};
/** The vendor has been silent for longer than it may. */
const age = (reference: string) =>
  players.members.rows(
    "update vendor_transfers set made_at = made_at - interval '31 seconds' where reference = $1",
    [reference],
  );
const resolve = () => house.app.memberWallet.jobs[0]!.run({});
const stateOf = async (reference: string | undefined) =>
  (await players.members.rows("select state from vendor_transfers where reference = $1", [reference]))[0]?.[
    "state"
  ];

describe("with one wallet for everything", () => {
  it("[WAL-16] [ERR-16] [CALL-40] [CALL-175] [CALL-176] nothing goes to a vendor", async () => {
    await multi(false);
    const one = await owner(10_000n);
    for (const [path, input] of [
      ["GCS_walletTransfer", { fromWallet: "MAIN", toWallet: "DARIA", amount: "10" }],
      ["GCS_collectAll", {}],
      ["GCS_autoTransfer", { on: true }],
    ] as const)
      await expectRefusal(
        () =>
          house.send("POST", `/wps/relay/${path}`, {
            token: one.token,
            body: { requestId: newRequest(), ...input },
          }),
        "OPERATION_NOT_ENABLED",
      );
    expect(await get(one, "/wps/v2/wallets/vendors")).toEqual({ list: [], autoTransfer: false });
  });
});

describe("with a wallet at each vendor", () => {
  it("[WAL-17] [WAL-18] [CALL-117] money goes there and back, and sumBalance stays what it was (I14)", async () => {
    const one = await owner(100_000n);
    expect((await send(one, "MAIN", "DARIA", "300.50")).value?.state).toBe("DONE");
    expect(await get(one, "/wps/v2/wallets/vendors")).toEqual({
      list: [{ vassalage: "DARIA", balance: "300.50" }],
      autoTransfer: false,
    });
    expect([await sumOf(one), await purse(one)]).toEqual([
      "1000.00",
      { cash: "699.50", held: "0.00", balance: "1000.00" },
    ]);
    expect((await send(one, "DARIA", "MAIN", "100")).value?.state).toBe("DONE");
    expect([await sumOf(one), (await purse(one)).cash]).toEqual(["1000.00", "799.50"]);
    const record = (await get(one, "/wps/relay/ODSFE2_MemTransDet?account=MAIN")) as {
      list: { kind: string; amount: string }[];
    };
    expect(record.list.slice(0, 2)).toMatchObject([{ kind: "VENDOR_TRANSFER" }, { kind: "VENDOR_TRANSFER" }]);
  });

  it("[WAL-18] the refusals, and what was refused moves nothing", async () => {
    const one = await owner(10_000n);
    const codes = [
      await send(one, "MAIN", "NOBODY", "1"),
      await send(one, "MAIN", "MAIN", "1"),
      await send(one, "MAIN", "DARIA", "0"),
      await send(one, "MAIN", "DARIA", "1.234"),
      await send(one, "MAIN", "DARIA", "100.01"),
      await send(one, "DARIA", "MAIN", "1"),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      "NOT_FOUND",
      "VALIDATION",
      "AMOUNT_FORMAT",
      "AMOUNT_FORMAT",
      "INSUFFICIENT_BALANCE",
      "INSUFFICIENT_BALANCE",
    ]);
    expect(await purse(one)).toEqual({ cash: "100.00", held: "0.00", balance: "100.00" });
  });

  it("[WAL-19.3] a vendor that refuses leaves the money where it was", async () => {
    const one = await owner(10_000n);
    there.mood = "REFUSING";
    expect((await send(one, "MAIN", "DARIA", "40")).value?.state).toBe("FAILED");
    expect(await purse(one)).toEqual({ cash: "100.00", held: "0.00", balance: "100.00" });
  });

  it("[WAL-3] [WAL-19] the same request again, and a volley of it, is one transfer", async () => {
    const one = await owner(10_000n);
    const requestId = newRequest();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => send(one, "MAIN", "DARIA", "60", requestId)),
    );
    const references = answers.flatMap(({ value }) => (value === null ? [] : [value.reference]));
    expect(new Set(references).size).toBe(1);
    expect(there.purses.get(`m${one.id}`)).toBe(6_000n);
  });

  it("[WAL-4] [WAL-19] of 50 at once that each take everything back one does", async () => {
    const one = await owner(10_000n);
    await send(one, "MAIN", "DARIA", "100");
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(one, "DARIA", "MAIN", "100")));
    expect(answers.filter(({ value }) => value?.state === "DONE")).toHaveLength(1);
    expect((await purse(one)).cash).toBe("100.00");
  });
});

describe("a silent vendor", () => {
  it.each([
    ["MUTE", "IN", "DONE", { cash: "60.00", held: "0.00", balance: "100.00" }],
    ["DEAF", "IN", "FAILED", { cash: "100.00", held: "0.00", balance: "100.00" }],
    ["MUTE", "OUT", "DONE", { cash: "100.00", held: "0.00", balance: "100.00" }],
    ["DEAF", "OUT", "FAILED", { cash: "60.00", held: "0.00", balance: "100.00" }],
  ] as const)(
    "[WAL-19] that was %s on the way %s is asked after 30 seconds: %s",
    async (mood, way, end, after) => {
      const one = await owner(10_000n);
      if (way === "OUT") await send(one, "MAIN", "DARIA", "40");
      there.mood = mood;
      const [from, to] = way === "IN" ? (["MAIN", "DARIA"] as const) : (["DARIA", "MAIN"] as const);
      const { value } = await send(one, from, to, "40");
      expect(value?.state).toBe("HELD");
      expect((await purse(one)).held).toBe("40.00");
      await resolve();
      expect(await stateOf(value?.reference)).toBe("HELD");
      await age(value!.reference);
      there.mood = "GONE";
      await resolve();
      expect(await stateOf(value?.reference)).toBe("UNKNOWN");
      there.mood = "HONEST";
      await Promise.all([resolve(), resolve(), resolve()]);
      expect(await stateOf(value?.reference)).toBe(end);
      expect(await purse(one)).toEqual(after);
    },
  );

  it("[WAL-19.5] a person of the house decides with a reason, once, and the job changes it no more", async () => {
    const one = await owner(10_000n);
    there.mood = "DEAF";
    const { value } = await send(one, "MAIN", "DARIA", "40");
    await age(value!.reference);
    const { database } = house.app.foundation;
    const decide = (outcome: "DONE" | "FAILED") =>
      database.transaction((tx) =>
        house.app.memberWallet.vendorTransfers.decide(tx, value!.reference, outcome, {
          name: "Rina",
          reason: "the vendor wrote",
        }),
      );
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, place) => decide(place % 2 === 0 ? "DONE" : "FAILED")),
      resolve(),
    ]);
    expect(answers.filter((one) => one === true).length).toBeLessThanOrEqual(1);
    const state = await stateOf(value?.reference);
    await resolve();
    expect(await stateOf(value?.reference)).toBe(state);
    expect((await purse(one)).cash).toBe(state === "DONE" ? "60.00" : "100.00");
    // The vendor never had it: what the person said is put right by what it tells.
    await get(one, "/wps/v2/wallets/vendors");
  });

  it("[WAL-19] the job killed after any of its statements and run again ends each transfer once", async () => {
    const one = await owner(10_000n);
    there.mood = "MUTE";
    const { value } = await send(one, "MAIN", "DARIA", "40");
    await age(value!.reference);
    there.mood = "HONEST";
    const { foundation, money } = house.app;
    const { database, dieAfter } = mortal(foundation.database);
    const parts = {
      ...foundation,
      pools: money.pools,
      moneyUnit: "PLAY" as const,
      vendors: VENDORS,
      database,
    };
    const flow = createVendorTransfers({ ...parts, money: createVendorMoney(parts) });
    let statements = 0;
    for (let through = false; !through;) {
      dieAfter((statements += 1));
      through = await flow.resolve().then(
        () => true,
        () => false,
      );
      if (!through) expect(await purse(one)).toEqual({ cash: "60.00", held: "40.00", balance: "60.00" });
    }
    expect(statements).toBeGreaterThan(3);
    await resolve();
    expect([await stateOf(value?.reference), await purse(one)]).toEqual([
      "DONE",
      { cash: "60.00", held: "0.00", balance: "100.00" },
    ]);
  });
});

describe("bringing it all back", () => {
  it("[WAL-20] [CALL-176] collect all brings what is there by now, won or lost meanwhile", async () => {
    const one = await owner(10_000n);
    await send(one, "MAIN", "DARIA", "50");
    there.purses.set(`m${one.id}`, 7_525n);
    const body = { requestId: newRequest() };
    const { body: answered } = await house.send("POST", "/wps/relay/GCS_collectAll", {
      token: one.token,
      body,
    });
    expect(answered.value).toEqual({ transfers: [{ vassalage: "DARIA", amount: "75.25", state: "DONE" }] });
    expect(await purse(one)).toEqual({ cash: "125.25", held: "0.00", balance: "125.25" });
    await send(one, "MAIN", "DARIA", "25.25");
    there.purses.set(`m${one.id}`, 0n);
    expect(await get(one, "/wps/v2/wallets/vendors")).toMatchObject({ list: [{ balance: "0.00" }] });
    expect(await sumOf(one)).toBe("100.00");
  });

  it("[WAL-20] [CALL-175] the member chooses whether leaving a game does so", async () => {
    const one = await owner(0n);
    for (const on of [true, false]) {
      const { body } = await house.send("POST", "/wps/relay/GCS_autoTransfer", {
        token: one.token,
        body: { on },
      });
      expect(body.value).toEqual({ on });
      expect(await get(one, "/wps/v2/wallets/vendors")).toMatchObject({ autoTransfer: on });
    }
  });
});

describe("the table of states", () => {
  const pairs = VENDOR_TRANSFER_STATES.flatMap((from) =>
    VENDOR_TRANSFER_STATES.map((to) => [from, to] as const),
  );
  const allowed = ["HELD DONE", "HELD FAILED", "HELD UNKNOWN", "UNKNOWN DONE", "UNKNOWN FAILED"];

  it.each(pairs)("[WAL-19] from %s to %s as the table says, and the database alike", async (from, to) => {
    const may = allowed.includes(`${from} ${to}`);
    expect(mayMove(from, to)).toBe(may);
    const one = await owner(0n);
    const reference = `x-${from}-${to}`;
    const ended = (state: string) => (state === "DONE" || state === "FAILED" ? "now()" : "null");
    await players.members.rows(
      `insert into vendor_transfers (reference, member_id, vendor, way, amount, state, request_id, transfer_id, ended_at)
       values ($1, $2::bigint, 'DARIA', 'IN', 5, $3, $1, -($2::bigint), ${ended(from)})`,
      [reference, one.id, from],
    );
    const moving = players.members.rows(
      `update vendor_transfers set state = $2, ended_at = ${ended(to)} where reference = $1 and state = $3`,
      [reference, to, from],
    );
    if (may || from === to) await moving;
    else await expect(moving).rejects.toThrow("does not move");
    await players.members.rows("delete from vendor_transfers where reference = $1", [reference]);
  });

  it("[WAL-18] goes between the main wallet and one vendor's only", () => {
    expect([wayOf("MAIN", "X"), wayOf("X", "MAIN"), wayOf("X", "Y"), wayOf("MAIN", "MAIN")]).toEqual([
      { vendor: "X", way: "IN" },
      { vendor: "X", way: "OUT" },
      null,
      null,
    ]);
  });
});
