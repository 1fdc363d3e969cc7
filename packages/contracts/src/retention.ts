/** Retention in days, for the daily job and the privacy page. */
export const retentionDays = {
  /** Messages that were answered, with the answers and notes: from the answer. */
  answeredMessages: 365,
  /** Applications that were declined or withdrawn: from the decision. */
  closedApplications: 365,
  /** Unconfirmed newsletter addresses, from the subscription. */
  unconfirmedSubscriptions: 7,
  /** Newsletter addresses that were unsubscribed: from that day. */
  unsubscribedAddresses: 30,
  /** Notes on allergies and needs, from the earliest date that the event had. */
  eventNeeds: 30,
  /** Copies of the facts of children with a registration, from the same date. */
  eventFacts: 30,
  /** The facts of a child, from its last event, or from their last confirmation if later. */
  childFacts: 365,
  /** Consents for a season, from its end. Those for one event go with the registration. */
  consents: 365,
  /** Registrations and contacts, from the same date. */
  registrations: 365,
  /**
   * Clearances, from their end: as long as the registrations of the last event for which one counted.
   */
  clearances: 365,
  /**
   * People who may pick a child up: from the day they were saved, and while the child has a
   * registration, which is kept for `registrations`.
   */
  pickUpPeople: 365,
  /** Invitations to become a guardian, from their expiry. */
  guardianInvitations: 1,
  /**
   * The records of mails that were sent, and of those that were not before their link expired: from
   * that day. The texts of a mail are emptied when it is sent and have no period.
   */
  mails: 30,
  /** Mails that could not be sent, though staff could have sent them again: from the last try. */
  failedMails: 90,
  /**
   * The newsletter deliveries of each address, from the day on which the last mail of the
   * newsletter was sent.
   */
  newsletterDeliveries: 30,
  /** Fingerprints of forms, for idempotency, from the submission. */
  submissions: 1,
  /** Unconfirmed address changes, from the expiry of their link. */
  emailChanges: 1,
  /** Access tokens, from their expiry. */
  expiredTokens: 30,
  /** Keys of apps for codes that no code has confirmed, from their creation. */
  unconfirmedApps: 1,
  /** Unused access tokens, from the last use. */
  unusedTokens: 365,
  /** Webhook deliveries, from their creation. */
  webhookDeliveries: 30,
  /** One-time links that grant a role, from their expiry. */
  roleInvitations: 1,
} as const;
export type Retained = keyof typeof retentionDays;
