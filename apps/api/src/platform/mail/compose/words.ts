import { organization } from "@headwaters/contracts";
import { showEmail } from "@headwaters/contracts/router";

const { timeZone } = organization;
const day = { timeZone, weekday: "long", month: "long", day: "numeric" } as const;

/** "Saturday, November 21" */
export function dayInWords(moment: Date): string {
  return moment.toLocaleString("en-US", day);
}

/**
 * "Saturday, November 21, 2026 at 1:05 PM PST", in the organization's time zone, because the reader's
 * is unknown.
 */
export function momentInWords(moment: Date): string {
  const words = { ...day, year: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return moment.toLocaleString("en-US", { ...words, timeZoneName: "short" });
}

/** "a…@example.org": enough for its owner to recognize it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}…${showEmail(email).slice(at)}`;
}

/** Removes line breaks and other control characters, which could inject a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
