// A category of the header with the dropdown of its vendors [SHELL-49]. A mouse opens it by standing on it, the
// keyboard by focus, and a finger with the first tap; the second one follows the link [SHELL-59].
import { Suspense, useRef } from "react";
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { cx } from "@jonaki/ui/cx";
import { AllTexts } from "../app/all-texts.tsx";
import { ErrorBoundary } from "../app/error-boundary.tsx";
import { lazyPage } from "../app/lazy-page.ts";
import { categoryIcon } from "./category-icon.tsx";
import { LabelText } from "./label-text.tsx";
import type { NavigationItem } from "./navigation.rules.ts";
import { useIsHere } from "./nav-tab.tsx";
import { PlaceLink } from "./place-link.tsx";
import styles from "./header-nav.module.css";
import here from "./here.module.css";

const dropdown = lazyPage(async () => (await import("./vendor-dropdown.tsx")).VendorDropdown);

/** A dropdown that does not come is missed; the link beside it still leads to the lobby. */
const NOTHING = { "slow-load": null, fault: null };

interface CategoryTabProps {
  readonly item: NavigationItem;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function CategoryTab({ item, isOpen, onOpen }: CategoryTabProps) {
  const isHere = useIsHere(item);
  const place = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  const events = useDropdownEvents(place, touched, isOpen, onOpen);
  return (
    <div ref={place} className={styles["category"]} {...events}>
      <PlaceLink
        place={item.target}
        className={cx(here["here"], styles["tab"], isOpen && styles["open"])}
        aria-current={isHere ? "page" : undefined}
        aria-expanded={isOpen}
        onClick={(event: MouseEvent) => {
          const isFirstTap = touched.current && !isOpen;
          touched.current = false;
          if (isFirstTap) event.preventDefault();
          onOpen(isFirstTap);
        }}
      >
        {categoryIcon(item.key)}
        <LabelText label={item.label} />
      </PlaceLink>
      {isOpen ? (
        <ErrorBoundary screens={NOTHING}>
          <Suspense fallback={null}>
            <AllTexts>
              <span className={styles["veil"]} />
              <dropdown.Page item={item} close={() => onOpen(false)} />
            </AllTexts>
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

function useDropdownEvents(
  place: { readonly current: HTMLDivElement | null },
  touched: { current: boolean },
  isOpen: boolean,
  onOpen: (isOpen: boolean) => void,
) {
  const link = () => place.current?.querySelector("a");
  const vendors = () => [...(place.current?.querySelectorAll<HTMLElement>("[data-vendor] > *") ?? [])];
  /** The ways to play of the current vendor's games, and its pager. */
  const games = () => [...(place.current?.querySelectorAll<HTMLElement>("section section button") ?? [])];
  const step = (by: 1 | -1): void => {
    const stops = [link(), ...vendors()].filter((one) => one !== null && one !== undefined);
    const now = stops.findIndex((one) => one === document.activeElement);
    stops[(now + by + stops.length) % stops.length]?.focus();
  };
  /** Into the games, and from the first of them back to their vendor. */
  const stepAside = (by: 1 | -1): void => {
    const current = place.current?.querySelector<HTMLElement>("[data-current]");
    const stops = [current, ...games()];
    const now = stops.findIndex((one) => one === document.activeElement);
    stops[Math.max(now, 0) + by]?.focus();
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && onOpen(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && onOpen(false),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      touched.current = pointerType === "touch";
    },
    // A tap focuses too; what it does is decided by the click.
    onFocus: () => !touched.current && onOpen(true),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!place.current?.contains(relatedTarget)) onOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && isOpen) {
        link()?.focus();
        onOpen(false);
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        if (isOpen) step(event.key === "ArrowDown" ? 1 : -1);
        else onOpen(true);
      } else if (isOpen && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
        event.preventDefault();
        stepAside(event.key === "ArrowRight" ? 1 : -1);
      }
    },
  };
}
