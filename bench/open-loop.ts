// An open-loop generator: sends at a steady rate whatever the answers do, and counts latency from the moment a
// request was due, so that a slow server cannot hide by slowing the load down.
const TICK_MS = 1;

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly failed: number;
}

const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export async function openLoop(
  perSecond: number,
  seconds: number,
  send: (number: number) => Promise<boolean>,
): Promise<Measured> {
  const latencies: number[] = [];
  const under: Promise<void>[] = [];
  let failed = 0;
  const begin = nowMs();
  const total = perSecond * seconds;
  const fire = async (number: number): Promise<void> => {
    const due = begin + (number * 1_000) / perSecond;
    const good = await send(number).catch(() => false);
    if (!good) failed += 1;
    latencies.push(nowMs() - due);
  };
  await new Promise<void>((resolve) => {
    let sent = 0;
    const tick = (): void => {
      const due = Math.min(total, Math.floor(((nowMs() - begin) * perSecond) / 1_000) + 1);
      while (sent < due) {
        under.push(fire(sent));
        sent += 1;
      }
      if (sent < total) setTimeout(tick, TICK_MS);
      else resolve();
    };
    tick();
  });
  await Promise.all(under);
  const tookSeconds = (nowMs() - begin) / 1_000;
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    perSecond: Math.round(total / tookSeconds),
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    worstMs: quantile(sorted, 1),
    failed,
  };
}
