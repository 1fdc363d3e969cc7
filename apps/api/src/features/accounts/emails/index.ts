import { ana, expiresAt, SITE, token } from "../../../platform/mail/compose/sampleData.ts";
import {
  aboutAccount,
  confirmation,
  type MailKinds,
  proof,
} from "../../../platform/mail/delivery/policies.ts";
import { confirmEmail } from "./confirmEmail.ts";
import { confirmNewEmail } from "./confirmNewEmail.ts";
import { emailChanged } from "./emailChanged.ts";
import { passwordChanged } from "./passwordChanged.ts";
import { passwordReset } from "./passwordReset.ts";

const link = `${SITE}/reset-password?token=${token}`;

export const mails: MailKinds = {
  confirmEmail: {
    policy: confirmation,
    sample: () =>
      confirmEmail({
        ...ana,
        expiresAt,
        link: `${SITE}/account/confirm-email?token=${token}.0193-ana`,
      }),
  },
  confirmNewEmail: { policy: proof, sample: () => confirmNewEmail({ ...ana, link, expiresAt }) },
  emailChanged: {
    policy: aboutAccount,
    sample: () => emailChanged({ ...ana, newEmail: "ana.reyes@example.net" }),
  },
  passwordChanged: {
    policy: aboutAccount,
    sample: () => passwordChanged({ ...ana, when: new Date("2026-11-21T21:05:00Z") }),
  },
  passwordReset: { policy: proof, sample: () => passwordReset({ ...ana, link, expiresAt }) },
};
