import type { Mail } from "../mail.ts";

/** Whom a kind of mail may reach, and how often. */
export interface MailPolicy {
  /** It is about an account, and goes to the account's address. */
  isAboutAccount: boolean;
  /** It is also sent while the address is unconfirmed. */
  goesToUnconfirmed: boolean;
  /** It counts against the mails of such kinds that one address gets in an hour. */
  countsHourly?: boolean;
  /** It is written however many came before: its recipient did not cause it, and needs to know. */
  isUnlimited?: boolean;
  /** It is sent even when the account is deleted first: an intruder may have deleted it. */
  isSecurityNotice?: boolean;
  /** Mails of this kind that one address gets in a day. */
  perDay?: number;
}

/** A kind of mail: its policy, and a mail as someone might get it, for previews and tests. */
interface MailKind {
  policy: MailPolicy;
  /** Missing where the text is written by staff. */
  sample?: () => Mail;
}

/** The kinds of mail of a feature, by the name that mails have as `kind`. */
export type MailKinds = Readonly<Record<string, MailKind>>;

/** Mails that count hourly, of all kinds together, that one address gets in an hour. */
export const MAILS_PER_HOUR = 10;
/** Mails of one kind that confirm an address, a day. */
const CONFIRMATIONS_PER_DAY = 3;

/** Caused by a form or by staff, whatever accounts there are. */
export const toAnyone: MailPolicy = { isAboutAccount: false, goesToUnconfirmed: true };
/** Resets and confirmations, which prove who owns the mailbox. */
export const proof: MailPolicy = { isAboutAccount: true, goesToUnconfirmed: true };
/** Anyone can cause them by signing up with an address. */
export const confirmation: MailPolicy = { ...proof, perDay: CONFIRMATIONS_PER_DAY };
export const aboutAccount: MailPolicy = { isAboutAccount: true, goesToUnconfirmed: false };
export const securityNotice: MailPolicy = { ...aboutAccount, isSecurityNotice: true };

export type MailPolicies = ReturnType<typeof createMailPolicies>;

/** The policies of all features' mails. A kind without a policy counts as one about an account. */
export function createMailPolicies(kinds: MailKinds) {
  const policyFor = (kind: string) => kinds[kind]?.policy ?? aboutAccount;
  const kindsWith = (has: (policy: MailPolicy) => boolean | undefined) =>
    Object.keys(kinds).filter((kind) => has(policyFor(kind)));
  return {
    policyFor,
    accountKinds: kindsWith(({ isAboutAccount }) => isAboutAccount),
    securityKinds: kindsWith(({ isSecurityNotice }) => isSecurityNotice),
    hourlyKinds: kindsWith(({ countsHourly }) => countsHourly),
    /** Those of the kinds about an account that also an unconfirmed address gets. */
    proofKinds: kindsWith((policy) => policy.isAboutAccount && policy.goesToUnconfirmed),
    /** Kinds that sendLimits.ts counts per address. */
    countedKinds: kindsWith(({ countsHourly, perDay }) => countsHourly || perDay !== undefined),
  };
}
