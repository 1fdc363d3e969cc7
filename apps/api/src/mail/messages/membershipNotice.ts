import type { MembershipType } from "@headwaters/contracts";
import { letter } from "../letter.ts";
import type { Mail } from "../outbox.ts";

/** Tells the organisation of an application; the answer goes to whoever applied. */
export function membershipNotice(message: {
  to: string;
  name: string;
  email: string;
  membershipType: MembershipType;
}): Mail {
  const { to, name, email, membershipType } = message;
  const mail = letter({
    kind: "membershipNotice",
    to,
    firstName: null,
    subject: `Membership application: ${name} (${membershipType})`,
    paragraphs: [
      `${name} has applied for a ${membershipType} membership, and was told to hear from us within 2-3 business days. Reply to this mail to answer ${email}.`,
    ],
  });
  return { ...mail, replyTo: email };
}
