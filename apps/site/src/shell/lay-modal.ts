// Opens a modal over the page one is on from outside the screens: its layer is remembered as one laid here, so that closing
// it leads back.
import { addressText } from "../app/address.ts";
import type { SiteHistory } from "../app/site-history.ts";
import { readModals, withModal, writeModals } from "./modals.rules.ts";
import type { ModalName } from "./modals.rules.ts";

export function layModal(history: SiteHistory, name: ModalName, about = ""): void {
  const { pathname, search, hash } = history.location();
  const query = new URLSearchParams(search);
  writeModals(query, withModal(readModals(query), name, about));
  history.push(addressText({ pathname, search: query.toString(), hash }), { layers: [name] });
}
