// Where the money goes [CAS-11, CAS-14]: the accounts a member keeps, of each its last digits and from when it can be
// used, with the ways to add one and to remove one.
import { useId } from "react";
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { IconButton } from "@jonaki/ui/icon-button";
import { RadioTile } from "@jonaki/ui/radio-tile";
import CircleAlert from "lucide-react/icons/circle-alert";
import Hourglass from "lucide-react/icons/hourglass";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useServices } from "../../app/services.ts";
import { StepHead } from "./step-head.tsx";
import { accountLabel, ACCOUNTS_MOST } from "./withdrawal.rules.ts";
import type { PayAccount } from "./withdrawal.rules.ts";
import styles from "./pay-account-choice.module.css";
import page from "./cashier.module.css";

interface PayAccountChoiceProps {
  readonly accounts: readonly PayAccount[];
  readonly chosen: PayAccount | null;
  readonly onChoose: (account: PayAccount) => void;
  readonly error: string | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (account: PayAccount) => void;
}

export function PayAccountChoice({ accounts, chosen, onChoose, error, ...ways }: PayAccountChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <section aria-labelledby="withdraw-to" className={page["part"]}>
      <StepHead id="withdraw-to" step={1}>
        {t("withdraw_to")}
      </StepHead>
      {error === undefined ? null : (
        <p role="alert" className={styles["error"]}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {accounts.length === 0 ? (
        <p className={page["note"]}>{t("receiving_none")}</p>
      ) : (
        <ul className={styles["accounts"]}>
          {accounts.map((account) => (
            <li key={account.accountId} className={styles["account"]}>
              <RadioTile
                name={name}
                checked={account.accountId === chosen?.accountId}
                onChoose={() => onChoose(account)}
              >
                <AccountWords account={account} />
              </RadioTile>
              <IconButton
                size="sm"
                label={t("receiving_remove_of", { 0: accountLabel(account) })}
                icon={<Trash />}
                onClick={() => ways.onRemove(account)}
              />
            </li>
          ))}
        </ul>
      )}
      {accounts.length < ACCOUNTS_MOST ? (
        <Button tone="line" icon={<Plus />} onClick={ways.onAdd}>
          {t("receiving_add")}
        </Button>
      ) : null}
    </section>
  );
}

function AccountWords({ account }: { readonly account: PayAccount }) {
  const t = useText();
  const { timeZone } = useServices().start.brand;
  const { bank, number, name, branch, usableFrom } = account;
  const lines = [name, branch ?? ""].filter((line) => line !== "");
  return (
    <span className={styles["words"]}>
      <b>
        {bank} <span className="num">{number}</span>
      </b>
      {lines.length === 0 ? null : <span className={page["note"]}>{lines.join(" · ")}</span>}
      {usableFrom === null ? null : (
        <span className={styles["waiting"]}>
          <Hourglass aria-hidden="true" />
          {t("receiving_waiting", { 0: formatTime(usableFrom, timeZone) })}
        </span>
      )}
    </span>
  );
}
