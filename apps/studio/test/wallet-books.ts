// The books behind the wallet in memory: balances, and one answer per transaction, kept for ever [VEN-5].
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import { fingerprint } from "@jonaki/vendor";
import type { PlaySession, PostingAnswer, PostingCall, WalletCode } from "@jonaki/vendor";

export interface Player {
  readonly play: PlaySession;
  balanceMinor: bigint;
}

export interface Books {
  readonly players: Map<string, Player>;
  /** Handles whose play session has ended: they may not bet. */
  readonly ended: Set<string>;
  /** Every posting that moved money or ended a round, once each. */
  readonly posted: PostingCall[];
  post(call: PostingCall): PostingAnswer;
}

export function createBooks(): Books {
  const players = new Map<string, Player>();
  const ended = new Set<string>();
  const posted: PostingCall[] = [];
  const answers = new Map<string, { readonly print: string; readonly answer: PostingAnswer }>();
  const bets = new Map<string, bigint>();
  const takenBack = new Set<string>();
  const closed = new Set<string>();

  const effect = (player: Player, call: PostingCall): WalletCode => {
    const round = `${call.player} ${call.round}`;
    if (call.verb === "bet") {
      const stakeMinor = parseAmount(call.amount) ?? 0n;
      if (takenBack.has(call.transaction)) return "BET_ROLLED_BACK";
      if (ended.has(call.player) || player.play.session !== call.session) return "SESSION_EXPIRED";
      if (call.currency !== player.play.currency) return "CURRENCY_WRONG";
      if (player.balanceMinor < stakeMinor) return "INSUFFICIENT_BALANCE";
      player.balanceMinor -= stakeMinor;
      bets.set(call.transaction, stakeMinor);
      return "OK";
    }
    if (closed.has(round)) return "ROUND_CLOSED";
    if (call.verb === "rollback") {
      player.balanceMinor += bets.get(call.bet) ?? 0n;
      takenBack.add(call.bet);
    }
    if (call.verb === "win") {
      if (call.bet === null || !bets.has(call.bet)) return "BET_UNKNOWN";
      player.balanceMinor += parseAmount(call.amount) ?? 0n;
    }
    if (call.verb === "close" || (call.verb === "win" && call.closes === true)) closed.add(round);
    return "OK";
  };

  return {
    players,
    ended,
    posted,
    post(call) {
      const print = fingerprint(call);
      const known = answers.get(call.transaction);
      if (known !== undefined) return known.print === print ? known.answer : { code: "MISMATCH" };
      const player = players.get(call.player);
      if (player === undefined) return { code: "BET_UNKNOWN" };
      const code = effect(player, call);
      if (code === "OK") posted.push(call);
      const answer = { code, balance: formatAmount(minor(player.balanceMinor)) };
      answers.set(call.transaction, { print, answer });
      return answer;
    },
  };
}
