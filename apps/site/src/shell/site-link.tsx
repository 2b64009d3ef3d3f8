// A link inside the site: a real address for the browser's own ways to open it, and no page load for a plain
// click. The router's own link brings a server renderer's worth of code along.
import type { ComponentProps, MouseEvent } from "react";
import { useHref, useNavigate } from "react-router";

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
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const staysHere = target === undefined || target === "_self";
    if (event.defaultPrevented || !staysHere || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { state, replace });
  };
  return (
    <a {...rest} target={target} href={href} onClick={follow}>
      {children}
    </a>
  );
}
