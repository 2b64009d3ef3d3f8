// Going in [ACC-21, ACC-80]: the session, the note of the login, the remembered device and the known network, all in the
// transaction of whoever proved who it is.
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Countries } from "../../../platform/country.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { Random } from "../../../platform/random.ts";
import { addAuditEntry } from "../audit.store.ts";
import { rememberLogin } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import type { SessionFlow } from "../sessions.flow.ts";
import type { Arrival, ComeIn } from "../come-in.ts";
import {
  CREDENTIAL_BYTES,
  credentialCookie,
  credentialHash,
  REMEMBERED_SECONDS,
  rememberedUntil,
} from "./device.rules.ts";
import { forgetDeviceOf, putCredential } from "./devices.store.ts";
import { isPasswordDue, lastLoginOf, loggedIn } from "./login.rules.ts";
import { knownUntil, networkOf } from "./networks.rules.ts";
import { registerNetwork } from "./networks.store.ts";

export interface ComeInParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly countries: Countries;
  readonly sessions: SessionFlow;
  /** PWDEXPFORCECHANGE3 [ACC-44]. */
  readonly mustChangeExpired: () => boolean;
}

export function createComeIn(parts: ComeInParts): ComeIn {
  const { clock, random, countries, sessions } = parts;
  const remember = async (tx: OpenTransaction, member: Member, context: Context): Promise<void> => {
    const moment = clock.now();
    const credential = random.bytes(CREDENTIAL_BYTES).toString("base64url");
    const hash = credentialHash(credential);
    await putCredential(
      tx,
      { memberId: member.id, hash, expiresAt: rememberedUntil(moment) },
      context,
      moment,
    );
    context.cookies.write(credentialCookie(member.username), credential, REMEMBERED_SECONDS);
  };
  const forget = async (tx: OpenTransaction, member: Member, context: Context): Promise<void> => {
    await forgetDeviceOf(tx, member.id, context.device);
    const cookie = credentialCookie(member.username);
    if (context.cookies.read(cookie) !== null) context.cookies.remove(cookie);
  };
  return async (tx, member, arrival, context) => {
    const moment = clock.now();
    const isWeak = arrival.isWeak ?? false;
    const passwordDue = isPasswordDue(member, arrival, parts.mustChangeExpired(), moment);
    const { device, address, browser } = context;
    const token = await sessions.open(tx, member.id, { device, address, browser, passwordDue });
    if (arrival.remember === true) await remember(tx, member, context);
    if (arrival.remember === false) await forget(tx, member, context);
    if (arrival.registersNetwork === true)
      await registerNetwork(tx, member.id, networkOf(context.address), knownUntil(moment));
    await rememberLogin(tx, member.id, moment, context);
    await addAuditEntry(tx, signedIn(member, arrival), context, moment);
    const lastLogin = lastLoginOf(member, countries.countryOf);
    return { ...loggedIn(member, token, moment), ...lastLogin, weakPassword: isWeak };
  };
}

const signedIn = ({ id }: Member, { way }: Arrival) =>
  ({ kind: "SIGN_IN", memberId: id, actor: "MEMBER", way }) as const;
