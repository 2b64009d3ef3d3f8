import { z } from "zod";
import { describe, expect, it } from "vitest";
import { tableRows } from "../test/rule-book.ts";
import { calls, listCalls } from "./catalogue.ts";

const rows = tableRows("calls.md", "CALL");
const payloadOf = (id: string): string => rows.get(id)?.[5] ?? "";

const all = listCalls().map(({ name, call }) => {
  if (!(call.input instanceof z.ZodObject)) throw new TypeError(`${name} has no object as input`);
  return { name, call, fields: Object.entries<z.ZodType>(call.input.shape) };
});

const every = all.flatMap(({ name, call, fields }) =>
  fields.map(([field, schema]) => ({ at: `${name}.${field}`, call, field, schema })),
);

/** What the catalogue's payload column says in words, by the fields that stand for it. */
const IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  none: [],
  "none (query channel)": ["channel"],
  "url (site host)": ["url"],
  query: [],
  "query: code": ["code"],
  "as login": ["username", "password", "captcha", "type", "verification", "remember"],
  "as gameList": ["gameName", "pageNo", "pageSize", "vassalage", "gameType"],
  "game query": ["gameName", "pageNo", "pageSize", "vassalage", "gameType"],
  "verification-challenge results": ["verification"],
  "verification result": ["verification"],
  "registration payload with termsVersion": ["username", "password", "mobileNum", "termsVersion"],
  "email (form-encoded)": ["email"],
  "encrypted random string": ["random"],
  "header version 3": [],
  "profile fields": ["nickname", "payeeName", "fullName", "birthday", "address", "occupation"],
  "oldPassword or verificationCode": ["oldPassword", "verificationCode"],
  "image or static id": ["image", "staticId"],
  "image (multipart)": ["image"],
  "gameId or roomId": ["gameId", "roomId"],
  "token (sent empty)": ["token"],
  "language header": [],
  "device cookie": [],
  "data (gameCode, playType, language)": ["data"],
  filters: ["from", "to"],
  "purpose LOGIN or PASSWORD (absent: LOGIN)": ["purpose"],
  "amount (minutes for TIME) or null": ["amount"],
  "months 6, 12, 60 or null (permanent)": ["months"],
};

/** Names of fields: the words before capitals, numbers and quotes, which are values. */
function fieldsNamed(payload: string): readonly string[] {
  const whole = IN_WORDS[payload];
  if (whole !== undefined) return whole;
  return payload.split(/[,;] (?![^(]*\))/).flatMap((part) => {
    const said = IN_WORDS[part];
    if (said !== undefined) return said;
    const name = /^[a-z][A-Za-z]*/.exec(part)?.[0];
    return name === undefined ? [] : [name];
  });
}

