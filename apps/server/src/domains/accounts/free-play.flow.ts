// Free play [ACC-64 to ACC-68]: a new guest with trial money and a session, all in one transaction.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { ACCOUNT_TYPES } from "@jonaki/wire/account-types";
import type { AccountType } from "@jonaki/wire/account-types";
import type { Context } from "../../http/handlers.ts";
import { addressKey } from "../../platform/address.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { Sealing } from "../../platform/sealing.ts";
import { dayBefore } from "./daily-limits.rules.ts";
import { guestName, LIMITS, NAME_BYTES, nextTrialAt, randomHash, trialEnd } from "./free-play.rules.ts";
import { addGuest, isRandomUsed, lockOrigin, recentTrials } from "./free-play.store.ts";
import type { Origin } from "./free-play.store.ts";
import type { LoggedIn } from "./login/login.rules.ts";
import type { SessionFlow } from "./sessions.flow.ts";

/** Opens the money of a new account, in the transaction that makes it. */
export type OpenMoney = (
  tx: OpenTransaction,
  account: { readonly memberId: bigint; readonly accountType: AccountType },
) => Promise<void>;

export interface FreePlayParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly sealing: Sealing;
  readonly sessions: SessionFlow;
  readonly isFreePlayOn: () => boolean;
  readonly openMoney: OpenMoney;
}

type FreePlayCall = Calls["accounts"]["freePlayLogin"];
export type FreePlay = (
  input: ParsedInput<FreePlayCall>,
  context: Context,
) => Promise<Answer<LoggedIn, RefusalOf<FreePlayCall>>>;

export function createFreePlay(parts: FreePlayParts): FreePlay {
  const { database, clock, random, sealing, sessions } = parts;
  const makeGuest = async (tx: OpenTransaction, origin: Origin, context: Context): Promise<LoggedIn> => {
    const startsAt = clock.now();
    const username = guestName(random.bytes(NAME_BYTES));
    const memberId = await addGuest(tx, { username, startsAt, endsAt: trialEnd(startsAt) }, origin);
    await parts.openMoney(tx, { memberId, accountType: ACCOUNT_TYPES.trial });
    const token = await sessions.open(tx, memberId, context);
    return { token, firstTimeLogin: false, passwordExpired: false, userName: username };
  };
  return async (input, context) => {
    if (!parts.isFreePlayOn()) return refused("OPERATION_NOT_ENABLED");
    const hash = randomHash(await sealing.open(input.random));
    if (hash === null) return refused("SEAL_INVALID");
    const origin = { randomHash: hash, device: context.device, address: addressKey(context.address) };
    return database.transaction(async (tx): ReturnType<FreePlay> => {
      await lockOrigin(tx, origin);
      if (await isRandomUsed(tx, hash)) return refused("SEAL_INVALID");
      const later = await nextTrialFor(tx, origin, clock.now());
      if (later !== null) return refused("TRY_LATER", { time: later.toISOString() });
      return accepted(await makeGuest(tx, origin, context));
    });
  };
}

async function nextTrialFor(tx: OpenTransaction, origin: Origin, moment: Date): Promise<Date | null> {
  const since = dayBefore(moment);
  return nextTrialAt({
    ofDevice: await recentTrials(tx, "device", origin.device, since, LIMITS.device),
    ofAddress: await recentTrials(tx, "address", origin.address, since, LIMITS.address),
  });
}
