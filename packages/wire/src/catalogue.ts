// All calls as calls.<domain>.<catalogue name>, and the same as a flat list. The domains are the server's;
// bets answers vendors and office has its own calls under /bo/ [CALL-17], so neither has a member call here.
import { accountsLogin } from "./accounts-login.ts";
import { accountsProfile } from "./accounts-profile.ts";
import { accountsRegister } from "./accounts-register.ts";
import { accountsSecurity } from "./accounts-security.ts";
import { agentsContracts } from "./agents-contracts.ts";
import { agentsTeam } from "./agents-team.ts";
import type { Call } from "./call.ts";
import { cashierDeposits } from "./cashier-deposits.ts";
import { cashierWithdrawals } from "./cashier-withdrawals.ts";
import { files } from "./files.ts";
import { lobbyFair } from "./lobby-fair.ts";
import { lobbyGames } from "./lobby-games.ts";
import { lottery } from "./lottery.ts";
import { messages } from "./messages.ts";
import { points } from "./points.ts";
import { reports } from "./reports.ts";
import { rewardsEarned } from "./rewards-earned.ts";
import { rewardsPromotions } from "./rewards-promotions.ts";
import { safe } from "./safe.ts";
import { site } from "./site.ts";
import { wallet } from "./wallet.ts";

export const calls = {
  site,
  accounts: { ...accountsLogin, ...accountsRegister, ...accountsSecurity, ...accountsProfile },
  files,
  wallet,
  safe,
  cashier: { ...cashierDeposits, ...cashierWithdrawals },
  lobby: { ...lobbyGames, ...lobbyFair },
  lottery,
  rewards: { ...rewardsPromotions, ...rewardsEarned },
  points,
  agents: { ...agentsTeam, ...agentsContracts },
  messages,
  reports,
};

export type Calls = typeof calls;
export type DomainName = keyof Calls;

export interface NamedCall {
  readonly name: string;
  readonly domain: string;
  readonly call: Call;
}

export function listCalls(): readonly NamedCall[] {
  return Object.entries(calls).flatMap(([domain, declared]) =>
    Object.entries(declared as Record<string, Call>).map(([name, one]) => ({
      name: `${domain}.${name}`,
      domain,
      call: one,
    })),
  );
}
