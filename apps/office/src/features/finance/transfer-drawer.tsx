// One vendor transfer that waits, opened [WAL-19]: what it is, and what whoever has asked the vendor says became of it.
import { useText } from "@jonaki/i18n/react";
import { Drawer } from "@jonaki/ui/drawer";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useMoney, useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import { useLast } from "../../shell/use-last.ts";
import { TRANSFER_STATE_KEYS, transferActs } from "./finance.rules.ts";
import type { Transfer } from "./finance.query.ts";
import styles from "./finance-page.module.css";

interface TransferDrawerProps {
  /** Undefined while none stands open. */
  readonly transfer: Transfer | undefined;
  readonly onClose: () => void;
}

export function TransferDrawer({ transfer, onClose }: TransferDrawerProps) {
  const t = useText();
  const shown = useLast(transfer);
  return (
    <Drawer
      side="end"
      size="md"
      open={transfer !== undefined}
      title={t("office_transfer")}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : <Opened key={shown.reference} transfer={shown} />}
    </Drawer>
  );
}

function Opened({ transfer }: { readonly transfer: Transfer }) {
  const t = useText();
  const time = useTime();
  const money = useMoney();
  const may = useMay();
  const { api } = useServices();
  const { reference, account, vendor, way } = transfer;
  const acts = transferActs(transfer);
  return (
    <div className={styles["panel"]}>
      <Facts>
        <Fact num name={t("record_reference")}>
          {reference}
        </Fact>
        <Fact name={t("office_account")}>{account}</Fact>
        <Fact name={t("record_vendor")}>{vendor}</Fact>
        <Fact name={t("office_way")}>{t(way === "IN" ? "office_way_in" : "office_way_out")}</Fact>
        <Fact num name={t("record_amount")}>
          {money(transfer.amount)}
        </Fact>
        <Fact name={t("record_state")}>{t(TRANSFER_STATE_KEYS[transfer.state])}</Fact>
        <Fact num name={t("office_time")}>
          {time(transfer.time)}
        </Fact>
      </Facts>
      {acts.length === 0 || !may("corrections.write") ? null : (
        <ActForm
          acts={acts}
          about={[account, vendor, money(transfer.amount)].join(" · ")}
          call={(outcome, { reason }) => api.finance.decideTransfer({ reference, outcome, reason })}
        />
      )}
    </div>
  );
}
