// One process of the simulator: asks for seeds, runs two of them side by side so that neither the database nor this
// process waits for the other, and reports each.
import { createSlot } from "./slots.ts";

export interface Order {
  readonly seed: number;
  readonly steps: number;
}

const SIDE_BY_SIDE = 2;
const url = process.argv[2] ?? "";
const tell = (message: unknown): void => void process.send?.(message);

const orders: ((order: Order | "enough") => void)[] = [];
process.on("message", (order: Order | "enough") => orders.shift()?.(order));

async function work(): Promise<void> {
  const slot = createSlot(url);
  let message: unknown = "ready";
  for (;;) {
    const next = new Promise<Order | "enough">((resolve) => orders.push(resolve));
    tell(message);
    const order = await next;
    if (order === "enough") break;
    message = await slot.run(order.seed, order.steps);
  }
  await slot.stop();
}

await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
process.disconnect?.();
