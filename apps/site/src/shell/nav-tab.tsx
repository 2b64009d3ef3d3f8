// A tab of the header's lower row: a link, or the button of a game, with its picture.
import type { ReactNode } from "react";
import { cx } from "@jonaki/ui/cx";
import { useLocation } from "../app/site-router.tsx";
import { LabelText } from "./label-text.tsx";
import type { NavigationItem } from "./navigation.rules.ts";
import { PlaceLink } from "./place-link.tsx";
import styles from "./header-nav.module.css";
import here from "./here.module.css";

/** Whether somebody is where an item leads. */
export function useIsHere({ target }: NavigationItem): boolean {
  const { pathname } = useLocation();
  return target.kind === "route" && target.to === pathname;
}

interface NavTabProps {
  readonly item: NavigationItem;
  readonly icon: ReactNode;
  /** A pill whose label is only heard: the words on it are its own. */
  readonly isPill?: boolean;
  readonly children?: ReactNode;
}

export function NavTab({ item, icon, isPill = false, children }: NavTabProps) {
  const isHere = useIsHere(item);
  return (
    <PlaceLink
      place={item.target}
      className={cx(here["here"], styles["tab"], isPill && styles["rank"])}
      aria-current={isHere ? "page" : undefined}
    >
      {icon}
      <span className={isPill ? "sr" : undefined}>
        <LabelText label={item.label} />
      </span>
      {children}
    </PlaceLink>
  );
}
