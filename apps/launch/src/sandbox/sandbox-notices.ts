// How the demo's payment provider tells the house of payments: signed, and again and again until it is answered.
import { paymentHeaders } from "@jonaki/server/payments";
import type { PaymentNotice } from "@jonaki/server/payments";
import type { Network } from "../network.ts";

export interface NoticeParts {
  readonly provider: string;
  readonly secret: string;
  /** The house's door. */
  readonly callback: string;
  readonly send: Network["send"];
  readonly clock: { now(): Date };
  readonly random: { bytes(count: number): Buffer };
}

/** What the house answered; WAITING: not yet, it is told again. */
export type Told = "CREDITED" | "SUSPENSE" | "NOTED" | "REFUSED" | "WAITING";

export interface Notices {
  /** Answers after the first try; the others go on by themselves. */
  tell(notice: PaymentNotice): Promise<Told>;
  /** At a moment, or now where that is past. */
  tellAt(notice: PaymentNotice, moment: Date): void;
  stop(): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Statuses after which telling it again would change nothing. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 409, 413]);
const OK = 200;

export function createNotices(parts: NoticeParts): Notices {
  const timers = new Set<NodeJS.Timeout>();
  const later = (work: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const tellOnce = async (notice: PaymentNotice): Promise<Told> => {
    const body = Buffer.from(JSON.stringify(notice));
    try {
      const headers = paymentHeaders(parts, body);
      const answer = await parts.send({ address: parts.callback, headers, body });
      if (answer.status === OK) return outcomeIn(answer.body);
      return REFUSALS.has(answer.status) ? "REFUSED" : "WAITING";
    } catch {
      return "WAITING";
    }
  };
  const tell = async (notice: PaymentNotice, waitMs = FIRST_WAIT_MS): Promise<Told> => {
    const told = await tellOnce(notice);
    if (told === "WAITING") later(() => void tell(notice, Math.min(2 * waitMs, LONGEST_WAIT_MS)), waitMs);
    return told;
  };
  return {
    tell: (notice) => tell(notice),
    tellAt: (notice, moment) =>
      later(() => void tell(notice), Math.max(0, moment.getTime() - parts.clock.now().getTime())),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function outcomeIn(body: string): Told {
  const { outcome } = JSON.parse(body) as { readonly outcome?: unknown };
  return outcome === "CREDITED" || outcome === "SUSPENSE" ? outcome : "NOTED";
}
