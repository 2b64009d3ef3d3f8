// The risk of a game that has a pay table for each of three.
import { RISKS } from "@jonaki/games";
import type { Risk } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { Segment } from "@jonaki/ui/segment";
import { RISK_KEYS } from "./risk.rules.ts";

interface RiskFieldProps {
  readonly value: Risk;
  readonly onValue: (risk: Risk) => void;
}

export function RiskField({ value, onValue }: RiskFieldProps) {
  const t = useText();
  return (
    <Segment
      block
      label={t("play_risk")}
      value={value}
      onValue={onValue}
      choices={RISKS.map((risk) => ({ value: risk, label: t(RISK_KEYS[risk]) }))}
    />
  );
}
