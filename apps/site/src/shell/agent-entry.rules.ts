// Who has which centre: the member centre [ACC-7, ACC-9] and the agent entry [SHELL-36, SHELL-37, SHELL-70].
import { AGENT_CENTRE_TYPES, HEADER_AGENT_TYPES, MEMBER_CENTRE_EXCLUDED } from "@jonaki/wire/account-types";
import type { Viewer } from "./place.rules.ts";

export const AGENT_PAGE = "agentTeamOverview";

/** Absent, or the agent centre opens, or only the warning NEED_TRUE_ACCOUNT shows. */
export type AgentEntry = "absent" | "opens" | "warns";

const includes = (types: readonly number[], type: number | null): boolean =>
  type !== null && types.includes(type);

export function agentEntry({ isMember, accountType, isOn }: Viewer): AgentEntry {
  if (!isMember || !isOn("AGENTCENTER3") || !includes(HEADER_AGENT_TYPES, accountType)) return "absent";
  return includes(AGENT_CENTRE_TYPES, accountType) ? "opens" : "warns";
}

/** An entry of the member centre is offered to visitors, who log in first, and to everybody who has one. */
export function isMemberCentreOffered({ isMember, accountType, isOn }: Viewer): boolean {
  if (!isOn("MEMBERCENTER3")) return false;
  return !isMember || (accountType !== null && accountType !== MEMBER_CENTRE_EXCLUDED);
}

/** Whether its pages open for this viewer; while member info is on its way the server alone decides [ACC-7, ACC-11]. */
export const opensMemberCentre = ({ isMember, accountType, isOn }: Viewer): boolean =>
  isMember && isOn("MEMBERCENTER3") && accountType !== MEMBER_CENTRE_EXCLUDED;

export const hasMemberCentre = (viewer: Viewer): boolean => viewer.isMember && isMemberCentreOffered(viewer);
