// What the house counts about itself, in the format Prometheus reads.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  /** Its count is the number of calls answered. */
  readonly callSeconds: Histogram<"call" | "status">;
  readonly sockets: Gauge;
}

const BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    callSeconds: new Histogram({
      name: "jonaki_call_seconds",
      help: "Time to answer a call",
      labelNames: ["call", "status"],
      buckets: BUCKETS_S,
      registers: [registry],
    }),
    sockets: new Gauge({ name: "jonaki_live_sockets", help: "Open live sockets", registers: [registry] }),
  };
}
