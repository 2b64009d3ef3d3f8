// A vendor's feed of games through the whole server, over HTTP: believed or not, all of it or nothing, once however often.
import { request } from "node:http";
import { openVendorDoor, startTestApp, TEST_VENDOR } from "@jonaki/testkit";
import type { TestApp, VendorDoor } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { splitLines } from "../src/platform/spool.ts";

let house: TestApp;
let door: VendorDoor;
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await house.app.foundation.database.pool.query<Record<string, unknown>>(text, [...values])).rows;
beforeAll(async () => {
  house = await startTestApp({ LIMIT_DEVICE_PER_MINUTE: "100000", LIMIT_ADDRESS_PER_MINUTE: "100000" });
  door = await openVendorDoor(house);
});
beforeEach(() => house.clock.advance(10_000));
afterAll(async () => {
  door.stop();
  await house.stop();
});

const limits = { minimum: "1.00", maximum: "500.00", largestWin: "100000.00" };
const game = (code: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  op: "game",
  code,
  category: "RNG",
  type: "SLOT",
  names: { bn: `খেলা ${code}`, en: `Play ${code}` },
  trial: true,
  limits,
  lines: 20,
  ...changes,
});
const found = async (name: string): Promise<readonly string[]> => {
  house.clock.advance(1_000);
  const { body } = await house.send("GET", `/lgw/games/list?gameName=${name}`);
  return (body.value as { games: { gameId: string }[] }).games.map(({ gameId }) => gameId);
};
/** Everything of the catalogue, to see that nothing moved. */
const whole = async (): Promise<unknown> =>
  (await rows("select md5(string_agg(g::text, '' order by code)) as all from games g"))[0]?.["all"];

describe("a feed that is believed", () => {
  it("[VEN-13] adds, changes and takes back games, and the lobby shows it without a release", async () => {
    const added = await door.feed([
      game("one-boat"),
      game("two-boat", { lines: undefined, type: undefined }),
    ]);
    expect(added).toEqual({
      status: 200,
      answer: { code: "OK", added: 2, changed: 0, retired: 0, unchanged: 0 },
    });
    expect(await found("boat")).toEqual(["one-boat", "two-boat"]);
    const changed = await door.feed([
      game("one-boat", { names: { bn: "এক নৌকা", en: "First ship" } }),
      { op: "retire", code: "two-boat" },
    ]);
    expect(changed.answer).toEqual({ code: "OK", added: 0, changed: 1, retired: 1, unchanged: 0 });
    expect([await found("boat"), await found("ship")]).toEqual([[], ["one-boat"]]);
    // One that comes again is there again.
    expect((await door.feed([game("two-boat")])).answer).toMatchObject({ changed: 1 });
    expect(await found("boat")).toEqual(["two-boat"]);
  });

  it("[VEN-13] sent again it changes nothing, not even the mark of the catalogue", async () => {
    const feed = [game("same-1"), game("same-2"), { op: "retire", code: "same-3" }];
    await door.feed([game("same-3")]);
    await door.feed(feed);
    const mark = await rows("select version from catalogue_mark");
    expect((await door.feed(feed)).answer).toEqual({
      code: "OK",
      added: 0,
      changed: 0,
      retired: 0,
      unchanged: 3,
    });
    expect(await rows("select version from catalogue_mark")).toEqual(mark);
  });

  it("[VEN-13] what the operator decided stays: position and status", async () => {
    await door.feed([game("decided")]);
    await rows("update games set position = 3, status = 'OFF' where code = 'decided'");
    await door.feed([game("decided", { lines: 9 })]);
    expect(await rows("select position, status, lines from games where code = 'decided'")).toEqual([
      { position: 3, status: "OFF", lines: 9 },
    ]);
  });

  it("[VEN-13] 20,000 games come in one go, with the ends of lines as a vendor likes them", async () => {
    const lines = Array.from({ length: 20_000 }, (_, place) => game(`bulk-${place}`));
    // Those of the tests before make room.
    const others = await rows("select code from games where vendor = $1 and retired_at is null", [
      TEST_VENDOR,
    ]);
    await door.feed(others.map(({ code }) => ({ op: "retire", code })));
    const text = `${lines.map((line) => JSON.stringify(line)).join("\r\n")}\r\n\r\n`;
    expect((await door.feed(text)).answer).toMatchObject({ code: "OK", added: 20_000 });
    expect(await found("bulk-19999")).toEqual(["bulk-19999"]);
    expect((await door.feed([game("one-more")])).answer).toEqual({
      code: "MALFORMED",
      bad: 1,
      lines: [{ line: 0, why: "TOO_MANY" }],
    });
    await door.feed(lines.map(({ code }) => ({ op: "retire", code })));
    await door.feed([game("dice", { category: "MINI", type: undefined })]);
  });

  it("[VEN-13] two at once are one after the other", async () => {
    const [left, right] = [
      Array.from({ length: 300 }, (_, place) => game(`race-${place}`, { lines: 1 })),
      Array.from({ length: 300 }, (_, place) => game(`race-${place}`, { lines: 2 })).toReversed(),
    ];
    const answers = await Promise.all([door.feed(left), door.feed(right)]);
    expect(answers.map(({ answer }) => answer["code"])).toEqual(["OK", "OK"]);
    expect(answers.reduce((sum, { answer }) => sum + Number(answer["added"]), 0)).toBe(300);
    // Whichever came last, it came as a whole.
    expect(await rows("select distinct lines from games where code like 'race-%'")).toHaveLength(1);
  });

  it("[VEN-13] more than can wait are told to come back, and lose nothing by it", async () => {
    const feeds = Array.from({ length: 12 }, (_, place) => door.feed([game(`queue-${place}`)]));
    const codes = (await Promise.all(feeds)).map(({ answer }) => answer["code"]);
    expect(new Set(codes).isSubsetOf(new Set(["OK", "RETRY"]))).toBe(true);
    const there = await rows("select code from games where code like 'queue-%'");
    expect(there).toHaveLength(codes.filter((code) => code === "OK").length);
  });
});

