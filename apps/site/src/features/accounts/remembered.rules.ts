// The cookies of a remembered login [ACC-38]: three are written here, the credential is the server's own.
import type { Cookies } from "../../app/browser-storage.ts";

const LAST_USER = "lastRememberedUser";
const REMEMBER = "loginRemember";
const SMS = "loginTypeSms";
const ON = "1";

export interface RememberedMobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** Whom one click lets in again [ACC-42]; null where nobody is remembered. */
export const rememberedUser = (cookies: Cookies): string | null =>
  cookies.read(REMEMBER) === ON ? cookies.read(LAST_USER) : null;

export const remembersLogin = (cookies: Cookies): boolean => cookies.read(REMEMBER) === ON;

/** With the box off a login leaves nothing behind [ACC-41]. */
export function rememberUser(cookies: Cookies, username: string, remember: boolean): void {
  if (!remember) return forgetUser(cookies);
  cookies.write(REMEMBER, ON);
  cookies.write(LAST_USER, username);
}

export function forgetUser(cookies: Cookies): void {
  cookies.remove(REMEMBER);
  cookies.remove(LAST_USER);
}

/** The number that the mobile tab opens with [ACC-43]. */
export function rememberedMobile(cookies: Cookies): RememberedMobile | null {
  try {
    const kept = JSON.parse(cookies.read(SMS) ?? "null") as Partial<RememberedMobile> | null;
    const { mobileNum, countryDialingCode } = kept ?? {};
    if (typeof mobileNum !== "string" || typeof countryDialingCode !== "string") return null;
    return { mobileNum, countryDialingCode };
  } catch {
    return null;
  }
}

/** Null: the last login was another one, and its tab opens first. */
export function rememberMobile(cookies: Cookies, mobile: RememberedMobile | null): void {
  if (mobile === null) cookies.remove(SMS);
  else cookies.write(SMS, JSON.stringify(mobile));
}
