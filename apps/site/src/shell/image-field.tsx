// The images field of a form [REW-8]: a button that opens the browser's own choice, a thumbnail of each image with how
// far it has come, and buttons to take one out or send it again. Problems stand beside the label [SHELL-101].
import { useObservable } from "@jonaki/browser/observable";
import { useEffect, useRef, useState } from "react";
import type { ChangeEvent, RefObject } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { Field } from "@jonaki/ui/field";
import { IconButton } from "@jonaki/ui/icon-button";
import { Progress } from "@jonaki/ui/progress";
import ImagePlus from "lucide-react/icons/image-plus";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { useServices } from "../app/services.ts";
import { createImageList } from "./image-list.ts";
import type { ChosenImage, ImageList } from "./image-list.ts";
import styles from "./image-field.module.css";

/** The images of one form. */
export function useImages(): ImageList {
  const { api } = useServices();
  const [list] = useState(() =>
    createImageList((file, onProgress) => api.files.upload({ image: file }, { onProgress })),
  );
  return list;
}

interface ImageFieldProps {
  readonly images: ImageList;
  /** Where they are needed; without it they are the sender's choice. */
  readonly label?: string;
  /** What the form itself finds wrong with them. */
  readonly error?: string | undefined;
}

export function ImageField({ images: list, label, error: missing }: ImageFieldProps) {
  const t = useText();
  const { images, problem } = useObservable(list.shown);
  const picker = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    list.choose([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again after it was taken out.
    event.currentTarget.value = "";
  };
  const remove = (key: number): void => {
    list.remove(key);
    // The pressed button goes with its picture; the keyboard needs another place.
    picker.current?.focus();
  };
  const error = problem === null ? missing : "key" in problem ? t(problem.key) : problem.text;
  return (
    <Field label={label ?? t("images_label")} hint={t("images_hint")} error={error}>
      {(control) => (
        <div className={styles["images"]}>
          {images.length === 0 ? null : (
            <ul aria-label={t("images_chosen")} className={styles["list"]}>
              {images.map((image) => (
                <Thumbnail
                  key={image.key}
                  image={image}
                  onRemove={() => remove(image.key)}
                  onAgain={() => list.again(image.key)}
                />
              ))}
            </ul>
          )}
          <label className={cx(buttonClass({ tone: "line", size: "sm" }), styles["pick"])}>
            <ImagePlus />
            {t("images_pick")}
            <input
              ref={picker}
              id={control.id}
              type="file"
              multiple
              accept="image/png,image/jpeg"
              aria-invalid={control.invalid || undefined}
              aria-describedby={control.describedBy}
              className="sr"
              onChange={choose}
            />
          </label>
        </div>
      )}
    </Field>
  );
}

interface ThumbnailProps {
  readonly image: ChosenImage;
  readonly onRemove: () => void;
  readonly onAgain: () => void;
}

function Thumbnail({ image: { file, state, share }, onRemove, onAgain }: ThumbnailProps) {
  const t = useText();
  const picture = useRef<HTMLImageElement>(null);
  useFile(picture, file);
  const { name } = file;
  return (
    <li className={cx(styles["thumbnail"], state === "failed" && styles["failed"])}>
      <img ref={picture} alt={name} />
      {state === "sending" ? (
        <Progress
          label={t("images_sending", { name })}
          value={share}
          max={1}
          size="sm"
          className={styles["progress"]}
        />
      ) : null}
      {state === "failed" ? (
        <IconButton
          label={t("images_again", { name })}
          icon={<RotateCw />}
          tone="plate"
          size="sm"
          className={styles["again"]}
          onClick={onAgain}
        />
      ) : null}
      <IconButton
        label={t("images_remove", { name })}
        icon={<X />}
        tone="plate"
        size="sm"
        className={styles["remove"]}
        onClick={onRemove}
      />
    </li>
  );
}

/** The file has an address for as long as it is shown. */
function useFile(picture: RefObject<HTMLImageElement | null>, file: File): void {
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [picture, file]);
}
