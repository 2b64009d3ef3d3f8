// The words of a field that breaks its rule [ACC-91]: the pattern's message with its bounds, and one number where both
// bounds are the same.
import { formatCount } from "@jonaki/i18n";
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { FieldRule } from "@jonaki/wire/registration";

type Bounds = Pick<FieldRule, "patternId" | "minLength" | "maxLength">;

export function patternText({ t, language }: Translator, rule: Bounds): string {
  if (rule.patternId === null) return t("err_validation");
  const key = `pattern_${rule.patternId}` as MessageKey;
  const [min, max] = [rule.minLength, rule.maxLength].map((bound) => formatCount(bound, language));
  const text = rule.minLength === rule.maxLength ? t(key).replace("(min) - (max)", "(min)") : t(key);
  return text.replace("(min)", min ?? "").replace("(max)", max ?? "");
}
