import { type Retained, retentionDays } from "@headwaters/contracts";
import type { LegalSection } from "../document.ts";

/**
 * Data that is deleted automatically, and the start of each period; retentionDays
 * (packages/contracts/src/retention.ts) has the days.
 */
const deleted: Record<Retained, { what: string; from: string }> = {
  answeredMessages: {
    what: "Messages sent by our contact form, with our answers and notes",
    from: "after we answered",
  },
  closedApplications: {
    what: "Membership applications that were declined or withdrawn",
    from: "after the decision",
  },
  unconfirmedSubscriptions: {
    what: "Newsletter addresses that nobody confirmed",
    from: "after they were entered",
  },
  unsubscribedAddresses: {
    what: "Newsletter addresses that were unsubscribed",
    from: "after that day",
  },
  eventNeeds: {
    what: "Notes on allergies and needs of those who came to an event",
    from: "after the first date that the event had, or after signing up for it if that was later",
  },
  registrations: {
    what: "Who was registered for an event, and whom to call for them",
    from: "after the first date that the event had, or after signing up for it if that was later",
  },
  mails: {
    what: "The record of which email this website sent to whom; what an email says is deleted as soon as it is sent, and of the emails of an account’s last day a fingerprint of the address is left when it is deleted",
    from: "after it was sent, or after its link expired",
  },
  failedMails: {
    what: "Emails that this website could not send",
    from: "after the last try",
  },
  newsletterDeliveries: {
    what: "The record of which newsletter went to which address",
    from: "after the newsletter was sent",
  },
  submissions: {
    what: "Fingerprints of forms that were sent, by which we notice that the same was sent twice",
    from: "after the form was sent",
  },
  emailChanges: {
    what: "New email addresses for an account that nobody confirmed",
    from: "after the link in our email expired",
  },
  expiredTokens: {
    what: "Access tokens by which programs act for an account",
    from: "after their end",
  },
  unusedTokens: {
    what: "Access tokens that nobody uses",
    from: "after their last use",
  },
  webhookDeliveries: {
    what: "What other systems were told by this website",
    from: "after they were told",
  },
  roleInvitations: {
    what: "One-time links by which someone joins our staff on this website",
    from: "after they expired",
  },
};

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** The privacy policy's section on retention. */
export const privacyKeeping: LegalSection = {
  id: "keeping",
  title: "How Long We Keep It",
  blocks: [
    "We keep information only as long as we need it for the purpose we collected it for, or as the law requires. Then we delete it or remove what identifies a person.",
    {
      list: [
        "Accounts: until you ask us to close yours, or delete it yourself.",
        "Memberships: as long as they last. Applications and messages that wait for us are kept until they are answered.",
        "Children on your account: until you remove them, or delete the account.",
        "Paper forms and health information for programs: through the season you gave them for, and longer only where an incident, our insurer or the law calls for it.",
        "Payment and donation records: as long as tax and accounting rules require.",
        "Newsletter addresses: until you unsubscribe.",
        "Server logs: for a short time, unless we are looking into an error or misuse.",
      ],
    },
    "Every day this website deletes by itself what has reached the end of its time:",
    {
      table: {
        caption: "What this website deletes by itself, and when",
        columns: ["What", "Deleted"],
        rows: Object.entries(deleted).map(([name, { what, from }]) => [
          what,
          `${days(retentionDays[name as Retained])} ${from}`,
        ]),
      },
    },
    "What our staff do on this website is written down and kept, so that we can answer for it. That record names the people it is about by numbers alone. Once their information is deleted, nobody can tell from it who they were.",
  ],
};
