/** After how many days what is deleted, everywhere: by the API each day, on the privacy page in words. */
export const retentionDays = {
  /** Messages that were answered, with the answers and notes: from the answer. */
  answeredMessages: 365,
  /** Applications that were declined or withdrawn: from the decision. */
  closedApplications: 365,
  /** Newsletter addresses that nobody confirmed: from the day they were entered. */
  unconfirmedSubscriptions: 7,
  /** Newsletter addresses that were unsubscribed: from that day. */
  unsubscribedAddresses: 30,
  /** Notes on allergies and needs of those who came to an event: from the earliest date that the event had. */
  eventNeeds: 30,
  /** Who was registered for an event, and whom to call: likewise. */
  registrations: 365,
  /** Mails that were sent, and those that were not before their link expired: from that day. */
  mails: 30,
  /** Mails that could not be sent, though staff could have sent them again: from the last try. */
  failedMails: 90,
  /** Which newsletter went to which address: from the day on which the last of its mails was sent. */
  newsletterDeliveries: 30,
  /** Fingerprints of what forms sent, which tell a second sending of the same: from the sending. */
  submissions: 1,
  /** New email addresses of accounts that nobody confirmed: from the day on which their link expired. */
  emailChanges: 1,
  /** One-time links that give a role: from the day on which they expired. */
  roleInvitations: 1,
} as const;
export type Retained = keyof typeof retentionDays;
