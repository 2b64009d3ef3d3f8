// Tickets, sessions and bars: they stop bets and nothing else [VEN-6].
import { formatAmount } from "@jonaki/money";
import { kitCase } from "./case.ts";
import type { KitCase } from "./case.ts";
import type { Stage } from "./stage.ts";

export function sessionCases(): readonly KitCase[] {
  return [...ticketCases(), ...balanceCases(), endedCase(), blockedCase()];
}

function ticketCases(): readonly KitCase[] {
  const refused = (name: string, ticket: (stage: Stage) => string): KitCase =>
    kitCase(name, async (stage) => {
      const { game } = stage.lane.opened;
      const answer = await stage.wallet.authenticate({ ticket: ticket(stage), game });
      stage.expect("answer", { code: "SESSION_EXPIRED" }, answer);
    });
  return [
    refused("ticket: one that was used", (stage) => stage.lane.opened.ticket),
    refused("ticket: one that nobody gave", (stage) => `no-such-ticket-${stage.id()}`),
  ];
}

function balanceCases(): readonly KitCase[] {
  return [
    kitCase("balance: is what the model says", async (stage) => {
      const { session, player } = stage.lane.opened.play;
      const expected = { code: "OK", balance: formatAmount(stage.balanceMinor()) };
      stage.expect("answer", expected, await stage.wallet.balance({ session, player }));
    }),
    kitCase("balance: not for a session nobody has", async (stage) => {
      const { player } = stage.lane.opened.play;
      const answer = await stage.wallet.balance({ session: "no-such-session", player });
      stage.expect("answer", { code: "SESSION_EXPIRED" }, answer);
    }),
    kitCase("balance: not with another player's session", async (stage) => {
      const { session } = stage.other.opened.play;
      const answer = await stage.wallet.balance({ session, player: stage.lane.opened.play.player });
      stage.expect("answer", { code: "SESSION_EXPIRED" }, answer);
    }),
  ];
}

/** What was begun before goes on to its end; what begins afterwards is refused. */
async function begunGoesOn(stage: Stage, stop: () => Promise<void>): Promise<void> {
  const [won, undone, closed, late] = [stage.round(), stage.round(), stage.round(), stage.round()];
  await stage.post(won.bet, undone.bet, closed.bet);
  await stop();
  await stage.post(won.win, undone.rollback, closed.close, won.bet, won.close);
  await stage.post(late.bet, late.win, late.rollback, late.bet);
}

const endedCase = (): KitCase =>
  kitCase(
    "session: once it has ended, bets are refused and all else is done",
    (stage) =>
      begunGoesOn(stage, async () => {
        await stage.target.actors.endSession?.(stage.lane.opened.play);
        stage.bar("SESSION_EXPIRED");
        const { session, player } = stage.lane.opened.play;
        const answer = await stage.wallet.balance({ session, player });
        stage.expect("balance", { code: "SESSION_EXPIRED" }, answer);
      }),
    "end of session",
  );

const blockedCase = (): KitCase =>
  kitCase(
    "block: once the player is barred, bets are refused and all else is done",
    (stage) =>
      begunGoesOn(stage, async () => {
        await stage.target.actors.block?.(stage.lane.opened.play);
        stage.bar("MEMBER_BLOCKED");
      }),
    "block",
  );
