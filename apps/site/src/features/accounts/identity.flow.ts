// Logging in through an identity provider's popup [ACC-36]. The window must be opened by the press itself; its answer comes
// back through /idp-return, and only the one that carries our state and nonce counts.
import { randomText } from "@jonaki/client";
import type { MessageKey } from "@jonaki/i18n";
import { IDENTITY_CHANNEL } from "../../app/identity-return.ts";
import type { IdentityNote } from "../../app/identity-return.ts";
import { IDENTITY_RETURN } from "../../app/routes.ts";
import type { Services } from "../../app/services.ts";
import { doorOf } from "./door.ts";
import { authorizeAddress, readIdToken } from "./identity.rules.ts";
import type { IdentityProvider } from "./identity.rules.ts";
import { logInByIdentity } from "./log-in.flow.ts";
import type { LoginServices, Outcome } from "./log-in.flow.ts";

type IdentityServices = LoginServices & Pick<Services, "page" | "chance" | "openTabs" | "timers">;

/** What went wrong before there was anything to send. */
export type PopupProblem = Extract<MessageKey, "err_popup_blocked" | "err_popup_closed">;

const LOOK_MS = 500;
const FEATURES = "popup,width=480,height=640";

type Popup = Pick<Window, "closed" | "close">;

export async function askProvider(
  services: IdentityServices,
  provider: IdentityProvider,
): Promise<Outcome | PopupProblem> {
  const { page, chance, session } = services;
  const popup = page.openWindow(FEATURES);
  if (popup === null || popup.closed) return "err_popup_blocked";
  const question = { state: randomText(chance), nonce: randomText(chance) };
  popup.location.replace(authorizeAddress(provider, question, page.origin + IDENTITY_RETURN));
  const idToken = await answerOf(services, popup, question.state);
  const claims = idToken === null ? null : readIdToken(idToken, question.nonce);
  if (idToken === null || claims === null) return "err_popup_closed";
  const outcome = await logInByIdentity(services, provider.provider, idToken);
  if (outcome.kind === "unbound") doorOf(session).identity.set(claims);
  return outcome;
}

/** The token that came with our state; null when the window is closed, by whomever, without one. */
function answerOf(
  { openTabs, timers }: IdentityServices,
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
