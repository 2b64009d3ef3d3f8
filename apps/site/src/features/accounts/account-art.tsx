// The art beside the ways in: the jar of the river, a promise, and what the house keeps. Dark in both themes.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Firefly } from "@jonaki/ui/firefly";
import river from "../../art/hero-river.svg";
import styles from "./account-art.module.css";

const PROMISES = ["promise_minute", "promise_fair", "promise_limits"] as const;

interface AccountArtProps {
  readonly promise: string;
  /** In the place of the promises: an operator's banner [MSG-13]. */
  readonly banner?: ReactNode;
}

export function AccountArt({ promise, banner = null }: AccountArtProps) {
  const t = useText();
  return (
    <div data-theme="dark" className={styles["art"]}>
      <img alt="" className={styles["river"]} src={river} width={848} height={400} />
      <div className={styles["words"]}>
        <p className={styles["promise"]}>{promise}</p>
        {banner ?? (
          <ul className={styles["list"]}>
            {PROMISES.map((key) => (
              <li key={key}>
                <Firefly />
                {t(key)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
