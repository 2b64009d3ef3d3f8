// Registering [ACC-87]: a typed invitation is checked first [ACC-103], then the account is made, and whoever made it is
// inside [ACC-106].
import type { CallFailure } from "@jonaki/client";
import type { Services } from "../../app/services.ts";
import { isInvitation } from "./affiliate.flow.ts";
import { comeIn } from "./come-in.flow.ts";
import { doorOf } from "./door.ts";
import { proved } from "./proof.flow.ts";
import { registrationInput } from "./registration-form.rules.ts";
import type { Submission } from "./registration-form.rules.ts";

export type Registered = { readonly kind: "inside" } | { readonly kind: "uninvited" } | RegisterRefusal;

export interface RegisterRefusal {
  readonly kind: "refused";
  readonly code: CallFailure["code"];
  readonly text: string;
  /** The fields that broke their rule [ACC-90]. */
  readonly fields: readonly string[];
}

type RegisterServices = Pick<Services, "api" | "session" | "serverClock" | "solvePuzzle" | "page">;

export async function register(services: RegisterServices, form: Submission): Promise<Registered> {
  const { api, session, solvePuzzle } = services;
  const input = registrationInput(form);
  const { affiliateCode } = input;
  const isKnown = affiliateCode === undefined || affiliateCode === session.read("affiliateCode");
  if (!isKnown && !(await isInvitation(services, affiliateCode, input.domain))) return { kind: "uninvited" };
  const send = form.tab === "register" ? api.accounts.register : api.accounts.registerMobile;
  const answer = await proved(solvePuzzle, (proof) => send({ ...input, ...proof }));
  if (!answer.ok) return refusedBy(answer);
  session.remove("affiliateCode");
  doorOf(session).identity.set(null);
  comeIn(services, answer.value, "registration");
  return { kind: "inside" };
}

function refusedBy({ code, message, value }: CallFailure): RegisterRefusal {
  const named = value?.["fields"];
  const fields = Array.isArray(named) ? named.filter((one) => typeof one === "string") : [];
  return { kind: "refused", code, text: message, fields };
}
