// The way to a place: a link to a page, panel or modal, or the button that starts a vendor's game. A visitor who wants
// what is for members is led to the login [ACC-5].
import type { ComponentProps } from "react";
import { Spinner } from "@jonaki/ui/spinner";
import { useToken } from "../app/use-token.ts";
import { LaunchButton } from "./launch-button.tsx";
import { useModals } from "./modal-address.ts";
import { usePanelWay } from "./panel-address.ts";
import { usePanelComing } from "./panel-coming.ts";
import { needsLogin } from "./place.rules.ts";
import type { Target } from "./place.rules.ts";
import { SiteLink } from "./site-link.tsx";
import { SITE_PARTS } from "./site-parts.ts";
import { loginPlace } from "./way-in.rules.ts";
import styles from "./place-link.module.css";

interface PlaceLinkProps extends Omit<ComponentProps<typeof SiteLink>, "to" | "state" | "replace"> {
  readonly place: Target;
}

export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  const isMember = useToken() !== null;
  const target = needsLogin(place, isMember) ? loginPlace(SITE_PARTS) : place;
  if (target.kind === "vendor") {
    return (
      <LaunchButton vendor={target.vendor} tabIndex={rest.tabIndex} className={rest.className}>
        {rest.children}
      </LaunchButton>
    );
  }
  if (target.kind === "route") return <SiteLink {...rest} to={target.to} />;
  return target.kind === "modal" ? (
    <ModalLink {...rest} name={target.name} />
  ) : (
    <PanelLink {...rest} place={target} />
  );
}

type LinkProps<Part> = Omit<PlaceLinkProps, "place"> & Part;

function ModalLink({ name, ...rest }: LinkProps<Pick<Extract<Target, { kind: "modal" }>, "name">>) {
  return <SiteLink {...rest} {...useModals().wayTo(name)} />;
}

/** Until the panel is here the link shows that it is on its way [SHELL-79]. */
function PanelLink({ place, ...rest }: LinkProps<{ readonly place: Extract<Target, { kind: "panel" }> }>) {
  const way = usePanelWay(place.page, place.centre, place.part);
  const isComing = usePanelComing(place.page);
  return (
    <SiteLink {...rest} {...way} aria-busy={isComing || undefined}>
      {rest.children}
      {isComing ? <Spinner size="sm" className={styles["coming"]} /> : null}
    </SiteLink>
  );
}
