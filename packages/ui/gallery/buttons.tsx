// Buttons in every tone, size and state.
import Bell from "lucide-react/icons/bell";
import Heart from "lucide-react/icons/heart";
import Search from "lucide-react/icons/search";
import Settings from "lucide-react/icons/settings";
import { Button, buttonClass } from "../src/button.tsx";
import type { ButtonSize, ButtonTone } from "../src/button.tsx";
import { CopyButton } from "../src/copy-button.tsx";
import { IconButton } from "../src/icon-button.tsx";
import { Tooltip } from "../src/tooltip.tsx";
import { Row, Section, Stack } from "./section.tsx";
import type { SectionProps } from "./section.tsx";

const SIZES: readonly { readonly size: ButtonSize; readonly height: string }[] = [
  { size: "lg", height: "52" },
  { size: "md", height: "44" },
  { size: "sm", height: "36" },
  { size: "xs", height: "30" },
];

export function Buttons({ t }: SectionProps) {
  const tones: readonly { readonly tone: ButtonTone; readonly words: string }[] = [
    { tone: "amber", words: t.confirm },
    { tone: "brand", words: t.enter },
    { tone: "quiet", words: t.withdraw },
    { tone: "line", words: t.terms },
    { tone: "ghost", words: t.cancel },
    { tone: "danger", words: t.refuse },
  ];
  return (
    <Section title={t.buttons}>
      <Stack>
        <Row>
          {tones.map(({ tone, words }) => (
            <Button key={tone} tone={tone}>
              {words}
            </Button>
          ))}
          <Button disabled>{t.disabled}</Button>
        </Row>
        <Row>
          {SIZES.map(({ size, height }) => (
            <Button key={size} tone="brand" size={size}>
              {height}
            </Button>
          ))}
          <a href="#gallery" className={buttonClass({ tone: "line" })}>
            {t.terms}
          </a>
        </Row>
        <Row>
          <Button tone="brand" icon={<Search />}>
            {t.search}
          </Button>
          <Button tone="brand" icon={<Search />} loading>
            {t.loading}
          </Button>
          <Button tone="amber" loading>
            {t.loading}
          </Button>
        </Row>
        <Button tone="quiet" block>
          {t.longLabel}
        </Button>
        <Row>
          <IconButton tone="quiet" label={t.favourite} icon={<Heart />} />
          <IconButton tone="quiet" dot label={t.notices} icon={<Bell />} />
          <Tooltip text={t.tooltip}>
            <IconButton label={t.settings} icon={<Settings />} />
          </Tooltip>
          <IconButton tone="plate" round size="sm" label={t.favourite} icon={<Heart />} />
          <CopyButton
            text="JN8841207731"
            label={t.copy}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
            size="sm"
          />
          <CopyButton
            text="JN8841207731"
            label={t.copy}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
            iconOnly
          />
        </Row>
      </Stack>
    </Section>
  );
}
