// The kinds a message parameter can have; the kind decides which digits it is shown with [ERR-4].
export type ParameterKind = "count" | "money" | "time" | "odds" | "text";
