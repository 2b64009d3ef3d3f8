// The other face of safe, beside the counters of bets: taking a break and closing the account.
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Job } from "../../platform/jobs.ts";
import { createBreaks } from "./breaks.flow.ts";
import type { BreakParts } from "./breaks.flow.ts";
import { createClosing } from "./closing.flow.ts";
import type { ClosingParts } from "./closing.flow.ts";
import { safeRoutes } from "./safe.routes.ts";

export interface Leave {
  readonly handlers: DomainHandlers<"safe">;
  readonly jobs: readonly Job[];
}

export function createLeave(parts: BreakParts & ClosingParts): Leave {
  const closing = createClosing(parts);
  return {
    handlers: safeRoutes(createBreaks(parts), closing),
    jobs: [{ name: "safe.closings", schedule: "41 * * * *", run: () => closing.finish() }],
  };
}
