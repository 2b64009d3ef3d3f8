// What an approval will do, as its checker reads it: a set that changes with what comes and goes, everything else by field.
import { useText } from "@jonaki/i18n/react";
import type { MessageKey } from "@jonaki/i18n";
import { Badge } from "@jonaki/ui/badge";
import type { BadgeTone } from "@jonaki/ui/badge";
import { buttonClass } from "@jonaki/ui/button";
import { Link } from "react-router";
import { usePeople } from "../../app/people.query.ts";
import { permissionName, roleName } from "../../app/rights.rules.ts";
import { ValueView } from "../../shell/value-view.tsx";
import { aboutText, marked, orderPlace, setChange } from "./approval.rules.ts";
import type { ChangeMark, SetChange } from "./approval.rules.ts";
import type { Approval } from "./approvals.query.ts";
import decision from "../../shell/decision.module.css";
import styles from "./approval-drawer.module.css";

export function ApprovalContent({ approval }: { readonly approval: Approval }) {
  const t = useText();
  const people = usePeople();
  // What was decided is done: how it was before cannot be told from how it is now.
  const change = setChange(approval, approval.state === "WAITING" ? people : null);
  const order = orderPlace(approval);
  return (
    <section aria-labelledby="content-of-approval" className={decision["part"]}>
      <h3 id="content-of-approval" className={decision["head"]}>
        {change === null ? t("office_content") : `${t("office_change_of")} ${aboutText(approval)}`}
      </h3>
      {change === null ? <ValueView value={approval.content} /> : <Changes change={change} />}
      {/* How much, to whom, and the member's risk card. */}
      {order === null ? null : (
        <Link to={order} className={buttonClass({ size: "sm" })}>
          {t("office_look_at", { 0: aboutText(approval) })}
        </Link>
      )}
    </section>
  );
}

const TONES: Readonly<Record<ChangeMark, BadgeTone>> = { added: "up", removed: "down", kept: "quiet" };
const MARKS: Readonly<Record<ChangeMark, string>> = { added: "+ ", removed: "− ", kept: "" };
const SPOKEN: Readonly<Record<ChangeMark, MessageKey>> = {
  added: "office_added",
  removed: "office_removed",
  kept: "office_kept",
};

function Changes({ change }: { readonly change: SetChange }) {
  const t = useText();
  const named = change.field === "roles" ? roleName : permissionName;
  const all = marked(change);
  return (
    <>
      {change.before === null ? <p className={decision["hint"]}>{t("office_before_unknown")}</p> : null}
      {all.length === 0 ? <p className={decision["hint"]}>{t("office_nothing_left")}</p> : null}
      <ul className={styles["changes"]}>
        {all.map(([mark, text]) => (
          <li key={text}>
            <Badge size="md" tone={TONES[mark]}>
              <span className="sr">{t(SPOKEN[mark])}: </span>
              <span>
                {MARKS[mark]}
                {named(text, t)}
              </span>
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
