// Controls that choose: chips, segment, tabs, badges; then ticks, switches and the select.
import { useState } from "react";
import Flame from "lucide-react/icons/flame";
import Sparkles from "lucide-react/icons/sparkles";
import { Badge, Count } from "../src/badge.tsx";
import { Checkbox } from "../src/checkbox.tsx";
import { Chip, ChipRow } from "../src/chip.tsx";
import { RadioTile } from "../src/radio-tile.tsx";
import { Segment } from "../src/segment.tsx";
import { Select } from "../src/select.tsx";
import { Switch } from "../src/switch.tsx";
import { Tabs } from "../src/tabs.tsx";
import { Row, Section, Stack } from "./section.tsx";
import type { SectionProps } from "./section.tsx";

type Period = "today" | "days7" | "days30";
type View = "direct" | "mixed" | "group";

export function Choices({ t }: SectionProps) {
  const [chip, setChip] = useState("popular");
  const [period, setPeriod] = useState<Period>("today");
  const [view, setView] = useState<View>("direct");
  const chips = ["popular", "fresh", "favourite", "live", "running", "won"] as const;
  return (
    <Section title={t.choices}>
      <Stack>
        <ChipRow label={t.choose}>
          {chips.map((id) => (
            <Chip
              key={id}
              selected={chip === id}
              icon={id === "fresh" ? <Sparkles /> : undefined}
              count={id === "favourite" ? 3 : undefined}
              onClick={() => setChip(id)}
            >
              {t[id]}
            </Chip>
          ))}
        </ChipRow>
        <Segment
          block
          label={t.range}
          value={period}
          onValue={setPeriod}
          choices={(["today", "days7", "days30"] as const).map((value) => ({ value, label: t[value] }))}
        />
        <Tabs
          label={t.choose}
          value={view}
          onValue={setView}
          choices={(["direct", "mixed", "group"] as const).map((value) => ({ value, label: t[value] }))}
        >
          {t[view]}
        </Tabs>
        <Badges t={t} />
      </Stack>
    </Section>
  );
}

function Badges({ t }: Pick<SectionProps, "t">) {
  return (
    <Row>
      <Badge tone="hot" icon={<Flame />}>
        {t.hot}
      </Badge>
      <Badge tone="new">{t.fresh}</Badge>
      <Badge tone="live">{t.live}</Badge>
      <Badge tone="line">{t.optional}</Badge>
      <Badge size="md" tone="up">
        {t.won}
      </Badge>
      <Badge size="md" tone="down">
        {t.lost}
      </Badge>
      <Badge size="md" tone="warn">
        {t.waitingState}
      </Badge>
      <Badge size="md" tone="info">
        {t.running}
      </Badge>
      <Badge size="md" tone="brand">
        {t.popular}
      </Badge>
      <Badge size="md">{t.cancel}</Badge>
      <Count value={3} label={t.notices} />
      <Count value={120} label={t.notices} />
    </Row>
  );
}

type Status = "all" | "won" | "lost" | "waitingState" | "running";

export function Switches({ t }: SectionProps) {
  const [status, setStatus] = useState<Status | null>("all");
  const [isLoud, setLoud] = useState(true);
  const statuses = (["all", "won", "lost", "waitingState", "running"] as const).map((value) => ({
    value,
    label: t[value],
    disabled: value === "running",
  }));
  return (
    <Section title={t.switches}>
      <Stack>
        <div>
          <Checkbox defaultChecked>{t.remember}</Checkbox>
          <Checkbox error={t.acceptError}>{t.accept}</Checkbox>
          <Checkbox disabled defaultChecked>
            {t.disabled}
          </Checkbox>
          <Switch label={t.sound} hint={t.soundHint} checked={isLoud} onValue={setLoud} />
          <Switch label={t.lite} />
          <Switch label={t.disabled} disabled defaultChecked />
        </div>
        {statuses.slice(0, 2).map(({ value, label }) => (
          <RadioTile key={value} name="status" checked={status === value} onChoose={() => setStatus(value)}>
            <b>{label}</b>
          </RadioTile>
        ))}
        <Select label={t.status} choices={statuses} value={status} onValue={setStatus} />
        <Select
          label={t.status}
          choices={statuses}
          value={null}
          onValue={setStatus}
          placeholder={t.choose}
          error={t.choose}
        />
        <Select
          label={t.status}
          labelHidden
          size="sm"
          choices={statuses}
          value={status}
          onValue={setStatus}
        />
        <Select label={t.locked} disabled choices={statuses} value={status} onValue={setStatus} />
      </Stack>
    </Section>
  );
}
