// The commitment in sight before every bet [FAIR-4]: the beginning and end of the hash, and the way to the whole.
import { useObservable } from "@jonaki/browser/observable";
import ChevronRight from "lucide-react/icons/chevron-right";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useServices } from "../app/services.ts";
import styles from "./seed-note.module.css";

export function SeedNote({ onOpen }: { readonly onOpen: () => void }) {
  const t = useText();
  const { table } = useServices();
  const { serverSeedHash, nonce } = useObservable(table.state).seeds;
  return (
    <button type="button" className={styles["note"]} onClick={onOpen}>
      <ShieldCheck />
      <span className={styles["words"]}>
        <b>{t("play_seed_hash")}</b>
        <span className={cx("num", "trunc")}>
          {serverSeedHash.slice(0, 8)}…{serverSeedHash.slice(-8)} · {nonce}
        </span>
      </span>
      <ChevronRight />
    </button>
  );
}
