// The images of a form [REW-8]: chosen, sent ahead one after the other while the form is still being written, and named
// by their ids when it is sent. What the server would refuse anyway is said before anything leaves.
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { CallResult, OnProgress } from "@jonaki/client";
import type { MessageKey } from "@jonaki/i18n";
import { IMAGE_COUNT, IMAGE_MAX } from "@jonaki/wire/constants";

export interface ChosenImage {
  readonly key: number;
  readonly file: File;
  readonly state: "sending" | "sent" | "failed";
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  readonly fileId: string | null;
}

/** Words of our own, or those of a refusal. */
export type ImageProblem = { readonly key: MessageKey } | { readonly text: string };

interface Shown {
  readonly images: readonly ChosenImage[];
  readonly problem: ImageProblem | null;
}

export interface ImageList {
  readonly shown: Observable<Shown>;
  choose(files: readonly File[]): void;
  remove(key: number): void;
  /** Once more, after it failed. */
  again(key: number): void;
  /** Waits for what is on its way: the ids in their order, or null when an image has none. */
  settled(): Promise<readonly string[] | null>;
  /** The server does not know the files any more: they have to be sent again. */
  forget(): void;
}

export type SendImage = (
  file: File,
  onProgress: OnProgress,
) => Promise<CallResult<{ readonly fileId: string }>>;

/** As the browser sees it; one that says nothing is for the server to judge. */
const TYPES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", ""]);

/** What is wrong with a file, by all that can be seen from outside. */
export const fileProblem = (file: File): MessageKey | null => {
  if (!TYPES.has(file.type)) return "err_image_type";
  return file.size > IMAGE_MAX ? "err_image_too_large" : null;
};

export function createImageList(send: SendImage): ImageList {
  const shown = observable<Shown>({ images: [], problem: null });
  let made = 0;
  let line: Promise<void> = Promise.resolve();

  const say = (problem: ImageProblem | null): void => shown.set({ ...shown.get(), problem });
  const change = (key: number, changes: Partial<ChosenImage>): void => {
    const { images, problem } = shown.get();
    shown.set({ problem, images: images.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  };
  const isThere = (key: number): boolean => shown.get().images.some((one) => one.key === key);

  const sendOne = async ({ key, file }: ChosenImage): Promise<void> => {
    // Taken out before its turn came.
    if (!isThere(key)) return;
    const answer = await send(file, (share) => change(key, { share }));
    if (!isThere(key)) return;
    if (answer.ok) return change(key, { state: "sent", share: 1, fileId: answer.value.fileId });
    change(key, { state: "failed" });
    say({ text: answer.message });
  };
  const queue = (image: ChosenImage): void => {
    line = line.then(() => sendOne(image));
  };

  return {
    shown,
    choose: (files) => {
      const { images } = shown.get();
      const problems = files.map(fileProblem);
      const fitting = files.filter((_file, place) => problems[place] === null);
      const taken = fitting.slice(0, IMAGE_COUNT - images.length).map((file): ChosenImage => {
        made += 1;
        return { key: made, file, state: "sending", share: 0, fileId: null };
      });
      const tooMany: MessageKey | null = taken.length < fitting.length ? "err_image_too_many" : null;
      const key = problems.find((problem) => problem !== null) ?? tooMany;
      shown.set({ images: [...images, ...taken], problem: key === null ? null : { key } });
      taken.forEach(queue);
    },
    remove: (key) =>
      shown.set({ images: shown.get().images.filter((one) => one.key !== key), problem: null }),
    again: (key) => {
      const image = shown.get().images.find((one) => one.key === key);
      if (image?.state !== "failed") return;
      say(null);
      change(key, { state: "sending", share: 0 });
      queue(image);
    },
    settled: async () => {
      await line;
      const { images } = shown.get();
      const ids = images.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
      if (ids.length === images.length) return ids;
      say({ key: "images_failed" });
      return null;
    },
    forget: () => {
      const { images } = shown.get();
      shown.set({
        images: images.map((one) => ({ ...one, state: "failed", fileId: null })),
        problem: images.length === 0 ? null : { key: "images_failed" },
      });
    },
  };
}
