import { ONE_CLICK_PATH, organization, UNSUBSCRIBE_PATH } from "@headwaters/contracts";

/** Where a reader's browser goes: a page with a button. */
export const unsubscribeLink = (publicUrl: string, token: string) =>
  `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;

/** With these, a mail program offers to unsubscribe, and does so by one call of its own (RFC 8058). */
export function listHeaders(publicUrl: string, token: string): Record<string, string> {
  return {
    "List-Id": `${organization.name} <newsletter.${new URL(publicUrl).hostname}>`,
    "List-Unsubscribe": `<${publicUrl}${ONE_CLICK_PATH}?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
