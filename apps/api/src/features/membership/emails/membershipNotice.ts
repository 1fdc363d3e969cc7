import { APPLICATION_RESPONSE_TIME, type MembershipType } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";

/** Notifies the organization of an application. Its details are on the staff page. */
export function membershipNotice(message: {
  to: string;
  name: string;
  membershipType: MembershipType;
  link: string;
}) {
  const { name, membershipType, link } = message;
  return composeMail(message, {
    kind: "membershipNotice",
    subject: `Membership application: ${name} (${membershipType})`,
    paragraphs: [
      `${name} has applied for a ${membershipType} membership, and was told to hear from us within ${APPLICATION_RESPONSE_TIME}.`,
    ],
    action: { label: "Open the application", link },
    afterwards: ["Sign in as staff first: to others there is no such page."],
  });
}
