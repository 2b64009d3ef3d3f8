// How often a reality check comes [SAFE-14]: the member may choose, never more seldom than the policy says.
import { useText } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import { REALITY_MINUTES } from "@jonaki/wire/states";
import BellRing from "lucide-react/icons/bell-ring";
import { useReality } from "../../../app/reality.query.ts";
import { useServices } from "../../../app/services.ts";
import { useTold } from "../use-told.tsx";
import { useSafeReload } from "./limits.query.ts";
import { PartTitle } from "./security-card.tsx";
import styles from "./limits.module.css";

export function RealityChoice({ onDone }: { readonly onDone: (text: string) => void }) {
  const t = useText();
  const { api } = useServices();
  const { data } = useReality(true);
  const reload = useSafeReload();
  const told = useTold();
  if (data?.ok !== true) return null;
  const choose = async (text: string): Promise<void> => {
    const interval = REALITY_MINUTES.find((one) => String(one) === text);
    if (interval === undefined) return;
    const answer = await api.safe.realityAnswer({ answer: "CONTINUE", interval });
    reload();
    if (answer.ok) onDone(t("reality_chosen", { 0: text }));
    else told.warn(answer.message);
  };
  return (
    <section aria-label={t("reality_title")} className={styles["part"]}>
      <PartTitle className={styles["title"]}>
        <BellRing aria-hidden="true" />
        {t("reality_title")}
      </PartTitle>
      <p className={styles["rule"]}>{t("reality_every")}</p>
      <Segment
        block
        label={t("reality_every")}
        choices={REALITY_MINUTES.map((minutes) => ({ value: String(minutes), label: String(minutes) }))}
        value={String(data.value.interval)}
        onValue={(text) => void choose(text)}
      />
      {told.dialog}
    </section>
  );
}
