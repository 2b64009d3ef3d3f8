// Whether the balance was just asked for by hand: one answer for every place that shows it, so that the controls turn
// together and a press on another one is no second question [WAL-12].
import { observable } from "@jonaki/browser/observable";
import type { Settable } from "@jonaki/browser/observable";
import type { Session } from "../../app/session.ts";

const known = new WeakMap<Session, Settable<boolean>>();

export function refreshingOf(session: Session): Settable<boolean> {
  const kept = known.get(session) ?? observable(false);
  known.set(session, kept);
  return kept;
}
