// The entries of the side menu: links, the two submenus of which one is open at a time, and customer service.
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { cx } from "@jonaki/ui/cx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useLocation } from "../app/site-router.tsx";
import { LabelText } from "./label-text.tsx";
import { menuIcon } from "./menu-icon.tsx";
import { PlaceLink } from "./place-link.tsx";
import type { MenuEntry, MenuLink } from "./side-menu.rules.ts";
import here from "./here.module.css";
import styles from "./side-menu.module.css";

interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  readonly onService: () => void;
  readonly close: () => void;
}

export function MenuList({ entries, onService, close }: MenuListProps) {
  const t = useText();
  const [openKey, setOpenKey] = useState<string | null>("account");
  return (
    <nav aria-label={t("menu_title")} className={styles["list"]}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            {entry.kind === "submenu" ? (
              <Submenu
                entry={entry}
                isOpen={openKey === entry.key}
                onToggle={() => setOpenKey(openKey === entry.key ? null : entry.key)}
                close={close}
              />
            ) : entry.kind === "pair" ? (
              <Pair links={entry.links} close={close} />
            ) : entry.kind === "link" ? (
              <Entry link={entry} onAct={onService} close={close} />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly link: MenuLink;
  readonly onAct: () => void;
  readonly close: () => void;
}

function Entry({ link: { key, label, place }, onAct, close }: EntryProps) {
  const { pathname, hash } = useLocation();
  if (place.kind === "act") {
    // The window is opened by the press itself: later the browser would block it.
    const press = (): void => {
      onAct();
      close();
    };
    return (
      <button type="button" className={styles["entry"]} onClick={press}>
        <Words icon={menuIcon(key)} label={label} />
      </button>
    );
  }
  const isHere = place.kind === "route" && place.to === pathname + hash;
  return (
    <PlaceLink
      place={place}
      className={cx(here["here"], styles["entry"])}
      aria-current={isHere ? "page" : undefined}
      onClick={close}
    >
      <Words icon={menuIcon(key)} label={label} />
    </PlaceLink>
  );
}

function Words({ icon, label }: { readonly icon: ReactNode; readonly label: MenuLink["label"] }) {
  return (
    <>
      {icon}
      <span className={styles["label"]}>
        <LabelText label={label} />
      </span>
    </>
  );
}

interface SubmenuProps {
  readonly entry: Extract<MenuEntry, { readonly kind: "submenu" }>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly close: () => void;
}

function Submenu({ entry, isOpen, onToggle, close }: SubmenuProps) {
  const listId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={cx(styles["entry"], isOpen && styles["open"])}
        onClick={onToggle}
      >
        <Words icon={menuIcon(entry.key)} label={entry.label} />
        <ChevronDown aria-hidden="true" className={styles["chevron"]} />
      </button>
      {isOpen ? (
        <ul id={listId} className={styles["sub"]}>
          {entry.links.map(({ key, label, place, badge = 0 }) => (
            <li key={key}>
              {place.kind === "act" ? null : (
                <PlaceLink place={place} className={styles["sub-entry"]} onClick={close}>
                  <LabelText label={label} />
                  <Count value={badge} />
                </PlaceLink>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface PairProps {
  readonly links: readonly MenuLink[];
  readonly close: () => void;
}

/** The visitor's shortcut: side by side [SHELL-63]. */
function Pair({ links, close }: PairProps) {
  return (
    <div className={styles["pair"]}>
      {links.map(({ key, label, place }) =>
        place.kind === "act" ? null : (
          <PlaceLink key={key} place={place} className={styles["tile"]} onClick={close}>
            {menuIcon(key)}
            <LabelText label={label} />
          </PlaceLink>
        ),
      )}
    </div>
  );
}
