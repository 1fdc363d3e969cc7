import type { MailStatus, PauseReason } from "@headwaters/contracts";

const notSent = "Nothing was sent";

/** Texts of the mail log. */
export const mailsTexts = {
  title: "Mail",
  description: "Which emails the site sent, and which it could not send.",
  lead: "What the site sent, to whom, and whether it arrived at the mail server. On a public site what an email says is not shown, and is gone once it is sent.",
  label: "Emails",
  search: "Recipient’s address",
  filter: { label: "Status", all: "All" },
  statuses: {
    pending: "On its way",
    sent: "Sent",
    failed: "Failed",
  } satisfies Record<MailStatus, string>,
  failed: "The list could not be loaded",
  empty: { title: "No email here", text: "None was sent lately, or none fits this choice." },
  columns: {
    subject: "Subject",
    kind: "Kind",
    recipient: "To",
    status: "Status",
    date: "Date",
  },
  expired: "Its link has expired, so it cannot be sent again.",
  retry: {
    button: "Send Again",
    pending: "Sending...",
    all: "Send Failed Again",
    done: (count: number) =>
      count === 0
        ? notSent
        : count === 1
          ? "One email is being sent again"
          : `${count} emails are being sent again`,
    expired: (count: number) =>
      count === 1
        ? "One is left, because its link has expired."
        : `${count} are left, because their links have expired.`,
    more: "There are more. Send again when these are through.",
  },
  notSent,
} as const;

/** The warning that nothing leaves the site. */
export const pauseTexts = {
  title: "No emails are sent",
  text: "Nothing leaves this site at the moment: emails and webhooks wait here, and nothing is lost.",
  /** What ends it: words before and after the code. */
  reasons: {
    restored: {
      before:
        "It was restored from the backup of another address. To end this, have whoever runs the server say",
      code: "npx pnpm outbound",
      after: ", which shows what waits, and sends or discards it.",
    },
    environment: {
      before: "To end this, have whoever runs the server remove",
      code: "OUTBOUND_PAUSED",
      after: " and start the site again, which sends what waits.",
    },
  } satisfies Record<PauseReason, { before: string; code: string; after: string }>,
} as const;

/** "Password reset" for "passwordReset". */
export function formatMailKind(kind: string): string {
  const words = kind.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
