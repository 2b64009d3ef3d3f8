// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MessageDialog } from "./message-dialog.tsx";

afterEach(cleanup);

type Options = Partial<ComponentProps<typeof MessageDialog>>;

function show(options: Options = {}) {
  const onAnswer = vi.fn();
  const view = render(
    <MessageDialog
      open
      title="Leave now?"
      confirmLabel="Yes"
      cancelLabel="No"
      {...options}
      onAnswer={onAnswer}
    />,
  );
  return { onAnswer, dialog: screen.getByRole("alertdialog", { name: "Leave now?" }), ...view };
}

const hasHandle = (dialog: HTMLElement) => dialog.querySelector("[class*='handle']") !== null;
const cover = (dialog: HTMLElement) => dialog.parentElement!;

describe("MessageDialog", () => {
  it("[SHELL-95] closes by confirm and by cancel", async () => {
    const { onAnswer } = show();
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(onAnswer.mock.calls).toEqual([["cancelled"], ["confirmed"]]);
  });

  it("[SHELL-95] closed by the cover counts as cancelled", async () => {
    const { onAnswer, dialog } = show();
    await userEvent.click(cover(dialog));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("cancelled");
  });

  it("[SHELL-95] one that confirms money ignores the cover and has no handle to pull", async () => {
    const { onAnswer, dialog } = show({ confirmsMoney: true });
    await userEvent.click(cover(dialog));
    expect(onAnswer).not.toHaveBeenCalled();
    expect(hasHandle(dialog)).toBe(false);
    await userEvent.keyboard("{Enter}");
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("confirmed");
  });

  it("[SHELL-95] any other has a handle to pull it away with", () => {
    expect(hasHandle(show().dialog)).toBe(true);
  });

  it("[SHELL-91] Escape cancels and Enter confirms", async () => {
    const { onAnswer } = show();
    await userEvent.keyboard("{Escape}");
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("cancelled");
    await userEvent.keyboard("{Enter}");
    expect(onAnswer).toHaveBeenLastCalledWith("confirmed");
  });

  it("[SHELL-97] has a single button unless told otherwise", () => {
    show({ cancelLabel: undefined, confirmLabel: "CLOSE" });
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["CLOSE"]);
  });

  it("[SHELL-97] reads its text with its title", () => {
    const { dialog } = show({ children: "The bets go on." });
    const text = document.querySelector(`#${CSS.escape(dialog.getAttribute("aria-describedby") ?? "")}`);
    expect(text?.textContent).toBe("The bets go on.");
  });
});

describe("time-out", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (timeMs: number) =>
    act(() => {
      vi.advanceTimersByTime(timeMs);
    });

  it("[SHELL-96] a success dialog leaves after 5 seconds and counts as cancelled [SHELL-95]", () => {
    const { onAnswer } = show({ kind: "success" });
    wait(4_999);
    expect(onAnswer).not.toHaveBeenCalled();
    wait(1);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("cancelled");
  });

  it.each(["warning", "question", "info"] as const)(
    "[SHELL-96] a dialog of kind %s waits for the user",
    (kind) => {
      const { onAnswer } = show({ kind });
      wait(600_000);
      expect(onAnswer).not.toHaveBeenCalled();
    },
  );

  it("[SHELL-96] a success dialog that was answered asks nothing later", () => {
    const { onAnswer, rerender } = show({ kind: "success" });
    rerender(
      <MessageDialog open={false} kind="success" title="Leave now?" confirmLabel="Yes" onAnswer={onAnswer} />,
    );
    wait(6_000);
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
