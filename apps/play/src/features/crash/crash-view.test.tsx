// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { commitmentOf, crash, CRASH_TABLE, seedOf, seedText, sharedRoundStream } from "@jonaki/games";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { formatAmount, minor } from "@jonaki/money";
import { untilReplayed, visitor } from "../../app/drawn-screen.tsx";
import { roundOf as recordOf } from "../../app/test-doubles.tsx";
import { overRound, roundOf } from "./crash-doubles.ts";
import { button, hearRound, kindStudio, pass, sit } from "./crash-screen.tsx";

const who = visitor();

describe("the panels", () => {
  const SEED = seedOf(new Uint8Array(32).fill(7));
  const hash = commitmentOf(SEED);

  /** A bet as the studio records it: the game's own code decides on the round's seed. */
  function record(): RoundRecord {
    const choices = {
      stakeMinor: minor(10_00n),
      autoHundredths: 101n,
      largestWinMinor: CRASH_TABLE.largestWinMinor,
      cashOutHundredths: null,
    };
    const outcome = crash.settle(choices, sharedRoundStream(SEED, "play", "chain-1"));
    return recordOf({
      round: "01b1feed0001",
      game: "crash",
      tableHash: crash.tableHash,
      choices: crash.choicesJson(choices),
      outcome: crash.outcomeJson(outcome),
      payout: formatAmount(outcome.payoutMinor),
      serverSeedHash: hash,
      serverSeed: seedText(SEED),
      clientSeed: null,
      nonce: null,
      salt: "play",
      sharedRound: "chain-1",
      shown: {
        flies: "2026-11-15T10:00:06.000Z",
        request: "2026-11-15T10:00:09.250Z",
        arrival: "2026-11-15T10:00:09.301Z",
        burst: "2026-11-15T10:00:21.007Z",
      },
    });
  }

  it("[FAIR-8] [FAIR-17] [INS-7] a bet is recalled with every time that counts, shown again, and verified here", async () => {
    const bet = record();
    const house = await sit(
      { ...kindStudio(), round: async () => ({ value: bet }) },
      { results: [bet], balance: "1000.00" },
    );
    const { burst } = bet.outcome as { readonly burst: string };
    fireEvent.click(screen.getByRole("button", { name: /^(1\.01×|–)/u }));
    const dialog = within(await screen.findByRole("dialog"));
    const steps = (await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(steps).toContain("Take-off: 2026-11-15 16:00:06.000");
    expect(steps).toContain("Asked for, by your device's clock: 2026-11-15 16:00:09.250");
    expect(steps).toContain("The request arrived at the studio: 2026-11-15 16:00:09.301");
    expect(steps.at(-1)).toBe(`Burst at ${burst}×: 2026-11-15 16:00:21.007`);
    await pass(house, 1_200);
    expect(dialog.getByRole("button", { name: "Show again" })).toHaveProperty("disabled", true);
    await untilReplayed(dialog, () => pass(house, 1_200));
    expect(dialog.getAllByText(`${burst}×`)).toHaveLength(1);
    fireEvent.click(dialog.getByRole("button", { name: "Verify" }));
    expect(await dialog.findByText("It matches: seed, hash and result fit together.")).toBeDefined();
  });

  it("[FAIR-4] [FAIR-6] the hash stands there before the bet, and the seed when the round is over", async () => {
    const house = await sit();
    fireEvent.click(screen.getByRole("button", { name: "Fairness" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(roundOf().seedHash)).toBeDefined();
    expect(dialog.getByText("The seed is shown when the round is over.")).toBeDefined();
    await hearRound(house, overRound());
    expect(dialog.getByText("ef".repeat(32))).toBeDefined();
  });

  it("[FAIR-13] rules, targets and keys can be read before any bet", async () => {
    await sit();
    fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/N and M do the same for the second bet/u)).toBeDefined();
    expect(dialog.getByRole("columnheader", { name: "Target" })).toBeDefined();
  });

  it("[INS-16] on a phone everything is there, too", async () => {
    who.isPhone = true;
    await sit();
    expect(button(2).textContent).toContain("Place bet");
    expect(screen.getByRole("button", { name: "Fairness" })).toBeDefined();
  });
});
