// @vitest-environment happy-dom
// What a bet's detail says of a shared round, and the way from it to the verifier, in a whole site without a server.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { commitmentOf, crash, makeChain, seedOf, seedText, sharedRoundStream } from "@jonaki/games";
import { afterEach, describe, expect, it } from "vitest";
import { pressing } from "../../app/test-doubles.tsx";
import { address, openRecord, record } from "./test-record.tsx";

const DETAIL = "/wps/relay/ODSFE2_MemBetDetail";
const PROOF = "/wps/fair/round";

const chain = makeChain(seedOf(new Uint8Array(32).fill(7)), 30);
const PLACE = 12;
const seed = chain.seeds[PLACE - 1]!;
const choices = { stake: "10.00", auto: "1.01", largestWin: "2000000.00", cashOut: null };
const read = crash.readChoices(choices);
if (!read.ok) throw new Error("these are choices of Crash");
const stream = sharedRoundStream(seed, "play", "3-11");
const outcome = crash.outcomeJson(crash.settle(read.choices, stream)) as { burst: string; at: string };
const proof = {
  game: "crash",
  version: crash.version,
  tableHash: crash.tableHash,
  serverSeedHash: commitmentOf(seed),
  serverSeed: seedText(seed),
  clientSeed: null,
  nonce: null,
  salt: "play",
  round: "3-11",
  chainEnd: seedText(chain.end),
  chainPlace: PLACE,
  choices,
  outcome,
};
const fairness = {
  seeds: "SHARED",
  serverSeedHash: proof.serverSeedHash,
  serverSeed: proof.serverSeed,
  salt: "play",
  round: "3-11",
  chainEnd: proof.chainEnd,
  chainPlace: PLACE,
};
const BET = {
  betId: "4096",
  time: "2026-11-14T19:30:00.000Z",
  category: "MINI",
  vendor: "TUNTUNI",
  game: "crash",
  selection: JSON.stringify(choices),
  stake: "10.00",
  validBet: "10.00",
  payout: "10.10",
  profitLoss: "0.10",
  state: "WON",
  round: "0199abcd",
  result: JSON.stringify(outcome),
  odds: null,
  legs: [],
  resultVersion: 1,
  earlierResults: [],
  ledgerReferences: ["4096"],
  balanceBefore: "1000.00",
  balanceAfter: "1000.10",
  times: {
    flies: "2026-11-14T19:30:05.000Z",
    request: "2026-11-14T19:30:07.120Z",
    arrival: "2026-11-14T19:30:07.180Z",
    burst: "2026-11-14T19:30:09.250Z",
  },
  fairness,
};

const opened = (more: object = {}) =>
  openRecord("personalHistoryCopy&bet=4096", {
    [DETAIL]: { value: { bet: { ...BET, ...more } } },
    [PROOF]: { value: proof },
  });
const panel = () => record("Betting record");
const valueOf = (name: string) => panel().getByText(name).nextSibling?.textContent;

describe("the detail of a bet in a shared round", () => {
  afterEach(cleanup);

  it("[FAIR-8] [FAIR-6] shows hash, seed, salt, round and the place in the published chain", async () => {
    await opened();
    expect(valueOf("Server seed hash")).toContain(proof.serverSeedHash);
    expect(valueOf("Server seed")).toContain(proof.serverSeed);
    expect([valueOf("Salt"), valueOf("Shared round")]).toEqual(["play", "3-11"]);
    expect(valueOf("End of the chain")).toContain(proof.chainEnd);
    expect(valueOf("Place in the chain")).toBe("12");
  });

  it("[FAIR-17] shows the balance before the bet and after it", async () => {
    await opened();
    expect([valueOf("Balance before"), valueOf("Balance after")]).toEqual(["৳1,000.00", "৳1,000.10"]);
  });

  it("[INS-7] its steps are take-off, request, arrival, cash-out and burst, to the millisecond", async () => {
    await opened();
    const steps = within(panel().getByRole("region", { name: "Steps" })).getAllByRole("listitem");
    expect(steps.map((step) => step.textContent)).toEqual([
      "Take-off: 2026-11-15 01:30:05.000",
      "Asked for, by your device's clock: 2026-11-15 01:30:07.120",
      "The request arrived at the studio: 2026-11-15 01:30:07.180",
      "Cashed out at 1.01×: ৳10.10",
      `Burst at ${outcome.burst}×: 2026-11-15 01:30:09.250`,
    ]);
  });

  it("[FAIR-4] while the round flies there is no result, no seed, and no chain to be led to", async () => {
    const sealed = { ...fairness, serverSeed: null, chainEnd: null, chainPlace: null };
    await opened({ result: null, times: null, fairness: sealed });
    expect([valueOf("Result"), valueOf("Server seed")]).toEqual(["–", "Shown when the round is over"]);
    expect(panel().queryByText("End of the chain")).toBeNull();
    expect(panel().queryByRole("region", { name: "Steps" })).toBeNull();
  });

  it("[FAIR-8] [FAIR-9] Verify leads to the verifier, which finds the round and its chain to match", async () => {
    await opened();
    await pressing(() => userEvent.click(panel().getByRole("link", { name: "Verify" })));
    expect(address()).toBe("/fair?round=0199abcd");
    const result = await screen.findByRole("region", { name: "Result" });
    expect(await within(result).findByText("Match")).toBeTruthy();
    expect(within(result).getByText("End of the chain").nextSibling?.textContent).toContain(proof.chainEnd);
    const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
    expect(field("Place in the chain").value).toBe("12");
  });
});
