// The popup of an identity provider [ACC-36]: the address it is sent to, and what its answer has to carry before anybody
// believes that it is the answer to this question.
export interface IdentityProvider {
  readonly provider: string;
  readonly name: string;
  readonly authorizeUrl: string;
  readonly clientId: string;
}

/** Guessed by nobody, told to nobody but the provider. */
export interface IdentityQuestion {
  readonly state: string;
  readonly nonce: string;
}

const SCOPE = "openid email phone";

export function authorizeAddress(
  { authorizeUrl, clientId }: IdentityProvider,
  { state, nonce }: IdentityQuestion,
  redirectUri: string,
): string {
  const address = new URL(authorizeUrl);
  const asked = {
    client_id: clientId,
    response_type: "id_token",
    scope: SCOPE,
    nonce,
    state,
    redirect_uri: redirectUri,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** What a registration can be filled with [ACC-37]. */
export interface IdentityClaims {
  readonly email: string | null;
  readonly mobileNum: string | null;
}

/** Read, not verified: that is the server's to do. Null when the nonce is not ours. */
export function readIdToken(idToken: string, nonce: string): IdentityClaims | null {
  const claims = payloadOf(idToken);
  if (claims === null || claims["nonce"] !== nonce) return null;
  const text = (name: string): string | null => {
    const value = claims[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  return { email: text("email"), mobileNum: text("phone_number") };
}

function payloadOf(idToken: string): Readonly<Record<string, unknown>> | null {
  try {
    const part = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(part), (letter) => letter.codePointAt(0) ?? 0);
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
