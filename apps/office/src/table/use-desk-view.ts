// The view of a table as the address says it; a table that is opened without one is shown as its operator left it [OFF-19].
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useOperator } from "../app/operator.query.ts";
import { useServices } from "../app/services.ts";
import type { DeskFilter, DeskShape } from "./desk-shape.ts";
import { addressWith, FIRST_VIEW, lastingView, readView, writeView } from "./desk-view.rules.ts";
import type { DeskView } from "./desk-view.rules.ts";
import { viewMemory } from "./view-memory.ts";

export interface DeskControl {
  readonly view: DeskView;
  /** A change of anything but the page begins at the first one. */
  readonly change: (changed: Partial<DeskView>, how?: { readonly quietly?: boolean }) => void;
  readonly clear: () => void;
  /** The row that stands open, by its key. */
  readonly opened: string | null;
  readonly open: (key: string) => void;
  readonly close: () => void;
}

const OPEN = "open";
const textOf = (view: DeskView): string => new URLSearchParams(writeView(view)).toString();
const asIs = (view: DeskView, filters: readonly DeskFilter[]): boolean =>
  textOf(view) === textOf(readView(new URLSearchParams(), filters));

export function useDeskView({ name, filters }: Pick<DeskShape<never>, "name" | "filters">): DeskControl {
  const { local } = useServices();
  const { operatorId } = useOperator();
  const memory = useMemo(() => viewMemory(local, operatorId), [local, operatorId]);
  const [address, setAddress] = useSearchParams();
  const said = readView(address, filters);
  const left = readView(new URLSearchParams(memory.recall(name)), filters);
  const isLeft = asIs(said, filters) && !asIs(left, filters);
  const view = isLeft ? left : said;
  useEffect(() => {
    if (isLeft) setAddress((now) => addressWith(now, left, filters), { replace: true });
    // Only when a table is opened without a view; every change after that says its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLeft]);
  const go = (next: DeskView, quietly: boolean): void => {
    memory.remember(name, textOf(lastingView(next, filters)));
    setAddress((now) => addressWith(now, next, filters), { replace: quietly });
  };
  return {
    view,
    change: (changed, { quietly = false } = {}) => go({ ...view, page: 1, ...changed }, quietly),
    clear: () => go({ ...FIRST_VIEW, sort: view.sort, columns: view.columns }, false),
    opened: address.get(OPEN),
    open: (key) =>
      setAddress((now) => new URLSearchParams([...[...now].filter(([one]) => one !== OPEN), [OPEN, key]])),
    close: () =>
      setAddress((now) => new URLSearchParams([...now].filter(([one]) => one !== OPEN)), { replace: true }),
  };
}
