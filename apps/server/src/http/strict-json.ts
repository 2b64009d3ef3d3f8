// Reads JSON the way a money system must: a key written twice, or a key that reaches for an object's
// prototype, makes the whole text unreadable instead of letting one of two values win silently.
export class UnreadableJson extends Error {}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__"]);
const DEEPEST = 32;

export function parseStrictJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UnreadableJson();
  }
  refuseDoubleKeys(text);
  return parsed;
}

/** Walks the text once; JSON.parse has already proved that it is well formed. */
function refuseDoubleKeys(text: string): void {
  const keysOfObjects: (Set<string> | null)[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      const keys = keysOfObjects.at(-1);
      if (keys instanceof Set && isKey(text, end)) remember(keys, JSON.parse(text.slice(at, end)) as string);
      at = end;
      continue;
    }
    if (sign === "{") keysOfObjects.push(new Set());
    else if (sign === "[") keysOfObjects.push(null);
    else if (sign === "}" || sign === "]") keysOfObjects.pop();
    if (keysOfObjects.length > DEEPEST) throw new UnreadableJson();
    at += 1;
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** A string is a key when the next sign that is not white space is a colon. */
function isKey(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && /\s/u.test(text[at] ?? "")) at += 1;
  return text[at] === ":";
}

function remember(keys: Set<string>, key: string): void {
  if (keys.has(key) || FORBIDDEN_KEYS.has(key)) throw new UnreadableJson();
  keys.add(key);
}
