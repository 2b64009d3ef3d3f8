// A mobile number and the code that was sent to it, as a login and a forgotten password ask for them [ACC-19, ACC-61].
import { useText } from "@jonaki/i18n/react";
import { CodeField } from "./code-field.tsx";
import { MobileField } from "./mobile-field.tsx";
import type { CodeSending } from "./use-code-sender.ts";

interface MobileCodeForm {
  readonly number: string;
  readonly setNumber: (number: string) => void;
  readonly dialingCode: string;
  readonly setDialingCode: (dialingCode: string) => void;
  readonly isNumber: boolean;
  readonly showsNumber: boolean;
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly wasSent: boolean;
  readonly sending: CodeSending;
}

export function MobileCodeFields({ form }: { readonly form: MobileCodeForm }) {
  const t = useText();
  return (
    <>
      <MobileField
        label={t("mobile_label")}
        number={form.number}
        onNumber={form.setNumber}
        dialingCode={form.dialingCode}
        onDialingCode={form.setDialingCode}
        valid={form.isNumber}
        error={form.showsNumber && !form.isNumber ? t("local_mobile_error") : undefined}
      />
      <CodeField
        label={t("code_label")}
        code={form.code}
        onCode={form.setCode}
        error={form.wasSent && form.code.trim() === "" ? t("err_code_missing") : undefined}
        sending={form.sending}
      />
    </>
  );
}
