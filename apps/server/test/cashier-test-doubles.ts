// A house with a cashier, and people around it: members who pay and are paid, a provider that signs what it tells, and two
// operators.
import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { minor } from "@jonaki/money";
import { differencesOn, membersOf, playersOf, startTestApp } from "@jonaki/testkit";
import type { Members, SendOptions, Sent, TestApp, TestParts } from "@jonaki/testkit";
import { signedHeaders } from "@jonaki/vendor/signing";
import { expect } from "vitest";
import type { Operator } from "../src/domains/cashier/desk/desk.rules.ts";
import type { ProviderOrder } from "../src/domains/cashier/payments/payment-contract.ts";
import { payerOf } from "../src/domains/cashier/payments/payment-provider.ts";
import { derivedKey } from "../src/platform/secret-box.ts";

export const PIN = "192837";
export const PROVIDER_SECRET = "the provider's own secret, known to both";
/** Cheap to make, so that a race is about the cashier; the cost of a real one is the accounts' own matter. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export interface Payer {
  readonly id: bigint;
  readonly username: string;
  readonly token: string;
  /** The receiving account. */
  readonly accountId: string;
}

export interface PayerOptions {
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly kind?: "EWALLET" | "BANK";
  /** Without a receiving account. */
  readonly isBare?: boolean;
}

export interface Forgery {
  readonly secret?: string;
  readonly provider?: string;
  readonly timeMs?: number;
  readonly nonce?: string;
  readonly sent?: string;
}

type Row = Readonly<Record<string, unknown>>;

interface Asking {
  call(name: string, who: Payer, input?: object, options?: SendOptions): Promise<Sent>;
  /** The same sealed. */
  sealed(name: string, who: Payer, input: object, options?: SendOptions): Promise<Sent>;
  deposit(who: Payer, input?: object): Promise<Sent>;
  /** The reference of one that must be accepted. */
  deposited(who: Payer, input?: object): Promise<string>;
  withdraw(who: Payer, input?: object, options?: SendOptions): Promise<Sent>;
  withdrawn(who: Payer, amount: string): Promise<string>;
}

interface Telling {
  /** What a provider knows a member by. */
  handleOf(who: Payer): string;
  /** A notice of a payment for this order, 500.00 of it unless told otherwise. */
  toldOf(who: Payer, order: string, more?: object): Row;
  /** Signed and sent, honestly unless told otherwise; status and outcome. */
  notice(told: Row, forgery?: Forgery): Promise<readonly [number, unknown]>;
  paid(who: Payer, order: string, amount: string, more?: object): Promise<readonly [number, unknown]>;
}

interface Looking {
  /** CASH and HELD. */
  money(who: Payer): Promise<readonly [bigint, bigint]>;
  /** What lies in a pool of the house. */
  pool(kind: "SUSPENSE" | "FEES" | "PAYMENTS"): Promise<bigint>;
  row(reference: string): Promise<Row>;
  stateOf(reference: string): Promise<unknown>;
  /** Open cases of payments. */
  cases(why: string, order: string): Promise<readonly Row[]>;
  images(who: Payer, count: number): Promise<readonly string[]>;
  /** The open time of a deposit has passed. */
  over(reference: string): Promise<void>;
  runJob(name: string): Promise<void>;
  /** All invariants of money. */
  holds(): Promise<void>;
}

export interface CashierStage extends Asking, Telling, Looking {
  readonly house: TestApp;
  readonly members: Members;
  /** What the provider was asked for. */
  readonly orders: readonly ProviderOrder[];
  readonly anu: Operator;
  readonly bina: Operator;
  /** From now on the provider answers nobody, or everybody. */
  providerIs(state: "here" | "away"): void;
  /** With money in poisha, a payment password and an old e-wallet. */
  payer(amountMinor?: bigint, options?: PayerOptions): Promise<Payer>;
  /** Approved, begun and sent as one part, or as the first of several. */
  payout(reference: string, partMinor?: bigint): Promise<void>;
  stop(): Promise<void>;
}

const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};

export const newRequestId = (): string => randomBytes(12).toString("hex");

