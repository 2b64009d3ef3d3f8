// Who looks at the shell: visitor or member, the account's type and the site's flags.
import { isFlagOn } from "@jonaki/wire/flags";
import { usePermission } from "../app/permission-context.ts";
import { useAccountType, useToken } from "../app/use-token.ts";
import type { Viewer } from "./place.rules.ts";

export function useViewer(): Viewer {
  const isMember = useToken() !== null;
  const accountType = useAccountType();
  const { whitelabel } = usePermission();
  return { isMember, accountType, isOn: (flag) => isFlagOn(whitelabel, flag) };
}
