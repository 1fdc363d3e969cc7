import type { StaffActionName } from "@headwaters/contracts";

/** The page of what staff did. */
export const logTexts = {
  title: "Log",
  description: "What staff did, when and to what.",
  lead: "What was done here, by whom, newest first. Nothing in it can be changed or taken out.",
  label: "What was done",
  failed: "The log could not be loaded",
  empty: {
    title: "Nothing was done yet",
    text: "Every decision, answer and change that staff make is written down here.",
  },
  nothingFound: {
    title: "Nothing under this choice",
    text: "Choose another person or another kind of action.",
  },
  /** Those who are no accounts. */
  command: "Someone at the server’s command line",
  site: "The site itself",
  filters: {
    actor: "By whom",
    everyone: "By everyone",
    command: "At the command line",
    site: "By the site itself",
    action: "What",
    everything: "All actions",
  },
} as const;

/** What something was done to, where it has no name any more. */
export const goneSubjects: Readonly<Record<string, string>> = {
  account: "someone whose account is gone",
  application: "someone whose application is gone",
  message: "someone whose message is gone",
  newsletter: "a newsletter that is gone",
  mail: "an email that is gone",
  news: "an article that is gone",
  events: "an event that is gone",
  education: "an education article that is gone",
};

/**
 * What someone did, after their name: {subject} stands for what it was done to. An action that is
 * not in the list is shown by its own name.
 */
export const logSentences: Record<StaffActionName, string> = {
  "membership.decided": "decided on the application of {subject}",
  "membership.exported": "downloaded the applications",
  "contact.replied": "answered {subject}",
  "contact.noted": "wrote a note on the message of {subject}",
  "contact.assigned": "assigned the message of {subject}",
  "contact.responded": "marked the message of {subject} as answered",
  "contact.reopened": "marked the message of {subject} as not answered",
  "contact.changed": "changed what the message of {subject} is about",
  "newsletter.created": "began the newsletter {subject}",
  "newsletter.saved": "changed the newsletter {subject}",
  "newsletter.deleted": "deleted {subject}",
  "newsletter.tested": "sent themselves a test of {subject}",
  "newsletter.sent": "sent the newsletter {subject}",
  "newsletter.stopped": "stopped the newsletter {subject}",
  "newsletter.exported": "downloaded the newsletter’s subscribers",
  "newsletter.removed": "removed a subscriber of the newsletter",
  "items.published": "published {subject}",
  "items.sentBack": "sent {subject} back to its author",
  "items.unpublished": "took down {subject}",
  "items.changed": "changed {subject}",
  "items.restored": "brought back an older version of {subject}",
  "items.deleted": "deleted {subject}",
  "people.granted": "made {subject} staff",
  "people.revoked": "took the staff role from {subject}",
  "people.signedOut": "signed {subject} out everywhere",
  "people.suspended": "suspended {subject}",
  "people.reinstated": "lifted the suspension of {subject}",
  "mails.retried": "had emails sent again",
  "registrations.viewed": "looked at the list of {subject}",
  "registrations.exported": "downloaded the list of {subject}",
  "registrations.added": "added people to {subject}",
  "registrations.removed": "took people off {subject}",
  "registrations.checkedIn": "checked someone in at {subject}",
  "registrations.messaged": "wrote to everyone who comes to {subject}",
  "registrations.eventCancelled": "cancelled {subject}",
  "registrations.agesChanged": "changed the ages of {subject}",
  "retention.applied": "deleted what had been kept for its full time",
};

/** The same as choices of a filter. */
export const logActions: Record<StaffActionName, string> = {
  "membership.decided": "Applications: decided",
  "membership.exported": "Applications: downloaded",
  "contact.replied": "Messages: answered",
  "contact.noted": "Messages: note",
  "contact.assigned": "Messages: assigned",
  "contact.responded": "Messages: marked as answered",
  "contact.reopened": "Messages: marked as not answered",
  "contact.changed": "Messages: subject changed",
  "newsletter.created": "Newsletter: begun",
  "newsletter.saved": "Newsletter: changed",
  "newsletter.deleted": "Newsletter: deleted",
  "newsletter.tested": "Newsletter: test",
  "newsletter.sent": "Newsletter: sent",
  "newsletter.stopped": "Newsletter: stopped",
  "newsletter.exported": "Newsletter: subscribers downloaded",
  "newsletter.removed": "Newsletter: subscriber removed",
  "items.published": "Items: published",
  "items.sentBack": "Items: sent back",
  "items.unpublished": "Items: taken down",
  "items.changed": "Items: changed",
  "items.restored": "Items: older version",
  "items.deleted": "Items: deleted",
  "people.granted": "People: made staff",
  "people.revoked": "People: role taken",
  "people.signedOut": "People: signed out",
  "people.suspended": "People: suspended",
  "people.reinstated": "People: suspension lifted",
  "mails.retried": "Mail: sent again",
  "registrations.viewed": "Registrations: looked at",
  "registrations.exported": "Registrations: downloaded",
  "registrations.added": "Registrations: added by hand",
  "registrations.removed": "Registrations: taken off",
  "registrations.checkedIn": "Registrations: checked in",
  "registrations.messaged": "Registrations: message to all",
  "registrations.eventCancelled": "Registrations: event cancelled",
  "registrations.agesChanged": "Registrations: ages",
  "retention.applied": "Deleted after its time",
};

/** What details are called; others by their own names. */
export const logDetails: Readonly<Record<string, string>> = {
  from: "before",
  to: "after",
  previousStatus: "before",
  mails: "emails",
  answeredMessages: "answered messages",
  closedApplications: "declined and withdrawn applications",
  unconfirmedSubscriptions: "unconfirmed newsletter addresses",
  unsubscribedAddresses: "unsubscribed newsletter addresses",
  eventNeeds: "notes on needs",
  registrations: "registrations of past events",
};
