// The states and kinds that travel, by noun: what a field may say, for schemas, flows and the filters of a screen.
// No schema library: the browser lists them.

// accounts
export const VERIFICATION_METHODS = ["SMS", "MAIL", "BANK_NAME", "TOTP"] as const;
/** How somebody came in [ACC-138]. */
export const SIGN_IN_WAYS = [
  "PASSWORD",
  "SMS",
  "DEVICE",
  "IDENTITY",
  "CHALLENGE",
  "REGISTRATION",
  "PHONE_RESET",
] as const;
export const TOTP_STATES = ["OFF", "SETUP", "ON"] as const;
/** What waits for a second person [OFF-4]. */
export const APPROVAL_STATES = ["WAITING", "APPROVED", "REFUSED", "WITHDRAWN"] as const;
export const BINDING_STATES = ["UNBOUND", "PENDING", "BOUND"] as const;

// wallet
export const VENDOR_TRANSFER_STATES = ["HELD", "DONE", "FAILED", "UNKNOWN"] as const;

// accounts and safe
export const LIMIT_KINDS = ["DEPOSIT", "STAKE", "LOSS", "TIME"] as const;
export const LIMIT_PERIODS = ["DAY", "WEEK", "MONTH"] as const;
export const ACCOUNT_STATES = ["ACTIVE", "LOCKED", "SUSPENDED", "EXCLUDED", "CLOSING", "CLOSED"] as const;
/** Minutes of play between two reality checks that a member may choose [SAFE-14]. */
export const REALITY_MINUTES = [15, 30, 45, 60] as const;
export const KYC_STATES = ["NONE", "WAITING", "APPROVED", "REJECTED"] as const;
export const KYC_DOCUMENTS = ["ID_CARD", "PASSPORT", "DRIVING_LICENCE", "PROOF_OF_ADDRESS"] as const;

// cashier
export const PAYMENT_KINDS = ["EWALLET", "BANK", "DIGITAL_DOLLAR"] as const;
/** The states of a deposit [CAS-6]. */
export const DEPOSIT_STATES = ["CREATED", "SUBMITTED", "CANCELLED", "EXPIRED", "CREDITED", "FAILED"] as const;
/** The states of a withdrawal [CAS-21]. */
export const WITHDRAWAL_STATES = [
  "REVIEW",
  "CANCELLED",
  "REJECTED",
  "APPROVED",
  "PAYING",
  "AWAITING_CONFIRMATION",
  "RECEIVED",
  "DISPUTED",
  "FORCED_RECEIVED",
  "REFUNDED",
] as const;
/** Where open wagering comes from [REW-12]. */
export const WAGERING_SOURCES = [
  "DEPOSIT",
  "TRANSFER",
  "BONUS",
  "CASHBACK",
  "POINTS",
  "RED_ENVELOPE",
  "REFERRAL",
  "RANK_GIFT",
  "MISSION",
  "RAFFLE",
  "LEADERBOARD",
] as const;

// lottery
/** The states of an issue [LOT-30]. */
export const ISSUE_STATES = ["PLANNED", "OPEN", "CLOSED", "DRAWN", "SETTLED", "VOID", "CORRECTED"] as const;
export const PRIZE_MODES = ["Lott", "ZY", "Elott", "SEA"] as const;

