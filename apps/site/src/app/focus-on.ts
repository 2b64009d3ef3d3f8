// Puts the focus into a field of a form by its name: where somebody has to look next.
export function focusOn(form: HTMLFormElement, name: string): void {
  const box = form.elements.namedItem(name);
  if (box instanceof HTMLElement) box.focus();
}
