import { z } from "zod";
import { describe, expect, expectTypeOf, it } from "vitest";
import { callsIn, definedIds, listedCalls, rule, tableRows } from "../test/rule-book.ts";
import { DEFAULT_BODY_BYTES, UPLOAD_BODY_BYTES } from "./call.ts";
import type { RefusalOf } from "./call.ts";
import { calls, listCalls } from "./catalogue.ts";
import type { Calls } from "./catalogue.ts";
import { codes, GENERAL_CODES } from "./codes.ts";

const all = listCalls().map(({ name, domain, call }) => ({
  name: name.slice(domain.length + 1),
  domain,
  call,
}));
const rows = tableRows("calls.md", "CALL");
const sorted = (names: Iterable<string>) => [...names].toSorted();

/** The columns of a catalogue row; both kinds of table begin alike. */
function columns(id: string) {
  const [
    name = "",
    method = "",
    path = "",
    access = "",
    sealed = "",
    payload = "",
    answer = "",
    usedBy = "",
  ] = rows.get(id) ?? [];
  return { name, method, path, access, sealed, payload, answer, usedBy };
}

describe("the catalogue of calls", () => {
  it("[CALL-3] declares exactly the calls of the two lists, with their method, path, access and sealing", () => {
    const declared = all.map(({ name, call }) => ({
      name,
      method: call.method,
      path: call.path,
      access: call.who === "public" ? "public" : "token",
      sealed: call.sealed === "always",
    }));
    const listed = listedCalls().map(({ name, method, path, access, sealed }) => ({
      name,
      method,
      path,
      access,
      sealed,
    }));
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(declared.toSorted(byName)).toEqual(listed.toSorted(byName));
    expect(declared).toHaveLength(171);
  });

  it("[CALL-13] declares every row of the tables once, under its name", () => {
    expect(sorted(all.map(({ call }) => call.id))).toEqual(sorted(rows.keys()));
    for (const { name, call } of all) {
      const row = columns(call.id);
      expect([row.name, row.method.split(" ")[0], row.path]).toEqual([name, call.method, call.path]);
    }
  });

  it("[CALL-13] no catalogue name is declared in two domains, and every domain is one of the server's", () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(Object.keys(calls)).toEqual([
      "site",
      "accounts",
      "files",
      "wallet",
      "safe",
      "cashier",
      "lobby",
      "lottery",
      "rewards",
      "points",
      "agents",
      "messages",
      "reports",
    ]);
  });

  it("[CALL-8] every call cites the rules that use it, and no rule that does not exist", () => {
    const known = definedIds();
    for (const { name, call } of all) {
      const usedBy = columns(call.id).usedBy.split(", ");
      expect(call.rules, name).toEqual(expect.arrayContaining(usedBy));
      expect(
        call.rules.filter((id) => !known.has(id)),
        name,
      ).toEqual([]);
    }
  });

  it("[CALL-9] two calls share method and path only where a query value tells them apart", () => {
    const routes = all.map(({ call }) => `${call.method} ${call.path} ${JSON.stringify(call.when ?? {})}`);
    expect(new Set(routes).size).toBe(routes.length);
    const told = all.filter(({ call }) => call.when !== undefined);
    expect(told.map(({ name, call }) => [name, call.when])).toEqual([
      ["smsRegisterUsername", { mode: "username" }],
      ["smsRegisterMobile", { mode: "mobile" }],
    ]);
  });

  it("[CALL-6] two calls are plain and accept a sealed payload too", () => {
    const both = all.filter(({ call }) => call.sealed === "also");
    expect(sorted(both.map(({ name }) => name))).toEqual(["convertPoint", "redeemPoint"]);
  });

  it("[CALL-17] no member call lies under the back office's path", () => {
    expect(all.filter(({ call }) => call.path.startsWith("/bo/"))).toEqual([]);
  });

  it("[CALL-183] only the two calls that carry images take more than 256 KB", () => {
    const larger = all.filter(({ call }) => call.largestBodyBytes > DEFAULT_BODY_BYTES);
    expect(DEFAULT_BODY_BYTES).toBe(262_144);
    expect(sorted(larger.map(({ name }) => name))).toEqual(["upload", "uploadAvatar"]);
    expect(calls.files.upload.largestBodyBytes).toBe(UPLOAD_BODY_BYTES);
    expect(UPLOAD_BODY_BYTES).toBe(15_728_640 + 262_144);
  });

  it("[ACC-57] one call is form-encoded, two are multipart, the rest travel as JSON", () => {
    const bodies = Object.groupBy(all, ({ call }) => call.body);
    expect(bodies.form?.map(({ name }) => name)).toEqual(["forgotPassword"]);
    expect(sorted(bodies.multipart?.map(({ name }) => name) ?? [])).toEqual(["upload", "uploadAvatar"]);
  });

  it("[CALL-16] a call whose domain is not built says so, for it answers like an unknown path", () => {
    const built = all.filter(({ call }) => !call.planned).map(({ name }) => name);
    const money = ["launchGame", "unreadCount"];
    const fair = ["fairSeeds", "setClientSeed", "rotateSeed", "roundProof", "gameSheet", "fairChains"];
    const lists = [
      "vendor",
      "vendorsPublic",
      "vendorTypes",
      "gameList",
      "gamesPublic",
      "hotGames",
      "popular",
    ];
    const own = ["favouriteGames", "favouriteGamesList", "setFavourite", "recentGames", "pvpRooms"];
    const words = ["announcements", "helpCenter", "contentList", "feedback", "joinApply"];
    const winners = ["winnerBoard", "winnersOptOut"];
    const domains = [
      calls.site,
      calls.accounts,
      calls.files,
      calls.wallet,
      calls.safe,
      calls.cashier,
      calls.reports,
    ];
    const whole = domains.flatMap((domain) => Object.keys(domain));
    expect(sorted(built)).toEqual(
      sorted([...whole, ...money, ...fair, ...lists, ...own, ...words, ...winners]),
    );
  });
});

