import { showEmail, toAsciiEmail } from "./emails.ts";
import { z } from "./messages.ts";

// PostgreSQL stores neither NUL nor half a surrogate pair; other control characters have no
// business in a form. Tabs and line breaks are text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** A visible character: formatting characters alone make an empty name. */
const VISIBLE = /[^\s\p{Cf}]/u;

/** Tabs, line breaks and their like, which separate words. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
/**
 * Control characters, and the marks that change the direction of the text after them: a title with
 * U+202E turns the words around that follow it on the page. Scripts written from right to left need
 * none of them.
 */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** Makes one line of a text, as a browser does with a text pasted into an input. */
export const toLine = (text: string) => text.replace(BREAKS, " ").replace(INVISIBLE, "").trim();

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text);
}

const given = (whenMissing: string) =>
  z.string({ error: (issue) => (issue.input === undefined ? whenMissing : undefined) });

/** At most `max` UTF-16 units of what the database can store. */
const checked = (text: z.ZodString, label: string, max: number) =>
  text
    .max(max, `${label} must be at most ${max.toLocaleString("en")} characters`)
    .refine(isStorable, `${label} contains characters that cannot be saved`);

/** Text as typed, without surrounding spaces. */
const trimmed = (label: string, max: number, whenMissing: string) =>
  checked(given(whenMissing).trim(), label, max);

/** The type of every field of one line: it loses control characters and direction overrides. */
const line = (label: string, max: number, whenMissing: string) =>
  checked(given(whenMissing).overwrite(toLine), label, max);

const required = (text: z.ZodString, whenMissing: string) =>
  text.refine((typed) => VISIBLE.test(typed), whenMissing);

/**
 * A text that must be given. `label` starts the messages: "Title is required".
 * @param whenMissing replaces the message of an absent or empty text.
 */
export function requiredText(label: string, max: number, whenMissing = `${label} is required`) {
  return required(trimmed(label, max, whenMissing), whenMissing);
}

/** The same in one line: a name, a title, a place. */
export function requiredLine(label: string, max: number, whenMissing = `${label} is required`) {
  return required(line(label, max, whenMissing), whenMissing);
}

/** One line that must be present and may be empty. */
export function lineOrEmpty(label: string, max: number) {
  return line(label, max, `${label} is required`);
}

const orNull = (text: z.ZodString) =>
  text.nullish().transform((typed) => (typed && VISIBLE.test(typed) ? typed : null));

/** A text that may be absent; null, absent and empty are all stored as null. */
export function optionalText(label: string, max: number) {
  return orNull(trimmed(label, max, "Required"));
}

/** The same in one line. */
export function optionalLine(label: string, max: number) {
  return orNull(line(label, max, "Required"));
}

const PHONE = /^\+?[\d\s().\-/]{7,30}$/;
const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, "").length >= 7;

export function requiredPhone(label: string) {
  return requiredLine(label, 30).refine(isPhone, `${label} is not a phone number`);
}

const EMAIL_MAX = 254; // RFC 5321, 4.5.3.1.3: a path of 256 octets less its angle brackets

/** Zod's, with a top-level domain of another script in its ASCII form too. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i;

/** The form in which addresses are stored and compared. */
export const normalizeEmail = (typed: string) => toAsciiEmail(toLine(typed));

/** An address that mail can be sent to. */
export const deliverableEmail = (whenInvalid: string) =>
  z
    .email({ pattern: EMAIL, error: whenInvalid })
    .max(EMAIL_MAX, `Email must be at most ${EMAIL_MAX} characters`);

/** False for letters outside of ASCII before the "@", which few mail servers take. */
const hasAsciiName = (email: string) =>
  !/\P{ASCII}/u.test(email.slice(0, email.lastIndexOf("@") + 1));

/**
 * An email address, stored as typed, but for its domain: that is stored in its ASCII form, and
 * `shownEmail` shows it as typed.
 */
export function emailAddress(
  whenMissing = "Email is required",
  whenInvalid = "Please enter a valid email address",
) {
  return requiredLine("Email", EMAIL_MAX, whenMissing)
    .refine(hasAsciiName, {
      error: `${whenInvalid}: before the @ we can only write to letters without accents, digits and the like`,
      abort: true,
    })
    .overwrite(toAsciiEmail)
    .pipe(deliverableEmail(whenInvalid));
}

