// Who one is [ACC-133.1]: picture, names, rank, since when, and the last login.
import { formatDay, formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { Fact, Facts } from "@jonaki/ui/facts";
import Camera from "lucide-react/icons/camera";
import Crown from "lucide-react/icons/crown";
import Hourglass from "lucide-react/icons/hourglass";
import { useServices } from "../../../app/services.ts";
import { useAccountName } from "../account-face.tsx";
import { useMemberInfo } from "../member.query.ts";
import { AvatarPicture } from "./avatar-picture.tsx";
import { useAvatar } from "./security.query.ts";
import type { Profile } from "./security.query.ts";
import type { StartTask } from "./security-tasks.ts";
import styles from "./identity-card.module.css";

interface IdentityCardProps {
  readonly profile: Profile;
  readonly start: StartTask;
}

export function IdentityCard({ profile, start }: IdentityCardProps) {
  const t = useText();
  const { start: page } = useServices();
  const { data: answer } = useAvatar();
  const own = answer?.ok === true ? answer.value : null;
  const { timeZone } = page.brand;
  const { registered, lastLogin, lastLoginIp } = profile;
  return (
    <Card as="section" aria-label={t("account_label")} className={styles["card"]}>
      <div className={styles["head"]}>
        <span className={styles["picture"]}>
          <AvatarPicture url={own?.avatar ?? null} />
        </span>
        <MemberNames />
        <Button size="sm" icon={<Camera />} className={styles["change"]} onClick={() => start("avatar")}>
          {t("avatar_change")}
        </Button>
      </div>
      {own?.isWaiting === true ? (
        <Badge tone="info" size="md" icon={<Hourglass />} className={styles["waiting"]}>
          {t("avatar_waiting")}
        </Badge>
      ) : null}
      <Facts className={styles["facts"]}>
        <MemberId />
        <Fact name={t("identity_registered")} num>
          {formatDay(registered, timeZone)}
        </Fact>
        <Fact name={t("identity_last_login")} num>
          {lastLogin === null ? t("security_unknown") : formatTime(lastLogin, timeZone)}
        </Fact>
        <Fact name={t("identity_last_ip")} num>
          {lastLoginIp ?? t("security_unknown")}
        </Fact>
      </Facts>
    </Card>
  );
}

/** The nickname over the account's name, and the rank once it is known. */
export function MemberNames() {
  const t = useText();
  const info = useMemberInfo();
  const account = useAccountName();
  const nickname = info?.nickname ?? "";
  const rank = info?.clubLabel.labelName ?? "";
  return (
    <div className={styles["names"]}>
      <h3 className={styles["nickname"]}>{nickname === "" ? account : nickname}</h3>
      <p className={styles["account"]}>
        <span className="sr">{t("login_username")} </span>
        <span lang="en">{account}</span>
      </p>
      {rank === "" ? null : (
        <p className={styles["rank"]}>
          <Crown aria-hidden="true" />
          <span className="sr">{t("identity_rank")} </span>
          {rank}
        </p>
      )}
    </div>
  );
}

export function MemberId() {
  const t = useText();
  const info = useMemberInfo();
  return (
    <Fact name={t("identity_id")} num>
      {info?.id ?? t("security_unknown")}
    </Fact>
  );
}
