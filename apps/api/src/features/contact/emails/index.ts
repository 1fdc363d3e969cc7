import { signAnswer } from "@headwaters/contracts";
import { ana, office, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { type MailKinds, toAnyone } from "../../../platform/mail/delivery/policies.ts";
import { contactNotice } from "./contactNotice.ts";
import { contactReceived } from "./contactReceived.ts";
import { contactReply } from "./contactReply.ts";

const message = "Is there a place in the Saturday group?\n\nMy son is seven.";

export const mails: MailKinds = {
  contactNotice: {
    policy: toAnyone,
    sample: () =>
      contactNotice({
        to: office,
        firstName: "Ana",
        lastName: "Reyes",
        email: ana.to,
        inquiryType: "program-info",
        message,
        link: `${SITE}/staff/messages/0193-message`,
      }),
  },
  contactReceived: { policy: toAnyone, sample: () => contactReceived(ana) },
  contactReply: {
    policy: toAnyone,
    sample: () =>
      contactReply({
        ...ana,
        replyTo: office,
        text: "Yes, there is.\nWe begin at nine.\n\nBring a hat.",
        greeting: undefined,
        signature: signAnswer("Bo"),
        quoted: { text: message, sentAt: new Date("2026-11-21T21:05:00Z") },
      }),
  },
};
