// The keys below which the query client keeps what belongs to a member; all of it goes with the session.
export const MEMBER_KEY = ["member"] as const;
/** The balance and what is reckoned with it, which reload on the server's push and after play [WAL-13]. */
export const BALANCE_KEY = [...MEMBER_KEY, "balance"] as const;
/** Limits and the reality check, which reload on the server's push [SAFE-3, SAFE-14]. */
export const SAFE_KEY = [...MEMBER_KEY, "safe"] as const;
/** Deposits, withdrawals and what they hang on, which reload on the server's push. */
export const CASHIER_KEY = [...MEMBER_KEY, "cashier"] as const;
/** How many messages wait, which changes with every one that comes [MSG-14]. */
export const UNREAD_KEY = [...MEMBER_KEY, "unread"] as const;
