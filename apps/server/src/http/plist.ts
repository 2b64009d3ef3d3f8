// Writes an XML property list, the form iPhones read profiles in. Every text is escaped: nothing that is written
// as a value can become a part of the list.
export type PlistValue =
  | string
  | number
  | boolean
  | Uint8Array
  | readonly PlistValue[]
  | { readonly [key: string]: PlistValue };

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replaceAll(/[&<>]/gu, (sign) => ESCAPES[sign] ?? sign);

function element(value: PlistValue): string {
  if (typeof value === "string") return `<string>${escaped(value)}</string>`;
  if (typeof value === "boolean") return value ? "<true/>" : "<false/>";
  if (typeof value === "number") return `<integer>${value}</integer>`;
  if (value instanceof Uint8Array) return `<data>${Buffer.from(value).toString("base64")}</data>`;
  if (isList(value)) return `<array>${value.map(element).join("")}</array>`;
  const rows = Object.entries(value).map(([key, one]) => `<key>${escaped(key)}</key>${element(one)}`);
  return `<dict>\n${rows.join("\n")}\n</dict>`;
}

const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value);

export function plistText(value: PlistValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${element(value)}</plist>
`;
}
