// Whether the phone shell is showing (below 840 px); follows the window while it is resized.
import { useMedia } from "./use-media.ts";

const PHONE = "(max-width: 839px)";

export const usePhone = (): boolean => useMedia(PHONE);
