// A link inside the site: a real address for the browser's own ways to open it, and no page load for a plain click.
import type { ComponentProps, MouseEvent } from "react";
import { addressFrom } from "../app/address.ts";
import { useLocation, useNavigate } from "../app/site-router.tsx";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
  /** What the history's entry remembers. */
  readonly state?: unknown;
  /** Takes the place of the current entry instead of being a new one. */
  readonly replace?: boolean;
}

/** Another button, or a key held down, asks for another window or a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function SiteLink({ to, state, replace = false, onClick, target, children, ...rest }: SiteLinkProps) {
  const href = addressFrom(to, useLocation());
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const staysHere = target === undefined || target === "_self";
    if (event.defaultPrevented || !staysHere || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { state, replace });
  };
  return (
    <a {...rest} target={target} href={href} onClick={follow}>
      {children}
    </a>
  );
}
