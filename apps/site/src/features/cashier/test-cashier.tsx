// A whole site with a page of the cashier open, for its tests: what the server says, and what a person presses. For
// tests only.
import { generateKeyPairSync } from "node:crypto";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MEMBER_PERMISSION, openSettled, pressing } from "../../app/test-doubles.tsx";
import type { Replies, SiteOptions } from "../../app/test-doubles.tsx";
import type { Deposit, DepositMethod } from "./deposit.rules.ts";
import type { PayAccount, Withdrawal, WithdrawSettings } from "./withdrawal.rules.ts";

const RELAY = "/wps/relay/MCSFE_";
const CHECKED = "/wps/relay/passwordCheck/MCSFE_";
export const METHODS = `${RELAY}getDepositMethods`;
export const DEPOSITS = `${RELAY}getDepositList`;
export const CREATE = `${RELAY}createDeposit`;
export const SUBMIT = `${RELAY}submitDeposit`;
export const CANCEL = `${RELAY}cancelDeposit`;
export const LIMITS = "/wps/member/limits";
export const SETTINGS = `${RELAY}getWithdrawSettings`;
export const WITHDRAWALS = `${RELAY}getWithdrawalList`;
export const ACCOUNTS = `${RELAY}getPayAccounts`;
export const WITHDRAW = `${CHECKED}createWithdrawal`;
export const CANCEL_WITHDRAWAL = `${RELAY}cancelWithdrawal`;
export const CONFIRM = `${RELAY}confirmWithdrawal`;
export const ADD_ACCOUNT = `${CHECKED}addPayAccount`;
export const REMOVE_ACCOUNT = `${CHECKED}removePayAccount`;
export const KYC = "/wps/member/kyc";
const UPLOAD = "/wps/upload";

const method = (code: string, more: Partial<DepositMethod> = {}): DepositMethod => ({
  method: code,
  kind: "EWALLET",
  name: "Nodi Pay",
  logo: "/art/pay-nodi.svg",
  currency: "BDT",
  minimum: "200.00",
  maximum: "25000.00",
  fee: "0.00",
  exchangeRate: null,
  openMinutes: 30,
  quickAmounts: ["500.00", "1000.00", "2000.00", "5000.00", "10000.00", "25000.00"],
  bonusTag: null,
  promotions: [],
  ...more,
});

export const DOLLAR = method("digital-dollar", {
  kind: "DIGITAL_DOLLAR",
  name: "Digital dollar",
  currency: "USD",
  minimum: "10.00",
  maximum: "10000.00",
  fee: null,
  exchangeRate: "122.0000",
  openMinutes: 60,
});

/** The site's fake clock stands on 2026-11-15 02:00 in Dhaka, and an order has half an hour. */
export const EXPIRES = "2026-11-14T20:30:00.000Z";

export const ORDER: Deposit = {
  reference: "D-00000001",
  time: "2026-11-14T20:00:00.000Z",
  method: "Nodi Pay",
  amount: "500.00",
  received: null,
  state: "CREATED",
  reason: null,
  expires: EXPIRES,
  payTo: {
    account: "01900-000000",
    name: "Sandbox Pay",
    amount: "500.00",
    currency: "BDT",
    qrData: "https://pay.example/D-00000001",
  },
};

export const moved = (state: Deposit["state"], more: Partial<Deposit> = {}): Deposit => ({
  ...ORDER,
  state,
  expires: null,
  payTo: null,
  ...more,
});

export const SETTLED: WithdrawSettings = {
  limits: {
    minimum: "500.00",
    maximum: "50000.00",
    ewalletMaximum: "25000.00",
    leftToday: "200000.00",
    countLeftToday: 10,
  },
  fee: { freeLeftToday: 3, rate: "1.00", minimum: "10.00" },
  withdrawable: "1200.00",
  wagering: [],
};

export const WALLET: PayAccount = {
  accountId: "7",
  kind: "EWALLET",
  bank: "Nodi Pay",
  branch: null,
  name: "Rina Akter",
  number: "****5678",
  usableFrom: null,
};

