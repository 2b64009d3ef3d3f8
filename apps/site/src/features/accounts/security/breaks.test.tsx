// @vitest-environment happy-dom
// Breaks, closing the account, and the page of a restricted session.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "../../../app/test-doubles.tsx";
import { address, bodyOf, dialog, press, readWarning, type } from "../test-window.tsx";
import { answer, HALF, openCentre, part, pressIn, PROFILE, success } from "./test-centre.tsx";

const TIME_OUT = "/wps/member/timeOut";
const EXCLUDE = "/wps/member/exclusion";
const RETURN = "/wps/member/exclusion/return";
const CLOSE = "/wps/member/close";
const until = (time: string): Reply => [403, "ACCOUNT_EXCLUDED", { time }];
const RUNNING = until("2026-11-22T20:00:00.000Z");
const OVER = until("2026-11-10T20:00:00.000Z");

afterEach(cleanup);

describe("a break", () => {
  const begin = async (way: RegExp, replies: Record<string, Reply>) => {
    const site = await openCentre({ replies });
    await pressIn(await part("Responsible Gaming"), way);
    return site;
  };

  it("[SAFE-8] [SAFE-9] one confirmation says from when, until when and what it means; then everything ends", async () => {
    const site = await begin(/^Time-out/, { [TIME_OUT]: { value: { until: "2026-11-15T20:00:00.000Z" } } });
    const window = await dialog("Time-out");
    expect(window.getAllByRole("radio")).toHaveLength(5);
    expect(window.getByRole<HTMLButtonElement>("button", { name: "Continue" }).disabled).toBe(true);
    await userEvent.click(window.getByRole("radio", { name: /^24 hours/ }));
    await press("Continue");
    const question = within(await screen.findByRole("alertdialog", { name: "Start the break now?" }));
    for (const words of [
      "At once",
      "2026-11-16 02:00:00",
      "No bets, no games, no deposits.",
      "It ends by itself.",
    ])
      expect(question.getByText(words)).toBeTruthy();
    expect(site.asked(TIME_OUT)).toEqual([]);
    await pressIn(question, "Start: 24 hours");
    await waitFor(() => expect(site.session.getItem("token")).toBeNull());
    expect(bodyOf(site.asked(TIME_OUT)[0]!)).toEqual({ minutes: 1_440 });
    expect(await screen.findByText(/^Your break has begun/)).toBeTruthy();
    expect(address()).toBe("/index?modal=loginPopupModal");
  });

  it("[SAFE-8] an exclusion for ever says that nobody can undo it", async () => {
    const site = await begin(/^Self-exclusion/, { [EXCLUDE]: { value: { until: null } } });
    const window = await dialog("Self-exclusion");
    await userEvent.click(window.getByRole("radio", { name: /^Permanent/ }));
    await press("Continue");
    const question = within(await screen.findByRole("alertdialog", { name: "Exclude yourself now?" }));
    expect([question.getByText("Never ends"), question.getByText("Nobody can undo it.")]).toHaveLength(2);
    await pressIn(question, "Start: Permanent");
    await waitFor(() => expect(site.asked(EXCLUDE)).toHaveLength(1));
    expect(bodyOf(site.asked(EXCLUDE)[0]!)).toEqual({ months: null });
  });

  it("[SAFE-8] who cancels has no break, and a refusal leaves the session", async () => {
    const site = await begin(/^Time-out/, { [TIME_OUT]: RUNNING });
    await userEvent.click((await dialog("Time-out")).getByRole("radio", { name: /^15 minutes/ }));
    await press("Continue");
    await answer("Start the break now?", "Cancel");
    expect(site.asked(TIME_OUT)).toEqual([]);
    await press("Continue");
    await answer("Start the break now?", "Start: 15 minutes");
    await readWarning("text of ACCOUNT_EXCLUDED");
    expect(site.session.getItem("token")).toBe("t-1");
  });
});

