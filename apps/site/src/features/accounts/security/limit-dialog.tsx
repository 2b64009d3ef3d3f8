// The window of one limit [SAFE-1, SAFE-3, SAFE-4]: what it is about, how much, and what a change means before it is made.
import { useState } from "react";
import type { FormEvent } from "react";
import { toLatinDigits } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { Segment } from "@jonaki/ui/segment";
import { Select } from "@jonaki/ui/select";
import { TextField } from "@jonaki/ui/text-field";
import { LIMIT_KINDS, LIMIT_PERIODS } from "@jonaki/wire/states";
import { useTold } from "../use-told.tsx";
import { useLimitWords } from "./limit-words.tsx";
import { isLoosening, KIND_TEXTS, measured, PERIOD_TEXTS } from "./limit.rules.ts";
import type { Limit } from "./limit.rules.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useSetLimit } from "./use-set-limit.ts";
import form from "../account-form.module.css";

interface LimitDialogProps {
  readonly limits: readonly Limit[];
  /** Null for one that is still to be chosen. */
  readonly chosen: Limit | null;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

type About = Pick<Limit, "kind" | "period">;

export function LimitDialog({ limits, chosen, onClose, onDone }: LimitDialogProps) {
  const t = useText();
  const words = useLimitWords();
  const told = useTold();
  const [about, setAbout] = useState<About>(chosen ?? { kind: "DEPOSIT", period: "DAY" });
  const { kind, period } = about;
  const [text, setText] = useState("");
  const [wasSent, setSent] = useState(false);
  const limit = limits.find((one) => one.kind === kind && one.period === period);
  const wanted = toLatinDigits(text.trim());
  const isWrong = measured(kind, wanted) === null;
  const { busy, set } = useSetLimit({ kind, period }, told.warn, onDone);
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (!isWrong) void set(wanted);
  };
  const own = limit?.amount ?? null;
  return (
    <TaskDialog
      title={chosen === null ? t("limit_add") : words.name(chosen)}
      body={t("limits_rule")}
      onClose={onClose}
    >
      <form noValidate aria-label={t("limits_title")} className={form["form"]} onSubmit={press}>
        {chosen === null ? <LimitChoice about={about} choose={setAbout} /> : null}
        <TextField
          label={t(kind === "TIME" ? "limit_in_minutes" : "limit_amount")}
          inputMode={kind === "TIME" ? "numeric" : "decimal"}
          autoComplete="off"
          value={text}
          onValue={setText}
          hint={own === null ? undefined : t("limit_now", { 0: words.amount(kind, own) })}
          error={wasSent && isWrong ? t("limit_wrong") : undefined}
        />
        {limit === undefined || isWrong ? null : (
          <p className={form["hint"]}>
            {t(isLoosening(limit, wanted) ? "limit_will_wait" : "limit_binds_now")}
          </p>
        )}
        <Button type="submit" tone="brand" size="lg" block loading={busy}>
          {t("limit_save")}
        </Button>
      </form>
      {own === null ? null : <Removal busy={busy} remove={() => void set(null)} />}
      {told.dialog}
    </TaskDialog>
  );
}

interface LimitChoiceProps {
  readonly about: About;
  readonly choose: (about: About) => void;
}

function LimitChoice({ about, choose }: LimitChoiceProps) {
  const t = useText();
  return (
    <>
      <Select
        label={t("limit_kind")}
        choices={LIMIT_KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value]) }))}
        value={about.kind}
        onValue={(kind) => choose({ ...about, kind })}
      />
      <Segment
        block
        label={t("limit_period")}
        choices={LIMIT_PERIODS.map((value) => ({ value, label: t(PERIOD_TEXTS[value]) }))}
        value={about.period}
        onValue={(period) => choose({ ...about, period })}
      />
    </>
  );
}

/** Asked about first: it says that a day has to pass. */
function Removal({ busy, remove }: { readonly busy: boolean; readonly remove: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button block disabled={busy} className={form["second"]} onClick={() => setAsking(true)}>
        {t("limit_remove")}
      </Button>
      <MessageDialog
        kind="question"
        open={isAsking}
        title={t("limit_remove_sure")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("limit_remove")}
        onAnswer={(answer) => {
          setAsking(false);
          if (answer === "confirmed") remove();
        }}
      >
        {t("limit_will_wait")}
      </MessageDialog>
    </>
  );
}
