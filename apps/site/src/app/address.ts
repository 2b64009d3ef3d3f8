// Addresses within the site, in their parts and as one text. What leaves a part out means the page one is on.

export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its mark, or empty. */
  readonly hash: string;
}

/** An entry of the history. */
export interface Location extends Address {
  readonly state: unknown;
  readonly key: string;
}

export const addressText = ({ pathname, search, hash }: Address): string =>
  `${pathname}${marked("?", search)}${marked("#", hash)}`;

const marked = (mark: string, text: string): string =>
  text === "" || text === mark ? "" : `${text.startsWith(mark) ? "" : mark}${text}`;

/** Where a link leads from here. Slashes are one: two at the beginning would name another host. */
export function addressFrom(to: string, here: Pick<Address, "pathname">): string {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(to) ?? [];
  const path = pathname === "" ? here.pathname : pathname.replaceAll(/\/{2,}/gu, "/");
  return addressText({ pathname: path, search, hash });
}
