// @vitest-environment happy-dom
// The vendors that a page shows which was loaded again, in a whole site without a server.
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { card, category } from "../shell/test-vendors.ts";
import { openSettled } from "./test-doubles.tsx";
import type { Reply } from "./test-doubles.tsx";

const VENDORS = "/lgw/games/vendors";
const listOf = (...names: readonly string[]) => [category("RNG", ...names.map((name) => card(name, name)))];
const RUNNING = { value: listOf("Rupkotha", "Tuntuni") };

/** A visitor's page on which the tab kept a vendor that was paused since. */
async function open(reply: Reply, kept: object = {}) {
  const categories = listOf("Paused", "Rupkotha");
  const site = await openSettled("/help", {
    local: { lang: "EN" },
    session: { gameVendor: JSON.stringify({ isMember: false, language: "EN", categories, ...kept }) },
    replies: { [VENDORS]: reply },
  });
  const idle = () => act(() => site.time.advance(0));
  const goTo = async (address: string) => {
    await act(async () => {
      site.services.history.push(address);
      await vi.dynamicImportSettled();
    });
    await idle();
  };
  return { ...site, goTo, idle };
}
const providers = () =>
  within(screen.getByRole("contentinfo"))
    .queryByRole("region", { name: "Game providers" })
    ?.textContent.replace("Game providers", "");

describe("the vendors of a page that is loaded again", () => {
  afterEach(cleanup);

  it("[LOB-14] [LOB-1] are the kept ones until the server has told those of now, which is asked once", async () => {
    const { asked, session, idle, goTo } = await open(RUNNING);
    expect([providers(), asked(VENDORS).length]).toEqual(["PausedRupkotha", 0]);
    await idle();
    expect(providers()).toBe("RupkothaTuntuni");
    expect(session.getItem("gameVendor")).toContain("Tuntuni");
    await goTo("/rng");
    await goTo("/help");
    expect(asked(VENDORS)).toHaveLength(1);
  });

  it("[LOB-7] are the kept ones where the server does not tell, and the next navigation asks again", async () => {
    const { replies, asked, idle, goTo } = await open([503, "VENDOR_LIST_FAILED"]);
    await idle();
    expect([providers(), asked(VENDORS).length]).toEqual(["PausedRupkotha", 1]);
    replies[VENDORS] = RUNNING;
    await goTo("/feedback");
    expect([providers(), asked(VENDORS).length]).toEqual(["RupkothaTuntuni", 2]);
  });

  it.each([{ language: "BN" }, { isMember: true }])(
    "[LOB-1] [LOB-5] are not those that were kept for %o",
    async (kept) => {
      const { idle } = await open(RUNNING, kept);
      expect(providers()).toBeUndefined();
      await idle();
      expect(providers()).toBe("RupkothaTuntuni");
    },
  );
});
