// Reads ID tokens of the configured providers: signature by the provider's own keys, issuer, audience and age [ACC-36].
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from "jose";
import type { JWTVerifyGetKey } from "jose";
import type { Clock } from "../../../platform/clock.ts";
import type { Log } from "../../../platform/log.ts";
import { ALLOWED_DRIFT, identityOf, OLDEST_TOKEN, SIGNED_WITH } from "./id-token.rules.ts";
import type { Identity, IdentityProvider } from "./id-token.rules.ts";

export interface IdTokens {
  readonly providers: readonly IdentityProvider[];
  /** Null for whatever is wrong with it. */
  read(provider: string, idToken: string): Promise<Identity | null>;
  /** The same where only the token says who made it. */
  readUnnamed(idToken: string): Promise<Identity | null>;
}

export function createIdTokens(providers: readonly IdentityProvider[], clock: Clock, log: Log): IdTokens {
  const keysOf = new Map<string, JWTVerifyGetKey>(
    providers.map(({ provider, keysUrl }) => [provider, createRemoteJWKSet(new URL(keysUrl))]),
  );
  const read: IdTokens["read"] = async (name, idToken) => {
    const own = providers.find(({ provider }) => provider === name);
    const keys = keysOf.get(name);
    if (own === undefined || keys === undefined) return null;
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: own.issuer,
        audience: own.clientId,
        algorithms: SIGNED_WITH,
        currentDate: clock.now(),
        maxTokenAge: OLDEST_TOKEN,
        clockTolerance: ALLOWED_DRIFT,
        requiredClaims: ["sub", "exp", "iat"],
      });
      return identityOf(name, payload);
    } catch (problem) {
      // A token that is wrong is the sender's matter, keys that cannot be had are ours.
      if (problem instanceof errors.JWKSTimeout || !(problem instanceof errors.JOSEError))
        log.warn({ provider: name, problem: String(problem) }, "identity keys not read");
      return null;
    }
  };
  return {
    providers,
    read,
    readUnnamed: async (idToken) => {
      const issuer = issuerOf(idToken);
      const own = providers.find((one) => one.issuer === issuer);
      return own === undefined ? null : read(own.provider, idToken);
    },
  };
}

function issuerOf(idToken: string): string | undefined {
  try {
    return decodeJwt(idToken).iss;
  } catch {
    return undefined;
  }
}
