// @vitest-environment happy-dom
// What is told once after a login.
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LOGIN, openAt, press, readWarning, type } from "./test-window.tsx";
import { CAME } from "./test-house.ts";

const lastLogin = {
  time: "2026-11-13T10:00:00.000Z",
  ip: "203.0.113.4",
  country: "BD",
  browser: "Firefox on Android",
};

async function logIn(more: object) {
  const site = await openAt("/login", { replies: { [LOGIN]: { value: { ...CAME, ...more } } } });
  await type("Username", "Rina01");
  await type("Password", "Jonaki-123");
  await press("Log in");
  await waitFor(() => expect(site.session.getItem("token")).toBe("t-1"));
  return site;
}

afterEach(cleanup);

describe("after a login", () => {
  it("[SAFE-16] time, place and device of the last one are shown, once", async () => {
    const { session } = await logIn({ lastLogin });
    expect(
      await screen.findByText(
        "Last login: 2026-11-13 16:00:00 · Bangladesh (203.0.113.4) · Firefox on Android",
      ),
    ).toBeTruthy();
    expect(session.getItem("arrival")).toBeNull();
    cleanup();
    await openAt("/index", { session: { token: "t-1" } });
    expect(screen.queryByText(/Last login/)).toBeNull();
  });

  it("[SAFE-16] a first login has nothing to show", async () => {
    await logIn({});
    expect(screen.queryByText(/Last login/)).toBeNull();
  });

  it.each([
    [
      "for a while",
      { until: "2027-05-15T18:00:00.000Z" },
      "You have excluded yourself until 2027-05-16 00:00:00.",
    ],
    ["for ever", { until: null }, "You have excluded yourself permanently."],
    [
      "while it is being closed",
      { closing: true },
      "The account is being closed; only withdrawal is possible.",
    ],
  ])(
    "[ACC-14] [SAFE-10] an account that is closed to play %s says so, and the session is there",
    async (_what, more, words) => {
      const { session } = await logIn({ restricted: true, lastLogin, ...more });
      await readWarning(words);
      expect(await screen.findByText(/Last login/)).toBeTruthy();
      expect(session.getItem("token")).toBe("t-1");
    },
  );
});
