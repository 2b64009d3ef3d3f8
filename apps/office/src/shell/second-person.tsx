// Says that a decision waits for a second person, and leads there [OFF-4].
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import Stamp from "lucide-react/icons/stamp";
import { Link } from "react-router";
import { APPROVALS } from "./places.ts";
import styles from "./decision.module.css";

export function SecondPerson({ approvalId }: { readonly approvalId: string }) {
  const t = useText();
  return (
    <output className={styles["waits"]}>
      <span>{t("office_asked")}</span>
      <Link
        to={`${APPROVALS}?state=WAITING&open=${approvalId}`}
        className={buttonClass({ tone: "brand", size: "sm" })}
      >
        <Stamp />
        {t("office_to_approval")}
      </Link>
    </output>
  );
}
