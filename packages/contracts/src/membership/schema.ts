import { emailAddress, oneOf, requiredText } from "../fields.ts";
import { z } from "../messages.ts";
import { membershipTypes } from "./rules.ts";

export const newMembershipApplication = z.object({
  firstName: requiredText("First name", 100),
  lastName: requiredText("Last name", 100),
  email: emailAddress(),
  membershipType: oneOf("Membership type", membershipTypes),
});
/** As the form sends it. */
export type NewMembershipApplicationInput = z.input<typeof newMembershipApplication>;
export type NewMembershipApplication = z.infer<typeof newMembershipApplication>;
