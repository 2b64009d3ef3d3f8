// /join: the affiliate programme in words, its kinds of contracts, how to reach us, and the application [SHELL-112].
import { useQuery } from "@tanstack/react-query";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Card } from "@jonaki/ui/card";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Clock from "lucide-react/icons/clock";
import HandCoins from "lucide-react/icons/hand-coins";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Zap from "lucide-react/icons/zap";
import { usePermission } from "../../app/permission-context.ts";
import { useServices } from "../../app/services.ts";
import { Page, PartHead } from "../../shell/page.tsx";
import { RichText } from "../../shell/rich-text.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./join-page.module.css";

const PLANS = [
  { title: "join_plan_dividend", body: "join_plan_dividend_body", icon: HandCoins },
  { title: "join_plan_daily", body: "join_plan_daily_body", icon: CalendarClock },
  { title: "join_plan_hourly", body: "join_plan_hourly_body", icon: Clock },
  { title: "join_plan_live", body: "join_plan_live_body", icon: Zap },
] as const;

export function JoinPage() {
  const t = useText();
  return (
    <Page title={t("join_title")}>
      <div className={styles["columns"]}>
        <div className={styles["about"]}>
          <Programme />
          <Plans />
        </div>
        <section aria-labelledby="apply">
          <PartHead id="apply">{t("join_form")}</PartHead>
          <Card className={styles["sheet"]}>
            <JoinForm />
            <Contacts />
          </Card>
        </section>
      </div>
    </Page>
  );
}

function Plans() {
  const t = useText();
  return (
    <section aria-labelledby="plans">
      <PartHead id="plans">{t("join_plans")}</PartHead>
      <ul className={styles["plans"]}>
        {PLANS.map(({ title, body, icon: Icon }) => (
          <li key={title}>
            <Card className={styles["plan"]}>
              <span aria-hidden="true" className={styles["disc"]}>
                <Icon />
              </span>
              <h3 className={styles["name"]}>{t(title)}</h3>
              <p className={styles["body"]}>{t(body)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words of the help centre's section, so that they stand in one place. */
function Programme() {
  const { api } = useServices();
  const { t, language } = useTranslator();
  const { data } = useQuery({
    queryKey: ["help", "affiliates", language],
    queryFn: async () => {
      const answer = await api.messages.helpCenter({ section: "affiliates" }, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.sections[0]?.content ?? "";
    },
    retry: false,
  });
  if (data === undefined || data === "") return null;
  return (
    <section aria-labelledby="programme">
      <PartHead id="programme">{t("join_programme")}</PartHead>
      <Card className={styles["sheet"]}>
        <RichText html={data} />
      </Card>
    </section>
  );
}

/** Each only when its resource exists [SITE-27]. */
function Contacts() {
  const t = useText();
  const { resources } = usePermission();
  const addressOf = (type: string): string =>
    resources.find(({ resourceType }) => resourceType === type)?.url ?? "";
  const [email, social] = [addressOf("EMAIL"), addressOf("FACEBOOK")];
  if (email === "" && social === "") return null;
  return (
    <p className={styles["contacts"]}>
      {t("join_contacts")}
      {email === "" ? null : (
        <a href={`mailto:${email}`} className={styles["contact"]}>
          <Mail aria-hidden="true" />
          {email}
        </a>
      )}
      {social === "" ? null : (
        <a href={social} target="_blank" rel="noopener" className={styles["contact"]}>
          <MessageCircle aria-hidden="true" />
          {t("resource_facebook")}
        </a>
      )}
    </p>
  );
}
