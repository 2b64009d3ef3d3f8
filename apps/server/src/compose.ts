// The composition root: the only file that names every domain. Each gets what it needs of the lower ones as plain
// functions, in the order of their levels.
import type { FairDesk } from "@jonaki/vendor/fair";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { composeCashier } from "./compose-cashier.ts";
import { createAccounts, createPasswords, displayName } from "./domains/accounts/accounts.ts";
import type { Accounts, OpenMoney, RegistrationProofs } from "./domains/accounts/accounts.ts";
import { createAgents } from "./domains/agents/agents.ts";
import type { Agents } from "./domains/agents/agents.ts";
import { playedFrom } from "./domains/bets/bets.ts";
import type { Cashier, CashierParts } from "./domains/cashier/cashier.ts";
import { createFiles } from "./domains/files/files.ts";
import type { Files } from "./domains/files/files.ts";
import { createLobby, createVendorWatch, LOBBY_CONSUMER } from "./domains/lobby/lobby.ts";
import type { Lobby, VendorAdapters, VendorWatch } from "./domains/lobby/lobby.ts";
import { createMessages, MESSAGES_CONSUMER } from "./domains/messages/messages.ts";
import type { Messages } from "./domains/messages/messages.ts";
import { createOffice } from "./domains/office/office.ts";
import type { Office } from "./domains/office/office.ts";
import { createReports } from "./domains/reports/reports.ts";
import type { Reports } from "./domains/reports/reports.ts";
import { createCare } from "./domains/safe/care.ts";
import type { Care } from "./domains/safe/care.ts";
import { SAFE_CONSUMER } from "./domains/safe/safe.ts";
import type { Site } from "./domains/site/site.ts";
import { checkNow } from "./domains/wallet/ledger-check.flow.ts";
import { createMemberWallet } from "./domains/wallet/member-wallet.ts";
import type { MemberWallet } from "./domains/wallet/member-wallet.ts";
import type { TransferVendors, VendorPurses } from "./domains/wallet/wallet.ts";
import type { Say } from "./http/envelope.ts";
import { parseStrictJson } from "./http/strict-json.ts";
import { createMoney } from "./money.ts";
import type { Money } from "./money.ts";
import type { MoneyFoundation } from "./money-mode.ts";
import { stopwatch } from "./platform/clock.ts";
import { createSecretBox } from "./platform/secret-box.ts";
import { decidedRoundOf, distantDesk } from "./studio-desk.ts";
import type { StudioLine } from "./studio-desk.ts";

export interface DomainParts {
  /** A test's own way to open a new account's money. */
  readonly openMoney?: OpenMoney;
  /** A test's own codes and providers for registrations. */
  readonly registrationProofs?: RegistrationProofs;
  /** A test's own check of payment passwords, which costs no core. */
  readonly checkPayment?: Accounts["checkPayment"];
  /** Vendors that keep wallets of their own; the house ships none [VEN-16]. */
  readonly transferVendors?: TransferVendors;
  /** Ways to speak to vendors beside the studio's, by the name that a vendor's entry has; the house ships none [VEN-1]. */
  readonly vendorAdapters?: VendorAdapters;
  /** A test's own answers of the domains that the cashier asks. */
  readonly cashierParts?: Partial<CashierParts>;
  /** The desk of the studio in this process, once it runs [FAIR-5]. */
  readonly fairDesk?: () => FairDesk | null;
  /** The way to the studio of another process, where STUDIO_ADDRESS names one [VEN-15]. */
  readonly studioLine?: StudioLine;
}

export interface Domains {
  readonly site: Site;
  readonly accounts: Accounts;
  readonly care: Care;
  readonly files: Files;
  readonly money: Money;
  readonly memberWallet: MemberWallet;
  readonly lobby: Lobby;
  readonly cashier: Cashier;
  readonly reports: Reports;
  readonly agents: Agents;
  readonly messages: Messages;
  readonly office: Office;
}

/** What every domain stands on. */
type Ground = MoneyFoundation & { readonly say: Say };

const { timeZone, currency, merchantCode } = BRAND_DEFAULTS;

