// How this very device gets the app: the browser's offer, or the words for where it has none [SHELL-111].
import { useObservable } from "@jonaki/browser/observable";
import { useText } from "@jonaki/i18n/react";
import { BrandMark } from "@jonaki/ui/brand-mark";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import Download from "lucide-react/icons/download";
import { useServices } from "../../app/services.ts";
import styles from "./download-page.module.css";

export function DownloadHere() {
  const t = useText();
  const { install } = useServices();
  const state = useObservable(install.state);
  const words = {
    ready: "download_here_ready",
    installed: "download_here_done",
    "by-hand": install.isApple ? "download_here_apple" : "download_here_menu",
  } as const;
  return (
    <Card as="section" aria-labelledby="here" className={styles["here"]}>
      <BrandMark className={styles["mark"]} />
      <div className={styles["here-words"]}>
        <h2 id="here" className={styles["here-name"]}>
          {t("download_here")}
        </h2>
        <p className={styles["here-text"]}>{t(words[state])}</p>
      </div>
      {state === "ready" ? (
        <Button tone="amber" icon={<Download />} onClick={() => void install.ask()}>
          {t("download_install")}
        </Button>
      ) : null}
    </Card>
  );
}