describe("a feed that is not believed touches nothing", () => {
  const refusal = async (forgery: Parameters<VendorDoor["feed"]>[1]) => {
    const before = await whole();
    const { status, answer } = await door.feed([game("forged")], forgery);
    expect(await whole()).toBe(before);
    return [status, answer];
  };

  it("[VEN-3] [VEN-13] [abuse 16] another secret, another vendor, another body, a missing or doubled header", async () => {
    const refused = [403, { code: "SIGNATURE" }];
    expect(await refusal({ secret: "guessed" })).toEqual(refused);
    expect(await refusal({ vendor: "NOBODY" })).toEqual(refused);
    expect(await refusal({ sent: `${JSON.stringify(game("forged"))} ` })).toEqual(refused);
    expect(await refusal({ headers: { "x-signature": "" } })).toEqual(refused);
    expect(await refusal({ nonce: "short" })).toEqual(refused);
    expect(await refusal({ headers: { "x-signature": "A".repeat(64) } })).toEqual(refused);
  });

  it("[VEN-3] [abuse 17] a late one, one from the future, and one that came before", async () => {
    const now = house.clock.now().getTime();
    expect(await refusal({ timeMs: now - 120_001 })).toEqual([403, { code: "STALE" }]);
    expect(await refusal({ timeMs: now + 120_001 })).toEqual([403, { code: "STALE" }]);
    const nonce = "used-once-and-never-again";
    expect((await door.feed([game("fresh")], { nonce })).answer).toMatchObject({ code: "OK" });
    expect(await refusal({ nonce })).toEqual([403, { code: "NONCE_USED" }]);
    // Of many at once with one nonce one is believed.
    const race = Array.from({ length: 4 }, () =>
      door.feed([game("raced")], { nonce: "raced-by-four-at-once" }),
    );
    const codes = (await Promise.all(race)).map(({ answer }) => String(answer["code"]));
    expect(codes.toSorted()).toEqual(["NONCE_USED", "NONCE_USED", "NONCE_USED", "OK"]);
  });

  it("[VEN-1] from an address that is not the vendor's own the right secret opens nothing", async () => {
    const allow = async (addresses: readonly string[]) => {
      await rows("update vendors set addresses = $1 where code = $2", [addresses, TEST_VENDOR]);
      house.clock.advance(1_000);
    };
    const balance = { verb: "balance", session: "none", player: "none" };
    await allow(["198.51.100.0/24", "2001:db8::/32"]);
    expect(await refusal({})).toEqual([403, { code: "SIGNATURE" }]);
    expect((await door.call(balance)).answer).toEqual({ code: "SIGNATURE" });
    const there = { headers: { "x-forwarded-for": "198.51.100.7" } };
    expect((await door.feed([game("near")], there)).answer).toMatchObject({ code: "OK" });
    expect((await door.call(balance, there)).answer).toEqual({ code: "SESSION_EXPIRED" });
    await allow([]);
    expect((await door.call(balance)).answer).toEqual({ code: "SESSION_EXPIRED" });
  });

  /** Sends headers and as much of a body as told, and then nothing; answers the status, or that the line was cut. */
  const begin = (headers: Readonly<Record<string, string>>, part: string, cut = false): Promise<unknown> =>
    new Promise((resolve) => {
      const sent = request(door.address.replace("wallet", "games"), { method: "POST", headers }, (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      });
      sent.on("error", () => resolve("cut"));
      sent.write(part, () => cut && setImmediate(() => sent.destroy()));
    });
  const shaped = (vendor: string) => ({
    "content-type": "application/x-ndjson",
    "content-length": String(30 * 1024 * 1024),
    "x-vendor": vendor,
    "x-time": String(house.clock.now().getTime()),
    "x-nonce": "a-nonce-of-the-right-shape",
    "x-signature": "a".repeat(64),
  });

  it("[CALL-183] a stranger is refused by the headers alone, before a body comes", async () => {
    expect(await begin(shaped("NOBODY"), " ")).toBe(403);
    expect(await begin({ ...shaped(TEST_VENDOR), "x-time": "1" }, " ")).toBe(403);
  });

  it("[CALL-183] [ERR-167] one above 32 MB is refused, whether it says so or not", async () => {
    const large = { ...shaped(TEST_VENDOR), "content-length": String(32 * 1024 * 1024 + 1) };
    expect(await begin(large, " ")).toBe(413);
    const { "content-length": _length, ...unsaid } = shaped(TEST_VENDOR);
    const before = await whole();
    expect([413, "cut"]).toContain(await begin(unsaid, " ".repeat(33 * 1024 * 1024)));
    expect(await whole()).toBe(before);
  });

  it("[VEN-13] half a feed changes nothing, and the next one is not kept waiting by it", async () => {
    const before = await whole();
    const half = `${JSON.stringify(game("half"))}\n`;
    expect(await begin(shaped(TEST_VENDOR), half, true)).toBe("cut");
    expect(await whole()).toBe(before);
    expect((await door.feed([game("after-half")])).answer).toMatchObject({ code: "OK" });
  });
});

