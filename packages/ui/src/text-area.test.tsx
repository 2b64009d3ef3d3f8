// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { TextArea } from "./text-area.tsx";

describe("a text area", () => {
  afterEach(cleanup);

  it("[SHELL-101] has its error beside the label and tied to the box", () => {
    render(<TextArea label="Message" error="Too short" defaultValue="" />);
    const box = screen.getByRole("textbox", { name: "Message" });
    expect(box.getAttribute("aria-invalid")).toBe("true");
    const message = document.getElementById(box.getAttribute("aria-describedby")!);
    expect(message?.textContent).toBe("Too short");
  });

  it("tells what is written", async () => {
    const heard: string[] = [];
    render(<TextArea label="Message" value="" onValue={(value) => heard.push(value)} />);
    await userEvent.type(screen.getByRole("textbox"), "a\n");
    expect(heard).toEqual(["a", "\n"]);
  });
});
