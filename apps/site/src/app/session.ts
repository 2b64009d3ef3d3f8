// What session storage holds [ACC-69 to ACC-71], under exactly these keys, and what is left of it after logout.
import type { TextStore } from "@jonaki/browser/text-store";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Brand } from "@jonaki/wire/brand";
import type { WhitelabelNode } from "@jonaki/wire/flags";
import type { FieldRule } from "@jonaki/wire/registration";
import type { GameLaunch } from "./game-launch.ts";

export interface SessionValues {
  readonly token: string;
  readonly cpw: string;
  readonly merchant: string;
  readonly merchantCode: string;
  readonly platform: string;
  readonly nickname: string;
  readonly account: string;
  readonly username: string;
  readonly customerId: string;
  readonly isAgent: number;
  readonly toUpline: boolean;
  readonly memberLabel: readonly unknown[];
}

/** The vendor list [LOB-1]; it speaks one language and is meant for a member or for a visitor. */
export interface KeptVendors {
  readonly isMember: boolean;
  readonly language: string;
  readonly categories: CallOutput<Calls["lobby"]["vendor"]>;
}

type Announced = CallOutput<Calls["messages"]["announcements"]>;

/** The caches, each with the answer it keeps [ACC-71]. */
export interface CacheValues {
  readonly settings: readonly WhitelabelNode[];
  readonly validate: readonly FieldRule[];
  readonly routers: CallOutput<Calls["site"]["routers"]>;
  readonly gameVendor: KeptVendors;
  readonly merchantWallet: unknown;
  readonly consolidated: unknown;
  readonly index_notice: { readonly language: string; readonly player: Announced["player"] };
  /** The ids of the favourite games [LOB-25]. */
  readonly favGames: readonly string[];
}

/** What a login said that is told once, when the page behind it stands [ACC-14, SAFE-16]. */
export type Arrival = Pick<
  CallOutput<Calls["accounts"]["login"]>,
  "lastLogin" | "restricted" | "until" | "closing"
>;

/** What a tab knows of its visit, beside the keys of the source. */
export interface VisitValues {
  readonly arrival: Arrival;
  /** An invitation that was found valid, until registration or logout [ACC-114]. */
  readonly affiliateCode: string;

  /** Where the launched game is [LOB-45]. */
  readonly launchUrl: string;
  /** What was launched: a ticket works once, so a reload is a new launch. */
  readonly launched: GameLaunch;
  /** The slots vendor whose lobby was opened last [LOB-41, SLO-2]. */
  readonly vassalage: string;
  /** The page that asked a visitor to log in before it could go on. */
  readonly wantedPage: string;
  /** What a visitor wanted to start before logging in. */
  readonly wantedGame: GameLaunch;
  /** The balance shows as *** everywhere [WAL-11]. */
  readonly hideBalance: boolean;
  /** The popup announcements this session has seen [MSG-11]. */
  readonly popupsShown: readonly string[];
}

type Values = SessionValues & CacheValues & VisitValues;

/** What belongs to the member of the session: it goes from tab to tab with it [ACC-22]. */
export type MemberValues = Omit<SessionValues, "merchant" | "merchantCode" | "platform">;

/** Kept as they are; every other key holds JSON. */
const PLAIN_TEXT: ReadonlySet<keyof Values> = new Set([
  "token",
  "cpw",
  "merchant",
  "merchantCode",
  "platform",
  "nickname",
  "account",
  "username",
  "customerId",
  "launchUrl",
  "vassalage",
  "wantedPage",
  "affiliateCode",
]);
const MERCHANT_KEYS = ["merchant", "merchantCode"] as const;

export interface Session {
  readonly read: <Key extends keyof Values>(key: Key) => Values[Key] | null;
  readonly write: <Key extends keyof Values>(key: Key, value: Values[Key]) => void;
  readonly remove: (key: keyof Values) => void;
  /** The user is logged in exactly while there is a token [ACC-22]. */
  readonly token: () => string | null;
  /** Clears everything and restores only the merchant keys [ACC-81, ACC-82]; the code says why it was not the member. */
  readonly end: (code?: string) => void;
  /** Why the last session ended by itself; null once there is a new one. */
  readonly endedBy: () => string | null;
  /** Hears of every change. */
  readonly subscribe: (changed: () => void) => () => void;
}

export function createSession(store: TextStore): Session {
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    for (const changed of listeners) changed();
  };
  let endCode: string | null = null;
  const session: Session = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only write() puts values under these keys.
    read: (key) => parsed(key, store.read(key)) as never,
    write: (key, value) => {
      store.write(key, PLAIN_TEXT.has(key) ? String(value) : JSON.stringify(value));
      if (key === "token") endCode = null;
      tellAll();
    },
    remove: (key) => {
      store.remove(key);
      tellAll();
    },
    token: () => session.read("token"),
    end: (code) => {
      endCode = code ?? null;
      const kept = MERCHANT_KEYS.map((key) => [key, session.read(key)] as const);
      store.clear();
      for (const [key, value] of kept) if (value !== null) session.write(key, value);
      tellAll();
    },
    endedBy: () => endCode,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return session;
}

function parsed(key: keyof Values, text: string | null): unknown {
  if (text === null || PLAIN_TEXT.has(key)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The brand's own keys, from the start of the page on. */
export function rememberBrand(session: Session, brand: Brand): void {
  session.write("merchant", brand.merchant);
  session.write("merchantCode", brand.merchantCode);
  session.write("platform", brand.platform);
}
