// The head of the side menu: for a member the account and the balance, for a visitor the brand and the ways in. It
// stays dark in both themes, as the balance card does.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Plus from "lucide-react/icons/plus";
import { useToken } from "../app/use-token.ts";
import { AccountFace } from "../features/accounts/account-face.tsx";
import { BalanceBlock } from "../features/wallet/balance-block.tsx";
import { BrandName } from "./brand-name.tsx";
import { LabelText } from "./label-text.tsx";
import { PlaceLink } from "./place-link.tsx";
import type { MenuEntry, MenuLink } from "./side-menu.rules.ts";
import styles from "./side-menu.module.css";

interface MenuHeadProps {
  readonly entries: readonly MenuEntry[];
  readonly close: () => void;
}

export function MenuHead({ entries, close }: MenuHeadProps) {
  const isMember = useToken() !== null;
  const links = entries.flatMap((entry): readonly MenuLink[] => {
    if (entry.kind === "link") return [entry];
    return entry.kind === "pair" ? entry.links : [];
  });
  const hasBalance = entries.some(({ kind }) => kind === "balance");
  const ways =
    links.length === 0 ? null : (
      <div className={styles["ways"]}>
        {links.map((one) => (
          <Way key={one.key} link={one} close={close} />
        ))}
      </div>
    );
  return (
    <div data-theme="dark" className={styles["head"]}>
      <div className={styles["who"]}>{isMember ? <AccountFace look="card" /> : <Welcome />}</div>
      {hasBalance ? <BalanceBlock look="card">{ways}</BalanceBlock> : ways}
    </div>
  );
}

function Welcome() {
  const t = useText();
  return (
    <>
      <BrandName />
      <span className="sr">{t("menu_welcome")}</span>
    </>
  );
}

const WAY_ICONS: Readonly<Record<string, ReactNode>> = {
  deposit: <Plus aria-hidden="true" />,
  withdraw: <ArrowUpRight aria-hidden="true" />,
};

/** Amber for the first step of each: into the site, or money into the account. */
const AMBER_KEYS: ReadonlySet<string> = new Set(["deposit", "register"]);

function Way({
  link: { key, label, place },
  close,
}: {
  readonly link: MenuLink;
  readonly close: () => void;
}) {
  if (place.kind === "act") return null;
  const tone = AMBER_KEYS.has(key) ? "amber" : key === "login" ? "brand" : "quiet";
  return (
    <PlaceLink place={place} className={buttonClass({ tone, block: true })} onClick={close}>
      {WAY_ICONS[key]}
      <LabelText label={label} />
    </PlaceLink>
  );
}
