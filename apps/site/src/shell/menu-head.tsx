// The head of the side menu: for a member the account and the balance, for a visitor the brand and the ways in. It
// stays dark in both themes, as the balance card does.
import { useText } from "@jonaki/i18n/react";
import { buttonClass } from "@jonaki/ui/button";
import { useServices } from "../app/services.ts";
import { useToken } from "../app/use-token.ts";
import { useMemberInfo } from "../features/accounts/member.query.ts";
import { BalanceBlock } from "../features/wallet/balance-block.tsx";
import { BrandName } from "./brand-name.tsx";
import { LabelText } from "./label-text.tsx";
import { rankLabel } from "./navigation.rules.ts";
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
  return (
    <div data-theme="dark" className={styles["head"]}>
      {isMember ? <Account /> : <Welcome />}
      {entries.some(({ kind }) => kind === "balance") ? <BalanceBlock large /> : null}
      {links.length === 0 ? null : (
        <div className={styles["ways"]}>
          {links.map((one) => (
            <Way key={one.key} link={one} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Welcome() {
  const t = useText();
  return (
    <div className={styles["who"]}>
      <BrandName />
      <span className="sr">{t("menu_welcome")}</span>
    </div>
  );
}

function Account() {
  const { session } = useServices();
  const info = useMemberInfo();
  const account = info?.account ?? session.read("account") ?? session.read("username") ?? "";
  return (
    <div className={styles["who"]}>
      <span aria-hidden="true" lang="en" className={styles["avatar"]}>
        {account.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles["names"]}>
        <b className="trunc" lang="en">
          {account}
        </b>
        {info === undefined ? null : (
          <span className={styles["rank"]}>{rankLabel(info.clubLabel.labelName, true)}</span>
        )}
      </span>
    </div>
  );
}

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
      <LabelText label={label} />
    </PlaceLink>
  );
}
