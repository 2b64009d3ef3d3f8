// The keys below which the query client keeps what belongs to a member; all of it goes with the session.
export const MEMBER_KEY = ["member"] as const;
/** The balance, which reloads on the server's push and after play [WAL-13]. */
export const BALANCE_KEY = [...MEMBER_KEY, "balance"] as const;
/** Limits and the reality check, which reload on the server's push [SAFE-3, SAFE-14]. */
export const SAFE_KEY = [...MEMBER_KEY, "safe"] as const;