describe("payloads", () => {
  it("[CALL-13] an input has every field its row names", () => {
    const missing = all.flatMap(({ name, call, fields }) => {
      const payload = payloadOf(call.id);
      // downlineList and teamProfitLoss say "filters" for other columns than a range of days.
      const named = fieldsNamed(payload).filter(
        (field) => name !== "agents.downlineList" || !/^(from|to)$/.test(field),
      );
      return named
        .filter((field) => !fields.some(([one]) => one === field))
        .map((field) => `${name}.${field}`);
    });
    expect(missing).toEqual([]);
  });

  it("[CALL-13] beyond its row an input has only what another rule cannot do without", () => {
    // Rows that leave their fields to words such as "filters" or "profile fields" say nothing to compare with.
    const isSpelledOut = (payload: string) =>
      !/filters|query|profile fields|registration payload|as /.test(payload);
    const added = all.flatMap(({ name, call, fields }) => {
      const payload = payloadOf(call.id);
      const named = fieldsNamed(payload);
      return isSpelledOut(payload)
        ? fields.filter(([field]) => !named.includes(field)).map(([field]) => `${name}.${field}`)
        : [];
    });
    expect(added).toEqual([
      "accounts.login.countryDialingCode", // the country of an SMS login's number [ACC-19]
      "accounts.login.ac", // the agent-centre link a login came from [ACC-13]
      "accounts.smsRegisterUsername.verification", // demanded from the third SMS on [ACC-35]
      "accounts.smsRegisterMobile.verification",
      "accounts.setPasswordByPhone.countryDialingCode", // the country of the number [ACC-61]
      "cashier.addPayAccount.branch", // a bank account has one [CAS-11]
      "lobby.gameList.category", // a lobby has the games of its own category [LOB-31]
      "lobby.gameList.hot", // one of its filters [LOB-31]
      "lobby.gameList.gameCode", // the game of a direct address [LOB-52]
      "lobby.launchGame.demo", // the free trial button [LOB-37]
      "points.pointRewards.sort", // the mall's two orders [PTS-15]
      "agents.registerLinks.code", // which link to stop [AGT-7]
      "reports.transactionDetails.state", // a filter of the account record [REP-4]
    ]);
  });

  it("[WAL-3] a call is idempotent exactly when its row names requestId", () => {
    for (const { name, call, fields } of all) {
      expect(payloadOf(call.id).includes("requestId"), name).toBe(call.idempotent);
      expect(
        fields.some(([field]) => field === "requestId"),
        name,
      ).toBe(call.idempotent);
    }
  });

  it("[CALL-2] no field takes an object where it wants something else", () => {
    // bars is an object whose fields may all be absent.
    const taking = every.filter(({ schema }) => schema.safeParse({ $ne: null }).success).map(({ at }) => at);
    expect(taking).toEqual(["agents.offerContract.bars"]);
  });

  it("[CALL-2] no field takes an array unless it is a list of ids", () => {
    const taking = every.filter(({ schema }) => schema.safeParse(["abc"]).success).map(({ field }) => field);
    expect([...new Set(taking)].toSorted()).toEqual(["fileIds", "ids", "images"]);
  });

  it("[CALL-183] no text is without a bound", () => {
    const long = "1".repeat(20_001);
    expect(every.filter(({ schema }) => schema.safeParse(long).success).map(({ at }) => at)).toEqual([]);
    const many = Array.from({ length: 101 }, () => "abc");
    expect(every.filter(({ schema }) => schema.safeParse(many).success).map(({ at }) => at)).toEqual([]);
  });

  it("[CALL-2] no text takes a NUL", () => {
    expect(every.filter(({ schema }) => schema.safeParse("a\u0000b").success).map(({ at }) => at)).toEqual(
      [],
    );
  });

  it("[CALL-13] what travels in a query can be written as text", () => {
    const queried = every.filter(({ call }) => call.method === "GET" || call.method === "DELETE");
    const takesText = (schema: z.ZodType) =>
      JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).includes('"string"');
    expect(queried.length).toBeGreaterThan(100);
    expect(queried.filter(({ schema }) => !takesText(schema)).map(({ at }) => at)).toEqual([]);
  });

  it("[CALL-13] unknown fields are dropped, whatever they are called", () => {
    const given = JSON.parse('{"language":"EN","isAgent":1,"__proto__":{"admin":true}}') as unknown;
    const parsed = calls.site.updateLanguage.input.parse(given);
    expect(parsed).toEqual({ language: "EN" });
    expect("admin" in parsed).toBe(false);
  });
});

describe("a login's payload", () => {
  const { input } = calls.accounts.loginV2;
  const login = (password: unknown, username: unknown = "rahim12") =>
    input.safeParse({ username, password, type: "username" }).success;

  it("[ACC-15] username, password and type are enough", () => {
    expect(input.parse({ username: " rahim12 ", password: "secret" })).toEqual({
      username: "rahim12",
      password: "secret",
      type: "username",
      remember: false,
    });
  });

  it("[ACC-15] a password above 256 bytes, an empty one and one with a NUL are refused before any hashing", () => {
    expect(login("x".repeat(256))).toBe(true);
    expect(login("x".repeat(257))).toBe(false);
    // 3 bytes each.
    expect(login("ক".repeat(85))).toBe(true);
    expect(login("ক".repeat(86))).toBe(false);
    expect(login("")).toBe(false);
    expect(login("a\u0000b")).toBe(false);
  });

  it("[ACC-20] spaces around a username are dropped, and spaces alone are none", () => {
    expect(login("secret", "   ")).toBe(false);
    expect(calls.accounts.forgotPassword.input.parse({ username: "rahim12 ", email: " a@b.co" })).toEqual({
      username: "rahim12",
      email: "a@b.co",
    });
  });

  it("[ACC-15] an object or an array in place of a text is refused", () => {
    expect(login({ $ne: null })).toBe(false);
    expect(login("secret", ["a", "b"])).toBe(false);
  });
});

