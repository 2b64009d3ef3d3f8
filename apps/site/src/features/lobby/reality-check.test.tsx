// @vitest-environment happy-dom
// The reality check over a game, and time and net result in its bar, in a whole site without a server.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MEMBER_PERMISSION, openSite } from "../../app/test-doubles.tsx";
import type { Reply } from "../../app/test-doubles.tsx";

const REALITY = "/wps/member/realityCheck";
const ORIGIN = "http://games.test:3002";
const played = (due: boolean) => ({
  due,
  minutes: 62,
  stakes: "4200.00",
  payouts: "3850.00",
  net: "-350.00",
  interval: 60,
});

async function open(reply: Reply | (() => Reply), launched: object = {}, isAgent = "0") {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite("/game", {
      start: { permission: MEMBER_PERMISSION },
      local: { lang: "EN" },
      session: {
        token: "t-1",
        username: "Rina01",
        isAgent,
        launchUrl: `${ORIGIN}/dice?ticket=one&language=en`,
        launched: JSON.stringify({
          vassalage: "TUNTUNI",
          gameId: "dice",
          nodeId: "dice",
          demo: false,
          ...launched,
        }),
      },
      replies: { "/wps/v2/wallets/balance": { value: { sumBalance: "10.00" } }, [REALITY]: reply },
    });
  });
  await act(() => vi.dynamicImportSettled());
  return site!;
}
const check = async () =>
  within(await screen.findByRole("dialog", { name: "You have been playing for 62 minutes" }));
const press = async (name: string) => {
  await act(async () => {
    await userEvent.click((await check()).getByRole("button", { name }));
    await vi.dynamicImportSettled();
  });
};
const sent = (site: Awaited<ReturnType<typeof open>>) =>
  site
    .asked(REALITY)
    .flatMap(({ method, body }) =>
      method === "POST" ? [typeof body === "string" ? (JSON.parse(body) as unknown) : body] : [],
    );

afterEach(cleanup);

describe("playing with real balance", () => {
  it("[SAFE-13] time and net result stand in the bar over the game", async () => {
    await open({ value: played(false) });
    expect(await screen.findByText("62 min")).toBeTruthy();
    expect(screen.getByText("−৳350.00")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["a demo", { demo: true }, "0"],
    ["a guest who pressed Play", {}, "4"],
    ["a member in a practice room", { roomId: "teen-1", isPractice: true }, "0"],
  ])(
    "[SAFE-13] [LOB-36] %s has neither and no way to deposit, says so, and is not even asked about",
    async (_who, launched, isAgent) => {
      const site = await open({ value: played(true) }, launched, isAgent);
      expect([screen.queryByText("62 min"), screen.queryByRole("dialog")]).toEqual([null, null]);
      expect(screen.getByText("Demo money")).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Deposit" })).toBeNull();
      expect(site.asked(REALITY)).toEqual([]);
    },
  );
});

describe("a reality check that is due", () => {
  it("[SAFE-14] covers the game with time, stakes, payouts and net, and cannot be put away", async () => {
    await open({ value: played(true) });
    const window = await check();
    for (const text of ["62 min", "৳4,200.00", "৳3,850.00", "−৳350.00"])
      expect(window.getByText(text)).toBeTruthy();
    expect(window.getAllByRole("button").map((one) => one.textContent)).toEqual([
      "Take a 15-minute break",
      "Continue playing",
      "My limits",
      "Betting record",
      "Log out",
    ]);
    await userEvent.keyboard("{Escape}");
    expect(await check()).toBeTruthy();
  });

  it("[SAFE-14] who goes on plays on", async () => {
    const answers: Reply[] = [{ value: { next: null } }, { value: played(true) }];
    const site = await open(() => answers.pop() ?? { value: played(false) });
    await press("Continue playing");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent(site)).toEqual([{ answer: "CONTINUE" }]);
  });

  it("[SAFE-14] a break ends the session, and the way back says so", async () => {
    const answers: Reply[] = [{ value: { next: null } }, { value: played(true) }];
    const site = await open(() => answers.pop() ?? { value: played(false) });
    await press("Take a 15-minute break");
    await waitFor(() => expect(site.session.getItem("token")).toBeNull());
    expect(sent(site)).toEqual([{ answer: "BREAK" }]);
    expect(window.location.pathname).toBe("/index");
  });

  it("[SAFE-14] my limits and the records are a press away, and the check waits", async () => {
    const site = await open({ value: played(true) });
    await press("My limits");
    expect(window.location.search).toBe("?mc=securityCenter&part=responsible");
    expect(sent(site)).toEqual([]);
  });

  it("[SAFE-14] a refusal is told, and the check stays", async () => {
    const answers: Reply[] = [
      [503, "TRY_LATER", { time: "2026-11-15T20:00:00.000Z" }],
      { value: played(true) },
    ];
    await open(() => answers.pop() ?? { value: played(true) });
    await press("Continue playing");
    expect(await screen.findByText("text of TRY_LATER")).toBeTruthy();
  });
});
