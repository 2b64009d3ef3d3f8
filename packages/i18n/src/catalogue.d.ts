// What @lingui/vite-plugin makes of a catalogue file.
declare module "*?lingui" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}
