// What a desk is: one feature folder with an address, an entry of the navigation that its permission shows, and, where it
// has them, a figure beside the entry and a card on the dashboard.
import type { ComponentType } from "react";
import type { MessageKey } from "@jonaki/i18n";
import type { Permission } from "@jonaki/wire/office-permissions";
import type { LazyPage } from "./lazy-page.ts";

export interface Desk {
  readonly path: `/${string}`;
  readonly title: MessageKey;
  readonly icon: ComponentType;
  /** Null for what every operator has. */
  readonly permission: Permission | null;
  readonly Page: LazyPage;
  /** How much waits there: the figure beside its name. */
  readonly Waiting?: ComponentType;
  /** On the dashboard of whoever has the desk. */
  readonly Card?: LazyPage;
}
