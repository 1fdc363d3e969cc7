import { APPLICATION_RESPONSE_TIME, type MembershipType } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Confirms receipt. The application is not quoted: the address may be another person's. */
export function membershipReceived(message: {
  to: string;
  firstName: string;
  membershipType: MembershipType;
}): Mail {
  const { to, firstName, membershipType } = message;
  return letter({
    kind: "membershipReceived",
    to,
    firstName,
    subject: "We have your membership application",
    paragraphs: [
      `Thank you for applying for a ${membershipType} membership. A person reads every application, and will contact you within ${APPLICATION_RESPONSE_TIME}.`,
      "There is nothing to pay until then.",
    ],
    afterwards: ["If you did not apply, someone mistyped their address: you can ignore this mail."],
  });
}
