// What the house counts about itself, in the format Prometheus reads.
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { CALLS, createCallTimes } from "./call-times.ts";
import { stopwatch } from "./clock.ts";

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Milliseconds since the process began. */
  stopwatch(): number;
  /** A call that came at this moment of the stopwatch has its answer. */
  answered(call: string, status: number, began: number): void;
  readonly sockets: Gauge;
}

/** more: what others have counted by themselves. */
export function createMetrics(more: readonly (() => string)[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = createCallTimes(CALLS);
  return {
    contentType: registry.contentType,
    text: async () => [await registry.metrics(), calls.text(), ...more.map((text) => text())].join("\n"),
    stopwatch,
    answered: (call, status, began) => calls.took(call, status, (stopwatch() - began) / 1_000),
    sockets: new Gauge({ name: "jonaki_live_sockets", help: "Open live sockets", registers: [registry] }),
  };
}
