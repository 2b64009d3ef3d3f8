// Statements that are prepared once for each connection, by their text: for the few that run many times a second, reading and
// planning them would cost more than running them.
import type { NameOf } from "@jonaki/pool";

/** Planned when a connection first meets them, perhaps on an empty table, and right for a full one. */
export const PLANNED_BY_INDEX =
  "-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off -c enable_mergejoin=off";

/** Far more than the house has; texts that grow with their lists must not fill the connections' memory. */
const MOST_TEXTS = 200;

export function namesByText(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_TEXTS) return known;
    const name = `busy_${names.size}`;
    names.set(text, name);
    return name;
  };
}
