// @vitest-environment happy-dom
// The verifier, the seeds and the sheets, in a whole site without a server.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { dice, plinko } from "@jonaki/games";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSite } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";

const PROOF = "/wps/fair/round";
const SEEDS = "/wps/fair/seeds";
const CLIENT_SEED = "/wps/fair/clientSeed";
const ROTATE = "/wps/fair/rotate";
const SHEET = "/wps/fair/sheet";
const page = readFileSync(join(import.meta.dirname, "../../../../../docs/fair/README.md"), "utf8");
const KNOWN = JSON.parse(/```json\n([\s\S]+?)```/u.exec(page)?.[1] ?? "null");
const proof = { ...KNOWN, tableHash: dice.tableHash, salt: null, round: null };
const HASH = "a".repeat(64);
const OLD = "b".repeat(64);
const NOW_SEEDS = { serverSeedHash: HASH, clientSeed: "mine", nonce: 4, revealed: [] };
const { rules, ...sheet } = dice.sheet();

async function open(path: string, options: SiteOptions = {}) {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, { local: { lang: "EN" }, ...options });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}
const INSIDE = { token: "t-1", isAgent: "0" };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const result = () => screen.getByRole("region", { name: "Result" });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name));
    // Braces mean keys to the typist; pasting does not.
    await userEvent.click(field(name));
    await userEvent.paste(value);
  }
}

const TYPED = {
  "Server seed": KNOWN.serverSeed,
  "Server seed hash": KNOWN.serverSeedHash,
  "Client seed": KNOWN.clientSeed,
  "Number of the round": String(KNOWN.nonce),
  Choices: JSON.stringify(KNOWN.choices),
  Outcome: JSON.stringify(KNOWN.outcome),
};

describe("verifying a round", () => {
  afterEach(cleanup);

  it("[SHELL-114] [FAIR-9] typed values match without a login and without a call, and one other digit does not", async () => {
    const { asked } = await open("/fair");
    await fill(TYPED);
    await press("Verify");
    expect(within(result()).getByText("Match")).toBeTruthy();
    expect(within(result()).getByText(dice.tableHash)).toBeTruthy();
    await fill({ "Number of the round": "8" });
    expect(within(result()).getByText("Mismatch")).toBeTruthy();
    expect(result().textContent).toContain("The outcome in the record is not what the seeds");
    expect(within(result()).getByText("Outcome · In the record")).toBeTruthy();
    expect(asked("/wps/fair")).toEqual([]);
  });

  it("[FAIR-9] a round that the address names is read and checked at once", async () => {
    const { asked } = await open("/fair?round=abc123", { replies: { [PROOF]: { value: proof } } });
    expect(asked(PROOF).map(({ url }) => url)).toEqual([`${PROOF}?roundId=abc123`]);
    expect(within(result()).getByText("Match")).toBeTruthy();
    expect(field("Client seed").value).toBe("jonaki");
    expect(field("Round id").value).toBe("abc123");
  });

  it.each([
    ["over the form that the address filled", "/fair?round=abc123", "resultFirst"],
    ["under the form that is to be typed", "/fair", "formFirst"],
  ])("[FAIR-9] on a phone the result stands %s", async (_where, address, order) => {
    vi.spyOn(window, "matchMedia").mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never);
    await open(address, { replies: { [PROOF]: { value: proof } } });
    const form = screen.getByRole("region", { name: "Verify a round" });
    const isFirst = result().compareDocumentPosition(form) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isFirst ? "resultFirst" : "formFirst").toBe(order);
    vi.restoreAllMocks();
  });

  it("[FAIR-4] a round whose seed is in use says so", async () => {
    await open("/fair?round=abc123", { replies: { [PROOF]: { value: { ...proof, serverSeed: null } } } });
    expect(within(result()).getByText("Not revealed yet")).toBeTruthy();
  });

  it("a round that is not there is told beside the field", async () => {
    await open("/fair", { replies: { [PROOF]: [404, "NOT_FOUND"] } });
    await userEvent.type(field("Round id"), "nobody{Enter}");
    await waitFor(() => expect(screen.getByText("text of NOT_FOUND")).toBeTruthy());
  });

  it("[SHELL-101] a value that cannot be read is marked beside its label", async () => {
    await open("/fair");
    await fill({ ...TYPED, Choices: "{no" });
    await press("Verify");
    expect(within(result()).getByText("Cannot be checked")).toBeTruthy();
    expect(field("Choices").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("This cannot be read.")).toBeTruthy();
  });

  it("[FAIR-10] the record can be copied, and kept as a file with the same text", async () => {
    const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    await open("/fair?round=abc123", { replies: { [PROOF]: { value: proof } } });
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copied);
    await press("Copy record");
    const [text = ""] = copied.mock.calls[0] ?? [];
    expect(JSON.parse(text)).toEqual({ ...KNOWN, tableHash: dice.tableHash });
    const link = screen.getByRole("link", { name: "Download" });
    expect(decodeURIComponent(link.getAttribute("href")?.split(",").slice(1).join(",") ?? "")).toBe(text);
    expect(link.getAttribute("download")).toBe("dice-7.json");
  });
});

