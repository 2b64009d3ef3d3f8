// Receiving accounts through the whole server: added and removed with the payment password, one member's each.
import { expectRefusal } from "@jonaki/testkit";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openCashierStage, outcomeOf, PIN } from "./cashier-test-doubles.ts";
import type { CashierStage, Payer } from "./cashier-test-doubles.ts";

let stage: CashierStage;
beforeAll(async () => {
  stage = await openCashierStage();
});
afterEach(() => stage.holds());
afterAll(() => stage.stop());

let numbers = 40_000_000;
const mobile = (): string => `017${(numbers += 1)}`;
const BANK = { kind: "BANK", bank: "bokul-bank", branch: "Mirpur", name: "Rahim Uddin" };
const add = (who: Payer, input: object = {}) =>
  stage.sealed("addPayAccount", who, {
    kind: "EWALLET",
    bank: "nodi-pay",
    number: mobile(),
    paymentPassword: PIN,
    ...input,
  });
const added = async (who: Payer, input: object = {}) => {
  const { body } = await add(who, input);
  if (!body.success) throw new Error(`refused with ${body.code}`);
  return (body.value as { account: Record<string, unknown> }).account;
};
const remove = (who: Payer, accountId: unknown) =>
  stage.sealed("removePayAccount", who, { accountId, paymentPassword: PIN });
const list = async (who: Payer) =>
  (await stage.call("payAccounts", who, {}, { headers: { language: "EN" } })).body.value as {
    accounts: readonly Record<string, unknown>[];
    banks: readonly Record<string, unknown>[];
  };
const bare = () => stage.payer(1_000_000n, { isBare: true });
const payeeName = async (who: Payer) =>
  (await stage.members.rows("select payee_name from profiles where member_id = $1", [who.id]))[0]?.[
    "payee_name"
  ];

