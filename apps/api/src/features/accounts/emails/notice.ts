import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { formatSentence, formatSubject, type Notice } from "../notices/describe.ts";

/** Says where to change how often such mails come. */
export const formatSettingsHint = (publicUrl: string) =>
  `You can choose how often we write to you about this: ${publicUrl}/account#notices`;

/** Tells staff or an organizer of one thing that waits for them. */
export function notice(message: Recipient & { notice: Required<Notice>; publicUrl: string }) {
  const { notice, publicUrl } = message;
  return composeMail(message, {
    kind: "notice",
    subject: formatSubject(notice),
    paragraphs: [formatSentence(notice)],
    action: { label: "Look at it", link: `${publicUrl}${notice.path}` },
    afterwards: [formatSettingsHint(publicUrl)],
  });
}
