import { APPLICATION_RESPONSE_TIME, type MembershipType } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

/** Confirms receipt. The application is not quoted: the address may be another person's. */
export function membershipReceived(message: Recipient & { membershipType: MembershipType }) {
  const { membershipType } = message;
  return composeMail(message, {
    kind: "membershipReceived",
    subject: "We have your membership application",
    paragraphs: [
      `Thank you for applying for a ${membershipType} membership. A person reads every application, and will contact you within ${APPLICATION_RESPONSE_TIME}.`,
      "There is nothing to pay until then.",
    ],
    afterwards: ["If you did not apply, someone mistyped their address: you can ignore this mail."],
  });
}
