// What an ID token has to say [ACC-36]: from one of our providers, for us, fresh, about somebody.
import type { JWTPayload } from "jose";
import { mailKey, mobileKey } from "../contact.rules.ts";

export interface IdentityProvider {
  readonly provider: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly authorizeUrl: string;
  readonly keysUrl: string;
}

export interface Identity {
  readonly provider: string;
  readonly subject: string;
  /** Only what the provider says it has verified. */
  readonly mail: string | null;
  readonly mobile: string | null;
}

export const SIGNED_WITH = ["RS256", "ES256", "PS256", "EdDSA"];
/** An older token is not the answer to a popup that was just open. */
export const OLDEST_TOKEN = "10m";
export const ALLOWED_DRIFT = "1m";

const LONGEST_SUBJECT = 255;

export function identityOf(provider: string, claims: JWTPayload): Identity | null {
  const { sub } = claims;
  if (typeof sub !== "string" || sub === "" || sub.length > LONGEST_SUBJECT) return null;
  const said = (name: string, verified: string): string | null => {
    const value = claims[name];
    return typeof value === "string" && claims[verified] === true ? value : null;
  };
  const [mail, mobile] = [said("email", "email_verified"), said("phone_number", "phone_number_verified")];
  return {
    provider,
    subject: sub,
    mail: mail === null ? null : mailKey(mail),
    mobile: mobile === null ? null : mobileKey(mobile),
  };
}
