// Responsible gaming [ACC-133.11]: limits [SAFE-1], how often a reality check comes [SAFE-14], the statement [SAFE-15], the
// breaks one can take and closing the account [SAFE-8, SAFE-18].
import type { ReactNode } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import Ban from "lucide-react/icons/ban";
import ChevronRight from "lucide-react/icons/chevron-right";
import CirclePause from "lucide-react/icons/circle-pause";
import DoorClosed from "lucide-react/icons/door-closed";
import HandHeart from "lucide-react/icons/hand-heart";
import ScrollText from "lucide-react/icons/scroll-text";
import { useServices } from "../../../app/services.ts";
import { SAFE_PART, STATEMENT_PAGE } from "../../../shell/panel-address.ts";
import { PlaceLink } from "../../../shell/place-link.tsx";
import { panel } from "../../../shell/place.rules.ts";
import { openBreaks } from "./break.rules.ts";
import type { BreakKind } from "./break.rules.ts";
import { LimitsPart } from "./limits-part.tsx";
import { RealityChoice } from "./reality-choice.tsx";
import type { Restriction } from "./restriction.rules.ts";
import { SecurityCard } from "./security-card.tsx";
import type { StartTask, Task } from "./security-tasks.ts";
import styles from "./safe-card.module.css";

interface SafeCardProps {
  readonly restriction: Restriction | null;
  readonly start: StartTask;
  readonly onDone: (text: string) => void;
}

export function SafeCard({ restriction, start, onDone }: SafeCardProps) {
  const t = useText();
  const { serverClock, start: page } = useServices();
  const isOpen = (kind: BreakKind): boolean =>
    openBreaks(kind, restriction, serverClock.nowMs(), page.brand.timeZone).length > 0;
  const go = (task: Task) => () => start(task);
  return (
    <SecurityCard part={SAFE_PART} icon={<HandHeart />} title={t("footer_responsible")} note={t("safe_head")}>
      <p className={styles["body"]}>{t("safe_body")}</p>
      <LimitsPart onDone={onDone} />
      {restriction === null ? <RealityChoice onDone={onDone} /> : null}
      <ul className={styles["ways"]}>
        {isOpen("time-out") ? (
          <Way icon={<CirclePause />} title="time_out_title" note="time_out_note" press={go("time-out")} />
        ) : null}
        {isOpen("exclusion") ? (
          <Way icon={<Ban />} title="exclusion_title" note="exclusion_note" press={go("exclusion")} />
        ) : null}
        <li>
          <PlaceLink place={panel(STATEMENT_PAGE)} className={styles["way"]}>
            <Words icon={<ScrollText />} title="statement_title" note="statement_note" />
          </PlaceLink>
        </li>
        <Way icon={<DoorClosed />} title="closing_title" note="closing_note" press={go("close")} />
      </ul>
    </SecurityCard>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: MessageKey;
  readonly note: MessageKey;
  readonly press: () => void;
}

function Way({ press, ...words }: WayProps) {
  return (
    <li>
      <button type="button" className={styles["way"]} onClick={press}>
        <Words {...words} />
      </button>
    </li>
  );
}

function Words({ icon, title, note }: Omit<WayProps, "press">) {
  const t = useText();
  return (
    <>
      {icon}
      <span className={styles["words"]}>
        <b>{t(title)}</b>
        <span>{t(note)}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles["go"]} />
    </>
  );
}
