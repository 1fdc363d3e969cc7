import { ana, office, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { type MailKinds, toAnyone } from "../../../platform/mail/delivery/policies.ts";
import { membershipDecided } from "./membershipDecided.ts";
import { membershipNotice } from "./membershipNotice.ts";
import { membershipReceived } from "./membershipReceived.ts";

const membershipType = "family";

export const mails: MailKinds = {
  membershipDecided: {
    policy: toAnyone,
    sample: () =>
      membershipDecided({
        ...ana,
        membershipType,
        status: "approved",
        isRevision: true,
        publicUrl: SITE,
        note: "The Saturday group has room for both children.\nBring rubber boots!",
      }),
  },
  membershipNotice: {
    policy: toAnyone,
    sample: () =>
      membershipNotice({
        to: office,
        name: "Ana Reyes",
        membershipType,
        link: `${SITE}/staff/applications/0193-ana`,
      }),
  },
  membershipReceived: {
    policy: toAnyone,
    sample: () => membershipReceived({ ...ana, membershipType }),
  },
};
