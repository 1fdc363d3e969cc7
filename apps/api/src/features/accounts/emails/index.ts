import { ana, expiresAt, SITE, token } from "../../../platform/mail/compose/sampleData.ts";
import {
  aboutAccount,
  confirmation,
  type MailKinds,
  type MailPolicy,
  proof,
  securityNotice,
} from "../../../platform/mail/delivery/policies.ts";
import { emailChanged, passwordChanged } from "./changes.ts";
import { confirmEmail, confirmNewEmail, passwordReset } from "./links.ts";
import { notice, noticeDigest } from "./notices.ts";
import { factorAdded, factorRemoved, factorsReset, recoveryCodeUsed } from "./secondFactor.ts";

const when = new Date("2026-11-21T21:05:00Z");
const link = { ...ana, link: `${SITE}/reset-password?token=${token}`, expiresAt };

/** Not caused by the recipient; notices.ts limits them. */
const notification: MailPolicy = { ...aboutAccount, isUnlimited: true };
const review = {
  topic: "review",
  subject: "The river is clear again",
  people: 1,
  path: "/staff/review/news/0193-river",
} as const;
const registration = {
  topic: "registration",
  subject: "Knots and Casting",
  people: 3,
  path: "/events/0193-knots",
} as const;

export const mails: MailKinds = {
  confirmEmail: {
    policy: confirmation,
    sample: () =>
      confirmEmail({ ...link, link: `${SITE}/account/confirm-email?token=${token}.0193-ana` }),
  },
  confirmNewEmail: { policy: proof, sample: () => confirmNewEmail(link) },
  emailChanged: {
    policy: securityNotice,
    sample: () => emailChanged({ ...ana, newEmail: "ana.reyes@example.net" }),
  },
  factorAdded: {
    policy: securityNotice,
    sample: () => factorAdded({ ...ana, when, what: "the passkey “Phone”" }),
  },
  factorRemoved: {
    policy: securityNotice,
    sample: () => factorRemoved({ ...ana, when, what: "a passkey", isLeft: false }),
  },
  factorsReset: { policy: securityNotice, sample: () => factorsReset(ana) },
  notice: {
    policy: notification,
    sample: () => notice({ ...ana, notice: review, publicUrl: SITE }),
  },
  noticeDigest: {
    policy: notification,
    sample: () => noticeDigest({ ...ana, notices: [review, registration], publicUrl: SITE }),
  },
  passwordChanged: {
    policy: securityNotice,
    sample: () => passwordChanged({ ...ana, when }),
  },
  recoveryCodeUsed: {
    policy: securityNotice,
    sample: () => recoveryCodeUsed({ ...ana, when, left: 9 }),
  },
  passwordReset: { policy: proof, sample: () => passwordReset(link) },
};
