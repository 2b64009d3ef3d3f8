// The field types that calls are made of: texts with bounds, amounts as text, times, pages.
import { z } from "zod";
import { CATEGORY_KEYS, IMAGE_COUNT, LANGS, SETTINGS } from "./constants.ts";

// Control characters have no place in a field; a NUL would also be refused by the database.
const PRINTABLE = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u;

/** Text of at most max characters without control characters. */
export const text = (max: number, min = 0) => z.string().min(min).max(max).regex(PRINTABLE);

/** The same without the spaces around it, which nobody means [ACC-20]. */
export const trimmedText = (max: number, min = 0) => z.string().trim().min(min).max(max).regex(PRINTABLE);

/** An identifier the client hands back to us: letters, digits and the few signs our ids use. */
export const identifier = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/u);

/** The number of a row, as text. */
export const rowId = z.string().regex(/^\d{1,18}$/u);

/** An amount as text with two decimals [CALL-14]; negative only in answers. */
export const amount = z.string().regex(/^-?\d{1,15}\.\d{2}$/u);

/** An amount as a person enters it: at most two decimals, never negative; rules judge its range. */
export const amountInput = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/u);

/** A time as ISO 8601 in UTC [CALL-14]. */
export const time = z.iso.datetime();

/** A calendar day of the brand's time zone. */
export const day = z.iso.date();

/** A whole number that travels as text in a query and as a number in JSON. */
export const whole = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/u)
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max));

/** A yes or no that travels as text in a query. */
export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]);

export const pageNo = whole(1, 1_000_000).default(1);
export const pageSize = (largest: number, usual: number) => whole(1, largest).default(usual);

/** The id a form keeps until it has a definite answer [WAL-3]. */
export const requestId = z.string().regex(/^[A-Za-z0-9-]{16,64}$/u);

/** A call without payload; unknown fields are ignored [CALL-13]. */
export const nothing = z.object({});
/** An answer without value. */
export const none = z.null();

export const language = z.enum(LANGS);

/** One page of a list: rows, the page number and how many there are. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), pageNum: z.int(), totalPages: z.int() });

/** A password is hashed slowly, so what is too long is refused before; counted in bytes, as the hash sees it. */
const LARGEST_PASSWORD_BYTES = 256;
export const password = z
  .string()
  .min(1)
  .max(LARGEST_PASSWORD_BYTES, { abort: true })
  .regex(/^[^\u0000-\u001F\u007F]*$/u)
  .refine((value) => new TextEncoder().encode(value).length <= LARGEST_PASSWORD_BYTES);

/** Exactly 6 digits [ACC-134]. */
export const paymentPassword = z.string().regex(/^[0-9]{6}$/u);

/** An amount exactly as it was typed; a rule answers AMOUNT_FORMAT where it is none [CAS-3]. */
export const enteredAmount = text(24, 1);

/** A rate in percent as text: "0.50" is half a percent. */
export const rate = z.string().regex(/^\d{1,3}\.\d{2,4}$/u);
export const rateInput = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/u);

/** Decimal odds as text with two or three decimals [SPO-11]. */
export const odds = z.string().regex(/^\d{1,7}\.\d{2,3}$/u);

/** A SHA-256 or a seed as lower-case hexadecimal text [FAIR-1]. */
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/u);

/** A name a person or an agent uses for an account; which exist, a rule says. */
export const accountName = text(64, 1);
/** Kept as typed: rules answer what is wrong with a number [ACC-122]. */
export const mobileNumber = text(32);
export const dialingCode = z.string().regex(/^\d{1,4}$/u);
export const verificationCode = text(255);
/** The answer to an image of 4 characters [ACC-30]. */
export const captchaAnswer = text(16);
/** A solved challenge [ACC-35]. */
export const verification = z.object({ id: identifier, answer: text(512, 1) });

export const vendorCode = z.string().regex(/^[A-Z0-9_]{2,32}$/u);
export const gameCode = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/u);
export const category = z.enum(CATEGORY_KEYS);
export const accountingCategory = z.enum(SETTINGS.accountingCategories);

/** Days of a record; where they are absent the record opens on today [REP-9]. */
export const dayRange = { from: day.optional(), to: day.optional() };

/** Uploads named by what `upload` answered; a few too many pass, so that a rule can say IMAGE_TOO_MANY. */
export const fileIds = z.array(identifier).max(4 * IMAGE_COUNT);

/** A file part of a multipart body, as both ends hold it before its bytes are judged [REW-9]. */
export const filePart = z.instanceof(Blob);

/** The same name as often as there are files; a few too many pass, so that a rule can say IMAGE_TOO_MANY. */
export const fileParts = z
  .union([
    filePart,
    z
      .array(filePart)
      .min(1)
      .max(4 * IMAGE_COUNT),
  ])
  .transform((given): readonly Blob[] => [given].flat());

/** A query value that a form sends empty when nothing was chosen. */
export const blankOr = <Field extends z.ZodType>(field: Field) =>
  z.union([z.literal("").transform(() => undefined), field]).optional();

/** A JSON text inside one query value. */
export const jsonText = <Inside extends z.ZodType>(largest: number, inside: Inside) =>
  z
    .string()
    .max(largest)
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.issues.push({ code: "custom", message: "not JSON", input: value });
        return z.NEVER;
      }
    })
    .pipe(inside);

/** The key that payloads are sealed with [CALL-5]. */
export const sealingKey = z.object({
  kid: z.string(),
  publicKey: z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() }),
});

/** How long a code that was just sent stays valid [ACC-117]. */
export const codeSent = z.object({ expiredMinutes: z.int() });
export const done = z.object({ reference: z.string() });
