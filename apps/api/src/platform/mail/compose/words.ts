import { organization } from "@headwaters/contracts";
import { showEmail } from "@headwaters/contracts/router";

const { timeZone } = organization;
const day = { weekday: "long", month: "long", day: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

// Made once: making a format takes longer than rendering a mail.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone });
const dayFormat = format(day);
const timeFormat = format(time);
const momentFormat = format({ ...day, year: "numeric", ...time });
const badgeMonth = format({ month: "short" });
const badgeDay = format({ day: "numeric" });

/** "Saturday, November 21" */
export const dayInWords = (moment: Date): string => dayFormat.format(moment);

/** "1:05 PM PST", in the organization's time zone. */
export const timeInWords = (moment: Date): string => timeFormat.format(moment);

/**
 * "Saturday, November 21, 2026 at 1:05 PM PST", in the organization's time zone, because the reader's
 * is unknown.
 */
export const momentInWords = (moment: Date): string => momentFormat.format(moment);

/** "Nov" and "21", for a date badge. */
export const formatDateBadge = (moment: Date) => ({
  month: badgeMonth.format(moment),
  day: badgeDay.format(moment),
});

/** "a…@example.org": enough for its owner to recognize it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}…${showEmail(email).slice(at)}`;
}

/** Removes line breaks and other control characters, which could inject a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
