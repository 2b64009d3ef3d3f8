// Enter in a dialog presses its default button, unless the focused element already answers to Enter itself [SHELL-91].
import type { KeyboardEvent } from "react";

const ANSWERS_ENTER =
  "button, a[href], textarea, select, summary, [contenteditable='true'], [role='combobox'], [role='option']";
const DEFAULT_BUTTON = "button[data-default]:not(:disabled)";

export function pressDefaultButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  // React bubbles keys out of a portal too: a list opened from this dialog is not part of it.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (target.closest(ANSWERS_ENTER) !== null) return;
  const button = currentTarget.querySelector<HTMLButtonElement>(DEFAULT_BUTTON);
  if (button === null) return;
  // Without this a box inside a form would submit it a second time.
  event.preventDefault();
  button.click();
}
