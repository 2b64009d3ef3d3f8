// The commitment in sight before every bet [FAIR-4]: the beginning and end of the hash, and the way to the whole.
import { useObservable } from "@jonaki/browser/observable";
import ChevronRight from "lucide-react/icons/chevron-right";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useTable } from "../app/services.ts";
import styles from "./seed-note.module.css";

export function SeedNote({ onOpen }: { readonly onOpen: () => void }) {
  const t = useText();
  const { serverSeedHash, nonce } = useObservable(useTable().state).seeds;
  return (
    <HashNote title={t("play_seed_hash")} hash={serverSeedHash} onOpen={onOpen}>
      {" "}
      · {nonce}
    </HashNote>
  );
}

interface HashNoteProps {
  readonly title: string;
  /** Null while none is committed. */
  readonly hash: string | null;
  readonly onOpen: () => void;
  readonly children?: ReactNode;
}

export function HashNote({ title, hash, onOpen, children }: HashNoteProps) {
  return (
    <button type="button" className={styles["note"]} onClick={onOpen}>
      <ShieldCheck />
      <span className={styles["words"]}>
        <b>{title}</b>
        <span className={cx("num", "trunc")}>
          {hash === null ? "–" : `${hash.slice(0, 8)}…${hash.slice(-8)}`}
          {children}
        </span>
      </span>
      <ChevronRight />
    </button>
  );
}
