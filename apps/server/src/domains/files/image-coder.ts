// Looks into images and makes them anew [REW-9]: what an image is, its bytes say and not its name, and of what was sent
// only the picture is kept. The libraries are loaded when the first image comes, not when the server starts.
import { SETTINGS } from "@jonaki/wire/settings";

export type ImageKind = "png" | "jpg";

export interface CodedImage {
  readonly mediaType: "image/png" | "image/jpeg";
  readonly bytes: Buffer;
}

export interface ImageCoder {
  /** Null for everything else. */
  kindOf(bytes: Buffer): Promise<ImageKind | null>;
  /** Upright, small and without metadata; null for what cannot be read. */
  recode(bytes: Buffer, kind: ImageKind, cut?: Cut): Promise<CodedImage | null>;
}

/** The whole picture, or the square in its middle in the size of an avatar [ACC-77]. */
export type Cut = "whole" | "square";

const { pixelsMax, sideMaxPx } = SETTINGS.uploads;
/** What a kind is told by stands at the beginning. */
const SAMPLE_BYTES = 4_100;
const JPEG_QUALITY = 82;
const LONGEST_SECONDS = 10;
const CUTS = {
  whole: { width: sideMaxPx, height: sideMaxPx, fit: "inside", withoutEnlargement: true },
  // Sharp at three dots for each of the page's largest place for it.
  square: { width: 256, height: 256, fit: "cover" },
} as const;

export function createImageCoder(): ImageCoder {
  let libraries: ReturnType<typeof load> | null = null;
  const loaded = () => (libraries ??= load());
  return {
    kindOf: async (bytes) => {
      const { fileTypeFromBuffer } = await loaded();
      const found = await fileTypeFromBuffer(bytes.subarray(0, SAMPLE_BYTES));
      return found?.ext === "png" || found?.ext === "jpg" ? found.ext : null;
    },
    recode: async (bytes, kind, cut = "whole") => {
      const { sharp } = await loaded();
      // The pixels are counted from the header, before any of them is unpacked.
      const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error", sequentialRead: true })
        .autoOrient()
        .resize(CUTS[cut])
        .timeout({ seconds: LONGEST_SECONDS });
      try {
        return kind === "png"
          ? { mediaType: "image/png", bytes: await picture.png().toBuffer() }
          : { mediaType: "image/jpeg", bytes: await picture.jpeg({ quality: JPEG_QUALITY }).toBuffer() };
      } catch {
        return null;
      }
    },
  };
}

async function load() {
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([
    import("file-type"),
    import("sharp"),
  ]);
  return { fileTypeFromBuffer, sharp };
}
