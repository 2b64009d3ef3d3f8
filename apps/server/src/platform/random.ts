// The only place of the server where chance enters; everything else is handed a Random.
import { randomFillSync, randomUUID } from "node:crypto";

export interface Random {
  bytes(count: number): Buffer;
  uuid(): string;
}

const STOCK_BYTES = 4_096;

/** The system's generator is asked for many bytes at once: to ask costs more than to get. What was given out is wiped. */
function createStock(): (count: number) => Buffer {
  const stock = Buffer.alloc(STOCK_BYTES);
  let given = STOCK_BYTES;
  return (count) => {
    if (count > STOCK_BYTES) return randomFillSync(Buffer.alloc(count));
    if (given + count > STOCK_BYTES) {
      randomFillSync(stock);
      given = 0;
    }
    const bytes = Buffer.from(stock.subarray(given, given + count));
    stock.fill(0, given, given + count);
    given += count;
    return bytes;
  };
}

export const systemRandom: Random = { bytes: createStock(), uuid: () => randomUUID() };
