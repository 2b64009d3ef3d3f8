// Reads what round records hold, in every game: amounts as exact numbers, and whole numbers within bounds.
import { count, text } from "@jonaki/games/play/read";
import type { Read } from "@jonaki/games/play/read";
import { parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";

export const amount: Read<Minor> = (value) => {
  const read = parseAmount(text()(value));
  if (read === null) throw new RangeError("amount");
  return read;
};

export const whole =
  (from: number, to: number): Read<number> =>
  (value) => {
    const read = count(value);
    if (read < from || read > to) throw new RangeError("whole number");
    return read;
  };

/** A multiplier as records state it. */
export const multiplier = text(/^\d+\.\d{4}$/u);

/** One that pays by whole hundredths. */
export const timesHundredths = text(/^\d+\.\d\d$/u);
