// The feature flags of the whitelabel tree [SITE-12 to SITE-15] and how one is read.
export const FLAGS = [
  "MOBILENUMREG3",
  "REGMOBVERF3",
  "MOBILENUMPASSREG3",
  "USERNAMEREG3",
  "FREEPLAY3",
  "PWDEXPFORCECHANGE3",
  "MOBILEVERCODELOGIN3",
  "DIRECTREG3",
  "MANPLAYREB3",
  "CHNGPASSVERIF3",
  "MEMBERCENTER3",
  "AGENTCENTER3",
  "DIVCONTRACT3",
  "DAILYSALARY3",
  "HOURSALARY3",
  "REALTIMESALARY3",
  "REFERRALPROMO3",
] as const;
export type Flag = (typeof FLAGS)[number];

/** A node as it travels: enabled is the text '1' or '0'. */
export interface WhitelabelNode {
  readonly modId: string;
  readonly enabled: string;
  readonly childrenNodes: readonly WhitelabelNode[];
}

/** On only when the node says '1' and no node above it is off; a flag not in the tree is off. */
export function isFlagOn(tree: readonly WhitelabelNode[], flag: string): boolean {
  return tree.some(
    (node) => node.enabled === "1" && (node.modId === flag || isFlagOn(node.childrenNodes, flag)),
  );
}
