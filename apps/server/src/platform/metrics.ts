// What the house counts about itself, in the format Prometheus reads.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly calls: Counter<"call" | "status">;
  readonly callSeconds: Histogram<"call">;
  readonly sockets: Gauge;
}

const BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Counter({
      name: "jonaki_calls_total",
      help: "Calls answered",
      labelNames: ["call", "status"],
      registers: [registry],
    }),
    callSeconds: new Histogram({
      name: "jonaki_call_seconds",
      help: "Time to answer a call",
      labelNames: ["call"],
      buckets: BUCKETS_S,
      registers: [registry],
    }),
    sockets: new Gauge({ name: "jonaki_live_sockets", help: "Open live sockets", registers: [registry] }),
  };
}
