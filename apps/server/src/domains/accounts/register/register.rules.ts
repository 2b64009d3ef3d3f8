// Whether one may register at all, and what has to be agreed to first [ACC-101, ACC-102, ACC-136].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Flag } from "@jonaki/wire/flags";
import type { FormName, RegistrationInput } from "./form.rules.ts";

/** The tabs of the form; none while registering is closed [SITE-15]. */
export function openForms(isOn: (flag: Flag) => boolean): readonly FormName[] {
  if (!isOn("DIRECTREG3")) return [];
  return isOn("MOBILENUMREG3") ? ["register", "registerMobile"] : ["register"];
}

/** Terms are accepted in the version that is valid now; the age is stated in a box of its own. */
export function agreementProblem(
  { termsVersion, ageConfirmed }: Pick<RegistrationInput, "termsVersion" | "ageConfirmed">,
  validVersion: string,
): Refused<"TERMS_REQUIRED" | "FIELD_REQUIRED"> | null {
  if (termsVersion !== validVersion) return refused("TERMS_REQUIRED");
  return ageConfirmed === true ? null : refused("FIELD_REQUIRED", { fields: ["ageConfirmed"] });
}
