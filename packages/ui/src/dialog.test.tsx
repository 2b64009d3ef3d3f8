// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { Select } from "./select.tsx";
import { Sheet } from "./sheet.tsx";

// How long a part takes to come is the machine's affair.
configure({ asyncUtilTimeout: 45_000 });

afterEach(cleanup);

type Options = Partial<ComponentProps<typeof Dialog>>;

/** A page with a button that opens the dialog, as a screen would use it. */
function Page({ onClose, ...options }: Options) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        title="Address"
        closeLabel="Close"
        {...options}
        open={isOpen}
        onClose={(reason) => {
          onClose?.(reason);
          setOpen(false);
        }}
      >
        {options.children ?? "text"}
      </Dialog>
    </>
  );
}

async function openPage(options: Options = {}) {
  const onClose = vi.fn();
  render(<Page {...options} onClose={onClose} />);
  await userEvent.click(screen.getByRole("button", { name: "open" }));
  const dialog = await screen.findByRole("dialog", { name: "Address" });
  return { onClose, dialog };
}

const cover = (dialog: HTMLElement) => dialog.parentElement!;
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("Dialog", () => {
  it("[SHELL-91] closes on its close control", async () => {
    const { onClose } = await openPage();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalledExactlyOnceWith("control");
    await isGone();
  });

  it("[SHELL-91] closes on Escape", async () => {
    const { onClose } = await openPage();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledExactlyOnceWith("escape");
    await isGone();
  });

  it("[SHELL-91] Enter triggers the default button, from the dialog itself and from a box in it", async () => {
    const onSend = vi.fn();
    await openPage({
      children: <input aria-label="street" />,
      footer: (
        <>
          <Button>Other</Button>
          <Button isDefault onClick={onSend}>
            Send
          </Button>
        </>
      ),
    });
    await userEvent.type(screen.getByRole("textbox", { name: "street" }), "Road 7{Enter}");
    expect(onSend).toHaveBeenCalledTimes(1);
    screen.getByRole("dialog").focus();
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it("[SHELL-91] Enter on another button presses that button alone", async () => {
    const onSend = vi.fn();
    const onOther = vi.fn();
    await openPage({
      footer: (
        <>
          <Button onClick={onOther}>Other</Button>
          <Button isDefault onClick={onSend}>
            Send
          </Button>
        </>
      ),
    });
    screen.getByRole("button", { name: "Other" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(onOther).toHaveBeenCalledTimes(1);
    expect(onSend).not.toHaveBeenCalled();
  });

  it("[SHELL-91] Enter submits a form once, not twice", async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await openPage({
      children: (
        <form onSubmit={onSubmit}>
          <input aria-label="street" />
          <Button type="submit" isDefault>
            Send
          </Button>
        </form>
      ),
    });
    await userEvent.type(screen.getByRole("textbox", { name: "street" }), "7{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("[SHELL-91] opens on the first box or the default button, never on the close control", async () => {
    await openPage({
      footer: (
        <>
          <Button>Other</Button>
          <Button isDefault>Send</Button>
        </>
      ),
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" })));
    cleanup();
    await openPage({ children: <input aria-label="street" />, footer: <Button isDefault>Send</Button> });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "street" })));
  });

  it("[SHELL-92] one that may not be closed has no close control and ignores Escape and cover", async () => {
    const { onClose, dialog } = await openPage({ closable: false, closeOnCover: true });
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(cover(dialog));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBe(dialog);
  });

  it("[SHELL-93] holds the page still while it is open and lets it go again", async () => {
    const isHeld = () =>
      [document.documentElement, document.body].some((element) => element.style.overflowY === "hidden");
    await openPage();
    await waitFor(() => expect(isHeld()).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(isHeld()).toBe(false));
  });

  it("[SHELL-94] ignores a click on the cover unless it asks for it", async () => {
    const { onClose, dialog } = await openPage();
    await userEvent.click(cover(dialog));
    expect(onClose).not.toHaveBeenCalled();
    cleanup();
    const asked = await openPage({ closeOnCover: true });
    await userEvent.click(cover(asked.dialog));
    expect(asked.onClose).toHaveBeenCalledExactlyOnceWith("cover");
  });

  it("keeps the focus inside and gives it back where it came from", async () => {
    const { dialog } = await openPage({ footer: <Button>Send</Button> });
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "open" })));
  });

  it("keeps the focus inside when keys come faster than frames", async () => {
    const { dialog } = await openPage({ footer: <Button isDefault>Send</Button> });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" })));
    vi.stubGlobal("requestAnimationFrame", () => 0);
    for (let press = 0; press < 9; press += 1) {
      await userEvent.tab({ shift: press > 5 });
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    vi.unstubAllGlobals();
  });

  it("stays open when Escape closes a list inside it", async () => {
    const { onClose } = await openPage({
      children: (
        <Select label="Status" value="all" choices={[{ value: "all", label: "All" }]} onValue={vi.fn()} />
      ),
    });
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("false");
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledExactlyOnceWith("escape");
  });
});

describe("Sheet and Drawer", () => {
  const pull = (handle: Element, toPx: number) => {
    handle.setPointerCapture = vi.fn();
    fireEvent.pointerDown(handle, { clientY: 0, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientY: toPx, pointerId: 1 });
    // A slow hand: only the distance may decide here.
    const up = new PointerEvent("pointerup", { clientY: toPx, pointerId: 1, bubbles: true });
    Object.defineProperty(up, "timeStamp", { value: 1e9 });
    fireEvent(handle, up);
  };

  it("closes a sheet that is pulled far enough, and springs back otherwise", () => {
    const onClose = vi.fn();
    render(
      <Sheet open title="Filter" closeLabel="Close" onClose={onClose}>
        text
      </Sheet>,
    );
    const sheet = screen.getByRole("dialog", { name: "Filter" });
    pull(sheet.firstElementChild!, 60);
    expect(onClose).not.toHaveBeenCalled();
    expect(sheet.style.transform).toBe("");
    pull(sheet.firstElementChild!, 140);
    expect(onClose).toHaveBeenCalledExactlyOnceWith("swipe");
  });

  it("closes a drawer on its cover", async () => {
    const onClose = vi.fn();
    render(
      <Drawer open title="Menu" closeLabel="Close" onClose={onClose}>
        text
      </Drawer>,
    );
    await userEvent.click(cover(screen.getByRole("dialog", { name: "Menu" })));
    expect(onClose).toHaveBeenCalledExactlyOnceWith("cover");
  });
});
