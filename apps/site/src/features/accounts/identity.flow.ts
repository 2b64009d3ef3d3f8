// Asking an identity provider in a popup, and logging in with its answer [ACC-36]. The window must be opened by the press
// itself; its answer comes back through /idp-return, and only the one that carries our state and nonce counts.
import { randomText } from "@jonaki/client";
import type { MessageKey } from "@jonaki/i18n";
import { IDENTITY_CHANNEL } from "../../app/identity-return.ts";
import type { IdentityNote } from "../../app/identity-return.ts";
import { IDENTITY_RETURN } from "../../app/routes.ts";
import type { Services } from "../../app/services.ts";
import { doorOf } from "./door.ts";
import { authorizeAddress, readIdToken } from "./identity.rules.ts";
import type { IdentityClaims, IdentityProvider } from "./identity.rules.ts";
import { logInByIdentity } from "./log-in.flow.ts";
import type { LoginServices, Outcome } from "./log-in.flow.ts";

type IdentityServices = LoginServices & Pick<Services, "page" | "chance" | "openTabs" | "timers">;

/** What went wrong before there was anything to send. */
export type PopupProblem = Extract<MessageKey, "err_popup_blocked" | "err_popup_closed">;

const LOOK_MS = 500;
const FEATURES = "popup,width=480,height=640";

type Popup = Pick<Window, "closed" | "close">;

interface Told {
  readonly idToken: string;
  readonly claims: IdentityClaims;
}

export async function askProvider(
  services: IdentityServices,
  provider: IdentityProvider,
): Promise<Outcome | PopupProblem> {
  const told = await askIdToken(services, provider);
  if (typeof told === "string") return told;
  const outcome = await logInByIdentity(services, provider.provider, told.idToken);
  if (outcome.kind === "unbound") doorOf(services.session).identity.set(told.claims);
  return outcome;
}

/** What the provider answered, for a login or a binding. */
export async function askIdToken(
  services: Pick<Services, "page" | "chance" | "openTabs" | "timers">,
  provider: IdentityProvider,
): Promise<Told | PopupProblem> {
  const { page, chance } = services;
  const popup = page.openWindow(FEATURES);
  if (popup === null || popup.closed) return "err_popup_blocked";
  const question = { state: randomText(chance), nonce: randomText(chance) };
  popup.location.replace(authorizeAddress(provider, question, page.origin + IDENTITY_RETURN));
  const idToken = await answerOf(services, popup, question.state);
  const claims = idToken === null ? null : readIdToken(idToken, question.nonce);
  return idToken === null || claims === null ? "err_popup_closed" : { idToken, claims };
}

/** The token that came with our state; null when the window is closed, by whomever, without one. */
function answerOf(
  { openTabs, timers }: Pick<Services, "openTabs" | "timers">,
  popup: Popup,
  state: string,
): Promise<string | null> {
  return new Promise((resolve) => {
    let wasClosed = false;
    const stop = timers.every(LOOK_MS, () => {
      // A window closes itself with its last word: that is heard first.
      if (wasClosed) end(null);
      wasClosed = popup.closed;
    });
    const end = (idToken: string | null): void => {
      stop();
      popup.close();
      resolve(idToken);
    };
    openTabs(IDENTITY_CHANNEL).hear((note) => {
      const told = note as IdentityNote;
      if (told.state === state) end(told.idToken);
    });
  });
}
