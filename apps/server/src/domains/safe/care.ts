// The other face of safe, beside what money asks: the member's own calls, what runs for them by itself, and an operator's
// word about an identity.
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Policy } from "../../platform/policy.ts";
import { createBreaks } from "./breaks.flow.ts";
import type { BreakParts } from "./breaks.flow.ts";
import { createClosing } from "./closing.flow.ts";
import type { ClosingParts } from "./closing.flow.ts";
import { createDecideIdentity, createKyc } from "./kyc.flow.ts";
import type { DecideIdentity, KycParts } from "./kyc.flow.ts";
import { createLimits } from "./limits.flow.ts";
import { createReality } from "./reality.flow.ts";
import type { RealityParts } from "./reality.flow.ts";
import { safeRoutes } from "./safe.routes.ts";
import type { Safe } from "./safe.ts";
import { sittingTerms } from "./sitting.rules.ts";
import { createStatement } from "./statement.flow.ts";
import type { StatementFlowParts } from "./statement.flow.ts";

export interface Care {
  readonly handlers: DomainHandlers<"safe">;
  readonly jobs: readonly Job[];
  readonly decideIdentity: DecideIdentity;
}

export interface CareParts
  extends
    BreakParts,
    ClosingParts,
    Pick<RealityParts, "playedFrom">,
    Pick<StatementFlowParts, "say">,
    Pick<KycParts, "attachFiles"> {
  readonly accounts: BreakParts["accounts"] & ClosingParts["accounts"] & Pick<RealityParts, "logOut">;
  readonly policy: Policy;
  readonly safe: Safe;
}

export function createCare(parts: CareParts): Care {
  const { database, policy, safe, accounts } = parts;
  const breaks = createBreaks(parts);
  const closing = createClosing(parts);
  const statement = createStatement({ ...parts, ...safe, ...safe.counts });
  const kyc = createKyc(parts);
  return {
    handlers: safeRoutes({
      limits: createLimits({ database, book: safe, ...safe.counts }),
      breaks,
      closing,
      reality: createReality({ ...parts, breaks, logOut: accounts.logOut, terms: sittingTerms(policy) }),
      statement,
      kyc,
    }),
    jobs: [{ name: "safe.closings", schedule: "41 * * * *", run: () => closing.finish() }, statement.job],
    decideIdentity: createDecideIdentity(parts.clock),
  };
}
