// A reason, as every act that is written down has one: at least three letters [OFF-6]; pure.
export const LONGEST_REASON = 200;
const SHORTEST_REASON = 3;

export const isReason = (text: string): boolean => text.trim().length >= SHORTEST_REASON;
