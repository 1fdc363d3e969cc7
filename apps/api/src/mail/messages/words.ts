import { organization } from "@headwaters/contracts";

/** "November 21, 2026 at 1:05 PM PST": the organisation's clock, because we do not know the reader's. */
export function momentInWords(moment: Date): string {
  return moment.toLocaleString("en-US", {
    timeZone: organization.timeZone,
    dateStyle: "long",
    timeStyle: "long",
  });
}

/** "a…@example.org": enough for its owner to know it again. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}…${email.slice(at)}`;
}

/** Without line breaks and other control characters: nothing that could begin a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
