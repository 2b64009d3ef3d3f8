// /seamless?gameCode={code}: the direct address of one game; it makes the launch itself, under the same checks, and shows the
// frame [LOB-52, SHELL-17]. Loaded again, it launches again.
import { useText } from "@jonaki/i18n/react";
import { EmptyState } from "@jonaki/ui/empty-state";
import { useLocation } from "../../app/site-router.tsx";
import { GameByWish } from "./game-by-wish.tsx";
import { StageWords, WayToGames } from "./own-stage.tsx";

export function SeamlessPage() {
  const query = new URLSearchParams(useLocation().search);
  return <GameByWish wish={{ gameCode: query.get("gameCode") ?? "" }} fit="screen" none={<Unknown />} />;
}

function Unknown() {
  const t = useText();
  return (
    <StageWords>
      <h1 className="sr">{t("stage_unknown_title")}</h1>
      <EmptyState
        heading="h2"
        title={t("stage_unknown_title")}
        reason={t("stage_unknown_body")}
        actions={<WayToGames />}
      />
    </StageWords>
  );
}
