// How long the machine itself stood still while something was measured: on a shared host the processors are taken away for
// 40 to 800 milliseconds at a time, also from a machine that does nothing, and whoever waits then waits for the host. A
// thread for each processor does nothing but wake every few milliseconds and look how late it is.
import { availableParallelism } from "node:os";
import { Worker, isMainThread, workerData } from "node:worker_threads";

const TICK_MS = 2;
/** Later than a thread that hardly ever runs is woken on a busy machine. */
const STOOD_STILL_MS = 25;
const [RUNNING, STOPPED] = [0, 1];

export interface Watch {
  /** Ends the watch and tells the milliseconds, as a mean of the processors. */
  end(): Promise<number>;
}

export function watchStandstill(): Watch {
  const watchers = Array.from({ length: availableParallelism() }, () => {
    const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    return { state, worker: new Worker(new URL(import.meta.url), { workerData: state }) };
  });
  return {
    end: async () => {
      let sum = 0;
      for (const { state, worker } of watchers) {
        Atomics.store(state, 0, STOPPED);
        await new Promise((resolve) => worker.once("exit", resolve));
        sum += state[1] ?? 0;
      }
      return sum / watchers.length;
    },
  };
}

function watch(state: Int32Array): void {
  let last = performance.now();
  while (Atomics.load(state, 0) === RUNNING) {
    Atomics.wait(state, 0, RUNNING, TICK_MS);
    const now = performance.now();
    const late = now - last - TICK_MS;
    if (late > STOOD_STILL_MS) Atomics.add(state, 1, Math.round(late));
    last = now;
  }
}

if (!isMainThread) watch(workerData as Int32Array);
