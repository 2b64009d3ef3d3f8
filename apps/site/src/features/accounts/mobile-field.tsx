// A mobile number behind the code of its country, which opens on the visitor's own [SITE-33, ACC-43].
import { useId } from "react";
import { useQuery } from "@tanstack/react-query";
import { useText } from "@jonaki/i18n/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { TextField } from "@jonaki/ui/text-field";
import type { TextFieldProps } from "@jonaki/ui/text-field";
import { askDialingCode, COUNTRY_KEY, USUAL_DIALING_CODE } from "../../app/country.query.ts";
import { useServices } from "../../app/services.ts";
import { dialingCodes } from "./mobile.rules.ts";
import styles from "./mobile-field.module.css";

/** The visitor's own code; the usual one until it is known. */
export function useDialingCode(): string {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: COUNTRY_KEY,
    queryFn: () => askDialingCode(api),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? USUAL_DIALING_CODE;
}

interface MobileFieldProps extends Pick<
  TextFieldProps,
  "error" | "label" | "valid" | "className" | "required"
> {
  readonly number: string;
  readonly onNumber: (number: string) => void;
  readonly dialingCode: string;
  readonly onDialingCode: (code: string) => void;
}

export function MobileField({ number, onNumber, dialingCode, onDialingCode, ...field }: MobileFieldProps) {
  const t = useText();
  const codeId = useId();
  const code = (
    <span className={styles["code"]}>
      <select
        id={codeId}
        aria-label={t("mobile_country")}
        className={styles["select"]}
        value={dialingCode}
        onChange={(event) => onDialingCode(event.target.value)}
      >
        {dialingCodes(dialingCode).map((one) => (
          <option key={one} value={one}>
            +{one}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
  return (
    <TextField
      {...field}
      icon={code}
      digits
      type="tel"
      name="mobileNum"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
      value={number}
      onValue={onNumber}
    />
  );
}
