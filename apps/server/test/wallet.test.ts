// What a member has, through the whole server: the balance, the totals of "my wallet", and what wagering binds.
import { memberAccount, openBatch, placeHold, post, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { betItem, closeItem, differencesOn, playersOf, startTestApp, tokenOf } from "@jonaki/testkit";
import type { Person, Players, TestApp } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { NewWagering } from "../src/domains/wallet/wallet.ts";
import { connectionIn } from "../src/platform/database/database.ts";

let house: TestApp;
let players: Players;
beforeAll(async () => {
  house = await startTestApp({}, { realSessions: true });
  players = playersOf(house);
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(() => house.stop());

interface Owner extends Person {
  readonly token: string;
}
async function owner(amountMinor: bigint): Promise<Owner> {
  const person = await players.members.person();
  await players.give(person.id, amountMinor);
  return { ...person, token: await players.members.enter(person.username) };
}
const get = async (path: string, { token }: Owner): Promise<unknown> =>
  (await house.send("GET", path, { token })).body.value;
const totals = (one: Owner) => get("/wps/v2/wallets/totals", one);
const database = () => house.app.foundation.database;
const wallet = () => house.app.money.wallet;

const wager = (memberId: bigint, source: NewWagering["source"], boundMinor: bigint) =>
  database().transaction((tx) =>
    wallet().addWagering(tx, { memberId, source, neededMinor: boundMinor, boundMinor, at: new Date() }),
  );
async function bonus(memberId: bigint, amountMinor: bigint): Promise<void> {
  const pool = await house.app.money.pools.find({
    ownerKind: "HOUSE",
    owner: "house",
    kind: "ISSUE",
    unit: "PLAY",
  });
  const leg = {
    from: shardOf(pool, 0),
    to: memberAccount(memberId, "BONUS", "PLAY"),
    amountMinor: minor(amountMinor),
  };
  await database().transaction((tx) =>
    post(connectionIn(tx), { key: `bonus/${memberId}`, kind: "bonus", legs: [leg] }),
  );
}
const hold = (memberId: bigint, amountMinor: bigint) =>
  database().transaction((tx) =>
    placeHold(connectionIn(tx), {
      key: `hold/${memberId}`,
      kind: "withdrawal",
      purpose: "buy-in",
      memberId,
      unit: "PLAY",
      amountMinor: minor(amountMinor),
    }),
  );

describe("my wallet", () => {
  it("[WAL-21] [WAL-7] [CALL-188] [CALL-39] shows total, balance, cash, bonus with its wagering, held, withdrawable and points (I14)", async () => {
    const one = await owner(100_000n);
    await bonus(one.id, 20_000n);
    await hold(one.id, 30_000n);
    await wager(one.id, "DEPOSIT", 25_000n);
    await database().transaction((tx) =>
      wallet().addWagering(tx, {
        memberId: one.id,
        source: "BONUS",
        neededMinor: 200_000n,
        boundMinor: 5_000n,
        at: new Date(),
      }),
    );
    expect(await totals(one)).toEqual({
      total: "1200.00",
      balance: "900.00",
      cash: "700.00",
      bonus: "200.00",
      bonusWagering: "2000.00",
      held: "300.00",
      withdrawable: "400.00",
      points: "0.00",
    });
    expect(await get("/wps/v2/wallets/balance", one)).toEqual({ sumBalance: "900.00" });
  });

  it("[WAL-21] who never had anything has nothing of everything", async () => {
    const person = await players.members.person();
    const token = await players.members.enter(person.username);
    const shown = await totals({ ...person, token });
    expect(new Set(Object.values(shown as object))).toEqual(new Set(["0.00"]));
  });

  it("[WAL-15] [CALL-68] every game uses the main wallet unless the setting says otherwise", async () => {
    const one = await owner(0n);
    expect(await get("/wps/relay/GCS_merchantWallet", one)).toEqual({ isSingle: true });
  });

  it("[SAFE-25] [CAS-17] an excluded member sees it, without what deposits and transfers bind", async () => {
    const one = await owner(100_000n);
    await wager(one.id, "DEPOSIT", 60_000n);
    await wager(one.id, "CASHBACK", 10_000n);
    expect(await totals(one)).toMatchObject({ withdrawable: "300.00" });
    await house.send("POST", "/wps/member/timeOut", { token: one.token, body: { minutes: 1_440 } });
    const token = await players.members.enter(one.username);
    expect(await totals({ ...one, token })).toMatchObject({ withdrawable: "900.00", total: "1000.00" });
  });

  it("[ACC-2] a guest has no such page, and of the balance its trial money", async () => {
    const random = await house.seal("r".repeat(32));
    const guest = await house.send("POST", "/wps/session/login/freeplay", {
      headers: { version: "3" },
      device: "guest".padEnd(22, "d"),
      body: { os: "Linux", platform: "W", random },
    });
    const token = tokenOf(guest);
    const code = await players.members.codeOf("GET", "/wps/v2/wallets/totals", { token });
    expect(code).toEqual([403, "NEED_TRUE_ACCOUNT"]);
    const { body } = await house.send("GET", "/wps/v2/wallets/balance", { token });
    expect(body.value).toEqual({ sumBalance: "10000.00" });
  });
});

describe("what wagering binds", () => {
  const free = async ({ id }: Owner, waives = false) =>
    database().transaction(async (tx) => {
      await openBatch(connectionIn(tx), [memberAccount(id, "CASH", "PLAY")]);
      return wallet().withdrawableOf(tx, id, waives);
    });

  it("[WAL-30] a deposit's wagering binds its CASH until it is played", async () => {
    const one = await owner(50_000n);
    await wager(one.id, "DEPOSIT", 20_000n);
    expect(await free(one)).toMatchObject({
      cashMinor: 50_000n,
      withdrawableMinor: 30_000n,
      openWagerings: [{ source: "DEPOSIT", neededMinor: 20_000n, playedMinor: 0n, boundMinor: 20_000n }],
    });
    const bet = betItem(one.id, 20_000n, { category: "RNG" });
    await house.app.money.bets.handle(bet);
    await house.app.money.bets.handle(closeItem(bet, { validMinor: minor(20_000n) }));
    expect(await free(one)).toMatchObject({ withdrawableMinor: 30_000n, openWagerings: [] });
  });

  it("[CAS-17] what was waived has ended, once, and binds nothing any more; what rewards bind stays", async () => {
    const one = await owner(50_000n);
    await wager(one.id, "DEPOSIT", 20_000n);
    await wager(one.id, "TRANSFER", 5_000n);
    await wager(one.id, "RAFFLE", 1_000n);
    expect((await free(one, true)).withdrawableMinor).toBe(49_000n);
    const at = new Date("2026-11-15T10:00:00.000Z");
    const end = (moment: Date) => database().transaction((tx) => wallet().endWaived(tx, one.id, moment));
    await end(at);
    await end(new Date());
    expect(await free(one)).toMatchObject({
      withdrawableMinor: 49_000n,
      openWagerings: [{ source: "RAFFLE" }],
    });
    const rows = await players.members.rows(
      "select source, waived, ended_at from wagerings where member_id = $1 order by id",
      [one.id],
    );
    expect(rows).toEqual([
      { source: "DEPOSIT", waived: true, ended_at: at },
      { source: "TRANSFER", waived: true, ended_at: at },
      { source: "RAFFLE", waived: false, ended_at: null },
    ]);
  });

  it("[CAS-17] the database waives the wagering of no reward", async () => {
    const one = await owner(1_000n);
    await wager(one.id, "BONUS", 1_000n);
    await expect(
      players.members.rows("update wagerings set waived = true, ended_at = now() where member_id = $1", [
        one.id,
      ]),
    ).rejects.toThrow("waived_has_ended");
  });
});
