// Reading in a list of notices: the pages that stand in it, the notice that is read, and the way back to where one was.
import { useState } from "react";
import { usePhone } from "@jonaki/ui/use-phone";

export interface NoticeReading {
  /** The list shows from the first page to the last; a phone goes on while it is scrolled [SHELL-99]. */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly notice: string | null;
  /** The one that was read before the list came back. */
  readonly cameFrom: string | null;
  readonly turnTo: (page: number) => void;
  readonly goOn: () => void;
  readonly read: (id: string) => void;
  readonly backToList: () => void;
  /** In another list. */
  readonly beginAnew: () => void;
}

/** A phone shows two pages at once, so that the end of the list is out of sight when it goes on. */
export function useNoticeReading(firstNotice: string | null, openingPage: number): NoticeReading {
  const more = usePhone() ? 1 : 0;
  const [[firstPage, lastPage], setPages] = useState([openingPage, openingPage + more] as const);
  const [notice, setNotice] = useState(firstNotice);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  return {
    firstPage,
    lastPage,
    notice,
    cameFrom,
    turnTo: (page) => setPages([page, page + more]),
    goOn: () => setPages([firstPage, lastPage + 1]),
    read: setNotice,
    backToList: () => {
      setCameFrom(notice);
      setNotice(null);
    },
    beginAnew: () => {
      setPages([1, 1 + more]);
      setNotice(null);
      setCameFrom(null);
    },
  };
}