describe("bad lines", () => {
  const why = async (lines: string | readonly unknown[]) => {
    const before = await whole();
    const { status, answer } = await door.feed(lines);
    expect([status, answer["code"]]).toEqual([400, "MALFORMED"]);
    expect(await whole()).toBe(before);
    return answer["lines"];
  };

  it("[VEN-13] one refuses the whole, and each is named by its number", async () => {
    expect(
      await why([game("good"), { op: "game" }, "text", game("good"), { op: "retire", code: "good-9" }]),
    ).toEqual([
      {
        line: 2,
        why: "FIELDS",
        fields: ["code", "category", "names", "trial", "limits"],
      },
      { line: 3, why: "FIELDS", fields: [""] },
      { line: 4, why: "TWICE" },
    ]);
    expect(await why('{"op":"retire","code":"never-had"}')).toEqual([{ line: 1, why: "UNKNOWN" }]);
    expect(await why('\n{"op":"retire"\n')).toEqual([{ line: 2, why: "UNREADABLE" }]);
    expect(await why('{"op":"retire","code":"aa","code":"bb"}')).toEqual([{ line: 1, why: "UNREADABLE" }]);
    expect(await why("x".repeat(5_000))).toEqual([{ line: 1, why: "TOO_LONG" }]);
  });

  it("[VEN-13] another vendor's game can neither be taken, changed nor taken back", async () => {
    await rows("insert into vendors (code, name, name_bn, position) values ('OTHER', 'Other', 'অন্য', 1)");
    await rows(`insert into games (vendor, code, category, name_bn, name_en, smallest_stake, largest_stake, largest_win, position)
      values ('OTHER', 'theirs', 'RNG', 'তাদের', 'Theirs', 100, 1000, 10000, 1)`);
    expect(await why([game("theirs")])).toEqual([{ line: 1, why: "TAKEN" }]);
    expect(await why([{ op: "retire", code: "theirs" }])).toEqual([{ line: 1, why: "TAKEN" }]);
  });

  it("[VEN-13] a vendor stands in the categories the house gave it", async () => {
    expect(await why([game("football", { category: "SPORTS" })])).toEqual([{ line: 1, why: "CATEGORY" }]);
  });

  it("[VEN-13] [abuse 77] names with markup, hidden or piled signs, and addresses that run something", async () => {
    const names = (en: string) => ({ names: { bn: "নাম", en } });
    for (const name of [
      "<b>x</b>",
      "a>b",
      "a\u202Eb",
      "a\u0000b",
      "a\u200Bb",
      " a",
      "",
      "a".repeat(61),
      `a${"\u0301".repeat(9)}`,
    ])
      expect([name, await why([game("marked", names(name))])]).toEqual([
        name,
        [{ line: 1, why: "FIELDS", fields: ["names.en"] }],
      ]);
    for (const icon of [
      "javascript:alert(1)",
      "//evil.example/x",
      "http://evil.example/x.png",
      "/a b",
      "data:,x",
      'https://a/"',
    ])
      expect([icon, await why([game("marked", { icon })])]).toEqual([
        icon,
        [{ line: 1, why: "FIELDS", fields: ["icon"] }],
      ]);
    // A Bengali name with joiners is a name.
    expect(
      (await door.feed([game("joined", { names: { bn: "র‍্যাম্প শোর্‌ট", en: "Ramp" } })])).answer,
    ).toMatchObject({
      code: "OK",
    });
  });

  it("[VEN-13] [abuse 3] amounts and numbers that are none, or beyond every game", async () => {
    for (const minimum of ["0", "-1", "1e3", "NaN", "1.001", "১০", "9".repeat(30), "1000000001", 10, null])
      expect([minimum, await why([game("sums", { limits: { ...limits, minimum } })])]).toEqual([
        minimum,
        [expect.objectContaining({ line: 1, why: "FIELDS" })],
      ]);
    expect(await why([game("sums", { limits: { ...limits, maximum: "0.50" } })])).toEqual([
      { line: 1, why: "FIELDS", fields: ["limits.maximum"] },
    ]);
    for (const lines of [0, -1, 1.5, 1e15, "20"])
      expect(await why([game("sums", { lines })])).toEqual([{ line: 1, why: "FIELDS", fields: ["lines"] }]);
    expect(await why([game("sums", { balance: "1000000.00" })])).toEqual([
      { line: 1, why: "FIELDS", fields: [""] },
    ]);
  });

  it("[VEN-13] too many lines, and a file of nothing but bad ones", async () => {
    const many = Array.from({ length: 20_001 }, (_, place) => `{"op":"retire","code":"gone-${place}"}`);
    const [first] = (await why(many.join("\n"))) as { line: number; why: string }[];
    expect(first).toEqual({ line: 20_001, why: "TOO_MANY" });
    expect(await why("x\n".repeat(1_000_000))).toHaveLength(100);
  });
});

describe("lines of a stream", () => {
  const linesOf = async (chunks: readonly string[], longest: number) => {
    const lines: (string | null)[] = [];
    for await (const line of splitLines(stream(chunks), longest)) lines.push(line?.toString() ?? null);
    return lines;
  };
  async function* stream(chunks: readonly string[]): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  }

  it("are put together however they arrive, and one that is too long is not held", async () => {
    expect(await linesOf(["a", "b\nc", "", "d\n", "\ne"], 9)).toEqual(["ab", "cd", "", "e"]);
    expect(await linesOf(["abcd", "ef\ngh\n"], 3)).toEqual([null, "gh"]);
    expect(await linesOf(["abc\nabcd"], 3)).toEqual(["abc", null]);
    expect(await linesOf([], 3)).toEqual([]);
  });
});