describe("adding", () => {
  it("[CAS-11] [CALL-114] [CALL-115] an e-wallet, a bank account and a coin's address; of a number only its end shows", async () => {
    const who = await bare();
    await added(who, { number: "+880 1712-345678" });
    await added(who, { ...BANK, number: "1234 5678 9012" });
    await added(who, { kind: "DIGITAL_DOLLAR", bank: "trc20", number: `T${"a".repeat(33)}` });
    const { accounts, banks } = await list(who);
    expect(accounts).toMatchObject([
      { kind: "EWALLET", bank: "Nodi Pay", branch: null, number: "****5678" },
      { kind: "BANK", bank: "Bokul Bank", branch: "Mirpur", name: "Rahim Uddin", number: "****9012" },
      { kind: "DIGITAL_DOLLAR", bank: "TRC20", number: "****aaaa" },
    ]);
    expect(banks).toContainEqual({ kind: "BANK", bank: "kodom-bank", name: "Kodom Bank" });
    const entries = await stage.members.rows(
      "select kind, audit_entries::text as entry from audit_entries where member_id = $1 order by id",
      [who.id],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(Array(3).fill("PAY_ACCOUNT_ADDED"));
    expect(JSON.stringify(entries)).not.toMatch(/1712345678|123456789012/u);
  });

  it("[CAS-12] needs the payment password before anything else, and does nothing without it", async () => {
    const who = await bare();
    expect(outcomeOf(await add(who, { paymentPassword: "000001", bank: "nothing" }))).toEqual([
      422,
      "PAYMENT_PASSWORD_WRONG",
    ]);
    await stage.members.rows("delete from payment_passwords where member_id = $1", [who.id]);
    expect(outcomeOf(await add(who))).toEqual([422, "PAYMENT_PASSWORD_NOT_SET"]);
    expect((await list(who)).accounts).toEqual([]);
    const plain = await stage.call("addPayAccount", who, {
      kind: "EWALLET",
      bank: "nodi-pay",
      number: mobile(),
    });
    expect(outcomeOf(plain)).toEqual([400, "SEAL_INVALID"]);
  });

  it("[CAS-12] [ERR-120] the first name becomes the member's, and later ones must be the same", async () => {
    const who = await bare();
    await added(who);
    expect(await payeeName(who)).toBeUndefined();
    await added(who, { ...BANK, name: "Md. Rahim  Uddin", number: "11112222" });
    expect(await payeeName(who)).toBe("Md. Rahim  Uddin");
    await added(who, { ...BANK, name: "md rahim-uddin".replace("-", " "), number: "11113333" });
    const another = { ...BANK, name: "Karim Uddin", number: "11114444" };
    await expectRefusal(() => add(who, another), "NAME_MISMATCH");
    expect(await payeeName(who)).toBe("Md. Rahim  Uddin");
    expect(await added(who)).toMatchObject({ name: "Md. Rahim  Uddin" });
  });

  it("[CAS-13] [ERR-118] [abuse 38] a number is one member's, also after it was removed there; its owner may add it again", async () => {
    const [who, other] = [await bare(), await bare()];
    const number = mobile();
    const account = await added(who, { number });
    const isTaken = (by: Payer, input: object) => expectRefusal(() => add(by, input), "PAY_ACCOUNT_EXISTS");
    await isTaken(who, { number });
    await isTaken(other, { number: `+88 ${number}` });
    await isTaken(other, { number, bank: "doel-pay" });
    await added(who, { number, bank: "doel-pay" });
    await remove(who, account["accountId"]);
    await isTaken(other, { number });
    await added(who, { number });
  });

  it("[CAS-13] of 30 members who add one number at the same moment one has it", async () => {
    const people = await Promise.all(Array.from({ length: 30 }, bare));
    const number = mobile();
    const codes = (await Promise.all(people.map((who) => add(who, { number })))).map(({ body }) => body.code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "PAY_ACCOUNT_EXISTS")).toHaveLength(29);
  });

  it("[CAS-11] [CAS-13] [ERR-119] a sixth is refused, of many at the same moment too; a removed one makes room", async () => {
    const who = await bare();
    const codes = (await Promise.all(Array.from({ length: 12 }, () => add(who)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === null)).toHaveLength(5);
    expect(codes.filter((code) => code === "PAY_ACCOUNT_LIMIT")).toHaveLength(7);
    await expectRefusal(() => add(who), "PAY_ACCOUNT_LIMIT");
    const [first] = (await list(who)).accounts;
    expect(outcomeOf(await remove(who, first?.["accountId"]))).toEqual([200, null]);
    await added(who);
  });

  it("[CAS-14] the first can be used at once, every later one after 24 hours, also when the first was removed", async () => {
    const who = await bare();
    const first = await added(who);
    expect(first["usableFrom"]).toBeNull();
    const second = await added(who);
    const waitsMs = Date.parse(String(second["usableFrom"])) - Date.now();
    expect(waitsMs / 3_600_000).toBeCloseTo(24, 1);
    await remove(who, first["accountId"]);
    await remove(who, second["accountId"]);
    expect((await added(who))["usableFrom"]).not.toBeNull();
    await stage.members.rows(
      "update pay_accounts set added_at = added_at - interval '1 day', usable_from = now() where member_id = $1",
      [who.id],
    );
    expect((await list(who)).accounts).toMatchObject([{ usableFrom: null }]);
  });

  it.each([
    ["an unknown e-wallet", "bank", { bank: "nothing" }],
    ["a bank as e-wallet", "bank", { bank: "bokul-bank" }],
    ["no mobile number", "number", { number: "12345" }],
    ["a number elsewhere", "number", { number: "+14155550123" }],
    ["a bank account without branch", "branch", { ...BANK, branch: "", number: "12345678" }],
    ["a bank account without name", "name", { ...BANK, name: undefined, number: "12345678" }],
    ["letters for a number", "number", { ...BANK, number: "12AB5678" }],
    ["a name in markup", "name", { ...BANK, name: "<b>Rahim</b>", number: "12345678" }],
    ["half an address", "number", { kind: "DIGITAL_DOLLAR", bank: "trc20", number: "Tabc" }],
  ])("[CAS-11] [CAS-12] [ERR-83] %s is refused", async (_name, field, input) => {
    const who = await bare();
    await expectRefusal(() => add(who, input), "VALIDATION", { fields: [field] });
    expect((await list(who)).accounts).toEqual([]);
  });

  it("[CALL-115] where several things are wrong, the order of the call decides", async () => {
    const [who, other] = [await bare(), await bare()];
    const number = mobile();
    await added(other, { number });
    await added(who, { ...BANK, number: "87654321" });
    for (let kept = 1; kept < 5; kept += 1) await added(who);
    const wrong = { ...BANK, kind: "EWALLET", bank: "nothing", name: "Karim", number };
    expect(outcomeOf(await add(who, wrong))).toEqual([422, "VALIDATION"]);
    expect(outcomeOf(await add(who, { ...wrong, bank: "nodi-pay" }))).toEqual([422, "PAY_ACCOUNT_LIMIT"]);
    await remove(who, (await list(who)).accounts[4]?.["accountId"]);
    // Who does not know the name learns nothing about the number.
    expect(outcomeOf(await add(who, { ...wrong, bank: "nodi-pay" }))).toEqual([422, "NAME_MISMATCH"]);
    expect(outcomeOf(await add(who, { number }))).toEqual([422, "PAY_ACCOUNT_EXISTS"]);
  });
});

describe("removing", () => {
  it("[CAS-15] [CALL-116] takes it from the list and keeps it in old records; another's is not there", async () => {
    const [who, other] = [await stage.payer(), await stage.payer()];
    const reference = await stage.withdrawn(who, "500");
    await stage.call("cancelWithdrawal", who, { reference });
    expect(outcomeOf(await remove(other, who.accountId))).toEqual([404, "NOT_FOUND"]);
    expect(outcomeOf(await remove(who, "x"))).toEqual([404, "NOT_FOUND"]);
    expect(outcomeOf(await remove(who, who.accountId))).toEqual([200, null]);
    expect(outcomeOf(await remove(who, who.accountId))).toEqual([404, "NOT_FOUND"]);
    expect((await list(who)).accounts).toEqual([]);
    const { body } = await stage.call("withdrawalList", who, {}, { headers: { language: "EN" } });
    expect((body.value as { list: unknown[] }).list).toMatchObject([
      { reference, account: expect.stringMatching(/^Nodi Pay \*{4}\d{4}$/u) },
    ]);
    expect(outcomeOf(await stage.withdraw(who))).toEqual([404, "NOT_FOUND"]);
  });

  it("[CAS-15] [ERR-87] an account with an unfinished withdrawal stays", async () => {
    const who = await stage.payer();
    const reference = await stage.withdrawn(who, "500");
    await expectRefusal(() => remove(who, who.accountId), "STATE_CHANGED");
    await stage.call("cancelWithdrawal", who, { reference });
    expect(outcomeOf(await remove(who, who.accountId))).toEqual([200, null]);
  });

  it("[CAS-15] against a withdrawal to it at the same moment, 100 times: one of the two happens", async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => stage.payer(100_000n)));
    for (let from = 0; from < people.length; from += 10)
      await Promise.all(
        people.slice(from, from + 10).map(async (who) => {
          const [removed, asked] = await Promise.all([remove(who, who.accountId), stage.withdraw(who)]);
          expect([
            ["200,", "404,NOT_FOUND"],
            ["409,STATE_CHANGED", "200,"],
          ]).toContainEqual([outcomeOf(removed).join(), outcomeOf(asked).join()]);
        }),
      );
  });
});
