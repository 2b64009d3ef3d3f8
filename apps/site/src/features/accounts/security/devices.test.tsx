// @vitest-environment happy-dom
// Sessions, remembered devices and the history of sign-ins.
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { dialog, press, readWarning } from "../test-window.tsx";
import { answer, openCentre, part, pressIn, SESSIONS } from "./test-centre.tsx";

const HISTORY = "/wps/session/history";
const FORGET = "/wps/session/device";

afterEach(cleanup);

describe("sessions and devices", () => {
  const deleted = (site: Awaited<ReturnType<typeof openCentre>>, path: string): readonly string[] =>
    site
      .asked(path)
      .filter(({ method }) => method === "DELETE")
      .map(({ url }) => url.split("?")[1] ?? "");

  it("[ACC-133] [ACC-79] shows time, place and browser of each, and marks this one", async () => {
    await openCentre();
    const card = await part("Devices and logins");
    const sessions = within(card.getByRole("list", { name: "Open sessions" }));
    const [own, far] = sessions.getAllByRole("listitem");
    expect(within(own!).getByText("This device")).toBeTruthy();
    expect(within(own!).queryByRole("button")).toBeNull();
    expect(far!.textContent).toContain("103.112.58.201");
    expect(far!.textContent).toContain("Bangladesh");
    expect(far!.textContent).toContain("Last active 2026-11-14 13:02:11");
  });

  it("[ACC-133] one is ended after a question, and the list is asked for again", async () => {
    const site = await openCentre();
    await pressIn(await part("Devices and logins"), "End the session on Far browser");
    expect(deleted(site, SESSIONS)).toEqual([]);
    await answer("End this session?", "End");
    expect(deleted(site, SESSIONS)).toEqual(["id=2"]);
    expect(site.asked(SESSIONS).filter(({ method }) => method === "GET").length).toBeGreaterThan(1);
  });

  it("[ACC-133] all others are ended at once", async () => {
    const site = await openCentre();
    await pressIn(await part("Devices and logins"), "End all others");
    await answer("End all other sessions?", "Cancel");
    expect(deleted(site, SESSIONS)).toEqual([]);
    await pressIn(await part("Devices and logins"), "End all others");
    await answer("End all other sessions?", "End all others");
    expect(deleted(site, SESSIONS)).toEqual(["id=others"]);
  });

  it("[ACC-41] [ACC-133] a remembered device is forgotten after a question; one that is gone is no problem", async () => {
    const site = await openCentre({ replies: { [FORGET]: [404, "NOT_FOUND"] } });
    await pressIn(await part("Devices and logins"), "Forget Kept browser");
    await answer("Forget this device?", "Forget");
    expect(deleted(site, FORGET)).toEqual(["id=9"]);
    expect(screen.queryByText("text of NOT_FOUND")).toBeNull();
  });

  it("[ACC-133] a refusal is told", async () => {
    await openCentre({ replies: { [FORGET]: [500, "UNKNOWN"] } });
    await pressIn(await part("Devices and logins"), "Forget Kept browser");
    await answer("Forget this device?", "Forget");
    await readWarning("text of UNKNOWN");
  });

  it("[ACC-133] a list that cannot be had leaves the rest of the page standing", async () => {
    await openCentre({ replies: { [SESSIONS]: [500, "UNKNOWN"] } });
    const card = await part("Devices and logins");
    expect(await card.findByText("text of UNKNOWN")).toBeTruthy();
    expect(await part("Login password")).toBeTruthy();
  });
});

describe("the history of sign-ins", () => {
  const row = (way: string, success: boolean, time: string) => ({
    time,
    ip: "203.0.113.9",
    country: "",
    browser: "Some browser",
    way,
    success,
  });
  const LIST = [
    row("PASSWORD", true, "2026-11-13T15:41:09.000Z"),
    row("PASSWORD", false, "2026-11-13T15:40:00.000Z"),
    row("PHONE_RESET", true, "2026-11-12T15:40:00.000Z"),
  ];

  it("[ACC-133] [ACC-138] has each login and each failed try, a page at a time", async () => {
    const site = await openCentre({
      replies: { [HISTORY]: { value: { list: LIST, pageNum: 1, totalPages: 3 } } },
    });
    await pressIn(await part("Devices and logins"), "Sign-in history");
    const window = await dialog("Sign-in history");
    const rows = (await window.findAllByRole("row")).slice(1).map(({ textContent }) => textContent);
    expect(rows[0]).toContain("2026-11-13 21:41:09");
    expect(rows.map((text) => text?.includes("Failed try"))).toEqual([false, true, false]);
    expect(rows[2]).toContain("New password by SMS");
    expect(rows[0]).toContain("place unknown");
    await press("2");
    expect(site.asked(HISTORY).at(-1)?.url).toContain("pageNo=2");
  });

  it("[ACC-133] an empty one and one that cannot be had say so", async () => {
    await openCentre({ replies: { [HISTORY]: { value: { list: [], pageNum: 1, totalPages: 1 } } } });
    await pressIn(await part("Devices and logins"), "Sign-in history");
    expect(await screen.findByText("Logins and failed tries will show here.")).toBeTruthy();
    cleanup();
    await openCentre({ replies: { [HISTORY]: [500, "UNKNOWN"] } });
    await pressIn(await part("Devices and logins"), "Sign-in history");
    expect(await screen.findByText("text of UNKNOWN")).toBeTruthy();
  });
});
