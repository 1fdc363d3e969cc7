import type { Mail } from "../mail.ts";

/** Which addresses a kind of mail may go to, and how often. */
export interface MailPolicy {
  /** The mail is about an account and goes to the account's address. */
  isAboutAccount: boolean;
  /** The mail proves that its reader owns the address, so it also goes to an unconfirmed one. */
  goesToUnconfirmed: boolean;
  /**
   * The recipient would come in vain without the mail, so it also goes to an unconfirmed address; at most
   * UNCONFIRMED_PER_DAY of its kind, as anyone can sign up with an address.
   */
  isUrgent?: boolean;
  /** The mail counts toward MAILS_PER_HOUR of its address. */
  countsHourly?: boolean;
  /** Exempt from the limits: the recipient did not cause the mail, and needs it. */
  isUnlimited?: boolean;
  /** Sent even if the account is deleted first, because an intruder may have deleted it. */
  isSecurityNotice?: boolean;
  /** Maximum mails of this kind per address and day. */
  perDay?: number;
}

/** A kind of mail: its policy, and a sample for previews and tests. */
interface MailKind {
  policy: MailPolicy;
  /** Missing if staff write the text. */
  sample?: () => Mail;
}

/** The kinds of mail of a feature, by the `kind` of the mails. */
export type MailKinds = Readonly<Record<string, MailKind>>;

/** Maximum mails with `countsHourly` per address and hour, of all kinds together. */
export const MAILS_PER_HOUR = 10;
/** Maximum mails per kind and day to an address that nobody has confirmed. */
export const UNCONFIRMED_PER_DAY = 3;

/** Caused by a form or by staff, independent of accounts. */
export const toAnyone: MailPolicy = { isAboutAccount: false, goesToUnconfirmed: true };
/** Resets and confirmations: their links prove that the recipient owns the mailbox. */
export const proof: MailPolicy = { isAboutAccount: true, goesToUnconfirmed: true };
/** Anyone can cause them by signing up with an address. */
export const confirmation: MailPolicy = { ...proof, perDay: UNCONFIRMED_PER_DAY };
export const aboutAccount: MailPolicy = { isAboutAccount: true, goesToUnconfirmed: false };
export const securityNotice: MailPolicy = { ...aboutAccount, isSecurityNotice: true };

export type MailPolicies = ReturnType<typeof createMailPolicies>;

/** Combines the policies of all features. A kind without a policy is treated as one about an account. */
export function createMailPolicies(kinds: MailKinds) {
  const policyFor = (kind: string) => kinds[kind]?.policy ?? aboutAccount;
  const kindsWith = (has: (policy: MailPolicy) => boolean | undefined) =>
    Object.keys(kinds).filter((kind) => has(policyFor(kind)));
  return {
    policyFor,
    accountKinds: kindsWith(({ isAboutAccount }) => isAboutAccount),
    securityKinds: kindsWith(({ isSecurityNotice }) => isSecurityNotice),
    hourlyKinds: kindsWith(({ countsHourly }) => countsHourly),
    /** Kinds about an account that also go to an unconfirmed address. */
    proofKinds: kindsWith((policy) => policy.isAboutAccount && policy.goesToUnconfirmed),
    /** Kinds that sendLimits.ts counts per address. */
    countedKinds: kindsWith(({ countsHourly, perDay }) => countsHourly || perDay !== undefined),
  };
}
