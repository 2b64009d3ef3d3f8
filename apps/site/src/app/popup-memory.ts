// Which popup announcements were shown [MSG-11]: each once in a session, and none that was put away for today.
import type { TextStore } from "@jonaki/browser/text-store";
import { formatDay } from "@jonaki/i18n";
import type { Clock } from "@jonaki/client";
import type { Session } from "./session.ts";

export interface PopupMemory {
  readonly isDue: (id: string) => boolean;
  readonly shown: (id: string) => void;
  readonly notToday: (id: string) => void;
}

const LOCAL_KEY = "popupsNotToday";

interface PutAway {
  readonly day: string;
  readonly ids: readonly string[];
}

export function createPopupMemory(
  session: Session,
  local: TextStore,
  clock: Clock,
  timeZone: string,
): PopupMemory {
  const today = (): string => formatDay(new Date(clock.nowMs()).toISOString(), timeZone);
  /** Yesterday's wish is forgotten. */
  const putAway = (): readonly string[] => {
    const kept = parsed(local.read(LOCAL_KEY));
    return kept !== null && kept.day === today() ? kept.ids : [];
  };
  return {
    isDue: (id) => !(session.read("popupsShown") ?? []).includes(id) && !putAway().includes(id),
    shown: (id) => session.write("popupsShown", [...(session.read("popupsShown") ?? []), id]),
    notToday: (id) => local.write(LOCAL_KEY, JSON.stringify({ day: today(), ids: [...putAway(), id] })),
  };
}

function parsed(text: string | null): PutAway | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const isOurs = typeof value === "object" && value !== null && "day" in value && "ids" in value;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only notToday writes under this key.
    return isOurs && Array.isArray(value.ids) ? (value as PutAway) : null;
  } catch {
    return null;
  }
}
