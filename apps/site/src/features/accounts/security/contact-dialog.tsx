// The window of a contact [ACC-133.5]: a number or mailbox, and the code that was sent there.
import { useTranslator } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextField } from "@jonaki/ui/text-field";
import MailIcon from "lucide-react/icons/mail";
import { CodeField } from "../code-field.tsx";
import { MobileField } from "../mobile-field.tsx";
import { useTold } from "../use-told.tsx";
import type { TaskProps } from "./security-tasks.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useContact } from "./use-contact.ts";
import type { ContactKind } from "./use-contact.ts";
import form from "../account-form.module.css";

export const MobileDialog = (props: TaskProps) => <ContactDialog {...props} kind="MOBILE" />;
export const MailDialog = (props: TaskProps) => <ContactDialog {...props} kind="MAIL" />;

type ContactDialogProps = TaskProps & { readonly kind: ContactKind };

function ContactDialog({ kind, profile, onClose, onDone }: ContactDialogProps) {
  const { t } = useTranslator();
  const told = useTold();
  const isMobile = kind === "MOBILE";
  const done = t(isMobile ? "contact_mobile_done" : "contact_mail_done");
  const contact = useContact(kind, told.warn, () => onDone(done));
  const own = isMobile ? profile?.mobile : profile?.mail;
  const body = own?.isVerified === true ? "contact_replace_body" : "contact_verify_body";
  const title = t(isMobile ? "contact_mobile_title" : "contact_mail_title");
  return (
    <TaskDialog
      title={title}
      body={own === null || own === undefined ? t("contact_body") : t(body, { 0: own.masked })}
      onClose={onClose}
    >
      <form noValidate aria-label={title} className={form["form"]} onSubmit={contact.press}>
        {isMobile ? (
          <MobileField
            label={t("mobile_label")}
            required
            number={contact.target}
            onNumber={contact.setTarget}
            dialingCode={contact.dialingCode}
            onDialingCode={contact.setDialingCode}
            valid={contact.isRight}
            error={contact.errors.target}
          />
        ) : (
          <TextField
            label={t("email_label")}
            icon={<MailIcon />}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={255}
            value={contact.target}
            onValue={contact.setTarget}
            valid={contact.isRight}
            error={contact.errors.target}
          />
        )}
        <CodeField
          label={t(isMobile ? "code_label" : "challenge_mail")}
          code={contact.code}
          onCode={contact.setCode}
          error={contact.errors.code}
          sending={contact.sending}
        />
        <Button type="submit" tone="amber" size="lg" block loading={contact.busy}>
          {t("action_confirm")}
        </Button>
      </form>
      {told.dialog}
    </TaskDialog>
  );
}
