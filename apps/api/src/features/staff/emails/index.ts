import { ana } from "../../../platform/mail/compose/sampleData.ts";
import { aboutAccount, type MailKinds } from "../../../platform/mail/delivery/policies.ts";
import { accountSuspended } from "./accountSuspended.ts";

export const mails: MailKinds = {
  accountSuspended: {
    policy: aboutAccount,
    sample: () =>
      accountSuspended({
        ...ana,
        reason: "Several articles of this account advertised a shop.\nWe have taken them down.",
      }),
  },
};