describe("the calls of special states", () => {
  const withTrait = (trait: "duringMaintenance" | "whenExcluded" | "whenPasswordDue") =>
    sorted(all.filter(({ call }) => call[trait] === true).map(({ name }) => name));

  it("[SITE-19] exactly the calls the rule names stay open under maintenance", () => {
    const named = callsIn(rule("site.md", "SITE-19").split("answers HTTP 503")[0] ?? "");
    expect(named).toHaveLength(4);
    expect(withTrait("duringMaintenance")).toEqual(sorted(named));
  });

  it("[SAFE-25] exactly the calls of the table are open to a restricted session", () => {
    const named = callsIn(rule("safe.md", "SAFE-25"));
    expect(named).toHaveLength(45);
    expect(withTrait("whenExcluded")).toEqual(sorted(named));
  });

  it("[ACC-47] exactly the calls the rule names are open while a password change is due", () => {
    const named = callsIn(rule("accounts.md", "ACC-47"));
    expect(named).toHaveLength(4);
    expect(withTrait("whenPasswordDue")).toEqual(sorted(named));
  });
});

describe("who may call", () => {
  const of = (who: string) => sorted(all.filter(({ call }) => call.who === who).map(({ name }) => name));

  it("[ACC-2] what a trial account may call is what has neither money nor the member centre in it", () => {
    expect(of("session")).toEqual(
      sorted([
        "memberInfo",
        "playerAvatar",
        "memberIcon",
        "firstLogin",
        "logout",
        "balance",
        "merchantWallet",
        "vendor",
        "vendorTypes",
        "gameList",
        "recentGames",
        "favouriteGames",
        "favouriteGamesList",
        "pvpRooms",
        "launchGame",
        "lotteryLobby",
        "recentLottery",
        "openedNumero",
        "chatHistory",
        "fairSeeds",
        "setClientSeed",
        "rotateSeed",
      ]),
    );
  });

  it("[ACC-8] the agent centre's calls ask for its account types", () => {
    expect(of("agent")).toEqual(
      sorted([
        "teamOverview",
        "createDownline",
        "registerLinks",
        "downlineList",
        "teamBetting",
        "teamProfitLoss",
        "agentIncome",
        "downlineTransactions",
        "contractList",
        "offerContract",
        "endContract",
        "dividendRequest",
        "dividendAnswer",
        "dailySalary",
        "dailySalaryAnswer",
        "hourlySalary",
        "realTimeSalary",
        "payRecords",
      ]),
    );
  });
});

