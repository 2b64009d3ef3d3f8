// @vitest-environment happy-dom
// The door of the office: two steps in, told ways out, and a password of one's own first.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { NOW, openOffice, OWNER, pressing } from "../../app/test-doubles.tsx";
import type { Replies } from "../../app/test-doubles.tsx";

afterEach(cleanup);

const SETUP = { secret: "JBSWY3DPEHPK3PXP", qrData: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP" };
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Sealing takes real cryptography, which takes its own time. */
const press = async (name: string) => {
  await pressing(() => userEvent.click(screen.getByRole("button", { name })));
  await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
};

async function passPassword() {
  await userEvent.type(box("Username"), "nadia");
  await userEvent.type(box("Password"), "Shiuli-4711");
  await press("Next");
}

const door = (replies: Replies = {}): Replies => ({
  "POST /bo/session": { value: { ticket: "t1", setup: null } },
  "POST /bo/session/code": { value: { token: "new-token", operator: OWNER } },
  ...replies,
});

describe("signing in", () => {
  it("[OFF-1] takes the password, then the app's code, both sealed, and opens the frame", async () => {
    const office = await openOffice("/", { operator: null, replies: door() });
    await passPassword();
    expect(Object.keys(office.bodies("POST /bo/session")[0] as object)).toEqual(["sealed"]);
    await userEvent.type(box("Code of the app"), "১২৩৪৫৬");
    expect(box("Code of the app").value).toBe("123456");
    await press("Sign in");
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
    expect(office.session.getItem("officeToken")).toBe("new-token");
  });

  it("[OFF-1] the first time the app gets its secret, as a code to scan and as words", async () => {
    await openOffice("/", {
      operator: null,
      replies: door({ "POST /bo/session": { value: { ticket: "t1", setup: SETUP } } }),
    });
    await passPassword();
    expect(screen.getByText(SETUP.secret)).toBeTruthy();
    expect(document.querySelector("svg path[d^='M']")).not.toBeNull();
  });

  it("[OFF-1] what is wrong is told at the form, a closed door with its time, and a step that is over leads back", async () => {
    const office = await openOffice("/", {
      operator: null,
      replies: door({ "POST /bo/session": [422, "LOGIN_FAILED"] }),
    });
    await passPassword();
    expect(screen.getByRole("alert").textContent).toBe("text of LOGIN_FAILED");
    expect(box("Password").value).toBe("");
    office.answers["POST /bo/session"] = [429, "TRY_LATER"];
    await userEvent.type(box("Password"), "Shiuli-4712");
    await press("Next");
    expect(screen.getByRole("alert").textContent).toBe("text of TRY_LATER");
    Object.assign(office.answers, door({ "POST /bo/session/code": [422, "TOTP_INVALID"] }));
    await userEvent.clear(box("Password"));
    await userEvent.type(box("Password"), "Shiuli-4713");
    await press("Next");
    await userEvent.type(box("Code of the app"), "000000");
    await press("Sign in");
    expect(screen.getByText("text of TOTP_INVALID")).toBeTruthy();
    office.answers["POST /bo/session/code"] = [404, "NOT_FOUND"];
    await userEvent.type(box("Code of the app"), "000001");
    await press("Sign in");
    expect(screen.getByRole("alert").textContent).toContain("begin again with the password");
    expect(box("Username")).toBeTruthy();
  });
});

describe("another tab", () => {
  it("[OFF-5] takes the session over from one that is open, and gives its own only when it is asked", async () => {
    const told: unknown[] = [];
    const heard: ((note: unknown) => void)[] = [];
    const tabs = {
      tell: (note: unknown) => void told.push(note),
      hear: (one: (note: unknown) => void) => void heard.push(one),
    };
    const office = await openOffice("/", { operator: null, tabs });
    expect(box("Username")).toBeTruthy();
    expect(told).toEqual(["session wanted"]);
    await pressing(() => Promise.resolve(heard[0]?.({ token: "of the other tab" })));
    expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
    expect(office.session.getItem("officeToken")).toBe("of the other tab");
    heard[0]?.({ token: "a stranger's" });
    heard[0]?.("session wanted");
    expect(told.slice(1)).toEqual([{ token: "of the other tab" }]);
  });
});

describe("a session that ends", () => {
  it("[OFF-5] looking whether it lives does not keep it alive; its end is told, and the way back leads to the same place", async () => {
    const office = await openOffice("/sessions", {
      replies: { ...door(), "GET /bo/sessions": { value: { sessions: [] } } },
    });
    expect(screen.getByRole("heading", { level: 1, name: "Sessions" })).toBeTruthy();
    office.answers["GET /bo/session"] = [401, "SESSION_EXPIRED"];
    await office.time.advance(20_000);
    const looks = office.asked("GET /bo/session").filter(({ url }) => url === "/bo/session");
    expect(looks.every(({ headers }) => headers["Background"] === "1")).toBe(true);
    expect(screen.getByRole("alert").textContent).toContain("after 15 minutes without an act");
    expect(office.session.getItem("officeToken")).toBeNull();
    office.answers["GET /bo/session"] = { value: { operator: OWNER, until: "2026-11-16T07:00:00.000Z" } };
    await passPassword();
    await userEvent.type(box("Code of the app"), "123456");
    await press("Sign in");
    expect(await screen.findByRole("heading", { level: 1, name: "Sessions" })).toBeTruthy();
  });

  it("[OFF-5] a minute before the end a window asks, and staying is an act", async () => {
    const until = new Date(Date.parse(NOW) + 90_000).toISOString();
    const office = await openOffice("/", {
      replies: { "GET /bo/session": { value: { operator: OWNER, until } } },
    });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await office.time.advance(31_000);
    expect(screen.getByRole("alertdialog").textContent).toContain("In 59 seconds");
    office.answers["GET /bo/session"] = { value: { operator: OWNER, until: "2026-11-16T07:00:00.000Z" } };
    await press("Stay signed in");
    const acts = office.asked("GET /bo/session").filter(({ headers }) => headers["Background"] === undefined);
    expect(acts).toHaveLength(1);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("[OFF-5] signing out tells the server and leaves nothing behind", async () => {
    const office = await openOffice("/", { replies: { "DELETE /bo/session": { value: null } } });
    await press("Your account: Nadia");
    await press("Sign out");
    expect(office.asked("DELETE /bo/session")).toHaveLength(1);
    expect(office.session.getItem("officeToken")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(box("Username")).toBeTruthy();
  });
});

describe("a password that somebody else gave", () => {
  const change = async (old: string, next: string, confirm: string) => {
    for (const [name, text] of [
      ["Old password", old],
      ["New password", next],
      ["Confirm password", confirm],
    ] as const) {
      await userEvent.clear(box(name));
      if (text !== "") await userEvent.type(box(name), text);
    }
    await press("Save the new password");
  };

  it("[OFF-7] is changed before anything else, and refusals stand at their fields", async () => {
    const office = await openOffice("/people", {
      operator: { mustChangePassword: true },
      replies: { "POST /bo/session/password": [422, "LOGIN_FAILED"] },
    });
    expect(screen.queryByRole("navigation")).toBeNull();
    await change("", "short", "other");
    expect(screen.getByText("This field is required.")).toBeTruthy();
    expect(screen.getByText("At least 8 characters")).toBeTruthy();
    expect(screen.getByText("The two passwords are not the same.")).toBeTruthy();
    expect(office.asked("POST /bo/session/password")).toEqual([]);
    await change("Given-by-1", "Krishnochura-99", "Krishnochura-99");
    expect(screen.getByText("The old password is wrong.")).toBeTruthy();
    office.answers["POST /bo/session/password"] = { value: null };
    office.answers["GET /bo/session"] = { value: { operator: OWNER, until: "2026-11-16T07:00:00.000Z" } };
    await change("Given-by-2", "Krishnochura-99", "Krishnochura-99");
    const frame = await screen.findByRole("heading", { level: 1, name: "Operators" });
    expect(within(document.body).getByRole("navigation", { name: "Main menu" })).toBeTruthy();
    expect(frame).toBeTruthy();
  });
});
