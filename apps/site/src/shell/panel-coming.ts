// Which panel's page is on its way, so that the entry that was pressed shows progress [SHELL-79].
import { observable, useObservable } from "@jonaki/browser/observable";
import { useEffect } from "react";

const coming = observable<string | null>(null);

/** True for the entry of a page that was asked for and is not here yet. */
export const usePanelComing = (page: string | null): boolean =>
  useObservable(coming) === page && page !== null;

/** Stands where the panel will be. */
export function PanelComing({ page }: { readonly page: string }) {
  useEffect(() => {
    coming.set(page);
    return () => coming.set(null);
  }, [page]);
  return null;
}
