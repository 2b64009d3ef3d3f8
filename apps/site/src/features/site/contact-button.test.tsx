// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { createTranslators } from "@jonaki/i18n/server";
import { afterEach, describe, expect, it } from "vitest";
import { ServicesContext } from "../../app/services.ts";
import { startSite } from "../../app/test-doubles.tsx";
import type { LoadDialog } from "../../shell/warning.tsx";
import { ContactButton } from "./contact-button.tsx";

const { EN } = createTranslators((key) => expect.unreachable(key));
const BLOCKED = "Popup blocked. Please allow popups and try again.";

/** A site whose windows are all blocked. */
async function show(loadDialog?: LoadDialog) {
  const site = await startSite();
  render(
    <ServicesContext value={site.services}>
      <TranslatorProvider translator={EN}>
        <ContactButton {...(loadDialog === undefined ? {} : { loadDialog })} />
      </TranslatorProvider>
    </ServicesContext>,
  );
  const press = () => userEvent.click(screen.getByRole("button", { name: "Contact us" }));
  return { ...site, press };
}

describe("a failed Contact Us", () => {
  afterEach(cleanup);

  it("[ERR-5, SITE-39, SHELL-97] shows a warning dialog with the single button CLOSE, and nothing beside the button", async () => {
    const { press } = await show();
    await press();
    const dialog = await screen.findByRole("alertdialog", { name: BLOCKED });
    expect([...dialog.querySelectorAll("button")].map((one) => one.textContent)).toEqual(["Close"]);
    expect(screen.queryByText(BLOCKED, { selector: "[role='alert']" })).toBeNull();
  });

  it("[ERR-5] a closed warning comes back with the next problem", async () => {
    const { press } = await show();
    for (const _turn of [1, 2]) {
      await press();
      await screen.findByRole("alertdialog");
      await userEvent.click(screen.getByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
  });

  it("[ERR-5, SITE-61] where the dialog cannot be loaded the words stand beside the button", async () => {
    const { press } = await show(() => Promise.resolve(null));
    await press();
    expect(screen.getByRole("alert").textContent).toBe(BLOCKED);
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull();
  });

  it("[ERR-5] the words do not wait long for a dialog that comes slowly", async () => {
    const { press, time } = await show(() => new Promise(() => undefined));
    await press();
    expect(screen.getByRole("alert").textContent).toBe("");
    await act(() => time.advance(1_500));
    expect(screen.getByRole("alert").textContent).toBe(BLOCKED);
  });
});
