// What can be decided about documents in each state [SAFE-22], and the words for them; pure.
import type { MessageKey } from "@jonaki/i18n";
import type { CallInput, OfficeCalls } from "@jonaki/wire";
import type { KYC_DOCUMENTS } from "@jonaki/wire/states";
import type { OfferedAct } from "../../shell/offered-act.ts";
import type { KycState } from "../../shell/member.rules.ts";

export type KycDecision = CallInput<OfficeCalls["kyc"]["decideIdentity"]>["decision"];

const DECISIONS: readonly OfferedAct<KycDecision>[] = [
  { act: "APPROVED", label: "office_identity_accept", tone: "brand", sure: "office_sure_identity_accept" },
  { act: "REJECTED", label: "office_identity_reject", tone: "danger", sure: "office_sure_identity_reject" },
];

/** Only what waits is decided. */
export const identityActs = (state: KycState): readonly OfferedAct<KycDecision>[] =>
  state === "WAITING" ? DECISIONS : [];

export const DOCUMENT_KEYS: Readonly<Record<(typeof KYC_DOCUMENTS)[number], MessageKey>> = {
  ID_CARD: "kyc_id_card",
  PASSPORT: "kyc_passport",
  DRIVING_LICENCE: "kyc_driving_licence",
  PROOF_OF_ADDRESS: "kyc_proof_of_address",
};
