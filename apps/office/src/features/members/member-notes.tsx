// Notes about a member, the newest first, for whoever looks next [OFF-10].
import { useText } from "@jonaki/i18n/react";
import { useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import { NOTE } from "./member-acts.rules.ts";
import type { MemberPaper } from "./members.query.ts";
import styles from "./member-panel.module.css";

export function MemberNotes({ paper: { member, notes } }: { readonly paper: MemberPaper }) {
  const t = useText();
  const time = useTime();
  const may = useMay();
  const { api } = useServices();
  const { memberId } = member;
  return (
    <div className={styles["main"]}>
      {may("members.write") ? (
        <ActForm
          title="office_new_note"
          words="office_note"
          acts={NOTE}
          about={member.account}
          call={(_act, { reason }) => api.members.addNote({ memberId, text: reason })}
        />
      ) : null}
      {notes.length === 0 ? <p className={styles["none"]}>{t("office_empty")}</p> : null}
      <ul aria-label={t("office_notes")} className={styles["rows"]}>
        {notes.map(({ time: at, by, text }) => (
          <li key={`${at} ${by.operatorId}`} className={styles["row"]}>
            <span className={styles["text"]}>{text}</span>
            <span>
              {by.name} · <span className="num">{time(at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
