// Who is logged in, as a face: the first letter in its disc, the name, and the rank with its crown once it is known.
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import Crown from "lucide-react/icons/crown";
import { useServices } from "../../app/services.ts";
import { useMemberInfo } from "./member.query.ts";
import styles from "./account-face.module.css";

/** As the server says it; until it has, as it was typed. */
export function useAccountName(): string {
  const { session } = useServices();
  return useMemberInfo()?.account ?? session.read("account") ?? session.read("username") ?? "";
}

interface AccountFaceProps {
  /** bar stands in the header, where a narrow screen keeps the disc alone; card heads the side menu. */
  readonly look: "bar" | "card";
}

export function AccountFace({ look }: AccountFaceProps) {
  const t = useText();
  const rank = useMemberInfo()?.clubLabel.labelName ?? "";
  const account = useAccountName();
  return (
    <span className={cx(styles["face"], styles[look])} title={account}>
      <span aria-hidden="true" lang="en" className={styles["disc"]}>
        {account.slice(0, 1).toUpperCase()}
      </span>
      <span className="sr">{t("account_label")}</span>
      <span className={styles["words"]}>
        <b className={cx("trunc", styles["name"])} lang="en">
          {account}
        </b>
        {rank === "" ? null : (
          <span className={styles["rank"]}>
            <Crown aria-hidden="true" />
            <span className="trunc">{rank}</span>
          </span>
        )}
      </span>
    </span>
  );
}
