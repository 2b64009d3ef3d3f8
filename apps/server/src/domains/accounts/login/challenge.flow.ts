// A login from an unknown place proves itself once more [ACC-124 to ACC-126]: the account's own ways are offered, one is
// chosen, and within ten minutes and five tries its answer opens the door.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import type { Random } from "../../../platform/random.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { Arrival, ComeIn } from "../come-in.ts";
import { lockMember } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import { createChallengeAnswers } from "./challenge-answers.flow.ts";
import type { AnswerParts } from "./challenge-answers.flow.ts";
import {
  CHALLENGE_BYTES,
  CHALLENGE_MINUTES,
  challengeUntil,
  MOST_TRIES,
  offeredMethods,
} from "./challenge.rules.ts";
import type { OfferedMethod } from "./challenge.rules.ts";
import { addChallenge, chooseMethod, countTry, endChallenge, lockChallenge } from "./challenges.store.ts";
import type { KeptChallenge } from "./challenges.store.ts";
import { loginBarOf } from "./login.rules.ts";

export interface Challenge {
  readonly id: string;
  readonly methods: OfferedMethod[];
}

type StartCall = Calls["accounts"]["challengeStart"];
type VerifyCall = Calls["accounts"]["challengeVerify"];

export interface Challenges {
  /** Null where the account has none of the four ways [ACC-125]. */
  begin(tx: OpenTransaction, member: Member, arrival: Arrival, context: Context): Promise<Challenge | null>;
  start(
    input: ParsedInput<StartCall>,
    context: Context,
  ): Promise<Answer<{ expiredMinutes: number }, RefusalOf<StartCall>>>;
  verify(
    input: ParsedInput<VerifyCall>,
    context: Context,
  ): Promise<Answer<CallOutput<VerifyCall>, RefusalOf<VerifyCall>>>;
}

export interface ChallengeParts extends AnswerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly comeIn: ComeIn;
}

export function createChallenges(parts: ChallengeParts): Challenges {
  const { database, clock, random, codes, comeIn } = parts;
  const answers = createChallengeAnswers(parts);
  const solved = async (tx: OpenTransaction, challenge: KeptChallenge, context: Context) => {
    const member = await lockMember(tx, challenge.memberId);
    // The account may have changed since the login began.
    if (member.passwordHash !== challenge.passwordHash) return refused("NOT_FOUND");
    const bar = loginBarOf(member, clock.now());
    if (bar !== null) return bar;
    const { isByPassword, isWeak, remember } = challenge;
    const arrival = { way: "CHALLENGE", isByPassword, isWeak, remember, registersNetwork: true } as const;
    return accepted(await comeIn(tx, member, arrival, context));
  };
  return {
    begin: async (tx, member, arrival, context) => {
      const methods = offeredMethods(await answers.meansOf(tx, member.id));
      if (methods.length === 0) return null;
      const id = random.bytes(CHALLENGE_BYTES).toString("base64url");
      const moment = clock.now();
      const challenge = {
        id,
        memberId: member.id,
        device: context.device,
        address: context.address,
        way: arrival.way,
        remember: arrival.remember ?? false,
        isByPassword: arrival.isByPassword ?? false,
        isWeak: arrival.isWeak ?? false,
        passwordHash: member.passwordHash,
        expiresAt: challengeUntil(moment),
      };
      await addChallenge(tx, challenge, moment);
      return { id, methods: [...methods] };
    },
    start: async ({ challengeId, method }, context) => {
      const sending = await database.transaction(async (tx) => {
        const challenge = await lockChallenge(tx, challengeId, context.device, clock.now());
        if (challenge === null) return null;
        const { memberId: holder } = challenge;
        const offered = offeredMethods(await answers.meansOf(tx, holder));
        if (!offered.some((one) => one.method === method)) return null;
        await chooseMethod(tx, challengeId, method);
        return { purpose: "CHALLENGE", target: await answers.targetOf(tx, holder, method), holder } as const;
      });
      if (sending === null) return refused("NOT_FOUND");
      if (method !== "SMS" && method !== "MAIL") return accepted({ expiredMinutes: CHALLENGE_MINUTES });
      return codes.send({ ...sending, channel: method }, context);
    },
    verify: ({ challengeId, answer }, context) =>
      database.transaction(async (tx) => {
        const moment = clock.now();
        const challenge = await lockChallenge(tx, challengeId, context.device, moment);
        if (challenge === null) return refused("NOT_FOUND");
        const problem = await answers.problemOf(tx, challenge, answer, context);
        if (problem === null) {
          await endChallenge(tx, challengeId, moment);
          return solved(tx, challenge, context);
        }
        const tries = challenge.tries + 1;
        await countTry(tx, challengeId, tries);
        const { memberId } = challenge;
        const entry = { kind: "CHALLENGE_FAILED", memberId, actor: "STRANGER", success: false } as const;
        await addAuditEntry(tx, entry, context, moment);
        if (tries < MOST_TRIES) return problem;
        await endChallenge(tx, challengeId, moment);
        return refused("TOO_MANY_REQUESTS");
      }),
  };
}
