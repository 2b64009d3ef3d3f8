// The desk of identities [OFF-9, SAFE-22]: whose documents wait and for how long, and the member that stands open.
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { KYC_STATES } from "@jonaki/wire/states";
import { useTime } from "../../app/house.query.ts";
import { useNow } from "../../app/use-now.ts";
import { ageText, minutesSince } from "../../shell/age.rules.ts";
import { Age } from "../../shell/age.tsx";
import { KYC_KEYS, KYC_TONES } from "../../shell/member.rules.ts";
import { EVERY } from "../../table/desk-shape.ts";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { IdentityPanel } from "./identity-panel.tsx";
import { useIdentities } from "./kyc.query.ts";
import type { IdentityRow } from "./kyc.query.ts";

const USUAL = "WAITING";
const SORTABLE = { isSortable: true };

function useShape(): DeskShape<IdentityRow> {
  const { t, language } = useTranslator();
  const time = useTime();
  const nowMs = useNow();
  return {
    name: "kyc",
    title: "office_noun_kyc",
    search: "office_search_page",
    isWhole: true,
    columns: [
      textColumn("account", "office_account", ({ account }) => account, SORTABLE),
      {
        id: "state",
        title: "record_state",
        text: ({ state }) => t(KYC_KEYS[state]),
        cell: ({ state }) => (
          <Badge size="md" tone={KYC_TONES[state]}>
            {t(KYC_KEYS[state])}
          </Badge>
        ),
      },
      figureColumn("since", "office_since", ({ since }) => time(since), SORTABLE),
      {
        id: "age",
        title: "office_age",
        // What was decided grows no older.
        text: ({ state, since }) =>
          state === USUAL ? ageText(minutesSince(since, nowMs), { t, language }) : "–",
        cell: ({ state, since }) => (state === USUAL ? <Age since={since} /> : "–"),
      },
      figureColumn(
        "documents",
        "office_documents",
        ({ documents }) => formatCount(documents, "EN"),
        SORTABLE,
      ),
    ],
    filters: [
      {
        kind: "choice",
        id: "state",
        title: "record_state",
        choices: KYC_STATES.map((value) => ({ value, label: t(KYC_KEYS[value]) })),
        usual: USUAL,
      },
    ],
    rowKey: ({ memberId }) => memberId,
    phone: { badge: "state", sub: "since", end: "age" },
  };
}

export function KycPage() {
  const shape = useShape();
  const desk = useDeskView(shape);
  const { view } = desk;
  const wanted = view.filters["state"] ?? USUAL;
  const state = wanted === EVERY ? undefined : (KYC_STATES.find((one) => one === wanted) ?? USUAL);
  const { data: answer, isFetching, refetch } = useIdentities(state, view.page);
  const page = answer?.ok === true ? answer.value : undefined;
  // The call cuts the pages; searched and sorted is what stands on this one.
  const { rows } = useWholeList(shape, { ...desk, view: { ...view, page: 1 } }, page?.list);
  return (
    <>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={rows}
        pageCount={page?.pageCount ?? 1}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ memberId }) => desk.open(memberId)}
      />
      <IdentityPanel memberId={desk.opened} onClose={desk.close} />
    </>
  );
}
