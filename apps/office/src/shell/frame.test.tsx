// @vitest-environment happy-dom
// The frame: desks by permission, language and theme, the keyboard's list.
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { openOffice, pressing } from "../app/test-doubles.tsx";

afterEach(cleanup);

const entries = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the frame", () => {
  it("[OFF-2] [OFF-3] shows the desks whose permission one has, and says so at the address of another", async () => {
    const office = await openOffice("/audit", { operator: { permissions: ["operators.read"] } });
    expect(entries()).toEqual(["Dashboard", "Approvals", "Operators", "Roles", "Sessions"]);
    expect(screen.getByText("You are not allowed to do this.")).toBeTruthy();
    expect(office.asked("GET /bo/audit")).toEqual([]);
  });

  it("[OFF-3] somebody without any role has the dashboard and the approvals, and no call is made that would be refused", async () => {
    const office = await openOffice("/nowhere", { operator: { roles: [], permissions: [] } });
    expect(entries()).toEqual(["Dashboard", "Approvals"]);
    expect(window.location.pathname).toBe("/");
    expect(office.asked("GET /bo/operators")).toEqual([]);
  });

  it("[OFF-21] speaks Bengali and English, dark and light, and remembers both", async () => {
    const office = await openOffice("/", { local: { lang: "BN" } });
    expect(entries()[0]).toBe("ড্যাশবোর্ড");
    await pressing(() => userEvent.click(screen.getByRole("radio", { name: "English" })));
    expect(entries()[0]).toBe("Dashboard");
    expect([document.documentElement.lang, office.local.getItem("lang")]).toEqual(["en", "EN"]);
    await pressing(() => userEvent.click(screen.getByRole("button", { name: "Switch to the light theme" })));
    expect([document.documentElement.dataset["theme"], office.local.getItem("theme")]).toEqual([
      "light",
      "light",
    ]);
  });

  it("[OFF-9] ? shows the keys of this very page, and typing is no shortcut", async () => {
    await openOffice("/people");
    await pressing(() => userEvent.keyboard("?"));
    const list = within(screen.getByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(list.getByText("New operator")).toBeTruthy();
    expect(list.getByText("Next row")).toBeTruthy();
    await pressing(() => userEvent.keyboard("{Escape}"));
    await pressing(() => userEvent.keyboard("/"));
    await pressing(() => userEvent.keyboard("n?"));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("n?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the dashboard", () => {
  it("[OFF-4] [OFF-8] shows what waits for one's own decision first, and counts it in the navigation", async () => {
    const waiting = (approvalId: string, isMine: boolean) => ({
      approvalId,
      kind: "role.save",
      content: { name: `role-${approvalId}`, permissions: [] },
      contentHash: "a".repeat(64),
      reason: "why not",
      maker: { operatorId: isMine ? "2" : "1", name: "Rahim" },
      checker: null,
      time: "2026-11-16T05:00:00.000Z",
      decided: null,
      state: "WAITING",
      isMine,
    });
    const office = await openOffice("/", {
      replies: {
        "GET /bo/approvals": {
          value: { list: [waiting("8", false), waiting("7", true)], pageNum: 1, totalPages: 1 },
        },
      },
    });
    const card = within(screen.getByRole("region", { name: /^Approvals that wait/u }));
    expect(card.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("role-7"),
      expect.stringContaining("role-8"),
    ]);
    expect(entries()).toContain("Approvals1 waiting");
    const before = office.asked("GET /bo/approvals").length;
    office.answers["GET /bo/approvals"] = {
      value: { list: [waiting("9", true), waiting("7", true)], pageNum: 1, totalPages: 1 },
    };
    await office.time.advance(10_000);
    expect(entries()).toContain("Approvals2 waiting");
    const asked = office.asked("GET /bo/approvals").slice(before);
    // Three places show it; it is asked for once, and keeps nobody signed in.
    expect(asked.map(({ headers }) => headers["Background"])).toEqual(["1"]);
  });

  it("[OFF-8] [OFF-9] shows the queues of one's desks with ages, each leading to its rows, and counts them", async () => {
    const waits = (state: string, waiting: number, oldest: string | null) => ({
      desk: "withdrawals",
      state,
      waiting,
      oldest,
    });
    const queues = [waits("REVIEW", 3, "2026-11-16T04:00:00.000Z"), waits("PAYING", 0, null)];
    const office = await openOffice("/", {
      operator: { permissions: ["withdrawals.read"] },
      replies: { "GET /bo/queues": { value: { queues } } },
    });
    const card = within(screen.getByRole("region", { name: /^Withdrawals/u }));
    expect(card.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/withdrawals?state=REVIEW", "In review32 h 0 min"],
    ]);
    expect(screen.queryByRole("region", { name: /^Deposits/u })).toBeNull();
    expect(entries()).toContain("Withdrawals3 waiting");
    office.answers["GET /bo/queues"] = { value: { queues: [waits("REVIEW", 4, null)] } };
    await office.time.advance(10_000);
    expect(entries()).toContain("Withdrawals4 waiting");
  });
});
