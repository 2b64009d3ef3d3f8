// The kinds a message parameter can have; the kind decides which digits it is shown with [ERR-4].
// A limit is named by its id, such as STAKE.DAY, and what is left of it is an amount with decimals or whole minutes.
export type ParameterKind = "count" | "money" | "time" | "odds" | "text" | "limit" | "left";