describe("refusals", () => {
  it("[CALL-2] every listed code is one of the catalogue and stands once", () => {
    for (const { name, call } of all) {
      expect(
        call.refusals.filter((code) => !(code in codes)),
        name,
      ).toEqual([]);
      expect(new Set(call.refusals).size, name).toBe(call.refusals.length);
    }
  });

  it("[CALL-2] the compiler knows which codes a call lists", () => {
    expectTypeOf<RefusalOf<Calls["safe"]["confirmLimit"]>>().toEqualTypeOf<"NOT_FOUND" | "STATE_CHANGED">();
    expectTypeOf<RefusalOf<Calls["wallet"]["balance"]>>().toEqualTypeOf<never>();
    expect(calls.safe.confirmLimit.refusals).toEqual(["NOT_FOUND", "STATE_CHANGED"]);
  });

  it("[CALL-11] a passwordCheck path checks the payment password before anything else", () => {
    const checked = all.filter(({ call }) => call.path.includes("/passwordCheck/"));
    expect(checked).toHaveLength(7);
    for (const { name, call } of checked) {
      expect(call.refusals.slice(0, 3), name).toEqual([
        "PAYMENT_PASSWORD_NOT_SET",
        "PAYMENT_PASSWORD_LOCKED",
        "PAYMENT_PASSWORD_WRONG",
      ]);
      expect(call.input instanceof z.ZodObject && "paymentPassword" in call.input.shape, name).toBe(true);
    }
  });

  it("[CALL-2] what any call may answer is listed only where a rule makes it the call's own answer", () => {
    const listed = all.flatMap(({ name, call }) =>
      GENERAL_CODES.filter((code) => (call.refusals as readonly string[]).includes(code)).map(
        (code) => `${name} ${code}`,
      ),
    );
    expect(sorted(listed)).toEqual(
      sorted([
        "register TRY_LATER",
        "registerMobile TRY_LATER",
        "freePlayLogin TRY_LATER",
        "uploadAvatar TRY_LATER",
        "upload TRY_LATER",
        "claimManualRebate TRY_LATER",
        "joinApply TRY_LATER",
        "forgotPassword TRY_LATER",
        "feedback TRY_LATER",
        "chatSend TRY_LATER",
        "freePlayLogin SEAL_INVALID",
        "updateProfile FORBIDDEN",
        "launchGame FORBIDDEN",
        "createDownline FORBIDDEN",
        "registerLinks FORBIDDEN",
        "launchGame NEED_TRUE_ACCOUNT",
        "lotteryLobby NEED_TRUE_ACCOUNT",
        ...["launchGame", "lotteryLobby", "setLimit", "timeOut", "exclude"].flatMap((name) => [
          `${name} ACCOUNT_EXCLUDED`,
          `${name} EXCLUDED_PERMANENT`,
          `${name} ACCOUNT_CLOSING`,
        ]),
        "requestReturn ACCOUNT_EXCLUDED",
        "requestReturn EXCLUDED_PERMANENT",
      ]),
    );
  });

  // Codes that no member call answers: texts of dialogs and notifications, what only the browser can know,
  // and what games, vendors and the back office answer.
  const ELSEWHERE = new Set([
    "POPUP_CLOSED",
    "MOBILE_ERROR",
    "NETWORK",
    "SLOW_LOAD",
    "CHUNK_LOAD",
    "POPUP_BLOCKED",
    "BET_CLOSED",
    "BET_LIMIT",
    "ODDS_CHANGED",
    "CASHOUT_LATE",
    "TICKET_INVALID",
    "PLAY_PAUSED",
    "LINES_LIMIT",
    "PRIZE_CHANGED",
    "WIN_LIMIT",
    "NUMBER_FULL",
    "LEGS_RELATED",
    "MARKET_SUSPENDED",
    "LIABILITY_FULL",
    "CASHOUT_CHANGED",
    "APPROVAL_NEEDED",
    "APPROVAL_SELF",
    "APPROVAL_CHANGED",
  ]);

  it("[ERR-1] every code that is an answer is answered by some call", () => {
    const answered = new Set<string>([...GENERAL_CODES, ...all.flatMap(({ call }) => call.refusals)]);
    const silent = Object.entries(codes).filter(
      ([code, { key }]) => !answered.has(code) && key.startsWith("err_") && !ELSEWHERE.has(code),
    );
    expect(silent.map(([code]) => code)).toEqual([]);
  });
});
