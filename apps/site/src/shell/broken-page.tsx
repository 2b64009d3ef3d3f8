// The screens for when there is nothing else to show: a fault, a part that did not come, no answer, a foreign
// address. They need nothing that is not here already.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { BrandMark } from "@jonaki/ui/brand-mark";
import { Button } from "@jonaki/ui/button";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { Broken, BrokenScreens } from "../app/error-boundary.tsx";
import styles from "./broken-page.module.css";

interface NoticeProps {
  readonly title: string;
  readonly body?: string;
  readonly children?: ReactNode;
}

function Notice({ title, body, children }: NoticeProps) {
  return (
    <div role="alert" className={styles["notice"]}>
      <BrandMark size={72} />
      <h1 className={styles["title"]}>{title}</h1>
      {body === undefined ? null : <p className={styles["body"]}>{body}</p>}
      {children}
    </div>
  );
}

interface BrokenPageProps {
  readonly broken: Broken;
  readonly reload: () => void;
}

export function BrokenPage({ broken, reload }: BrokenPageProps) {
  const t = useText();
  const words =
    broken === "slow-load"
      ? { title: t("err_slow_load") }
      : { title: t("fault_title"), body: t("fault_body") };
  return (
    <Notice {...words}>
      <Button tone="brand" size="lg" icon={<RotateCw />} onClick={reload}>
        {t("action_reload")}
      </Button>
    </Notice>
  );
}

/** For the error boundary: alone on the page, or inside the frame that still stands. */
export function brokenScreens(reload: () => void, place: "alone" | "framed"): BrokenScreens {
  const screen = (broken: Broken): ReactNode => <BrokenPage broken={broken} reload={reload} />;
  const placed = (broken: Broken): ReactNode =>
    place === "framed" ? screen(broken) : <main className={styles["alone"]}>{screen(broken)}</main>;
  return { "slow-load": placed("slow-load"), fault: placed("fault") };
}

interface UnansweredPageProps {
  readonly busy: boolean;
  readonly retry: () => void;
}

/** The first permission call got no answer [SITE-63]. */
export function UnansweredPage({ busy, retry }: UnansweredPageProps) {
  const t = useText();
  return (
    <main className={styles["alone"]}>
      <Notice title={t("err_network")}>
        <Button tone="brand" size="lg" icon={<RotateCw />} loading={busy} onClick={retry}>
          {t("action_retry")}
        </Button>
      </Notice>
    </main>
  );
}

/** This host is not one of ours [SITE-9]. */
export function AddressPage() {
  const t = useText();
  return (
    <main className={styles["alone"]}>
      <Notice title={t("err_invalid_url")} />
    </main>
  );
}
