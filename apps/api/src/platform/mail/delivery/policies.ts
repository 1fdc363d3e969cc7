/** To whom a kind of mail may go, and what limits it. */
interface MailPolicy {
  /** It is about an account, and goes to the account's address. */
  isAboutAccount: boolean;
  /** It goes there also while nobody has confirmed that the address is the account's. */
  goesToUnconfirmed: boolean;
  /** It counts against the mails about registrations that one address gets in an hour. */
  isAboutRegistrations?: boolean;
  /** It is written however many came before: its recipient did not cause it, and needs to know. */
  isUnlimited?: boolean;
  /** Mails of this kind that one address gets in a day. */
  perDay?: number;
}

/** Mails about registrations that one address gets in an hour. */
export const REGISTRATION_MAILS_PER_HOUR = 10;
/** Confirming mails of one kind that one address gets in a day. */
const CONFIRMING_MAILS_PER_DAY = 3;

/** Caused by a form or by staff, whatever accounts there are. */
const anyone: MailPolicy = { isAboutAccount: false, goesToUnconfirmed: true };
/** Resets and confirmations: what shows whose the mailbox is. */
const proof: MailPolicy = { isAboutAccount: true, goesToUnconfirmed: true };
/** Anyone who signs up with an address causes them. */
const confirming: MailPolicy = { ...proof, perDay: CONFIRMING_MAILS_PER_DAY };
const account: MailPolicy = { isAboutAccount: true, goesToUnconfirmed: false };
const registration: MailPolicy = { ...account, isAboutRegistrations: true };
/** What those who run an event cause, or what time and a free seat do. */
const announcement: MailPolicy = { ...registration, isUnlimited: true };

/** Of every kind of mail. A kind that is not here is taken for one about an account. */
export const mailPolicies: Readonly<Record<string, MailPolicy>> = {
  approvalLostNotice: anyone,
  contactNotice: anyone,
  contactReceived: anyone,
  contactReply: anyone,
  membershipDecided: anyone,
  membershipNotice: anyone,
  membershipReceived: anyone,
  newsletter: anyone,
  newsletterConfirm: anyone,
  newsletterKnown: anyone,
  newsletterTest: anyone,
  confirmEmail: confirming,
  confirmNewEmail: proof,
  passwordReset: proof,
  confirmRegistration: { ...confirming, isAboutRegistrations: true },
  accountSuspended: account,
  approvalGranted: account,
  emailChanged: account,
  itemPublished: account,
  itemReturned: account,
  passwordChanged: account,
  registrationCancelled: registration,
  registrationConfirmed: registration,
  registrationWaiting: registration,
  eventCancelled: announcement,
  eventChanged: announcement,
  eventMessage: announcement,
  eventReminder: announcement,
  offerEnded: announcement,
  seatOffered: announcement,
};

export const policyFor = (kind: string): MailPolicy => mailPolicies[kind] ?? account;

const kindsWith = (has: (policy: MailPolicy) => boolean | undefined) =>
  Object.keys(mailPolicies).filter((kind) => has(policyFor(kind)));

export const accountKinds = kindsWith(({ isAboutAccount }) => isAboutAccount);
export const registrationKinds = kindsWith(({ isAboutRegistrations }) => isAboutRegistrations);
/** Those of the kinds about an account that also an address gets that nobody has confirmed. */
export const proofKinds = kindsWith((policy) => policy.isAboutAccount && policy.goesToUnconfirmed);
/** Kinds of which permitted.ts counts what an address got before. */
export const countedKinds = kindsWith(
  ({ isAboutRegistrations, perDay }) => isAboutRegistrations || perDay !== undefined,
);
