// How the keyboard walks a list of choices, some of which may be disabled.
const PAGE = 5;

export interface ListStop {
  readonly disabled?: boolean | undefined;
}

function openIndexes(stops: readonly ListStop[]): readonly number[] {
  return stops.flatMap((stop, index) => (stop.disabled === true ? [] : [index]));
}

/** The choice a list opens at: the chosen one, else the first that can be chosen. */
export function openingIndex(stops: readonly ListStop[], chosenIndex: number): number {
  return chosenIndex >= 0 ? chosenIndex : (openIndexes(stops)[0] ?? 0);
}

/** Where a key leads from here; null for a key that does not move. */
export function steppedIndex(stops: readonly ListStop[], from: number, key: string): number | null {
  const open = openIndexes(stops);
  const last = open.length - 1;
  const after = open.filter((index) => index > from);
  const before = open.filter((index) => index < from).reverse();
  switch (key) {
    case "ArrowDown":
      return after[0] ?? open[last] ?? null;
    case "ArrowUp":
      return before[0] ?? open[0] ?? null;
    case "PageDown":
      return after[PAGE - 1] ?? open[last] ?? null;
    case "PageUp":
      return before[PAGE - 1] ?? open[0] ?? null;
    case "Home":
      return open[0] ?? null;
    case "End":
      return open[last] ?? null;
    default:
      return null;
  }
}

/** The next choice that begins with what was typed, going round; one letter moves on, more letters narrow. */
export function typedIndex(
  stops: readonly ListStop[],
  texts: readonly string[],
  typed: string,
  from: number,
): number | null {
  const wanted = typed.toLocaleLowerCase();
  const start = typed.length > 1 ? from : from + 1;
  const order = texts.map((_text, step) => (start + step) % texts.length);
  const open = new Set(openIndexes(stops));
  return (
    order.find(
      (index) => open.has(index) && (texts[index] ?? "").trim().toLocaleLowerCase().startsWith(wanted),
    ) ?? null
  );
}