describe("payloads with a rule of their own", () => {
  it("[LOB-16] a game list asks for the first 24 games unless it says otherwise", () => {
    const parsed = calls.lobby.gameList.input.parse({});
    expect([parsed.pageNo, parsed.pageSize, parsed.clientType, parsed.platform]).toEqual([
      1,
      24,
      3,
      "flash,html5-desktop",
    ]);
  });

  it("[LOB-19] a page size above 100 is treated as 100, and empty filters as none", () => {
    const query = { pageSize: "500", pageNo: "7", vassalage: "", minBet: "", minLineNum: "" };
    const parsed = calls.lobby.gamesPublic.input.parse(query);
    expect([parsed.pageSize, parsed.pageNo, parsed.vassalage, parsed.minBet]).toEqual([
      100,
      7,
      undefined,
      undefined,
    ]);
  });

  const launch = {
    vassalage: "SHIMUL",
    username: "rahim12",
    merchantCode: "JONAKI",
    language: "BN",
  };

  it("[LOB-38] a launch names one game or one room, and its token field is empty", () => {
    const { input } = calls.lobby.launchGame;
    expect(input.parse({ ...launch, gameId: "g1" })).toMatchObject({
      accountType: 1,
      confirmTrans: 0,
      launchMode: "GLS",
      platform: "html5-desktop",
      clientType: 3,
      token: "",
    });
    expect(input.safeParse(launch).success).toBe(false);
    expect(input.safeParse({ ...launch, gameId: "g1", roomId: "r1" }).success).toBe(false);
    expect(input.safeParse({ ...launch, gameId: "g1", token: "abc" }).success).toBe(false);
  });

  it("[LOB-39] a launch is a POST, and the same path as GET with data is the lottery lobby", () => {
    const { launchGame } = calls.lobby;
    const { lotteryLobby } = calls.lottery;
    expect([launchGame.method, lotteryLobby.method, lotteryLobby.path]).toEqual([
      "POST",
      "GET",
      launchGame.path,
    ]);
    expect(lotteryLobby.input.safeParse({}).success).toBe(false);
  });

  it("[LOT-6] the lottery lobby's data is one JSON text", () => {
    const { input } = calls.lottery.lotteryLobby;
    expect(input.parse({ data: '{"gameCode":"SSC3","playType":"P5","language":"BN"}' }).data).toEqual({
      gameCode: "SSC3",
      playType: "P5",
      language: "BN",
    });
    expect(input.safeParse({ data: "{" }).success).toBe(false);
    expect(input.safeParse({ data: '["SSC3"]' }).success).toBe(false);
  });

  it("[SAFE-8] a time-out and an exclusion last only what the rule names", () => {
    const timeOut = (minutes: unknown) => calls.safe.timeOut.input.safeParse({ minutes }).success;
    const exclude = (months: unknown) => calls.safe.exclude.input.safeParse({ months }).success;
    expect([15, 1440, 4320, 10_080, 43_200].every(timeOut)).toBe(true);
    expect([0, 1, 60, "15", null].some(timeOut)).toBe(false);
    expect([6, 12, 60, null].every(exclude)).toBe(true);
    expect([1, 3, "6", undefined].some(exclude)).toBe(false);
  });

  it("[CAS-3] a malformed amount reaches the rule that names it", () => {
    const payload = { method: "nodi", requestId: "0123456789abcdef" };
    for (const amount of ["-100", "1e3", "12.345", "১০০"]) {
      expect(calls.cashier.createDeposit.input.safeParse({ ...payload, amount }).success).toBe(true);
    }
    expect(calls.cashier.createDeposit.input.safeParse({ ...payload, amount: 100 }).success).toBe(false);
  });

  it("[PTS-19] a quantity is a whole number above 0", () => {
    const payload = { rewardId: "r1", paymentPassword: "123456", requestId: "0123456789abcdef" };
    const redeem = (quantity: unknown) =>
      calls.points.redeemPoint.input.safeParse({ ...payload, quantity }).success;
    expect(redeem(1)).toBe(true);
    expect([0, -1, 1.5, 2 ** 31, "NaN"].some(redeem)).toBe(false);
  });

  it("[ACC-77] an avatar is one picture or one of the built-in ones", () => {
    const { input } = calls.accounts.uploadAvatar;
    expect(input.safeParse({ image: new Blob(["png"]) }).success).toBe(true);
    expect(input.safeParse({ staticId: "a1" }).success).toBe(true);
    expect(input.safeParse({}).success).toBe(false);
    expect(input.safeParse({ image: "png" }).success).toBe(false);
  });

  it("[CALL-99] an upload is one file part or several of the same name, and nothing that is no file", () => {
    const { input } = calls.files.upload;
    const one = new Blob(["png"]);
    expect(input.parse({ image: one }).image).toEqual([one]);
    expect(input.parse({ image: [one, one, one, one] }).image).toHaveLength(4);
    for (const image of ["png", [], ["png"], [one, "png"], Array.from({ length: 13 }, () => one), undefined])
      expect(input.safeParse({ image }).success).toBe(false);
  });
});
