import { ana, expiresAt, SITE, token } from "../../../platform/mail/compose/sampleData.ts";
import { type MailKinds, toAnyone } from "../../../platform/mail/delivery/policies.ts";
import { newsletterConfirm } from "./newsletterConfirm.ts";
import { newsletterKnown } from "./newsletterKnown.ts";

const { to } = ana;

export const mails: MailKinds = {
  newsletter: { policy: toAnyone },
  newsletterTest: { policy: toAnyone },
  newsletterConfirm: {
    policy: toAnyone,
    sample: () =>
      newsletterConfirm({ to, expiresAt, link: `${SITE}/newsletter/confirm?token=${token}` }),
  },
  newsletterKnown: {
    policy: toAnyone,
    sample: () =>
      newsletterKnown({
        to,
        link: `${SITE}/newsletter/unsubscribe?token=6f1c2d3e-0000-4000-8000-000000000000`,
      }),
  },
};
