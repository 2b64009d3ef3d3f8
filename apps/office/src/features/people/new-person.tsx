// Somebody new in the office [OFF-7]: a name, a reason, and a first password that is shown once and changed at the first
// sign-in.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Dialog } from "@jonaki/ui/dialog";
import { Fact, Facts, LongFact } from "@jonaki/ui/facts";
import { TextArea } from "@jonaki/ui/text-area";
import { TextField } from "@jonaki/ui/text-field";
import { LONGEST_REASON } from "../../shell/reason.rules.ts";
import { LONGEST_NAME, LONGEST_USERNAME } from "./person.rules.ts";
import { useNewPerson } from "./use-new-person.ts";
import type { Made } from "./use-new-person.ts";
import styles from "./people-page.module.css";

export function NewPerson({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Dialog
      open
      // A password that is shown once is not closed by accident.
      closable={made === null}
      title={t(made === null ? "office_new_person" : "office_person_made")}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {made === null ? (
        <PersonForm onMade={setMade} />
      ) : (
        <div className={styles["form"]}>
          <p className={styles["hint"]}>{t("office_first_password_body")}</p>
          <Facts>
            <Fact name={t("office_username")}>{made.username}</Fact>
            <LongFact name={t("office_first_password")} text={made.password} />
          </Facts>
          <Button tone="brand" block onClick={onClose}>
            {t("office_first_password_kept")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function PersonForm({ onMade }: { readonly onMade: (made: Made) => void }) {
  const t = useText();
  const form = useNewPerson(onMade);
  return (
    <form noValidate aria-label={t("office_new_person")} className={styles["form"]} onSubmit={form.press}>
      <TextField
        label={t("office_username")}
        name="username"
        hint={t("office_username_hint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_USERNAME}
        value={form.values.username}
        onValue={(username) => form.change({ username })}
        error={form.errors.username}
      />
      <TextField
        label={t("office_person_name")}
        name="name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={form.values.name}
        onValue={(name) => form.change({ name })}
        error={form.errors.name}
      />
      <TextArea
        rows={2}
        label={t("office_reason")}
        maxLength={LONGEST_REASON}
        value={form.values.reason}
        onValue={(reason) => form.change({ reason })}
        error={form.errors.reason}
      />
      {form.problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {form.problem}
        </p>
      )}
      <Button type="submit" tone="brand" block loading={form.busy}>
        {t("office_make_person")}
      </Button>
    </form>
  );
}
