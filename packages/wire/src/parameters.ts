// The kinds a message parameter can have; the kind decides which digits it is shown with [ERR-4].
// Money is an amount, with its currency before it where that is not the brand's, such as USD 10.00; a currency is its
// name or PLAY for play money. A limit is named by its id, such as STAKE.DAY, and what is left of it is an amount with decimals or whole minutes.
export type ParameterKind = "count" | "money" | "time" | "odds" | "text" | "currency" | "limit" | "left";
