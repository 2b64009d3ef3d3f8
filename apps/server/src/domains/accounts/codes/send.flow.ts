// Sending a code [ACC-116 to ACC-123]. Whether anybody has the number is not looked at here: every request does the
// same work and gets the same answer.
import { accepted, refused } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/log.ts";
import type { Random } from "../../../platform/random.ts";
import { numberHash } from "../attempt.rules.ts";
import type { Guesses } from "../guesses.flow.ts";
import { codeExpiry, drawCode } from "./code.rules.ts";
import type { CodeAddress, CodeHashes } from "./code.rules.ts";
import { putCode } from "./codes.store.ts";
import type { Dispatches } from "./dispatch.flow.ts";
import { countSpent } from "./dispatches.store.ts";
import { isResting } from "./gateway.rules.ts";
import { readGateway } from "./gateways.store.ts";
import { lockKeys } from "./key-locks.store.ts";
import type { Say } from "./message.rules.ts";
import type { Proofs, Verification } from "./proofs.ts";
import { judgeSendings, sendingKeys, sendingWindows } from "./sending.rules.ts";
import type { Channel } from "./sending.rules.ts";
import { addSendings, countSendings } from "./sendings.store.ts";

export interface Sending extends CodeAddress {
  readonly channel: Channel;
}

export type SendRefusal = "TOO_MANY_REQUESTS" | "QUOTA_EXCEEDED" | "SMS_SEND_FAILED";
export type CodeSent = { readonly expiredMinutes: number };

export interface SendParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly say: Say;
  readonly hashes: CodeHashes;
  readonly guesses: Guesses;
  readonly proofs: Proofs;
  readonly dispatches: Dispatches;
  /** What the whole house may send in an hour. */
  readonly perHour: Readonly<Record<Channel, number>>;
  /** An operator wants work proved whatever was sent before [ACC-35]. */
  readonly demandsProof: () => boolean;
  readonly times: number;
}

export interface Send {
  /** For who has shown who they are. */
  send(sending: Sending, context: Context): Promise<Answer<CodeSent, SendRefusal>>;
  /** For everybody else: work has to be proved where there is reason [ACC-34, ACC-35]. */
  sendToStranger(
    sending: Sending,
    context: Context,
    verification: Verification | undefined,
  ): Promise<Answer<CodeSent, SendRefusal | "VERIFY_FIRST">>;
}

type Prove = (tx: OpenTransaction, isDemanded: boolean) => Promise<boolean>;

export function createSend(parts: SendParts): Send {
  const { database, clock, hashes, proofs, dispatches } = parts;
  const write = async (tx: OpenTransaction, sending: Sending, { language }: Context): Promise<void> => {
    const { channel, target, purpose, holder } = sending;
    const code = drawCode(parts.random);
    const madeAt = clock.now();
    const expiresAt = codeExpiry(madeAt);
    await putCode(tx, hashes.addressHash(sending), {
      codeHash: hashes.codeHash(sending, code),
      madeAt,
      expiresAt,
    });
    const values = { code, ...(holder === undefined ? {} : { holder: String(holder) }) };
    await dispatches.want(tx, { channel, kind: purpose, target, language, values, expiresAt });
  };
  const isHouseUsedUp = async (tx: OpenTransaction, channel: Channel): Promise<boolean> => {
    const most = parts.perHour[channel] * parts.times;
    const spent = await countSpent(tx, channel, sendingWindows(clock.now()).hour);
    if (spent === most - 1) parts.log.warn({ channel, most }, "the hour's budget of messages is used up");
    return spent >= most;
  };
  const sendOne = (sending: Sending, context: Context, prove: Prove) =>
    database.transaction(async (tx): Promise<Answer<CodeSent, SendRefusal | "VERIFY_FIRST">> => {
      const { channel, target } = sending;
      const keys = sendingKeys(channel, target, context);
      await lockKeys(
        tx,
        keys.map(({ hash }) => hash),
      );
      const moment = clock.now();
      const counts = judgeSendings(await countSendings(tx, keys, sendingWindows(moment)), parts.times);
      const isTooMuch =
        counts.isUsedUp("TOO_MANY_REQUESTS") ||
        (await parts.guesses.areTooMany(tx, context, numberHash(target))) ||
        (await isHouseUsedUp(tx, channel));
      if (isTooMuch) return refused("TOO_MANY_REQUESTS");
      if (!(await prove(tx, counts.demandsProof)))
        return refused("VERIFY_FIRST", { challenge: await proofs.make() });
      if (counts.isUsedUp("QUOTA_EXCEEDED")) return refused("QUOTA_EXCEEDED");
      if (isResting(await readGateway(tx, channel), moment))
        return refused("SMS_SEND_FAILED", { message: parts.say("sent_resting", {}, {}, context.language) });
      await addSendings(tx, keys, moment);
      await write(tx, sending, context);
      return accepted({ expiredMinutes: SETTINGS.smsExpiredMinutes });
    });
  return {
    send: async (sending, context) => {
      const answer = await sendOne(sending, context, () => Promise.resolve(true));
      if (answer.ok) return answer;
      const { code, value } = answer;
      if (code === "VERIFY_FIRST") throw new Error("no proof was asked for");
      return refused(code, value);
    },
    sendToStranger: (sending, context, verification) =>
      sendOne(
        sending,
        context,
        async (tx, isDemanded) =>
          !(isDemanded || parts.demandsProof()) || (await proofs.spend(tx, verification)),
      ),
  };
}
