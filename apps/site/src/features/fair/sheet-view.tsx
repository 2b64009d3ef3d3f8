// The sheet of a game [FAIR-11, FAIR-13]: rules, pay table, limits and figures, made from the code that pays and read
// by anybody before any bet.
import { useQuery } from "@tanstack/react-query";
import { formatMoney, groupLakh } from "@jonaki/i18n";
import type { Language } from "@jonaki/i18n";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import { Skeleton } from "@jonaki/ui/skeleton";
import type { CallOutput, Calls } from "@jonaki/wire";
import { ownGame } from "../../app/own-games.ts";
import { useServices } from "../../app/services.ts";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { PayTables } from "./pay-tables.tsx";
import styles from "./fair-page.module.css";

type Sheet = CallOutput<Calls["lobby"]["gameSheet"]>["sheet"];

export function SheetView({ code }: { readonly code: string }) {
  const { t, language } = useTranslator();
  const { sheet, problem, isFetching, reload } = useSheet(code, language);
  if (problem !== null) return <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />;
  if (sheet === undefined) return <Skeleton height={480} radius="var(--r-lg)" />;
  return (
    <div className={styles["columns"]}>
      <Card as="section" aria-labelledby="sheet-name">
        <h2 id="sheet-name" className={styles["heading"]}>
          <GameName code={sheet.code} />
        </h2>
        <MainFigures sheet={sheet} />
        <h3 className={styles["part"]}>{t("play_rules")}</h3>
        <div className={styles["prose"]}>
          {sheet.rules.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Card>
      <Card>
        <h2 className={styles["heading"]}>{t("play_pay_table")}</h2>
        <PayTables key={sheet.code} game={sheet.code} lines={sheet.payTable} />
        <h3 className={styles["part"]}>{t("play_figures")}</h3>
        <OtherFigures sheet={sheet} />
      </Card>
    </div>
  );
}

/** The rules come in the language of the call, so each language has its own answer. */
function useSheet(code: string, language: Language) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["sheet", code, language],
    queryFn: async () => {
      const answer = await api.lobby.gameSheet({ code });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.sheet;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const problem = data === undefined && error !== null ? error.message : null;
  return { sheet: data, problem, isFetching, reload: () => void refetch() };
}

function GameName({ code }: { readonly code: string }) {
  const t = useText();
  const game = ownGame(code);
  return <>{game === undefined ? code : t(game.nameKey)}</>;
}

interface SheetProps {
  readonly sheet: Sheet;
}

function MainFigures({ sheet }: SheetProps) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const money = (amount: string): string => formatMoney(amount, { symbol });
  const { limits, returnToPlayer } = sheet;
  return (
    <Facts>
      <Fact num name={t("play_return")}>
        {returnToPlayer.fraction} = {returnToPlayer.decimal}
      </Fact>
      <Fact num name={t("play_limits")}>
        {t("play_from_to", { 0: money(limits.minimum), 1: money(limits.maximum) })}
      </Fact>
      <Fact num name={t("play_largest_win")}>
        {money(limits.largestWin)}
      </Fact>
    </Facts>
  );
}

function OtherFigures({ sheet }: SheetProps) {
  const t = useText();
  return (
    <Facts>
      <Fact num name={t("play_hit_frequency")}>
        {sheet.hitFrequency}
      </Fact>
      <Fact num name={t("play_variance")}>
        {sheet.variance}
      </Fact>
      <Fact num name={t("play_best_line")}>
        {sheet.largestWin.pays}× · {sheet.largestWin.chance}
      </Fact>
      <Fact name={t("fair_sheet_method")}>
        <Method sheet={sheet} />
      </Fact>
      <Fact num name={t("play_version")}>
        {sheet.version}
      </Fact>
      <LongFact name={t("play_table_hash")} text={sheet.tableHash} />
    </Facts>
  );
}

function Method({ sheet: { method, simulation } }: SheetProps) {
  const t = useText();
  if (method === "ENUMERATION") return <>{t("fair_method_enumeration")}</>;
  if (method === "RECURSION" || simulation === null) return <>{t("fair_method_recursion")}</>;
  const { rounds, low, high } = simulation;
  return <>{t("fair_method_simulation", { 0: groupLakh(rounds), 1: low, 2: high })}</>;
}