/** An email address for people to read. */
export const shownEmail = z.string().overwrite(showEmail);

/** One of a list of words; the message names them all. */
export function requiredChoice<const T extends readonly [string, ...string[]]>(
  label: string,
  values: T,
) {
  return z.enum(values, {
    error: (issue) =>
      issue.input === undefined || issue.input === ""
        ? `${label} is required`
        : `${label} must be one of: ${values.join(", ")}`,
  });
}

/** One of a list of words by which a list is filtered; empty means all. */
export function filterBy<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  const error = `${label} must be one of: ${values.join(", ")}`;
  return z
    .enum([...values, ""], { error })
    .transform((value) => (value === "" ? undefined : (value as T[number])))
    .optional();
}

const PICTURE_ADDRESS = "Image address must start with https:// or /";

function isPictureUrl(url: string): boolean {
  // "//host" and "/\host" leave the site; a browser reads both as another host.
  if (url.startsWith("/")) return !/^\/[/\\]/.test(url) && !/\s/.test(url);
  return url.startsWith("https://") && URL.canParse(url);
}

/** The address of a picture: https:// or relative to the site; empty means none (null). */
export const pictureUrl = line("Image address", 2_000, "Required")
  .refine((url) => url === "" || isPictureUrl(url), PICTURE_ADDRESS)
  .nullish()
  .transform((url) => url || null);

/**
 * A key that a form creates for each submission; the server stores the same key and content once.
 * Calls without a key are not deduplicated.
 */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, "Idempotency key must be 16 to 64 letters, digits, - or _")
  .optional();

/** The idempotency key as a field for the inputs of calls that create something. */
export const onlyOnce = { idempotencyKey };

const ID = /^[\w-]{1,64}$/;

/** An id. Ids are UUIDs; an unknown one is "not found", not invalid. */
export const id = z.string().regex(ID, "This address is not valid");

/** An id alone, as the input of calls about one thing. */
export const byId = z.object({ id });

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Typed clients send a Date, others an ISO text. */
const asText = (given: unknown) =>
  given instanceof Date && !Number.isNaN(given.getTime()) ? given.toISOString() : given;

/**
 * A moment as an ISO text with its zone ("2026-05-01T09:00:00Z") or as a Date, within the range
 * that the site accepts.
 */
export function moment(
  label: string,
  whenMissing = `${label} is required`,
): z.ZodType<Date, string | Date> {
  const invalid = `${label} must be a date and time with its zone, such as 2026-05-01T09:00:00Z`;
  const text = z
    .string({ error: (issue) => (issue.input == null ? whenMissing : undefined) })
    .trim()
    .min(1, { error: whenMissing, abort: true })
    .meta({ format: "date-time" })
    .pipe(z.iso.datetime({ offset: true, error: invalid }))
    .transform((text) => new Date(text))
    .refine(
      (at) => at.getTime() >= EARLIEST && at.getTime() < LATEST,
      `${label} must be between 2000 and 2099`,
    );
  return z.preprocess(asText, text) as never;
}

/** A moment that may be absent; null, absent and empty are all stored as null. */
export function optionalMoment(
  label: string,
): z.ZodType<Date | null, string | Date | null | undefined> {
  const orNull = (given: unknown) => (typeof given === "string" ? given.trim() || null : given);
  return z
    .preprocess(orNull, moment(label).nullish())
    .optional()
    .transform((at) => at ?? null) as never;
}

/** A number of people; null, absent and empty (as a form sends it) mean unlimited. */
export function optionalCount(
  label: string,
  max: number,
): z.ZodType<number | null, number | "" | null | undefined> {
  const whole = `${label} must be a whole number`;
  const orNull = (given: unknown) => (given === "" ? null : given);
  return z
    .preprocess(
      orNull,
      z
        .int(whole)
        .min(1, `${label} must be at least 1`)
        .max(max, `${label} must be at most ${max.toLocaleString("en")}`)
        .nullish(),
    )
    .optional()
    .transform((count) => count ?? null) as never;
}

/** The largest value of an integer column, less one: a change counts up by one. */
const VERSION_MAX = 2 ** 31 - 2;

/** The version of a row that a change is based on; 0 before there is a row. */
export const knownVersion = (message = "Version must be the number that you have read") =>
  z.int(message).min(0, message).max(VERSION_MAX, message);
