// The fields that several calls of the contract have: ids, amounts and the unit.
import { z } from "zod";
import { parseAmount } from "@jonaki/money";

/** Ids of a vendor's own making: printable, short enough to be a key for ever. */
export const id = z.string().regex(/^[\w.:-]{1,64}$/u);

/** Decimal text with at most two decimals; a JSON number is refused, because a float is no amount [WAL-1]. */
export const amountText = z.string().refine((text) => parseAmount(text) !== null);

export const positiveAmountText = amountText.refine((text) => parseAmount(text) !== 0n);

export const currency = z.enum(["BDT", "PLAY", "TRIAL"]);
