// Signing in to the office [OFF-1]: a password, then a code of the authenticator app, which the first sign-in sets up. Five
// failures in a row close the door for a while; every try is in the audit log.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, OfficeCalls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import { newSecret, qrText, stepOf } from "../accounts/accounts.ts";
import type { Passwords } from "../accounts/accounts.ts";
import { addAuditNote } from "./office-audit.store.ts";
import { afterFailure, lockedFor, ticketEnd, tokenHash } from "./office-session.rules.ts";
import {
  addOfficeSession,
  addTicket,
  countTicketTry,
  endTicket,
  lockTicket,
} from "./office-sessions.store.ts";
import type { OfficeContext } from "./operator-view.ts";
import { changeOperator, findOperator, lockOperator, rolesOf } from "./operators.store.ts";
import type { Operator } from "./operators.store.ts";
import { operatorAnswer } from "./people.view.ts";

type SignInCall = OfficeCalls["session"]["signIn"];
type CodeCall = OfficeCalls["session"]["secondStep"];

export interface SignInParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: SecretBox;
  readonly passwords: Passwords;
  /** The brand, as the app shows it. */
  readonly issuer: string;
}

const TICKET_BYTES = 16;
const TOKEN_BYTES = 32;
const MOST_TRIES = 5;

type FirstAnswer = Answer<CallOutput<SignInCall>, RefusalOf<SignInCall>>;
type SecondAnswer = Answer<CallOutput<CodeCall>, RefusalOf<CodeCall>>;

export interface SignIn {
  signIn(input: ParsedInput<SignInCall>, context: OfficeContext): Promise<FirstAnswer>;
  secondStep(input: ParsedInput<CodeCall>, context: OfficeContext): Promise<SecondAnswer>;
}

type Failed = (
  tx: OpenTransaction,
  operator: Operator,
  step: keyof SignIn,
  context: OfficeContext,
) => Promise<void>;

export function createSignIn(parts: SignInParts): SignIn {
  const failed: Failed = async (tx, operator, step, context) => {
    await changeOperator(tx, operator.id, afterFailure(operator, parts.clock.now()));
    const note = { operatorId: operator.id, address: context.address, subject: operator.username };
    await addAuditNote(tx, { ...note, action: `session.${step}`, allowed: false });
  };
  return { signIn: createFirstStep(parts, failed), secondStep: createSecondStep(parts, failed) };
}

function createFirstStep(parts: SignInParts, failed: Failed): SignIn["signIn"] {
  const { database, clock, random, secrets, passwords } = parts;
  /** The app's secret until its first code has confirmed it. */
  const setupOf = async (tx: OpenTransaction, { id, username, totpOn }: Operator) => {
    if (totpOn) return null;
    const secret = newSecret(random);
    await changeOperator(tx, id, { lockedTotp: secrets.lock(secret) });
    return { secret, qrData: qrText(secret, `${parts.issuer} office`, username) };
  };
  const begin = async (
    tx: OpenTransaction,
    operatorId: bigint,
    isRight: boolean,
    context: OfficeContext,
  ): Promise<FirstAnswer> => {
    const operator = await lockOperator(tx, operatorId);
    const until = lockedFor(operator, clock.now());
    if (until !== null) return refused("TRY_LATER", { time: until.toISOString() });
    if (!isRight || !operator.active) {
      await failed(tx, operator, "signIn", context);
      return refused("LOGIN_FAILED");
    }
    const setup = await setupOf(tx, operator);
    const ticket = random.bytes(TICKET_BYTES).toString("base64url");
    await addTicket(tx, { id: ticket, operatorId, expiresAt: ticketEnd(clock.now()) });
    return accepted({ ticket, setup });
  };
  return async ({ username, password }, context) => {
    const known = await findOperator(database.store, username);
    // The same work whoever is asked about.
    const isRight = await passwords.isRight(password, known?.passwordHash ?? null);
    if (known === null) return refused("LOGIN_FAILED");
    return database.transaction((tx) => begin(tx, known.id, isRight, context));
  };
}

function createSecondStep({ database, clock, random, secrets }: SignInParts, failed: Failed) {
  const enter = async (
    tx: OpenTransaction,
    operator: Operator,
    step: number,
    { address, browser }: OfficeContext,
  ): Promise<SecondAnswer> => {
    const [at, token] = [clock.now(), random.bytes(TOKEN_BYTES).toString("base64url")];
    const change = { failures: 0, lockedUntil: null, totpOn: true, totpStep: BigInt(step), lastSignInAt: at };
    await changeOperator(tx, operator.id, change);
    const { id: operatorId, username: subject } = operator;
    await addOfficeSession(tx, { tokenHash: tokenHash(token), operatorId, address, browser, at });
    const roles = (await rolesOf(tx, [operatorId])).get(operatorId) ?? [];
    await addAuditNote(tx, { operatorId, address, subject, action: "session.secondStep" });
    return accepted({ token, operator: operatorAnswer(operator, roles) });
  };
  const secondStep: SignIn["secondStep"] = ({ ticket, code }, context) =>
    database.transaction(async (tx) => {
      const found = await lockTicket(tx, ticket, clock.now());
      if (found === null || found.tries >= MOST_TRIES) return refused("NOT_FOUND");
      const operator = await lockOperator(tx, found.operatorId);
      if (!operator.active || lockedFor(operator, clock.now()) !== null) return refused("NOT_FOUND");
      const step = stepFor(operator, secrets, code, clock.now());
      if (step !== null) {
        await endTicket(tx, ticket);
        return enter(tx, operator, step, context);
      }
      await countTicketTry(tx, ticket, found.tries + 1);
      await failed(tx, operator, "secondStep", context);
      return refused("TOTP_INVALID");
    });
  return secondStep;
}

/** The step of a right code that was not used before. */
function stepFor(operator: Operator, secrets: SecretBox, code: string, now: Date): number | null {
  if (operator.lockedTotp === null) return null;
  const step = stepOf(secrets.open(operator.lockedTotp), code.replaceAll(/\s/gu, ""), now);
  return step !== null && BigInt(step) > operator.totpStep ? step : null;
}
