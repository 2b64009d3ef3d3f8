// /fair [SHELL-114]: the verifier, a member's seeds, the chains, and the sheets of the games, open to everybody. The address
// says which: ?round= fills the verifier, ?game= opens a sheet [FAIR-9, FAIR-13].
import { useText } from "@jonaki/i18n/react";
import { Tabs } from "@jonaki/ui/tabs";
import { useLocation, useNavigate } from "../../app/site-router.tsx";
import { OWN_GAMES } from "../../app/own-games.ts";
import { FAIR } from "../../app/routes.ts";
import { Page } from "../../shell/page.tsx";
import { ChainsView } from "./chains-view.tsx";
import { SeedsView } from "./seeds-view.tsx";
import { SheetChooser } from "./sheet-chooser.tsx";
import { SheetView } from "./sheet-view.tsx";
import { VerifyView } from "./verify-view.tsx";

type View = "verify" | "seeds" | "chains" | "sheets";

const FIRST_GAME = OWN_GAMES[0]?.gameId ?? "";
const ADDRESSES: Readonly<Record<View, string>> = {
  verify: FAIR,
  seeds: `${FAIR}?view=seeds`,
  chains: `${FAIR}?view=chains`,
  sheets: `${FAIR}?game=${FIRST_GAME}`,
};

export function FairPage() {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const game = query.get("game");
  const round = query.get("round") ?? "";
  const view = viewOf(query);
  return (
    <Page title={t("play_fairness")} lead={t("play_fair_body")}>
      <Tabs
        label={t("fair_views")}
        choices={[
          { value: "verify", label: t("fair_view_verify") },
          { value: "seeds", label: t("fair_view_seeds") },
          { value: "chains", label: t("fair_view_chains") },
          { value: "sheets", label: t("fair_view_sheets") },
        ]}
        value={view}
        onValue={(chosen) => navigate(ADDRESSES[chosen])}
      >
        {view === "verify" ? <VerifyView key={round} round={round} /> : null}
        {view === "seeds" ? <SeedsView /> : null}
        {view === "chains" ? <ChainsView /> : null}
        {view === "sheets" ? (
          <>
            <SheetChooser code={game ?? FIRST_GAME} />
            <SheetView code={game ?? FIRST_GAME} />
          </>
        ) : null}
      </Tabs>
    </Page>
  );
}

function viewOf(query: URLSearchParams): View {
  if (query.has("game")) return "sheets";
  const view = query.get("view");
  return view === "seeds" || view === "chains" ? view : "verify";
}