describe("the seeds of a member", () => {
  afterEach(cleanup);
  const opened = (replies: NonNullable<SiteOptions["replies"]> = {}) =>
    open("/fair?view=seeds", { session: INSIDE, replies: { [SEEDS]: { value: NOW_SEEDS }, ...replies } });

  it("[FAIR-5] a visitor is led to the login, and nothing is asked for", async () => {
    const { asked } = await open("/fair?view=seeds");
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Log in" })).toBeTruthy();
    expect(asked(SEEDS)).toEqual([]);
  });

  it("[FAIR-4] [FAIR-5] shows hash, client seed, the next number and the revealed seeds of the family mini", async () => {
    const revealed = [
      {
        serverSeed: OLD,
        serverSeedHash: HASH,
        clientSeed: "then",
        rounds: 12,
        time: "2026-11-14T20:00:00.000Z",
      },
    ];
    const { asked } = await opened({ [SEEDS]: { value: { ...NOW_SEEDS, revealed } } });
    expect(asked(SEEDS)[0]?.url).toBe(`${SEEDS}?family=mini`);
    expect(screen.getAllByText(HASH)).toHaveLength(2);
    expect(field("Client seed").value).toBe("mine");
    expect(screen.getByText("Number of the next round").nextSibling?.textContent).toBe("4");
    expect([screen.getByText(OLD), screen.getByText("Rounds: 12")]).toBeTruthy();
    // Asia/Dhaka is six hours ahead.
    expect(screen.getByText("2026-11-15 02:00:00")).toBeTruthy();
  });

  it("[FAIR-5] a new client seed is sent, and its answer shown", async () => {
    const { asked } = await opened({
      [CLIENT_SEED]: { value: { serverSeedHash: HASH, clientSeed: "lucky-7", nonce: 0 } },
    });
    await userEvent.clear(field("Client seed"));
    await userEvent.type(field("Client seed"), "lucky-7{Enter}");
    await waitFor(() =>
      expect(screen.getByText("Number of the next round").nextSibling?.textContent).toBe("0"),
    );
    expect(JSON.parse(asked(CLIENT_SEED)[0]?.body as string)).toEqual({
      family: "mini",
      clientSeed: "lucky-7",
    });
    expect(field("Client seed").value).toBe("lucky-7");
    expect(document.activeElement).toBe(field("Client seed"));
    expect(screen.getByText("Saved")).toBeTruthy();
    await userEvent.type(field("Client seed"), "7");
    expect(screen.queryByText("Saved")).toBeNull();
  });

  it("[FAIR-1] a client seed that may not be one is told beside the field and not sent", async () => {
    const { asked } = await opened();
    await userEvent.type(field("Client seed"), " no spaces{Enter}");
    expect(screen.getByText(/A client seed has 1 to 64 characters/u)).toBeTruthy();
    expect(asked(CLIENT_SEED)).toEqual([]);
  });

  it("[FAIR-1] the server's CLIENT_SEED stands beside the field too", async () => {
    await opened({ [CLIENT_SEED]: [422, "CLIENT_SEED"] });
    await userEvent.type(field("Client seed"), "x{Enter}");
    expect(await screen.findByText("text of CLIENT_SEED")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("a random client seed is one that may be", async () => {
    await opened();
    await press("Random");
    expect(field("Client seed").value).toMatch(/^[0-9a-f]{32}$/u);
  });

  it("[FAIR-5] changing the server seed asks first; cancel changes nothing", async () => {
    const { asked } = await opened();
    await press("Change server seed");
    const dialog = await screen.findByRole("alertdialog", { name: "Change the server seed?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(asked(ROTATE)).toEqual([]);
  });

  it("[FAIR-4] [FAIR-5] confirmed, the old seed is shown and the seeds are read again", async () => {
    const { asked } = await opened({ [ROTATE]: { value: { serverSeed: OLD, serverSeedHash: HASH } } });
    await press("Change server seed");
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Change server seed" }));
    expect(await screen.findByText("The old server seed is revealed")).toBeTruthy();
    expect(screen.getByText(OLD)).toBeTruthy();
    expect([asked(ROTATE).length, asked(SEEDS).length]).toEqual([1, 2]);
  });

  it.each([
    ["rotateSeed", ROTATE],
    ["setClientSeed", CLIENT_SEED],
  ])("[FAIR-5] with a round open %s is refused in words", async (_call, path) => {
    await opened({ [path]: [422, "ROUND_OPEN"] });
    if (path === CLIENT_SEED) await userEvent.type(field("Client seed"), "x{Enter}");
    else {
      await press("Change server seed");
      const dialog = await screen.findByRole("alertdialog");
      await userEvent.click(within(dialog).getByRole("button", { name: "Change server seed" }));
    }
    expect(await screen.findByRole("alertdialog", { name: "text of ROUND_OPEN" })).toBeTruthy();
  });

  it("seeds that cannot be had say why, and can be asked for again", async () => {
    const { replies } = await opened({ [SEEDS]: [404, "NOT_FOUND"] });
    expect(screen.getByText("text of NOT_FOUND")).toBeTruthy();
    replies[SEEDS] = { value: NOW_SEEDS };
    await press("Try again");
    expect(await screen.findByText(HASH)).toBeTruthy();
  });
});

describe("the sheet of a game", () => {
  afterEach(cleanup);
  const answer = { value: { sheet: { ...sheet, rules: rules.en } } };

  it("[FAIR-11] [FAIR-13] [SHELL-114] /fair?game= shows rules, pay table, limits and figures without a login", async () => {
    const { asked } = await open("/fair?game=dice", { replies: { [SHEET]: answer } });
    expect(asked(SHEET)[0]?.url).toBe(`${SHEET}?code=dice`);
    const main = screen.getByRole("main").textContent ?? "";
    for (const text of [
      "99/100 = 0.990000",
      "৳1.00 to ৳50,000.00",
      "৳20,00,000.00",
      sheet.hitFrequency,
      sheet.variance,
      "9900.0000× · 0.01 %",
      "Exact enumeration of every result",
      sheet.tableHash,
    ])
      expect(main).toContain(text);
    expect(screen.getByText(rules.en.split("\n\n")[0]!)).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(sheet.payTable.length + 1);
  });

  it("[FAIR-13] a game with several pay tables shows one at a time, by words and under its own heading", async () => {
    const { rules: texts, ...own } = plinko.sheet();
    const reply = { value: { sheet: { ...own, rules: texts.en } } };
    await open("/fair?game=plinko", { replies: { [SHEET]: reply } });
    expect(screen.getByRole("columnheader", { name: "Slot" })).toBeTruthy();
    const eight = own.payTable.filter(({ name }) => name.startsWith("low · 8 · "));
    expect(screen.getAllByRole("row")).toHaveLength(eight.length + 1);
    expect(screen.getByRole("table", { name: "Low risk · 8 rows" })).toBeTruthy();
    await userEvent.click(screen.getByRole("combobox", { name: /Which table/u }));
    await userEvent.click(await screen.findByRole("option", { name: "High risk · 16 rows" }));
    expect(screen.getByRole("table", { name: "High risk · 16 rows" }).textContent).toContain("1000.00×");
  });

  it("[FAIR-13] another game's sheet is chosen on the page", async () => {
    const { asked } = await open("/fair?game=dice", { replies: { [SHEET]: answer } });
    await userEvent.click(screen.getByRole("combobox", { name: /Which game/u }));
    await userEvent.click(await screen.findByRole("option", { name: "Keno" }));
    expect(window.location.search).toBe("?game=keno");
    expect(asked(SHEET).at(-1)?.url).toBe(`${SHEET}?code=keno`);
  });

  it("[FAIR-12] a simulation states its size and interval", async () => {
    const simulated = {
      ...answer.value.sheet,
      method: "SIMULATION",
      simulation: { rounds: "1000000000", low: "0.9512", high: "0.9534" },
    };
    await open("/fair?game=dice", { replies: { [SHEET]: { value: { sheet: simulated } } } });
    expect(screen.getByText(/1,00,00,00,000 rounds; 99\.9 % interval 0\.9512 to 0\.9534/u)).toBeTruthy();
  });

  it("a game without a sheet says so", async () => {
    await open("/fair?game=nothing", { replies: { [SHEET]: [404, "NOT_FOUND"] } });
    expect(screen.getByText("text of NOT_FOUND")).toBeTruthy();
  });

  it("the tabs have addresses of their own", async () => {
    await open("/fair", { replies: { [SHEET]: answer } });
    await userEvent.click(screen.getByRole("tab", { name: "Rules" }));
    expect(window.location.pathname + window.location.search).toBe("/fair?game=crash");
    await userEvent.click(screen.getByRole("tab", { name: "Verify a round" }));
    expect(window.location.pathname + window.location.search).toBe("/fair");
  });
});

describe("texts that the first page does without", () => {
  afterEach(cleanup);

  it("[SITE-55] are all here when the page shows, and none is reported missing", async () => {
    const { notes } = await open("/fair");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fairness");
    expect(notes).toEqual([{ route: "/fair" }]);
  });
});

describe("the chains of shared rounds", () => {
  afterEach(cleanup);
  const CHAINS = "/wps/fair/chains";
  const chain = { id: "3", end: HASH, length: 30_000, played: 12, published: "2026-11-15T10:00:00.000Z" };

  it("[FAIR-6] shows the published end, and says that play money has the word play for its salt", async () => {
    const list = [{ ...chain, saltEvent: "play", salt: "play" }];
    await open("/fair?view=chains", { replies: { [CHAINS]: { value: { list } } } });
    expect(await screen.findByText(HASH)).toBeDefined();
    expect(screen.getByText("Number of the chain").nextSibling?.textContent).toBe("3");
    expect(screen.getByText("12 of 30000 seeds played")).toBeDefined();
    expect(screen.getByText("None: with play money the salt is the word play.")).toBeDefined();
  });

  it("[FAIR-6] names the event before it has happened, and the salt once it has", async () => {
    const saltEvent = "block 900000 of a public chain";
    const list = [
      { ...chain, saltEvent, salt: null },
      { ...chain, id: "2", end: OLD, saltEvent, salt: "00000000abc" },
    ];
    await open("/fair?view=chains", { replies: { [CHAINS]: { value: { list } } } });
    expect(await screen.findAllByText(saltEvent)).toHaveLength(2);
    expect(screen.getByText("Not known yet")).toBeDefined();
    expect(screen.getByText("00000000abc")).toBeDefined();
  });

  it("says so where none has been published", async () => {
    await open("/fair?view=chains", { replies: { [CHAINS]: { value: { list: [] } } } });
    expect(await screen.findByText(/No chain has been published yet/u)).toBeDefined();
  });
});
