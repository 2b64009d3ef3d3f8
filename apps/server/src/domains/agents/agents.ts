// The public face of agents; so far the way to become one.
import type { DomainHandlers } from "../../http/handlers.ts";
import { createApplication } from "./application.flow.ts";
import type { ApplicationParts } from "./application.flow.ts";

export interface Agents {
  readonly handlers: DomainHandlers<"agents">;
}

export const createAgents = (parts: ApplicationParts): Agents => ({
  handlers: { joinApply: createApplication(parts) },
});
