import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { formatSentence, type Notice } from "../notices/describe.ts";
import { formatSettingsHint } from "./notice.ts";

/** Tells staff or an organizer of what has come since the last day's mail. */
export function noticeDigest(
  message: Recipient & { notices: readonly Required<Notice>[]; publicUrl: string },
) {
  const { notices, publicUrl } = message;
  const [first] = notices;
  return composeMail(message, {
    kind: "noticeDigest",
    subject: notices.length === 1 && first ? formatSentence(first) : "What is new for you",
    paragraphs: ["This has come since our last mail:"],
    items: notices.map((each) => ({
      label: formatSentence(each),
      link: `${publicUrl}${each.path}`,
    })),
    afterwards: [formatSettingsHint(publicUrl)],
  });
}
