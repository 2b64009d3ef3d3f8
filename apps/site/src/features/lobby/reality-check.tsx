// The reality check [SAFE-14]: over the game until it is answered, with time, stakes, payouts and net; a break comes first,
// nothing glows and nothing sounds.
import { useState } from "react";
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { Fact, Facts } from "@jonaki/ui/facts";
import type { CallOutput, Calls } from "@jonaki/wire";
import CirclePause from "lucide-react/icons/circle-pause";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "../../app/site-router.tsx";
import { SAFE_KEY } from "../../app/member-keys.ts";
import { HOME } from "../../app/routes.ts";
import { useServices } from "../../app/services.ts";
import { DEFAULT_PAGE, RECORD_PAGE, SAFE_PART } from "../../shell/panel-address.ts";
import styles from "./reality-check.module.css";

export type Played = CallOutput<Calls["safe"]["realityCheck"]>;

interface RealityCheckProps {
  readonly played: Played;
  readonly warn: (text: string) => Promise<void>;
}

export function RealityCheck({ played, warn }: RealityCheckProps) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const { busy, answer } = useRealityAnswer(warn);
  const navigate = useNavigate();
  const lead = (page: string, part = "") =>
    navigate(`${HOME}?mc=${page}${part === "" ? "" : `&part=${part}`}`);
  const money = (amount: string): string => formatMoney(amount, { symbol });
  return (
    <Dialog
      open
      size="sm"
      phone="sheet"
      closable={false}
      title={t("reality_head", { 0: String(played.minutes) })}
      closeLabel={t("action_close")}
      onClose={() => undefined}
    >
      <p className={styles["body"]}>{t("reality_body")}</p>
      <Facts>
        <Fact name={t("played_time")} num>
          {t("reality_minutes", { 0: String(played.minutes) })}
        </Fact>
        <Fact name={t("statement_stakes")} num>
          {money(played.stakes)}
        </Fact>
        <Fact name={t("statement_payouts")} num>
          {money(played.payouts)}
        </Fact>
        <Fact name={t("played_net")} num>
          {money(played.net)}
        </Fact>
      </Facts>
      <div className={styles["ways"]}>
        <Button
          tone="brand"
          size="lg"
          block
          icon={<CirclePause />}
          loading={busy === "BREAK"}
          disabled={busy !== null}
          onClick={() => answer("BREAK")}
        >
          {t("reality_break")}
        </Button>
        <Button
          size="lg"
          block
          loading={busy === "CONTINUE"}
          disabled={busy !== null}
          onClick={() => answer("CONTINUE")}
        >
          {t("reality_go_on")}
        </Button>
        <p className={styles["more"]}>
          <Button tone="ghost" size="sm" onClick={() => lead(DEFAULT_PAGE, SAFE_PART)}>
            {t("reality_limits")}
          </Button>
          <Button tone="ghost" size="sm" onClick={() => lead(RECORD_PAGE)}>
            {t("reality_records")}
          </Button>
          <Button tone="ghost" size="sm" disabled={busy !== null} onClick={() => answer("LOGOUT")}>
            {t("reality_log_out")}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

type Answered = "BREAK" | "CONTINUE" | "LOGOUT";

/** A break and a logout end the session here, too; going on takes the check away. */
function useRealityAnswer(warn: (text: string) => Promise<void>) {
  const { api, session } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Answered | null>(null);
  const send = async (answered: Answered): Promise<void> => {
    setBusy(answered);
    const answer = await api.safe.realityAnswer({ answer: answered });
    setBusy(null);
    if (!answer.ok) return warn(answer.message);
    if (answered === "CONTINUE") return queries.invalidateQueries({ queryKey: SAFE_KEY });
    session.end(...(answered === "BREAK" ? ["ACCOUNT_EXCLUDED"] : []));
    navigate(HOME);
  };
  return { busy, answer: (answered: Answered): void => void send(answered) };
}
