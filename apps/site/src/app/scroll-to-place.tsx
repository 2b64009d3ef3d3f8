// After a navigation the view goes to the element of the hash anchor when there is one, otherwise to the top [SHELL-3].
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "./site-router.tsx";
import type { Location } from "./address.ts";
import { LAYER_KEYS } from "../shell/layers.ts";

/** Equal for two addresses between which nothing scrolls: what lies over a page must not move it [SHELL-81, SHELL-93]. */
export function placeOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  const query = new URLSearchParams(search);
  for (const key of LAYER_KEYS) query.delete(key);
  return `${pathname}?${query.toString()}${hash}`;
}

/** Stands beside the page inside its Suspense, so that it acts once the page is there. */
export function ScrollToPlace() {
  const location = useLocation();
  const place = placeOf(location);
  const { hash } = location;
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    if (last.current === place) return;
    last.current = place;
    const anchor = hash === "" ? null : document.getElementById(anchorOf(hash));
    if (anchor !== null) anchor.scrollIntoView();
    // Where a reloaded page stood is the browser's affair.
    else if (!isFirst) window.scrollTo(0, 0);
  }, [place, hash]);
  return null;
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