// rewards
/** The statuses a member sees [REW-5]; an open activity the member has nothing to do with shows none. */
export const ACTIVITY_STATUSES = [
  "JOINED",
  "APPLYING",
  "REJECTED",
  "ISSUED",
  "CLAIMED",
  "PROCESS",
  "CLOSED",
  "COMING_SOON",
] as const;
/** The states of a bonus [REW-15]. */
export const BONUS_STATES = ["ISSUED", "ACTIVE", "COMPLETED", "EXPIRED", "FORFEITED", "CANCELLED"] as const;
/** The states of a red envelope [REW-24]. */
export const ENVELOPE_STATES = ["PLANNED", "OPEN", "EMPTY", "ENDED"] as const;
export const PROMOTION_KINDS = [
  "DEPOSIT",
  "CASHBACK",
  "SPORTS",
  "CASINO",
  "SLOTS",
  "LOTTERY",
  "EVENT",
] as const;
export const REWARD_KINDS = [
  "PROMOTION",
  "MISSION",
  "VIP",
  "CASHBACK",
  "RED_ENVELOPE",
  "RAFFLE",
  "REFERRAL",
] as const;
/** The states of a mission [REW-27]. */
export const MISSION_STATES = ["OPEN", "DONE", "CLAIMED", "ENDED"] as const;

// points
/** The states of a redemption [PTS-20, PTS-21]. */
export const REDEMPTION_STATUSES = ["IN_PROCESS", "REJECTED", "APPROVED"] as const;
/** What a points posting was for [PTS-5, PTS-6]. */
export const POINT_TYPES = [
  "LIVE",
  "LOTTERY",
  "PVP",
  "SLOTS",
  "SPORTS",
  "FISH",
  "REDEEM",
  "DEPOSIT",
] as const;

// reports
/** The states of a bet [REP-3]. */
export const BET_STATES = ["OPEN", "WON", "LOST", "DRAW", "VOID", "CASHED_OUT", "CORRECTED"] as const;
/** The kinds of the account record [REP-5]. */
export const TRANSACTION_KINDS = [
  "DEPOSIT",
  "WITHDRAWAL",
  "FEE",
  "BET",
  "PAYOUT",
  "REFUND",
  "BONUS",
  "CASHBACK",
  "POINTS_CONVERSION",
  "RED_ENVELOPE",
  "RAFFLE",
  "REFERRAL",
  "TRANSFER_TO_UPLINE",
  "TRANSFER_FROM_UPLINE",
  "TRANSFER_TO_DOWNLINE",
  "TRANSFER_FROM_DOWNLINE",
  "VENDOR_TRANSFER",
  "DAILY_WAGE",
  "HOURLY_SALARY",
  "REAL_TIME_SALARY",
  "DIVIDEND",
  "CORRECTION",
] as const;
export const TRANSACTION_STATES = ["PENDING", "DONE", "FAILED", "RETURNED"] as const;
/** Whom the house spends on: players, or those who bring them [OFF-18]. */
export const COST_SIDES = ["BONUS", "AGENT"] as const;

// messages
export const MESSAGE_KINDS = ["PAYMENT", "TRANSFER", "CONTRACT", "REWARD", "SECURITY", "SITE"] as const;
export const FEEDBACK_KINDS = ["DEPOSIT", "WITHDRAWAL", "GAME", "ACCOUNT", "SUGGESTION", "OTHER"] as const;
/** The states of a feedback [MSG-23]. */
export const FEEDBACK_STATES = ["NEW", "OPEN", "ANSWERED", "CLOSED"] as const;
export const HELP_SECTIONS = [
  "about",
  "contact",
  "terms",
  "responsible",
  "privacy",
  "affiliates",
  "refund",
  "faq",
  "deposit",
  "withdrawal",
  "bonus",
  "guide",
  "news",
  "blog",
] as const;

// agents
export const CONTRACT_KINDS = ["DIVIDEND", "DAILY_WAGE", "HOURLY_SALARY", "REAL_TIME_SALARY"] as const;
/** The states of a contract [AGT-34]. */
export const CONTRACT_STATES = [
  "OFFERED",
  "ACCEPTED",
  "REJECTED",
  "WITHDRAWN",
  "EXPIRED",
  "ACTIVE",
  "ENDING",
  "TERMINATED",
  "REPLACED",
] as const;
/** The states of a salary or dividend record [AGT-50]. */
export const PAY_STATES = ["COMPUTED", "PAID", "HELD", "CANCELLED", "ZERO"] as const;
