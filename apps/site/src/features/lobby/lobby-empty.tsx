// A lobby without a game: `NO_DATA` [ERR-47], why, and a way out; and the door of /fav for somebody who is not inside
// [LOB-25].
import { useEffect, useEffectEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import { useModals } from "../../shell/modal-address.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { filterCount, NO_FILTERS } from "./lobby.rules.ts";
import type { LobbyKind, LobbyView } from "./lobby.rules.ts";

interface LobbyEmptyProps {
  readonly kind: LobbyKind;
  readonly view: LobbyView;
  readonly change: (change: Partial<LobbyView>) => void;
}

export function LobbyEmpty({ kind, view, change }: LobbyEmptyProps) {
  const t = useText();
  if (filterCount(view) > 0 || view.name !== "") {
    const reason = view.selection === "fav" ? "lobby_heart_for" : "lobby_none_fits";
    const clear = (
      <Button tone="quiet" onClick={() => change(NO_FILTERS)}>
        {t("record_clear")}
      </Button>
    );
    return <EmptyState title={t("in_no_data")} reason={t(reason)} actions={clear} />;
  }
  // From the slots, which every house has, there is no further to go.
  if (kind === "rng") return <EmptyState title={t("in_no_data")} reason={t("lobby_none")} />;
  const look = (
    <SiteLink to="/rng" className={buttonClass({ tone: "brand" })}>
      {t("lobby_look")}
    </SiteLink>
  );
  const reason = t(kind === "fav" ? "lobby_heart_for" : "lobby_none");
  return <EmptyState title={t("in_no_data")} reason={reason} actions={look} />;
}

/** The login opens by itself, once for each time somebody comes here without being inside. */
export function FavouritesDoor() {
  const t = useText();
  const { open, show } = useModals();
  const ask = useEffectEvent(() => {
    if (open.length === 0) show("loginPopupModal");
  });
  useEffect(() => ask(), []);
  const logIn = (
    <Button tone="brand" onClick={() => show("loginPopupModal")}>
      {t("login_submit")}
    </Button>
  );
  return (
    <>
      <h2 className="sr">{t("lobby_games")}</h2>
      <EmptyState title={t("lobby_door")} reason={t("lobby_heart_for")} actions={logIn} />
    </>
  );
}
