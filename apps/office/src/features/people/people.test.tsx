// @vitest-environment happy-dom
// The people desk: its table, somebody new, roles with a second person, sessions.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../../app/test-doubles.tsx";
import type { OfficeOptions } from "../../app/test-doubles.tsx";

afterEach(cleanup);

const person = (operatorId: string, name: string, roles: readonly string[]) => ({
  operatorId,
  username: name.toLowerCase(),
  name,
  roles,
  isActive: true,
  hasTotp: true,
  lastSignIn: "2026-11-16T04:00:00.000Z",
});
const PEOPLE = {
  operators: [person("1", "Nadia", ["owner"]), person("2", "Rahim", ["finance"]), person("3", "Anika", [])],
  roles: [
    { name: "owner", isShipped: true, permissions: ["deposits.read"] },
    { name: "finance", isShipped: true, permissions: ["deposits.read", "deposits.approve"] },
    { name: "night-shift", isShipped: false, permissions: ["support.read"] },
  ],
};

const open = (path: string, { replies, ...options }: OfficeOptions = {}) =>
  openOffice(path, { ...options, replies: { "GET /bo/operators": { value: PEOPLE }, ...replies } });
const press = (name: string | RegExp) =>
  pressing(() => userEvent.click(screen.getByRole("button", { name })));
const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

describe("the table of operators", () => {
  it("[OFF-19] is searched, filtered and sorted by its address", async () => {
    await open("/people?sort=-name");
    expect(names()).toEqual(["Rahim", "Nadia", "Anika"]);
    await press("Name");
    expect(names()).toEqual(["Nadia", "Rahim", "Anika"]);
    await pressing(() => userEvent.type(screen.getByRole("searchbox"), "ni"));
    expect(names()).toEqual(["Anika"]);
    expect(window.location.search).toBe("?q=ni");
    await press("Clear the filters");
    expect(names()).toHaveLength(3);
    cleanup();
    await open("/people?role=finance");
    expect(names()).toEqual(["Rahim"]);
  });

  it("[OFF-19] its view is remembered for this operator, and not for another", async () => {
    const office = await open("/people");
    await press("Columns");
    await pressing(() => userEvent.click(screen.getByRole("checkbox", { name: "Username" })));
    await pressing(() => userEvent.keyboard("{Escape}"));
    await press("Last sign-in");
    const kept = office.local.getItem("view.1.people") ?? "";
    expect(new URLSearchParams(kept).get("sort")).toBe("lastSignIn");
    cleanup();
    await open("/people", { local: { "view.1.people": kept } });
    expect(screen.queryByRole("columnheader", { name: "Username" })).toBeNull();
    expect(window.location.search).toContain("sort=lastSignIn");
    cleanup();
    await open("/people", { local: { "view.1.people": kept }, operator: { operatorId: "9" } });
    expect(screen.getByRole("columnheader", { name: "Username" })).toBeTruthy();
  });

  it("[OFF-19] is exported with the filters used, by whoever may", async () => {
    const office = await open("/people?role=finance");
    await press("CSV");
    expect(office.saved).toEqual([
      { name: "people.csv", text: expect.stringContaining("Rahim,rahim,Finance") },
    ]);
    expect(office.saved[0]?.text).not.toContain("Nadia");
    cleanup();
    await open("/people", { operator: { permissions: ["operators.read"] } });
    expect(screen.queryByRole("button", { name: "CSV" })).toBeNull();
    expect(screen.queryByRole("button", { name: "New operator" })).toBeNull();
  });

  it("[OFF-9] rows are walked with the keyboard and opened with Enter", async () => {
    await open("/people");
    await pressing(() => userEvent.keyboard("jj{ArrowDown}k{Enter}"));
    expect(screen.getByRole("dialog", { name: "Rahim" })).toBeTruthy();
    expect(window.location.search).toBe("?open=2");
  });

  it("[OFF-3] what the server refuses is told, with a way to try again", async () => {
    const office = await open("/people", { replies: { "GET /bo/operators": [403, "FORBIDDEN"] } });
    expect(screen.getByRole("alert").textContent).toContain("text of FORBIDDEN");
    office.answers["GET /bo/operators"] = { value: PEOPLE };
    await press("Try again");
    expect(names()).toHaveLength(3);
  });
});

