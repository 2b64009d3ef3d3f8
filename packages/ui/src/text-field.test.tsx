// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

it("[SHELL-101] shows the error beside the label and ties it to the box", () => {
  render(<TextField label="Mobile" error="Enter 11 digits" />);
  const box = screen.getByRole("textbox", { name: "Mobile" });
  const error = document.querySelector(`#${CSS.escape(box.getAttribute("aria-describedby") ?? "")}`);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(error?.textContent).toBe("Enter 11 digits");
  expect(error?.parentElement).toBe(screen.getByText("Mobile").parentElement);
});

it("[SHELL-101] shows the hint in the same place until there is an error", () => {
  const { rerender } = render(<TextField label="Email" hint="Optional" />);
  const box = screen.getByRole("textbox", { name: "Email", description: "Optional" });
  expect(box.getAttribute("aria-invalid")).toBeNull();
  rerender(<TextField label="Email" hint="Optional" error="Not an address" />);
  expect(screen.queryByText("Optional")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Email", description: "Not an address" })).toBe(box);
});

it("keeps Bengali digits as Latin ones, with the caret where it was", async () => {
  const onValue = vi.fn();
  function Amount() {
    const [value, setValue] = useState("");
    return (
      <TextField label="Amount" digits value={value} onValue={(next) => (setValue(next), onValue(next))} />
    );
  }
  render(<Amount />);
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
  await userEvent.type(box, "১২৪");
  await userEvent.type(box, "৩", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box.value).toBe("1234");
  expect(box.selectionStart).toBe(3);
  expect(onValue).toHaveBeenLastCalledWith("1234");
});

it("leaves Bengali digits alone where they are part of a text", async () => {
  const onValue = vi.fn();
  render(<TextField label="Name" onValue={onValue} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "৭ই মার্চ");
  expect(onValue).toHaveBeenLastCalledWith("৭ই মার্চ");
});

it("hides a password until it is asked to show it, and hides it again", async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const box = screen.getByLabelText<HTMLInputElement>("Password");
  expect(box.type).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(box.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(box.type).toBe("password");
});
