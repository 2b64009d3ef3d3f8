// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeServices, inGame, lostRound, refusedWith, settled } from "../app/test-doubles.tsx";
import type { FakeServices } from "../app/test-doubles.tsx";
import type { PlayApi } from "../app/play-api.ts";
import { diceView } from "../features/dice/dice-view.tsx";
import { HistoryPanel } from "./history-panel.tsx";

afterEach(cleanup);

const line = (number: number) => {
  const { state, time, stake, payout, choices, outcome } = lostRound();
  return { round: `r-${number}`, state, time, stake, payout, choices, outcome };
};

/** With a full page of rounds, and older ones asked for. */
async function askForOlder(history: PlayApi["history"]): Promise<FakeServices> {
  const results = Array.from({ length: 20 }, (_one, number) => line(number));
  const services = fakeServices({ history }, { results });
  render(inGame(services, <HistoryPanel view={diceView} onRecall={() => undefined} />));
  fireEvent.click(screen.getByRole("button", { name: "Older rounds" }));
  await act(settled);
  return services;
}

it("[FAIR-17] older rounds come page by page", async () => {
  const services = await askForOlder(async () => ({ value: { rounds: [line(20), line(21)] } }));
  expect(screen.getAllByRole("listitem")).toHaveLength(22);
  expect(services.api.asked).toContainEqual(["history", "r-19"]);
  expect(screen.queryByRole("button", { name: "Older rounds" })).toBeNull();
});

it("[FAIR-17] older rounds that cannot be had are told, and can be asked for again", async () => {
  await askForOlder(async () => refusedWith("NETWORK"));
  expect(screen.getByText("Network link is abnormal, please try again")).toBeDefined();
  expect(screen.getByRole("button", { name: "Older rounds" })).toBeDefined();
});