const BANKS = [
  { kind: "EWALLET", bank: "nodi-pay", name: "Nodi Pay" },
  { kind: "BANK", bank: "bokul-bank", name: "Bokul Bank" },
  { kind: "DIGITAL_DOLLAR", bank: "trc20", name: "TRC20" },
] as const;

export const accountsOf = (...accounts: readonly PayAccount[]) => ({ value: { accounts, banks: BANKS } });

export const WITHDRAWN: Withdrawal = {
  reference: "W-00000001",
  time: "2026-11-14T19:00:00.000Z",
  account: "Nodi Pay ****5678",
  amount: "1000.00",
  fee: "0.00",
  state: "REVIEW",
  reason: null,
  confirmation: null,
  complaintUntil: null,
};

export const listOf = (...list: readonly object[]) => ({ value: { list, pageNum: 1, totalPages: 1 } });
export const limitsOf = (askDepositLimit: boolean, ...limits: readonly object[]) => ({
  value: { limits, askDepositLimit },
});

const USUAL: Replies = {
  "/wps/v2/wallets/balance": { value: { sumBalance: "5000.00" } },
  [METHODS]: { value: { methods: [method("nodi-pay"), DOLLAR] } },
  [DEPOSITS]: listOf(),
  [LIMITS]: limitsOf(false),
  [SETTINGS]: { value: SETTLED },
  [WITHDRAWALS]: listOf(),
  [ACCOUNTS]: accountsOf(WALLET),
  [KYC]: { value: { state: "NONE", reason: null, threshold: "1000000.00" } },
};

const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = publicKey.export({ format: "jwk" });
export const CASHIER_PERMISSION = {
  ...MEMBER_PERMISSION,
  sealing: { kid: "k1", publicKey: { kty, crv, x, y } },
};

type Page = "depositv2" | "withdraw" | "withdraw&part=kyc";

export const openCashier = (page: Page, replies: Replies = {}, options: SiteOptions = {}) => {
  let files = 0;
  const upload = () => ({ value: { fileId: `f${(files += 1)}`, fileIds: [`f${files}`] } });
  return openSettled(`/index?mc=${page}`, {
    start: { permission: CASHIER_PERMISSION },
    local: { lang: "EN" },
    session: { token: "t-1", username: "Rina01", isAgent: "0" },
    ...options,
    replies: { ...USUAL, [UPLOAD]: upload, ...replies },
  });
};

export type Site = Awaited<ReturnType<typeof openCashier>>;

export const press = (name: string | RegExp): Promise<void> =>
  pressing(() => userEvent.click(screen.getByRole("button", { name })));

/** Answers the question over the page. */
export async function answer(question: string | RegExp, name: string | RegExp): Promise<void> {
  const box = within(await screen.findByRole("alertdialog", { name: question }));
  await pressing(() => userEvent.click(box.getByRole("button", { name })));
}

const BOX = "input:not([type='radio']), textarea";
export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: BOX });
export const type = (label: string | RegExp, text: string) => userEvent.type(field(label), text);

/** What is said beside a field. */
export const saidOf = (label: string | RegExp): string =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent ?? "";

/** What was sent to a path that takes no sealed payload; the client's own request id is not the form's. */
export const sent = (site: Site, path: string): readonly unknown[] =>
  site
    .asked(path)
    .filter(({ method: how }) => how === "POST")
    .map(({ body }) => {
      const { requestId: _own, ...rest } = JSON.parse(typeof body === "string" ? body : "{}") as Record<
        string,
        unknown
      >;
      return rest;
    });

/** The server tells the member's pages that something has moved. */
export async function hear(site: Site, name: string): Promise<void> {
  await act(() => site.time.advance(0));
  await act(async () => {
    const socket = site.sockets.at(-1);
    if (socket === undefined) throw new Error("The page has opened no socket.");
    socket.open();
    socket.hear({ kind: "welcome", member: true });
    socket.hear({ kind: "joined", topic: "member", seq: 1 });
    const event = { topic: "member", name, seq: 2, time: "2026-11-14T20:00:00.000Z", value: {} };
    socket.hear({ kind: "event", event });
    await site.time.advance(0);
  });
}

export const png = (name: string): File => new File(["x"], name, { type: "image/png" });