export function composeDomains(foundation: Ground, site: Site, parts: DomainParts): Domains {
  const ground = { ...foundation, timeZone, currency };
  const fairDesk =
    parts.studioLine === undefined ? parts.fairDesk : distantDesk(foundation, parts.studioLine);
  const money: Money = createMoney({
    ...ground,
    url: ground.configuration.DATABASE_URL,
    patienceMs: ground.configuration.WALLET_PATIENCE_MS,
    playBarsOf: (...asked) => accounts.playBarsOn(...asked),
    listeners: [LOBBY_CONSUMER, MESSAGES_CONSUMER, SAFE_CONSUMER],
  });
  const files = createFiles(ground);
  const accounts: Accounts = composeAccounts(ground, site, parts, { money, files });
  const { isCaptchaRight, setHidesName } = accounts;
  const reports = createReports({
    ...ground,
    decidedRound: (round) => decidedRoundOf(fairDesk?.() ?? null, round),
  });
  const around = { site, accounts, files, money, listeners: [MESSAGES_CONSUMER] };
  const care = composeCare(ground, around);
  const cashier = composeCashier(ground, { ...around, changes: parts.cashierParts });
  const watch = createVendorWatch({ ...ground, stopwatch });
  const transferVendors = watch.transferVendors(parts.transferVendors ?? new Map());
  const memberWallet = composeMemberWallet(ground, { ...around, ...parts, transferVendors });
  return {
    site,
    accounts,
    files,
    money,
    care,
    cashier,
    memberWallet,
    lobby: composeLobby(ground, { ...around, ...parts, ...memberWallet, fairDesk, watch }),
    reports,
    agents: createAgents({ ...ground, isCaptchaRight }),
    messages: createMessages({ ...ground, isCaptchaRight, setHidesName, attachFiles: files.attach }),
    office: createOffice({
      ...ground,
      ...around,
      ...care,
      ...memberWallet,
      pools: money.pools,
      cashier,
      houseReports: reports.house,
      brand: BRAND_DEFAULTS,
      secrets: secretsOf(ground, "office"),
      passwords: createPasswords(ground.clock),
      checkBooks: async () => (await checkNow(ground.database)).differences,
    }),
  };
}

type Ours = Ground & Pick<typeof BRAND_DEFAULTS, "timeZone" | "currency">;
interface Listening {
  readonly listeners: readonly string[];
}
type Around = Pick<Domains, "site" | "accounts" | "files" | "money">;

const secretsOf = ({ configuration, random }: Ground, whose: string) =>
  createSecretBox(configuration.SECRET_KEY, whose, random);

/** Accounts with what it needs of the site, of money and of files. */
function composeAccounts(
  ground: Ours,
  site: Site,
  parts: DomainParts,
  { money, files }: Pick<Domains, "money" | "files">,
): Accounts {
  return createAccounts({
    ...ground,
    ...site,
    line: money.line,
    secrets: secretsOf(ground, "accounts"),
    openMoney: parts.openMoney ?? money.wallet.openMoney,
    squareOf: files.squareOf,
    registrationProofs: parts.registrationProofs,
  });
}

/** A member's own wallet with what it needs of accounts, of limits and of the site. */
function composeMemberWallet(
  ground: Ours,
  around: Around &
    Pick<DomainParts, "checkPayment"> & { readonly transferVendors: TransferVendors } & Listening,
): MemberWallet {
  const { site, accounts, money } = around;
  return createMemberWallet({
    ...ground,
    ...accounts,
    wallet: money.wallet,
    limits: money.safe,
    checkPayment: around.checkPayment ?? accounts.checkPayment,
    listeners: around.listeners,
    isSingle: site.isSingleWallet,
    pools: money.pools,
    vendors: around.transferVendors,
    waivesWagering: async (store, memberId) => {
      const status = (await accounts.memberById(store, memberId))?.status;
      return status === "EXCLUDED" || status === "CLOSING";
    },
  });
}

/** Responsible play with what it needs of accounts, money, bets and files. */
function composeCare(ground: Ours, { accounts, files, money }: Around): Care {
  const { moneyUnit } = ground;
  return createCare({
    ...ground,
    ...money,
    accounts,
    attachFiles: files.attach,
    playedFrom: playedFrom(moneyUnit),
    hasMoney: async (memberId) => {
      const { cashMinor, bonusMinor, heldMinor } = await money.wallet.balances(memberId, moneyUnit);
      return cashMinor + bonusMinor + heldMinor > 0n;
    },
  });
}

/** What leads to vendors. */
interface LobbyRoads {
  readonly fairDesk: DomainParts["fairDesk"] | undefined;
  readonly watch: VendorWatch;
  readonly purses: VendorPurses;
  readonly vendorAdapters?: VendorAdapters;
}

/** The lobby with what it needs to know about members. */
function composeLobby(ground: Ours, { site, accounts, money, ...roads }: Around & LobbyRoads): Lobby {
  const { configuration, database } = ground;
  const memberOf = async (memberId: bigint) => {
    const member = await accounts.memberById(database.store, memberId);
    if (member === null) return null;
    const bar = (await accounts.memberBars(database.store, [memberId])).get(memberId) ?? null;
    return { ...member, bar };
  };
  return createLobby({
    ...ground,
    ...money,
    isUnderMaintenance: site.isUnderMaintenance,
    memberOf,
    playerOf: async (memberId) => {
      const member = await memberOf(memberId);
      return member === null ? null : { displayName: displayName(member), mayPlay: member.bar === null };
    },
    actsOf: accounts.actsOf,
    apartFrom: accounts.apartFrom,
    merchantCode,
    gamesOrigin: configuration.GAMES_ORIGIN,
    secrets: secretsOf(ground, "vendors"),
    patienceMs: configuration.WALLET_PATIENCE_MS,
    parseJson: parseStrictJson,
    stopwatch,
    watch: roads.watch,
    purses: roads.purses,
    vendorAdapters: roads.vendorAdapters ?? new Map(),
    fairDesk: roads.fairDesk ?? (() => null),
  });
}
