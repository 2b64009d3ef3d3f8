// Which tab a key leads to; null for keys that do not move.
interface Stop<Value extends string> {
  readonly value: Value;
  readonly disabled?: boolean;
}

export function nextChoice<Value extends string>(
  choices: readonly Stop<Value>[],
  current: Value,
  key: string,
): Value | null {
  const open = choices.filter((choice) => choice.disabled !== true).map((choice) => choice.value);
  const index = open.indexOf(current);
  switch (key) {
    case "ArrowRight":
      return open[(index + 1) % open.length] ?? null;
    case "ArrowLeft":
      return open.at(index <= 0 ? -1 : index - 1) ?? null;
    case "Home":
      return open[0] ?? null;
    case "End":
      return open.at(-1) ?? null;
    default:
      return null;
  }
}
