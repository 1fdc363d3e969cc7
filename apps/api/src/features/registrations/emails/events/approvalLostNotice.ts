import { composeMail } from "../../../../platform/mail/compose/compose.ts";

/** Notifies the organization that an event lost its approval and takes no registrations. */
export function approvalLostNotice(message: {
  to: string;
  title: string;
  /** Number of active registrations. */
  registered: number;
  link: string;
}) {
  const { title, registered, link } = message;
  const people = registered === 1 ? "1 person is" : `${registered} people are`;
  return composeMail(message, {
    kind: "approvalLostNotice",
    subject: `Please approve again: ${title}`,
    paragraphs: [
      `Registration for “${title}” has closed: the event is no longer one that staff stand behind. Its author changed it, is no leader any more or has no account, or staff withdrew the approval.`,
      `${people} registered and keep their places. They get no reminders, and nobody else can register, until staff approve the event.`,
    ],
    action: { label: "Look at the event", link },
    afterwards: ["Sign in as staff first: to others there is no such page."],
  });
}
