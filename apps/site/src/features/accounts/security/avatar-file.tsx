// A picture of one's own [ACC-77]: chosen, looked at from outside, and shown in the round frame that it will have; the
// frame can be moved along the longer side.
import { useEffect, useRef } from "react";
import type { ChangeEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { Field } from "@jonaki/ui/field";
import ImagePlus from "lucide-react/icons/image-plus";
import type { useAvatarChoice } from "./use-avatar-choice.ts";
import styles from "./avatar-dialog.module.css";

interface AvatarFileProps {
  readonly choice: ReturnType<typeof useAvatarChoice>;
}

export function AvatarFile({ choice }: AvatarFileProps) {
  const t = useText();
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.currentTarget.files ?? [];
    if (file !== undefined) choice.pick(file);
    // The same file may be chosen again.
    event.currentTarget.value = "";
  };
  return (
    <div className={styles["own"]}>
      <Field label={t("avatar_own")} error={choice.problem === null ? undefined : t(choice.problem)}>
        {(control) => (
          <label className={cx(buttonClass({ tone: "line" }), styles["pick"])}>
            <ImagePlus />
            {t(choice.file === null ? "avatar_pick" : "avatar_other")}
            <input
              id={control.id}
              type="file"
              accept="image/png,image/jpeg"
              aria-invalid={control.invalid || undefined}
              aria-describedby={control.describedBy}
              className="sr"
              onChange={pick}
            />
          </label>
        )}
      </Field>
      <p className={styles["slider"]}>{t("avatar_hint")}</p>
      {choice.file === null ? null : <Frame file={choice.file} share={choice.share} move={choice.move} />}
    </div>
  );
}

interface FrameProps {
  readonly file: File;
  readonly share: number;
  readonly move: (share: number) => void;
}

const WHOLE = 100;

function Frame({ file, share, move }: FrameProps) {
  const t = useText();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const percent = `${share * WHOLE}%`;
  return (
    <div className={styles["frame"]}>
      <img
        ref={picture}
        alt={t("avatar_preview")}
        className={styles["preview"]}
        style={{ objectPosition: `${percent} ${percent}` }}
      />
      <label className={styles["slider"]}>
        {t("avatar_position")}
        <input
          type="range"
          min={0}
          max={WHOLE}
          value={share * WHOLE}
          onChange={(event) => move(Number(event.target.value) / WHOLE)}
        />
      </label>
    </div>
  );
}
