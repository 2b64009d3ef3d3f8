// The way to a place: a link to a page or panel, or the button that starts a vendor's game. A visitor who wants a
// panel is led to the login [ACC-5].
import type { ComponentProps } from "react";
import { Spinner } from "@jonaki/ui/spinner";
import { LOGIN } from "../app/routes.ts";
import { useToken } from "../app/use-token.ts";
import { LaunchButton } from "./launch-button.tsx";
import { FIRST_STEP, usePanelHref } from "./panel-address.ts";
import { usePanelComing } from "./panel-coming.ts";
import { needsLogin } from "./place.rules.ts";
import type { Target } from "./place.rules.ts";
import { SiteLink } from "./site-link.tsx";
import styles from "./place-link.module.css";

interface PlaceLinkProps extends Omit<ComponentProps<typeof SiteLink>, "to" | "state"> {
  readonly place: Target;
}

export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  const isMember = useToken() !== null;
  const panelHref = usePanelHref(place.kind === "panel" ? place.page : "");
  const isComing = usePanelComing(place.kind === "panel" ? place.page : null);
  if (place.kind === "vendor") {
    return (
      <LaunchButton vendor={place.vendor} tabIndex={rest.tabIndex} className={rest.className}>
        {rest.children}
      </LaunchButton>
    );
  }
  if (place.kind === "route") return <SiteLink {...rest} to={place.to} />;
  if (needsLogin(place, isMember)) return <SiteLink {...rest} to={LOGIN} />;
  return (
    <SiteLink {...rest} aria-busy={isComing || undefined} to={panelHref} state={FIRST_STEP}>
      {rest.children}
      {isComing ? <Spinner size="sm" className={styles["coming"]} /> : null}
    </SiteLink>
  );
}
