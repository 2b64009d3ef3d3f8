// Opens customer service: first a blank window, then the link, then the window goes there [SITE-35, SITE-40].
import type { Api, CallFailure } from "@jonaki/client";
import { revealLink } from "./hidden-link.ts";
import { hiddenLink, mayOpen } from "./customer-service.rules.ts";
import type { PathEntry } from "./customer-service.rules.ts";

/** The part of a window that is used. */
export interface ServiceWindow {
  readonly closed: boolean;
  opener: unknown;
  readonly location: { readonly replace: (address: string) => void };
  readonly close: () => void;
}

/** A code of our own, or the failed call with its message. */
export type ServiceProblem = "POPUP_BLOCKED" | "CUSTOMER_SERVICE_FAILED" | CallFailure;
export type ServiceOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: ServiceProblem };

export interface ServiceParts {
  readonly open: () => ServiceWindow | null;
  readonly request: () => ReturnType<Api["site"]["customerService"]>;
  readonly cipher: SubtleCrypto | undefined;
  readonly siteHost: string;
}

const done: ServiceOutcome = { ok: true };
const failed = (problem: ServiceProblem): ServiceOutcome => ({ ok: false, problem });

/** Must be called by the click itself: later the browser takes the window for an unwanted one. */
export async function openCustomerService(parts: ServiceParts): Promise<ServiceOutcome> {
  const popup = parts.open();
  // A blocked window is not asked for a link [SITE-39].
  if (popup === null || popup.closed) return failed("POPUP_BLOCKED");
  const answer = await parts.request();
  // Closed by the visitor meanwhile: the answer, good or bad, is of no use any more.
  if (popup.closed) return done;
  if (!answer.ok) return giveUp(popup, answer);
  const link = await readLink(answer.value.version.pathList, parts);
  if (link === null) return giveUp(popup, "CUSTOMER_SERVICE_FAILED");
  // The other site must not be able to steer this one.
  popup.opener = null;
  popup.location.replace(link);
  return done;
}

function giveUp(popup: ServiceWindow, problem: ServiceProblem): ServiceOutcome {
  popup.close();
  return failed(problem);
}

/** Null when there is no link, or none that may be opened [SITE-42]. */
async function readLink(
  pathList: readonly PathEntry[],
  { cipher, siteHost }: ServiceParts,
): Promise<string | null> {
  const hidden = hiddenLink(pathList);
  if (hidden === null || cipher === undefined) return null;
  try {
    const link = await revealLink(hidden, cipher);
    return mayOpen(link, siteHost) ? link : null;
  } catch {
    return null;
  }
}
