// The modals that the address opens, and the ways to open and close one. Back closes what was opened last; one account
// modal takes the place of another, so that Back does not lead to it again [SHELL-90].
import { useLayers } from "./layers.ts";
import type { Way } from "./layers.ts";
import { displacedBy, readModals, withModal, withoutModal, writeModals } from "./modals.rules.ts";
import type { ModalName, OpenModal } from "./modals.rules.ts";

interface Modals {
  readonly open: readonly OpenModal[];
  readonly wayTo: (name: ModalName, about?: string) => Way;
  readonly show: (name: ModalName, about?: string) => void;
  readonly close: (name: ModalName) => void;
}

export function useModals(): Modals {
  const { query, laid, wayOver, wayInstead, go, takeAway } = useLayers();
  const open = readModals(query);
  const wayTo = (name: ModalName, about = ""): Way => {
    const change = (next: URLSearchParams): void => writeModals(next, withModal(open, name, about));
    const displaced = displacedBy(open, name);
    return displaced === undefined ? wayOver(name, change) : wayInstead(displaced.name, name, change);
  };
  return {
    open,
    wayTo,
    show: (name, about) => go(wayTo(name, about)),
    close: (name) => takeAway(laid.lastIndexOf(name), (next) => writeModals(next, withoutModal(open, name))),
  };
}
