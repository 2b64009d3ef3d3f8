// From one day to another: ready-made ranges at once [SHELL-108], or two days picked in a calendar that loads when opened.
import { Suspense, lazy, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { Dialog } from "@base-ui/react/dialog";
import ArrowRight from "lucide-react/icons/arrow-right";
import Calendar from "lucide-react/icons/calendar";
import { Chip, ChipRow } from "./chip.tsx";
import { cx } from "./cx.ts";
import { matchingPreset, offeredPresets, presetRange } from "./date-range.rules.ts";
import type { DayRange, RangePreset } from "./date-range.rules.ts";
import { boxClass } from "./field-box.ts";
import { Field } from "./field.tsx";
import type { FieldFrame } from "./field.tsx";
import type { Language } from "./language.ts";
import { Sheet } from "./sheet.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useAnchor } from "./use-anchor.ts";
import { usePhone } from "./use-phone.ts";
import styles from "./date-range.module.css";

const DateRangeCalendar = lazy(() =>
  import("./date-range-calendar.tsx").then((module) => ({ default: module.DateRangeCalendar })),
);

interface DateRangeProps extends FieldFrame {
  readonly label: string;
  readonly value: DayRange;
  readonly onValue: (range: DayRange) => void;
  /** The brand's current day as yyyy-MM-dd. */
  readonly today: string;
  /** A report has no future rows: no next ranges, no day after today. */
  readonly report?: boolean;
  readonly presetLabels: Readonly<Record<RangePreset, string>>;
  readonly language: Language;
  /** Names the control that closes the sheet on a phone. */
  readonly closeLabel: string;
  readonly size?: "sm" | "md";
  readonly className?: string | undefined;
}

export function DateRange(props: DateRangeProps) {
  const { label, labelHidden, error, hint, size = "md", value, className } = props;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (range: DayRange) => {
    setOpen(false);
    props.onValue(range);
  };
  return (
    <Field label={label} labelHidden={labelHidden} error={error} hint={hint} className={className}>
      {(control) => (
        <>
          <button
            ref={trigger}
            type="button"
            id={control.id}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${control.labelId} ${control.id}-value`}
            aria-describedby={control.describedBy}
            className={boxClass({ size, invalid: control.invalid })}
            onClick={() => setOpen(true)}
          >
            <Calendar />
            <span id={`${control.id}-value`} className={cx("num", styles["days"])}>
              {value.from} <ArrowRight className={styles["arrow"]} /> {value.to}
            </span>
          </button>
          <Place {...props} isOpen={isOpen} trigger={trigger} onClose={() => setOpen(false)}>
            <Choices {...props} choose={choose} />
          </Place>
        </>
      )}
    </Field>
  );
}

interface PlaceProps extends Pick<DateRangeProps, "label" | "closeLabel"> {
  readonly isOpen: boolean;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Under its field on wide screens, a sheet from below on phones. */
function Place(props: PlaceProps) {
  const isPhone = usePhone();
  if (!isPhone) return <Popup {...props} />;
  return (
    <Sheet open={props.isOpen} onClose={props.onClose} title={props.label} closeLabel={props.closeLabel}>
      {props.children}
    </Sheet>
  );
}

function Popup({ label, isOpen, trigger, onClose, children }: PlaceProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles["cover"]} />
        <Dialog.Popup aria-label={label} finalFocus={trigger} className={styles["popup"]}>
          <Anchored trigger={trigger}>{children}</Anchored>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Inside the popup, so that it is mounted exactly while the popup stands in the document. */
function Anchored({ trigger, children }: Pick<PlaceProps, "trigger" | "children">) {
  const inner = useRef<HTMLDivElement>(null);
  useAnchor({
    isOpen: true,
    anchor: () => trigger.current,
    popup: () => inner.current?.parentElement ?? null,
    side: "bottom",
    align: "start",
  });
  return <div ref={inner}>{children}</div>;
}

interface ChoicesProps extends DateRangeProps {
  readonly choose: (range: DayRange) => void;
}

function Choices({ label, value, today, report = false, presetLabels, language, choose }: ChoicesProps) {
  const chosen = matchingPreset(value, today, report);
  return (
    <>
      <ChipRow label={label} wrap className={styles["presets"]}>
        {offeredPresets(report).map((preset) => (
          <Chip key={preset} selected={preset === chosen} onClick={() => choose(presetRange(preset, today))}>
            {presetLabels[preset]}
          </Chip>
        ))}
      </ChipRow>
      <Suspense fallback={<Skeleton height={CALENDAR_HEIGHT_PX} radius="var(--r-md)" />}>
        <DateRangeCalendar
          value={value}
          today={today}
          report={report}
          language={language}
          onPicked={choose}
        />
      </Suspense>
    </>
  );
}

const CALENDAR_HEIGHT_PX = 342;
