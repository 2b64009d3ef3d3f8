// The authenticator app [ACC-127, ACC-128]: set up, confirmed, used, turned off.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { TOTP_STATES } from "@jonaki/wire/states";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import type { Random } from "../../../platform/random.ts";
import type { SecretBox } from "../../../platform/secret-box.ts";
import { memberHash } from "../attempt.rules.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { Guesses } from "../guesses.flow.ts";
import { lockMember } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import { isSetupOver, newRecoveryCodes, newSecret, qrText, recoveryHash, stepOf } from "./totp.rules.ts";
import { putSetup, readTotp, spendRecoveryCode, spendStep, turnOff, turnOn } from "./totp.store.ts";
import type { KeptTotp } from "./totp.store.ts";

type TotpCall = Calls["accounts"]["totp"];
type TotpAnswer = Answer<CallOutput<TotpCall>, RefusalOf<TotpCall>>;
type TotpState = (typeof TOTP_STATES)[number];

export interface Totp {
  stateOf(store: Queryable, memberId: bigint): Promise<TotpState>;
  isOn(store: Queryable, memberId: bigint): Promise<boolean>;
  /** A code of the app, or a recovery code; either is used up. */
  isRight(tx: OpenTransaction, memberId: bigint, code: string): Promise<boolean>;
  act(input: ParsedInput<TotpCall>, memberId: bigint, context: Context): Promise<TotpAnswer>;
}

export interface TotpParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: SecretBox;
  readonly guesses: Guesses;
  /** The brand, as the app shows it. */
  readonly issuer: string;
}

/** What the app has to be for an act. */
const WANTED = { CONFIRM: "SETUP", OFF: "ON" } as const;
const NOTHING = { secret: null, qrData: null, recoveryCodes: null };

export function createTotp(parts: TotpParts): Totp {
  const { database, clock, random, secrets, guesses } = parts;
  const spendCode = async (tx: OpenTransaction, memberId: bigint, kept: KeptTotp, code: string) => {
    const step = stepOf(secrets.open(kept.lockedSecret), code.replaceAll(/\s/gu, ""), clock.now());
    return step !== null && spendStep(tx, memberId, step);
  };
  const standing = async (store: Queryable, memberId: bigint): Promise<KeptTotp | null> => {
    const kept = await readTotp(store, memberId);
    return kept !== null && kept.state === "SETUP" && isSetupOver(kept.setupAt, clock.now()) ? null : kept;
  };
  const isRight: Totp["isRight"] = async (tx, memberId, code) => {
    const kept = await standing(tx, memberId);
    if (kept?.state !== "ON") return false;
    return (
      (await spendCode(tx, memberId, kept, code)) ||
      spendRecoveryCode(tx, memberId, recoveryHash(memberId, code), clock.now())
    );
  };
  const note = (tx: OpenTransaction, kind: string, memberId: bigint, context: Context) =>
    addAuditEntry(tx, { kind, memberId, actor: "MEMBER" }, context, clock.now());
  const setUp = async (tx: OpenTransaction, member: Member): Promise<TotpAnswer> => {
    const secret = newSecret(random);
    await putSetup(tx, member.id, secrets.lock(secret), clock.now());
    return accepted({ ...NOTHING, secret, qrData: qrText(secret, parts.issuer, member.username) });
  };
  const confirm = async (
    tx: OpenTransaction,
    { id }: Member,
    kept: KeptTotp,
    code: string,
    context: Context,
  ): Promise<TotpAnswer> => {
    if (!(await spendCode(tx, id, kept, code))) return refused("TOTP_INVALID");
    const recoveryCodes = newRecoveryCodes(random);
    await turnOn(
      tx,
      id,
      recoveryCodes.map((one) => recoveryHash(id, one)),
    );
    await note(tx, "TOTP_ON", id, context);
    return accepted({ ...NOTHING, recoveryCodes: [...recoveryCodes] });
  };
  return {
    stateOf: async (store, memberId) => (await standing(store, memberId))?.state ?? "OFF",
    isOn: async (store, memberId) => (await standing(store, memberId))?.state === "ON",
    isRight,
    act: ({ action, code = "" }, memberId, context) =>
      database.transaction(async (tx): Promise<TotpAnswer> => {
        const member = await lockMember(tx, memberId);
        const kept = await standing(tx, memberId);
        if (action === "SETUP") return kept?.state === "ON" ? refused("STATE_CHANGED") : setUp(tx, member);
        if (kept?.state !== WANTED[action]) return refused("STATE_CHANGED");
        if (await guesses.areTooMany(tx, context, memberHash(memberId))) return refused("TOO_MANY_REQUESTS");
        if (code.trim() === "") return refused("CODE_MISSING");
        const answer =
          action === "CONFIRM"
            ? await confirm(tx, member, kept, code, context)
            : (await isRight(tx, memberId, code))
              ? accepted(NOTHING)
              : refused("TOTP_INVALID");
        if (!answer.ok) await guesses.noteWrong(tx, context, memberHash(memberId));
        else if (action === "OFF") {
          await turnOff(tx, memberId);
          await note(tx, "TOTP_OFF", memberId, context);
        }
        return answer;
      }),
  };
}
