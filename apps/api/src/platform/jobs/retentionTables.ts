import type { Retained } from "@headwaters/contracts";

/** What ends the rows of a table. */
export interface TableRetention {
  /** What the daily job (retention.ts) deletes of it, or, of mails, the outbox. */
  rules?: readonly (Retained | "searchWords" | "resetLinks")[];
  /** Why other rows have no period, and what ends them. */
  else?: string;
}

const withItsAccount = "They go with their account.";
const withItsItem = "They go when their article or event is deleted.";

/**
 * Every table of the database, with what ends its rows; a test compares this list with the
 * catalog. The schema `pgboss` is apart: pg-boss deletes a job an hour after its end.
 */
export const tableRetention: Readonly<Record<string, TableRetention>> = {
  _prisma_migrations: { else: "The record of the applied migrations is needed for ever." },

  // Accounts.
  users: { else: "An account is kept until its owner deletes it." },
  sessions: { else: "The session store deletes them within minutes of their end, after 7 days." },
  user_roles: { else: withItsAccount },
  suspensions: { else: "They go when staff lift them, or with their account." },
  email_changes: { rules: ["emailChanges"] },
  email_confirmations: {
    else: "A row marks an address that nobody has confirmed: it goes when its link is followed, or with its account. The link itself expires.",
  },
  device_trust: { else: "A moment alone: it goes with its account." },
  earlier_reset_links: {
    rules: ["resetLinks"],
    else: "Those that work go with their account, or when its password is set.",
  },
  role_invitations: { rules: ["roleInvitations"] },

  // What is published.
  news_articles: { else: "They are kept until their author or staff delete them." },
  events: { else: "They are kept until their author or staff delete them." },
  education_articles: { else: "They are kept until their author or staff delete them." },
  event_details: { else: withItsItem },
  event_leaders: { else: "They go with their event or with the leader's account." },
  items: { else: withItsItem },
  item_versions: { else: withItsItem },
  uploads: { else: "A picture goes a day after nothing uses it any more." },
  upload_uses: { else: withItsItem },
  search_documents: { else: "They go when their article or event is published no more." },
  search_words: { rules: ["searchWords"] },

  // Families.
  children: { else: "They go when their family removes them, or with its account." },
  registration_parties: { rules: ["registrations"] },
  registrations: { rules: ["eventNeeds", "registrations"] },
  registration_reminders: { rules: ["registrations"] },

  // Messages and applications.
  contact_submissions: {
    rules: ["answeredMessages"],
    else: "Those that wait are kept until they are answered.",
  },
  contact_threads: { rules: ["answeredMessages"], else: "They go with their message." },
  contact_entries: { rules: ["answeredMessages"], else: "They go with their message." },
  membership_applications: {
    rules: ["closedApplications"],
    else: "Those that wait are kept until staff decide, approved ones as long as the membership lasts.",
  },
  application_decisions: {
    rules: ["closedApplications"],
    else: "They go with their application.",
  },
  submissions: { rules: ["submissions"] },

  // The newsletter and other mails.
  newsletter_subscribers: {
    rules: ["unconfirmedSubscriptions", "unsubscribedAddresses"],
    else: "Confirmed addresses are kept until they are unsubscribed.",
  },
  newsletters: { else: "They hold what the organization wrote, and numbers of readers." },
  newsletter_deliveries: {
    rules: ["newsletterDeliveries"],
    else: "While a newsletter is being sent, they say who has not got it yet.",
  },
  mails: {
    rules: ["mails", "failedMails"],
    else: "One that is pending is sent or given up within a day.",
  },

  // Operations.
  staff_actions: {
    else: "Staff answer for what they did. The log names people by ids, which lead nowhere once an account is deleted.",
  },
  throttles: { else: "The rate limiter deletes a row an hour after its window ended." },
};
