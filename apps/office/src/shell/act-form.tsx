// The decision of whoever sits at a desk [OFF-9]: a reason, an amount where the act takes one, a button for each act that is
// open now with a key of its own, and a question before what cannot be taken back.
import { useId, useRef } from "react";
import type { CallResult } from "@jonaki/client";
import type { MessageKey } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextArea } from "@jonaki/ui/text-area";
import { TextField } from "@jonaki/ui/text-field";
import { useMoney } from "../app/house.query.ts";
import { ActQuestion } from "./act-question.tsx";
import { plainAmount } from "./amount.rules.ts";
import type { OfferedAct, Told } from "./offered-act.ts";
import { LONGEST_REASON } from "./reason.rules.ts";
import { SecondPerson } from "./second-person.tsx";
import { useShortcut } from "./shortcuts.tsx";
import { useActForm } from "./use-act-form.ts";
import type { Decided } from "./use-deciding.ts";
import styles from "./decision.module.css";

interface ActFormProps<Act extends string> {
  readonly acts: readonly OfferedAct<Act>[];
  /** What is decided about, in one line. */
  readonly about: string;
  /** For acts that take an amount: what it is called, the likely one, and its currency where it is not the brand's. */
  readonly amount?: { readonly label: string; readonly likely: string; readonly currency?: string };
  readonly call: (act: Act, told: Told) => Promise<CallResult<Decided | null>>;
  /** What waits for a second person already: then nothing else that takes two is offered. */
  readonly approvalId?: string | null;
  readonly title?: MessageKey;
  /** What the words are, where they are more than a reason. */
  readonly words?: MessageKey;
}

export function ActForm<Act extends string>(props: ActFormProps<Act>) {
  const { about, amount, title = "office_decision", words = "office_reason" } = props;
  const t = useText();
  const id = useId();
  const money = useMoney();
  const part = useRef<HTMLElement>(null);
  const form = useActForm(amount?.likely ?? "", props.call, (to) =>
    part.current?.querySelector<HTMLElement>(to)?.focus(),
  );
  const { asked, deciding } = form;
  const known = props.approvalId ?? null;
  const waiting = known ?? deciding.approvalId;
  const acts = props.acts.filter(({ needsTwo }) => known === null || needsTwo !== true);
  return (
    <section ref={part} aria-labelledby={id} className={styles["part"]}>
      <h3 id={id} className={styles["head"]}>
        {t(title)}
      </h3>
      <Fields form={form} acts={acts} amountLabel={amount?.label} words={words} />
      {acts.some(({ needsTwo }) => needsTwo === true) ? (
        <p className={styles["hint"]}>{t("office_two_needed")}</p>
      ) : null}
      {deciding.problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {deciding.problem}
        </p>
      )}
      {waiting === null ? null : <SecondPerson approvalId={waiting} />}
      <div className={styles["buttons"]}>
        {acts.map((one, index) => (
          <ActButton
            key={one.act}
            offered={one}
            place={index + 1}
            isBusy={deciding.busy && form.tried?.act === one.act}
            onPress={() => form.press(one)}
          />
        ))}
      </div>
      <ActQuestion
        asked={asked}
        about={
          asked?.takesAmount === true
            ? `${about} · ${t(asked.label)}: ${money(plainAmount(form.amount), {}, amount?.currency)}`
            : about
        }
        onAnswer={form.answer}
      />
    </section>
  );
}

interface FieldsProps {
  readonly form: Pick<
    ReturnType<typeof useActForm>,
    "amount" | "setAmount" | "amountError" | "reason" | "setReason" | "reasonError"
  >;
  readonly acts: readonly OfferedAct<string>[];
  readonly amountLabel: string | undefined;
  readonly words: MessageKey;
}

/** What the acts that are offered are told with; nothing where none is. */
function Fields({ form, acts, amountLabel, words }: FieldsProps) {
  const t = useText();
  if (acts.length === 0) return null;
  return (
    <>
      {amountLabel !== undefined && acts.some((one) => one.takesAmount === true) ? (
        <TextField
          label={amountLabel}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          onValue={form.setAmount}
          error={form.amountError}
        />
      ) : null}
      <TextArea
        rows={2}
        label={t(words)}
        maxLength={LONGEST_REASON}
        value={form.reason}
        onValue={form.setReason}
        error={form.reasonError}
      />
    </>
  );
}

interface ActButtonProps {
  readonly offered: OfferedAct<string>;
  readonly place: number;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function ActButton({ offered: { label, tone }, place, isBusy, onPress }: ActButtonProps) {
  const t = useText();
  const key = String(place);
  useShortcut(key, label, onPress, { isWindows: true });
  return (
    <Button
      tone={tone}
      loading={isBusy}
      aria-keyshortcuts={key}
      iconEnd={
        <kbd aria-hidden="true" className={styles["key"]}>
          {key}
        </kbd>
      }
      onClick={onPress}
    >
      {t(label)}
    </Button>
  );
}
