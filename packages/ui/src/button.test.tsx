// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Count } from "./badge.tsx";
import { Button } from "./button.tsx";

afterEach(cleanup);

it("lets no press and no submit through while it is loading, and keeps label and focus", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="name" />
      <Button ref={ref} type="submit" loading onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Send", busy: true }));
  await userEvent.type(screen.getByRole("textbox"), "x{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  ref.current?.focus();
  expect(document.activeElement).toBe(ref.current);
});

it.each([
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [0, ""],
  [-1, ""],
])("counts %i as %s", (value, shown) => {
  const { container } = render(<Count value={value} />);
  expect(container.textContent).toBe(shown);
});
