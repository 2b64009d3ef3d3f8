// Puts a text on the clipboard and says so in place; when the browser refuses it says that too.
import { useEffect, useState } from "react";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button.tsx";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps extends ButtonLook {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  readonly failedLabel: string;
  /** Icon alone, the labels spoken. */
  readonly iconOnly?: boolean;
  readonly className?: string | undefined;
}

type Outcome = "idle" | "copied" | "failed";

const ANSWER_SHOWN_MS = 2_000;

const ICONS = { idle: <Copy />, copied: <Check />, failed: <TriangleAlert /> };

async function copied(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel, failedLabel, iconOnly = false, className, ...look } = props;
  const [outcome, setOutcome] = useState<Outcome>("idle");
  useEffect(() => {
    if (outcome === "idle") return undefined;
    const timer = setTimeout(() => setOutcome("idle"), ANSWER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[outcome];
  const press = () => void copied(text).then(setOutcome);
  const classes = cx(styles[outcome], className);
  return (
    <span className={styles["copy"]}>
      {iconOnly ? (
        <IconButton size="sm" label={label} icon={ICONS[outcome]} className={classes} onClick={press} />
      ) : (
        <Button {...look} icon={ICONS[outcome]} className={classes} onClick={press}>
          {words}
        </Button>
      )}
      <output className="sr">{outcome === "idle" ? "" : words}</output>
    </span>
  );
}
