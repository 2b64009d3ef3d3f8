// One entry of the audit log, opened: who, when, from where, what, before, after, why, and its link in the chain [OFF-6].
import { useText } from "@jonaki/i18n/react";
import { Drawer } from "@jonaki/ui/drawer";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { useTime } from "../../app/house.query.ts";
import { useLast } from "../../shell/use-last.ts";
import { ValueView } from "../../shell/value-view.tsx";
import { actionName } from "./audit.rules.ts";
import type { AuditEntry } from "./audit.query.ts";
import styles from "./entry-drawer.module.css";

interface EntryDrawerProps {
  readonly entry: AuditEntry | undefined;
  readonly onClose: () => void;
}

export function EntryDrawer({ entry, onClose }: EntryDrawerProps) {
  const t = useText();
  const shown = useLast(entry);
  return (
    <Drawer
      side="end"
      size="lg"
      open={entry !== undefined}
      title={shown === undefined ? "" : actionName(shown.action, t)}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : <Opened entry={shown} />}
    </Drawer>
  );
}

function Opened({ entry }: { readonly entry: AuditEntry }) {
  const t = useText();
  const time = useTime();
  return (
    <>
      <Facts>
        <Fact num name={t("office_number")}>
          {entry.entryId}
        </Fact>
        <Fact num name={t("office_time")}>
          {time(entry.time)}
        </Fact>
        <Fact name={t("office_operator")}>{entry.operator?.name ?? t("office_server")}</Fact>
        <Fact num name={t("office_address")}>
          {entry.address === "" ? "–" : entry.address}
        </Fact>
        <Fact name={t("office_action")}>
          <span lang="en">{entry.action}</span>
        </Fact>
        <Fact name={t("office_subject")}>{entry.subject}</Fact>
        <Fact name={t("office_outcome")}>{t(entry.isAllowed ? "office_done" : "office_not_allowed")}</Fact>
        <Fact name={t("office_reason")}>{entry.reason === "" ? "–" : entry.reason}</Fact>
        <LongFact name={t("office_hash")} text={entry.hash} />
      </Facts>
      <div className={styles["sides"]}>
        <Side title={t("office_before")} value={entry.before} />
        <Side title={t("office_after")} value={entry.after} />
      </div>
    </>
  );
}

function Side({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <section className={styles["side"]}>
      <h3 className={styles["head"]}>{title}</h3>
      <ValueView value={value} />
    </section>
  );
}
