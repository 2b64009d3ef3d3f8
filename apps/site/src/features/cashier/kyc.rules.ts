// Identity verification as the page sees it [SAFE-22]: its words, and when a document can be sent. Pure.
import type { MessageKey } from "@jonaki/i18n";
import type { BadgeTone } from "@jonaki/ui/badge";
import type { CallInput, CallOutput, Calls } from "@jonaki/wire";

export type Kyc = CallOutput<Calls["safe"]["kycState"]>;
export type KycState = Kyc["state"];
export type KycDocument = CallInput<Calls["safe"]["kycUpload"]>["kind"];

/** The part of page withdraw that has the documents. */
export const KYC_PART = "kyc";

export const KYC_STATE_KEYS: Readonly<Record<KycState, MessageKey>> = {
  NONE: "kyc_state_none",
  WAITING: "kyc_state_waiting",
  APPROVED: "kyc_state_approved",
  REJECTED: "kyc_state_rejected",
};

export const KYC_TONES: Readonly<Record<KycState, BadgeTone>> = {
  NONE: "quiet",
  WAITING: "info",
  APPROVED: "up",
  REJECTED: "down",
};

/** Null where there is nothing to say beside the state. */
export const KYC_BODIES: Readonly<Record<KycState, MessageKey | null>> = {
  NONE: null,
  WAITING: "kyc_is_waiting",
  APPROVED: "kyc_is_approved",
  REJECTED: "kyc_is_rejected",
};

export const KYC_DOCUMENT_KEYS: Readonly<Record<KycDocument, MessageKey>> = {
  ID_CARD: "kyc_id_card",
  PASSPORT: "kyc_passport",
  DRIVING_LICENCE: "kyc_driving_licence",
  PROOF_OF_ADDRESS: "kyc_proof_of_address",
};

/** While documents wait another kind may join them; who is known is asked no more. */
export const takesDocuments = (state: KycState): boolean => state !== "APPROVED";
