// The two languages of the site, as controls that write digits or dates themselves receive them.
export type Language = "BN" | "EN";