export async function openCashierStage(
  variables: Readonly<Record<string, string>> = {},
  { cashierParts, ...parts }: TestParts = {},
): Promise<CashierStage> {
  const orders: ProviderOrder[] = [];
  let isAway = false;
  const provider = {
    code: "sandbox",
    secret: PROVIDER_SECRET,
    createOrder: (order: ProviderOrder) => {
      orders.push(order);
      const page = `http://pay.test/${order.order}`;
      return isAway
        ? Promise.reject(new Error("nobody is here"))
        : Promise.resolve({ account: "01900000000", name: "Sandbox", page });
    },
  };
  const house = await startTestApp(
    { ROLE: "web", ...RAISED, ...variables },
    { ...parts, cashierParts: { providers: new Map([["sandbox", provider]]), ...cashierParts } },
  );
  const members = membersOf(house);
  const [anu, bina] = await Promise.all([operator(members, "Anu"), operator(members, "Bina")]);
  return {
    house,
    members,
    orders,
    anu,
    bina,
    providerIs: (state) => {
      isAway = state === "away";
    },
    payer: await payersOf(house, members),
    payout: payoutsOf(house, members, anu, bina),
    ...askingOf(house),
    ...tellingOf(house),
    ...lookingOf(house, members),
    stop: house.stop,
  };
}

/** Another process of the same house. */
export const openBeside = (stage: CashierStage): Promise<CashierStage> =>
  openCashierStage({ DATABASE_URL: stage.house.app.foundation.configuration.DATABASE_URL });

async function operator({ rows }: Members, name: string): Promise<Operator> {
  const [made] = await rows(
    "insert into operators (username, password_hash) values ($1, '$argon2id$v=19$none') returning id",
    [`${name}${randomBytes(4).toString("hex")}`],
  );
  return { operatorId: made?.["id"] as bigint, name };
}

async function payersOf(house: TestApp, { rows, person }: Members): Promise<CashierStage["payer"]> {
  const { give } = playersOf(house);
  const pinHash = await hash(PIN, CHEAP);
  const addAccount = async (id: bigint, kind: "EWALLET" | "BANK"): Promise<string> => {
    // One for each member, also of another process.
    const number = kind === "BANK" ? `77${id}000000` : `88017${String(id).padStart(8, "0")}`;
    const key = `${kind} ${number}`;
    await rows("insert into pay_numbers (number_key, member_id) values ($1, $2)", [key, id]);
    const [made] = await rows(
      `insert into pay_accounts (member_id, kind, institution, name, number, number_key, added_at, usable_from)
       select $1, $2, $3, 'Rahim Uddin', $4, $5, t, t from (select now() - interval '3 days' as t) a returning id`,
      [id, kind, kind === "BANK" ? "bokul-bank" : "nodi-pay", number, key],
    );
    return String(made?.["id"]);
  };
  return async (amountMinor = 1_000_000n, { columns = {}, kind = "EWALLET", isBare = false } = {}) => {
    const username = `Payer${randomBytes(5).toString("hex")}`;
    const { id } = await person({ username, nickname: username.slice(0, 12), ...columns });
    await give(id, amountMinor);
    await rows("insert into payment_passwords (member_id, password_hash, set_at) values ($1, $2, now())", [
      id,
      pinHash,
    ]);
    const token = house.sessions.login({ accountId: String(id) });
    return { id, username, token, accountId: isBare ? "" : await addAccount(id, kind) };
  };
}

function payoutsOf(
  { app }: TestApp,
  { rows }: Members,
  anu: Operator,
  bina: Operator,
): CashierStage["payout"] {
  const { desk } = app.cashier;
  return async (reference, partMinor) => {
    const [order] = await rows("select amount, state from withdrawals where reference = $1", [reference]);
    const done = async (decided: Promise<{ readonly ok: boolean }>): Promise<void> =>
      expect(await decided).toMatchObject({ ok: true });
    if (order?.["state"] === "REVIEW")
      await done(desk.approve(reference, { by: anu, second: bina, reason: "in order" }));
    if (order?.["state"] !== "PAYING") await done(desk.beginPaying(reference, { by: anu, reason: "now" }));
    const amountMinor = minor(partMinor ?? (order?.["amount"] as bigint));
    await done(desk.sent(reference, { by: anu, reason: "sent", amountMinor }));
  };
}

const RELAY = "/wps/relay/";
const CHECKED = `${RELAY}passwordCheck/`;
const READS: Readonly<Record<string, string>> = {
  depositMethods: `${RELAY}MCSFE_getDepositMethods`,
  depositList: `${RELAY}MCSFE_getDepositList`,
  withdrawSettings: `${RELAY}MCSFE_getWithdrawSettings`,
  withdrawalList: `${RELAY}MCSFE_getWithdrawalList`,
  payAccounts: `${RELAY}MCSFE_getPayAccounts`,
};
const CHECKED_CALLS: ReadonlySet<string> = new Set(["createWithdrawal", "addPayAccount", "removePayAccount"]);