describe("somebody new", () => {
  it("[OFF-7] gets a first password that is shown once", async () => {
    const office = await open("/people", {
      replies: { "POST /bo/operators": [422, "USERNAME_TAKEN"] },
    });
    await press("New operator");
    const form = within(screen.getByRole("form", { name: "New operator" }));
    await press("Make the operator");
    expect(office.asked("POST /bo/operators")).toEqual([]);
    await userEvent.type(form.getByLabelText("Username"), "karim");
    await userEvent.type(form.getByLabelText("Name"), "Karim");
    await userEvent.type(form.getByLabelText("Reason"), "a new colleague");
    await press("Make the operator");
    expect(form.getByText("text of USERNAME_TAKEN")).toBeTruthy();
    office.answers["POST /bo/operators"] = { value: { operatorId: "4", password: "only-now-9" } };
    await userEvent.type(form.getByLabelText("Username"), "2");
    await press("Make the operator");
    expect(office.bodies("POST /bo/operators").at(-1)).toEqual({
      username: "karim2",
      name: "Karim",
      reason: "a new colleague",
    });
    expect(screen.getByText("only-now-9")).toBeTruthy();
    await pressing(() => userEvent.keyboard("{Escape}"));
    expect(screen.getByText("only-now-9")).toBeTruthy();
    await press("I have passed it on");
    expect(screen.queryByText("only-now-9")).toBeNull();
  });
});

describe("roles", () => {
  it("[OFF-4] a change of somebody's roles is asked for with a reason, and waits", async () => {
    const office = await open("/people?open=2", {
      replies: { "POST /bo/operators/roles": { value: { approvalId: "7" } } },
    });
    const drawer = within(screen.getByRole("dialog", { name: "Rahim" }));
    await userEvent.click(drawer.getByRole("checkbox", { name: "night-shift" }));
    await press("Ask for approval");
    expect(drawer.getByText("Please give a reason of at least three letters.")).toBeTruthy();
    await userEvent.type(drawer.getByLabelText("Reason"), "covers nights");
    await press("Ask for approval");
    expect(office.bodies("POST /bo/operators/roles")).toEqual([
      { operatorId: "2", roles: ["finance", "night-shift"], reason: "covers nights" },
    ]);
    expect(office.news).toEqual(["It waits for a second person's approval."]);
  });

  it("[OFF-2] the matrix shows what each role may do; a shipped one is not changed here", async () => {
    await open("/roles");
    await press("Finance");
    const row = screen.getByRole("row", { name: /^Deposits/u });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["Deposits", "Yes", "No", "Yes", "No"]);
    expect(screen.queryByRole("button", { name: "Change the role" })).toBeNull();
    await press("night-shift");
    expect(screen.getByRole("button", { name: "Change the role" })).toBeTruthy();
  });

  it("[OFF-2] [OFF-4] a role is made of permissions, and waits for a second person", async () => {
    const office = await open("/roles", { replies: { "POST /bo/roles": { value: { approvalId: "8" } } } });
    await press("New role");
    const form = within(screen.getByRole("form", { name: "New role" }));
    await userEvent.type(form.getByLabelText("Name of the role"), "day-shift");
    await userEvent.click(form.getByRole("checkbox", { name: "Deposits · Read" }));
    await userEvent.type(form.getByLabelText("Reason"), "by day");
    await press("Ask for approval");
    expect(office.bodies("POST /bo/roles")).toEqual([
      { name: "day-shift", permissions: ["deposits.read"], reason: "by day" },
    ]);
  });
});

describe("sessions", () => {
  it("[OFF-5] any is ended after a question", async () => {
    const session = {
      sessionId: "5",
      operatorId: "2",
      name: "Rahim",
      since: "2026-11-16T04:00:00.000Z",
      lastAct: "2026-11-16T05:00:00.000Z",
      address: "203.0.113.7",
      browser: "Chrome on Linux",
      isCurrent: false,
    };
    const office = await open("/sessions", {
      replies: {
        "GET /bo/sessions": { value: { sessions: [session] } },
        "DELETE /bo/sessions": { value: null },
      },
    });
    await press("Rahim");
    expect(screen.getByRole("alertdialog").textContent).toContain("End the session of Rahim?");
    expect(office.asked("DELETE /bo/sessions")).toEqual([]);
    await press("End the session");
    expect(office.asked("DELETE /bo/sessions").map(({ url }) => url)).toEqual(["/bo/sessions?sessionId=5"]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(office.news).toEqual(["The session has ended."]);
  });
});
