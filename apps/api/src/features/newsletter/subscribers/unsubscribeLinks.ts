import { ONE_CLICK_PATH, organization, UNSUBSCRIBE_PATH } from "@headwaters/contracts";

/** URL of the unsubscribe page. */
export const unsubscribeLink = (publicUrl: string, token: string) =>
  `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;

/** Headers for one-click unsubscribe in mail programs (RFC 8058). */
export function listHeaders(publicUrl: string, token: string): Record<string, string> {
  return {
    "List-Id": `${organization.name} <newsletter.${new URL(publicUrl).hostname}>`,
    "List-Unsubscribe": `<${publicUrl}${ONE_CLICK_PATH}?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
