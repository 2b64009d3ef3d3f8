// Tells members that their balance changed, after the commit that changed it: one event a member however many bets a batch
// held. Where bets have ended it names them; that the wallet changed goes without saying.
import type { DomainEvent } from "../../platform/events.store.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { announceAll } from "../../platform/outbox.store.ts";
import { memberChannel } from "../../platform/topics.ts";

export const WALLET_CONSUMER = "wallet";

interface Fact {
  readonly member: string;
  readonly bet: string;
}

/** By these no bet has ended. */
const GOES_ON: ReadonlySet<string> = new Set(["bet.placed", "bet.paid", "seat.moved"]);

export async function tellWalletChanged(tx: OpenTransaction, events: readonly DomainEvent[]): Promise<void> {
  const ended = new Map<string, string[]>();
  for (const { name, facts } of events) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server's own domains.
    for (const { member, bet } of facts as Fact[]) {
      const bets = ended.get(member) ?? [];
      ended.set(member, GOES_ON.has(name) ? bets : [...bets, bet]);
    }
  }
  const told = [...ended].map(([member, bets]) => ({ topic: memberChannel(member), bets }));
  await announceAll(
    tx,
    told.map(({ topic, bets }) =>
      bets.length > 0
        ? { topic, name: "bet.settled", value: { bets } }
        : { topic, name: "wallet.changed", value: {} },
    ),
  );
}
