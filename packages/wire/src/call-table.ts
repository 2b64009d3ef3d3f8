// The table the browser calls with: every built call as a short row [CALL-3]. A build evaluates this file and
// inlines its JSON, so that no schema reaches the browser.
import { writeCallRow } from "./call-row.ts";
import type { CallTable } from "./call-row.ts";
import { listCalls } from "./catalogue.ts";
import type { NamedCall } from "./catalogue.ts";
import { listOfficeCalls } from "./office-catalogue.ts";

export type { CallTable } from "./call-row.ts";

export interface CallTableOptions {
  /** Also the calls whose domain is not built: they answer 404. */
  readonly planned?: boolean;
}

export function callTable(options: CallTableOptions = {}): CallTable {
  return tableOf(listCalls().filter(({ call }) => !call.planned || options.planned === true));
}

/** The same for the office, whose program is another one [OFF-1]. */
export function officeCallTable(): CallTable {
  return tableOf(listOfficeCalls());
}

function tableOf(listed: readonly NamedCall[]): CallTable {
  const table: Record<string, Record<string, CallTable[string][string]>> = {};
  for (const { name, domain, call } of listed) {
    const rows = (table[domain] ??= {});
    rows[name.slice(domain.length + 1)] = writeCallRow(call);
  }
  return table;
}
