// Choosing a picture [ACC-76, ACC-77]: one of the built-in ones, or a file of one's own, cut square before it is sent.
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Skeleton } from "@jonaki/ui/skeleton";
import { LoadProblem } from "../../../shell/load-problem.tsx";
import { useTold } from "../use-told.tsx";
import { AvatarFile } from "./avatar-file.tsx";
import type { TaskProps } from "./security-tasks.ts";
import { useBuiltInPictures } from "./security.query.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useAvatarChoice } from "./use-avatar-choice.ts";
import styles from "./avatar-dialog.module.css";

export function AvatarDialog({ onClose, onDone }: TaskProps) {
  const { t } = useTranslator();
  const told = useTold();
  const choice = useAvatarChoice(told.warn, onDone);
  return (
    <TaskDialog phone="page" title={t("avatar_title")} onClose={onClose}>
      <BuiltIn chosen={choice.staticId} choose={choice.choose} />
      <AvatarFile choice={choice} />
      <Button
        tone="amber"
        size="lg"
        block
        loading={choice.busy}
        disabled={choice.isEmpty}
        onClick={choice.save}
      >
        {t("avatar_save")}
      </Button>
      {told.dialog}
    </TaskDialog>
  );
}

interface BuiltInProps {
  readonly chosen: string | null;
  readonly choose: (staticId: string) => void;
}

function BuiltIn({ chosen, choose }: BuiltInProps) {
  const { t, language } = useTranslator();
  const { data: answer, isFetching, refetch } = useBuiltInPictures();
  if (answer === undefined) return <Skeleton height={160} radius="var(--r-md)" />;
  if (!answer.ok) {
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  }
  if (answer.value.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles["legend"]}>{t("avatar_builtin")}</legend>
      <div className={styles["pictures"]}>
        {answer.value.map(({ id, url }, place) => (
          <label key={id} className={styles["choice"]}>
            <input
              type="radio"
              name="avatar"
              className="sr"
              aria-label={t("avatar_number", { 0: formatCount(place + 1, language) })}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <img src={url} alt="" width={64} height={64} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
