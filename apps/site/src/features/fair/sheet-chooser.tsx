// Which game's sheet is shown; the address says it, so that a sheet can be sent to somebody.
import { useText } from "@jonaki/i18n/react";
import { Select } from "@jonaki/ui/select";
import { useNavigate } from "../../app/site-router.tsx";
import { OWN_GAMES } from "../../app/own-games.ts";
import { FAIR } from "../../app/routes.ts";
import styles from "./fair-page.module.css";

export function SheetChooser({ code }: { readonly code: string }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className={styles["chooser"]}>
      <Select
        label={t("fair_which_game")}
        placeholder={t("fair_choose")}
        choices={OWN_GAMES.map(({ gameId, nameKey }) => ({ value: gameId, label: t(nameKey) }))}
        value={code}
        onValue={(chosen) => navigate(`${FAIR}?game=${chosen}`)}
      />
    </div>
  );
}
