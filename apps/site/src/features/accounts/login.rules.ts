// What a login's answer and refusals mean for the session [ACC-44].

interface CameIn {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly weakPassword?: boolean;
}

/** How somebody came in; a code, an identity and a password just set say nothing about the old one. */
export type WayIn =
  | "password"
  | "device"
  | "sms"
  | "identity"
  | "phone"
  | "registration"
  | "guest"
  /** The login after a change of password [ACC-55]. */
  | "changed";

const WITH_PASSWORD: ReadonlySet<WayIn> = new Set(["password", "device"]);

export function mustChangePassword(way: WayIn, came: CameIn, forcesExpired: boolean): boolean {
  if (!WITH_PASSWORD.has(way)) return false;
  return came.weakPassword === true || came.firstTimeLogin || (came.passwordExpired && forcesExpired);
}
