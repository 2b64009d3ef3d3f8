// The words of an entry: a text of ours in the page's language, or a name as somebody wrote it.
import { useText } from "@jonaki/i18n/react";
import type { Label } from "./place.rules.ts";

export function LabelText({ label }: { readonly label: Label }) {
  const t = useText();
  return "text" in label ? t(label.text) : label.name;
}