describe("closing the account", () => {
  it("[SAFE-18] takes the password, and the page then shows what is left and the way back", async () => {
    const site = await openCentre({ replies: { [CLOSE]: [422, "LOGIN_FAILED"] } });
    const sent = vi.spyOn(site.services.api.safe, "closeAccount");
    await pressIn(await part("Responsible Gaming"), /^Close the account/);
    const window = await dialog("Close the account");
    expect(window.getByText(/Your balance is paid out first/)).toBeTruthy();
    await press("Close my account");
    expect(sent).not.toHaveBeenCalled();
    await type("Your login password", "wrong");
    await press("Close my account");
    expect(await screen.findByText("The password is wrong.")).toBeTruthy();
    site.replies[CLOSE] = { value: { state: "CLOSING" } };
    site.replies[PROFILE] = [403, "ACCOUNT_CLOSING"];
    await type("Your login password", "-right");
    await press("Close my account");
    expect(await success(/^Your account is being closed/)).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith({ action: "CLOSE", password: "wrong-right" });
    expect(
      await screen.findByRole("region", { name: "Your account is being closed", hidden: true }),
    ).toBeTruthy();
  });

  it("[SAFE-18] is taken back with the password", async () => {
    const site = await openCentre({
      profile: [403, "ACCOUNT_CLOSING"],
      replies: { [CLOSE]: { value: { state: "ACTIVE" } } },
    });
    const sent = vi.spyOn(site.services.api.safe, "closeAccount");
    await pressIn(await part("Your account is being closed"), "Take the account back");
    site.replies[PROFILE] = { value: HALF };
    const window = await dialog("Take the account back");
    await type("Your login password", "Jonaki-2026");
    await pressIn(window, "Take the account back");
    expect(await success("The closing is taken back.")).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ action: "TAKE_BACK", password: "Jonaki-2026" });
    expect(await screen.findByRole("region", { name: "Security level", hidden: true })).toBeTruthy();
  });
});

describe("a restricted session", () => {
  it("[SAFE-10] [SAFE-25] has the page with its state and end, and only the parts whose calls are left to it", async () => {
    const site = await openCentre({ profile: RUNNING });
    const card = await part("You are on a break");
    expect(card.getByText("Until 2026-11-23 02:00:00")).toBeTruthy();
    expect(card.queryByRole("button")).toBeNull();
    const parts = screen.getAllByRole("region").flatMap((one) => one.querySelector("h3")?.textContent ?? []);
    expect(parts).toEqual([
      "You are on a break",
      "Login password",
      "Payment password",
      "Mobile number",
      "E-mail",
      "Responsible Gaming",
      "Devices and logins",
    ]);
    expect(screen.queryByText("Kept browser")).toBeNull();
    const asked = new Set(site.requests.map(({ url }) => url.split("?")[0]));
    const closed = ["/wps/relay/MCSFE_getPlayerAvatar", "/wps/session/history", "/wps/member/info/icon"];
    expect(closed.filter((path) => asked.has(path))).toEqual([]);
  });

  it("[SAFE-25] a break that runs can only be made longer", async () => {
    await openCentre({ profile: RUNNING });
    await pressIn(await part("Responsible Gaming"), /^Time-out/);
    const window = await dialog("Time-out");
    expect(window.getByText("A break can only be made longer.")).toBeTruthy();
    expect(window.getAllByRole("radio")).toHaveLength(1);
  });

  it("[SAFE-9] a permanent one has no way back", async () => {
    await openCentre({ profile: [403, "EXCLUDED_PERMANENT"] });
    const card = await part("You have excluded yourself for good");
    expect(card.queryByRole("button")).toBeNull();
    const ways = (await part("Responsible Gaming"))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(ways.filter((words) => /^(?:Time-out|Self-exclusion)/u.test(words))).toEqual([]);
  });

  it("[SAFE-11] after an exclusion's end one asks to return, and hears when play opens", async () => {
    const site = await openCentre({
      profile: OVER,
      replies: { [RETURN]: { value: { from: "2026-11-15T20:00:00.000Z" } } },
    });
    await pressIn(await part("Your exclusion has ended"), "Ask to return");
    expect(site.asked(RETURN)).toEqual([]);
    site.replies[PROFILE] = until("2026-11-15T20:00:00.000Z");
    await answer("Ask to return?", "Ask to return");
    expect(await success("Play opens at 2026-11-16 02:00:00.")).toBeTruthy();
    expect(await screen.findByText("Until 2026-11-16 02:00:00")).toBeTruthy();
  });

  it("[SAFE-11] a time-out that ends while one looks on opens the page by itself", async () => {
    const site = await openCentre({ profile: until("2026-11-14T20:10:00.000Z") });
    await part("You are on a break");
    site.replies[PROFILE] = { value: HALF };
    await act(() => site.time.advance(10 * 60_000 + 2_000));
    expect(await part("Security level")).toBeTruthy();
  });

  it("[SAFE-25] the payment password is changed or reset without being told what is on file", async () => {
    await openCentre({ profile: RUNNING });
    await pressIn(await part("Payment password"), "Change");
    await press("Forgot it? Reset with a code");
    const window = await dialog("Reset the payment password");
    expect(window.getAllByRole("radio")).toHaveLength(2);
  });
});
