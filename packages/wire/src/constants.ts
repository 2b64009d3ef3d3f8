// The constants of the rule book, each once and under its own name [CONST-1]; both ends read them here.
// What an operator may change is the object SETTINGS with its defaults, in settings.ts [CONST-2].
import { ratePpm } from "@jonaki/money";

export { AGENT_CENTRE_TYPES, HEADER_AGENT_TYPES, MEMBER_CENTRE_EXCLUDED } from "./account-types.ts"; // CONST-40, CONST-41, CONST-42
export { FALLBACK_SYMBOL as CURRENCY_SYMBOL } from "./brand.ts"; // CONST-29
export { SETTINGS } from "./settings.ts"; // CONST-70 to CONST-117
export type { Settings } from "./settings.ts";

const MEGABYTE = 1024 * 1024;

// Language and site. CONST-5, the catalogue of about 40 language codes, is a matter of texts: packages/i18n holds it.
export const LANGS = ["EN", "BN"] as const; // CONST-4
export const DEFAULT_LANG: (typeof LANGS)[number] = "BN"; // CONST-3
export const CHUNK_TIMEOUT_MS = 120_000; // CONST-6
/** Hosts of images and of launched games: one of the list at random, once a page load or once a launch. */
export const HOST_CHOICE = { imageCDNs: "page load", launchGameCDNs: "launch" } as const; // CONST-7
/** In viewport heights. */
export const LAZY_PRELOAD = 1.3; // CONST-8
export const LAZY_ATTEMPTS = 3; // CONST-9
export const LAZY_CACHE = 200; // CONST-10
export const LAZY_THROTTLE_MS = 200; // CONST-11
/** The customer-service window: from the right bar and side menu, and from a Contact Us button. */
export const CS_POPUP = {
  menu: { widthPx: 440, heightPx: 500 },
  contact: { widthPx: 440, heightPx: 750 },
} as const; // CONST-12
export const CS_KEY_LENGTH = 8; // CONST-13
export const CS_CHAT_TYPE = "3"; // CONST-14
/** A rank above this one gets the VIP channel. */
export const VIP_SERVICE_RANK = 4; // CONST-15
/** Off until an operator enables each one [SITE-6]. */
export const MARKETING_CLAIMS = { slotGames: 10_000, sportTypes: 140, casinoGames: 5_000 } as const; // CONST-16

// Shell
export const NOTICES_PER_PAGE = 9; // CONST-17
export const PAGE_RANGE = 3; // CONST-18
export const PAGE_MARGIN = 1; // CONST-19
export const PAGE_LABELS = ["Prev", "Next"] as const; // CONST-20
export const DATE_FORMAT = "yyyy-MM-dd hh:mm:ss"; // CONST-21
/** In days, forwards and backwards. */
export const DATE_RANGES = [7, 30] as const; // CONST-22
/** In pixels. */
export const DIALOG_WIDTH = 400; // CONST-23
export const DIALOG_BUTTON = "CLOSE"; // CONST-24
export const INFINITE_SCROLL_THROTTLE_MS = 200; // CONST-25
export const PRODUCT_MODAL_DELAY_MS = 100; // CONST-26
export const HIDDEN_BALANCE = "***"; // CONST-27
/** The code whose text stands where the balance will be. */
export const BALANCE_TEXT = "BALANCE_UPDATING"; // CONST-28

// Accounts. CONST-36, the weak default password, is a secret of the server's configuration and has no value here.
/** Seconds of countdown for each of expiredMinutes. */
export const SMS_COUNTDOWN = 60; // CONST-30
export const IDP_SMS_COUNTDOWN_S = 60; // CONST-31
export const SMS_SEND_THROTTLE_MS = 1_000; // CONST-32
/** In milliseconds between two images. */
export const CAPTCHA_REFRESH = 1_000; // CONST-33
export const LOCKOUT_MINUTES = 5; // CONST-34
export const REMEMBER_HOURS = 24; // CONST-35
export const VERIFICATION_CODE_FIELD = { minLength: 0, maxLength: 255 } as const; // CONST-37
export const REGISTER_METHOD = "WEB"; // CONST-38
export const FREE_PLAY = { platform: "W", headerVersion: "3" } as const; // CONST-39
/** In years, unless the policy says another age. */
export const MIN_AGE = 18; // CONST-43
export const AGE_CONFIRMATION = 21; // CONST-44
export const ZALO_BONUS_HINT = "131K"; // CONST-45

// Games
export const CLIENT_TYPE = 3; // CONST-46
export const ACCOUNT_TYPE = 1; // CONST-47
export const CONFIRM_TRANS = 0; // CONST-48
export const LAUNCH_MODE = "GLS"; // CONST-49
export const LAUNCH_PLATFORM = "html5-desktop"; // CONST-50
export const GAME_LIST_PLATFORM = "flash,html5-desktop"; // CONST-51
export const ANNOUNCEMENT_PLATFORM = "W"; // CONST-52
export const IS_PLATFORM = 2; // CONST-53
export const GAME_PAGE_SIZE = 24; // CONST-54
export const GAME_PAGE_NO = 1; // CONST-55
export const DROPDOWN_PAGE_SIZE = { firstLoad: 21, afterPageChange: 18 } as const; // CONST-56
export const POPULAR_COUNT = 20; // CONST-57
export const VN_LOTTERY_COUNT = 100; // CONST-58
/** In sort order. */
export const CATEGORY_KEYS = ["ELOTT", "LOTT", "LIVE", "SPORTS", "FISH", "RNG", "PVP", "ESPORTS"] as const; // CONST-59
export type CategoryKey = (typeof CATEGORY_KEYS)[number];
export const LIVE_FILTERS = [
  "BAC",
  "SIC",
  "ROU",
  "DAT",
  "BJ",
  "HE",
  "MT",
  "TCP",
  "WZPJ",
  "SD",
  "FT",
  "NN",
  "YSX",
  "ZJH",
  "MJ",
] as const; // CONST-60
export const LOTTERY_IMAGE_SETS = ["11X5", "LF", "LHC", "PK10", "SSC"] as const; // CONST-61
/** Points for a valid bet of 100.00: 0.70 points are 7,000 millionths of the bet. */
export const POINT_RATES = {
  LIVE: ratePpm(7_000),
  SPORTS: ratePpm(10_000),
  FISH: ratePpm(12_000),
  RNG: ratePpm(12_000),
  PVP: ratePpm(10_000),
} as const; // CONST-62
/** null: points never expire. */
export const POINTS_VALIDITY = null; // CONST-63

// Contracts and activities
export const REALTIME_MINUTES = 5; // CONST-64
export const CONTRACT_PERIODS = ["DAILY", "WEEKLY", "SEMIMONTHLY", "MONTHLY"] as const; // CONST-65
/** In characters. */
export const COMMENT_MAX = 140; // CONST-66
/** In bytes. */
export const IMAGE_MAX = 5 * MEGABYTE; // CONST-67
export const IMAGE_COUNT = 3; // CONST-68
export const IMAGE_TYPES = ["png", "jpg"] as const; // CONST-69