function askingOf(house: TestApp): Asking {
  const call: Asking["call"] = (name, { token }, input = {}, options = {}) => {
    const read = READS[name];
    if (read !== undefined) {
      const query = new URLSearchParams(input as Record<string, string>);
      return house.send("GET", `${read}?${query}`, { token, ...options });
    }
    const path = `${CHECKED_CALLS.has(name) ? CHECKED : RELAY}MCSFE_${name}`;
    return house.send("POST", path, { token, body: input, ...options });
  };
  const sealed: Asking["sealed"] = async (name, who, input, options = {}) =>
    call(name, who, { sealed: await house.seal(input) }, options);
  const deposit: Asking["deposit"] = (who, input = {}) =>
    call("createDeposit", who, { method: "nodi-pay", amount: "500", requestId: newRequestId(), ...input });
  const withdraw: Asking["withdraw"] = (who, input = {}, options = {}) => {
    const usual = {
      accountId: who.accountId,
      amount: "500",
      paymentPassword: PIN,
      requestId: newRequestId(),
    };
    return sealed("createWithdrawal", who, { ...usual, ...input }, options);
  };
  return {
    call,
    sealed,
    deposit,
    deposited: async (who, input) => referenceOf(await deposit(who, input)),
    withdraw,
    withdrawn: async (who, amount) => referenceOf(await withdraw(who, { amount })),
  };
}

function tellingOf({ app, clock }: TestApp): Telling {
  const key = derivedKey(app.foundation.configuration.SECRET_KEY, "payers");
  const handleOf: Telling["handleOf"] = ({ id }) => payerOf(key, id);
  const toldOf: Telling["toldOf"] = (who, order, more = {}) => ({
    payment: `P-${newRequestId()}`,
    order,
    payer: handleOf(who),
    status: "PAID",
    amount: "500.00",
    currency: "BDT",
    ...more,
  });
  const notice: Telling["notice"] = async (told, forgery = {}) => {
    const body = Buffer.from(JSON.stringify(told));
    const signed = signedHeaders(forgery.secret ?? PROVIDER_SECRET, {
      vendor: forgery.provider ?? "sandbox",
      time: String(forgery.timeMs ?? clock.now().getTime()),
      nonce: forgery.nonce ?? newRequestId(),
      body,
    });
    const answer = await app.http?.inject({
      method: "POST",
      url: "/payment/callback/sandbox",
      headers: { "content-type": "application/json", ...signed },
      payload: forgery.sent ?? body,
    });
    return [answer?.statusCode ?? 0, answer?.json<Row>()["outcome"]];
  };
  const paid: Telling["paid"] = (who, order, amount, more = {}) =>
    notice(toldOf(who, order, { amount, ...more }));
  return { handleOf, toldOf, notice, paid };
}

function lookingOf({ app }: TestApp, { rows }: Members): Looking {
  const row: Looking["row"] = async (reference) => {
    const table = reference.startsWith("D-") ? "deposits" : "withdrawals";
    const [found] = await rows(`select * from ${table} where reference = $1`, [reference]);
    if (found === undefined) throw new Error(`there is no ${reference}`);
    return found;
  };
  return {
    row,
    stateOf: async (reference) => (await row(reference))["state"],
    money: async ({ id }) => {
      const { cashMinor, heldMinor } = await app.money.wallet.balances(id, "PLAY");
      return [cashMinor, heldMinor];
    },
    pool: async (kind) => {
      const [lies] = await rows(
        `select coalesce(sum(b.balance), 0)::bigint as lies from ledger_accounts a join ledger_balances b on b.account_id = a.id
         where a.owner_kind = 'HOUSE' and a.kind = $1 and a.unit = 'PLAY'`,
        [kind],
      );
      return lies?.["lies"] as bigint;
    },
    cases: (why, order) =>
      rows(
        `select member_id, detail from money_cases where kind = 'PAYMENT' and closed_at is null
         and detail ->> 'why' = $1 and detail ->> 'order' = $2 order by id`,
        [why, order],
      ),
    images: (who, count) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const id = randomBytes(16).toString("base64url");
          await rows(
            `insert into files (id, member_id, sent_hash, uploaded_at, media_type, bytes)
             values ($1, $2, $3, now(), 'image/png', '\\x01')`,
            [id, who.id, randomBytes(32)],
          );
          return id;
        }),
      ),
    over: async (reference) => {
      await rows(
        `update deposits set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
         where reference = $1`,
        [reference],
      );
    },
    runJob: async (name) => {
      const job = app.cashier.jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`there is no job ${name}`);
      await job.run({});
    },
    holds: async () => {
      expect(await differencesOn(app.foundation.database)).toEqual([]);
    },
  };
}

export function referenceOf({ body }: Sent): string {
  if (!body.success) throw new Error(`refused with ${body.code}`);
  return (body.value as { readonly reference: string }).reference;
}

export const outcomeOf = ({ status, body }: Sent): readonly [number, string | null] => [status, body.code];
