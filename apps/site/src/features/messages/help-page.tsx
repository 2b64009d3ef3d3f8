// The help centre [MSG-24, MSG-25]: every section under its anchor, a way to look something up, the feedback form under
// contact. /helpmc shows the same without the header [MSG-26].
import { useLayoutEffect, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Skeleton } from "@jonaki/ui/skeleton";
import { TextField } from "@jonaki/ui/text-field";
import Search from "lucide-react/icons/search";
import { useLocation } from "../../app/site-router.tsx";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { Page } from "../../shell/page.tsx";
import { HelpNavigation } from "./help-navigation.tsx";
import { HelpSectionView } from "./help-section.tsx";
import { useHelp } from "./help.query.ts";
import type { HelpSection } from "./help.query.ts";
import { foundSections } from "./help.rules.ts";
import styles from "./help-page.module.css";

export function HelpPage() {
  const t = useText();
  const { sections, problem, isFetching, reload } = useHelp();
  return (
    <Page title={t("help_title")}>
      {sections !== undefined ? (
        <Sections sections={sections} />
      ) : problem === null ? (
        <Skeleton height={640} radius="var(--r-lg)" />
      ) : (
        <LoadProblem problem={problem} isFetching={isFetching} onRetry={reload} />
      )}
    </Page>
  );
}

function Sections({ sections }: { readonly sections: readonly HelpSection[] }) {
  const t = useText();
  const [wanted, setWanted] = useState("");
  useArrival();
  const found = foundSections(sections, wanted);
  return (
    <div className={styles["panes"]}>
      <div className={styles["side"]}>
        <TextField
          type="search"
          label={t("help_search")}
          labelHidden
          placeholder={t("help_search")}
          icon={<Search />}
          value={wanted}
          onValue={setWanted}
        />
        <HelpNavigation sections={found} />
      </div>
      <div className={styles["sections"]} aria-live="polite">
        {found.length === 0 ? (
          <EmptyState
            title={t("in_no_data")}
            reason={t("help_not_found")}
            actions={
              <Button tone="quiet" onClick={() => setWanted("")}>
                {t("help_show_all")}
              </Button>
            }
          />
        ) : (
          found.map((section) => <HelpSectionView key={section.section} section={section} />)
        )}
      </div>
    </div>
  );
}

/** The texts come after the page, so the anchor of the address is looked for again when they are here [SHELL-3]. */
function useArrival(): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
