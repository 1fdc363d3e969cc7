import { emailAddress, idempotencyKey, oneOf, requiredLine } from "../fields.ts";
import { z } from "../messages.ts";
import { membershipTypes } from "./rules.ts";

export const newMembershipApplication = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: emailAddress(),
  membershipType: oneOf("Membership type", membershipTypes),
  idempotencyKey,
});
/** As the form sends it. */
export type NewMembershipApplicationInput = z.input<typeof newMembershipApplication>;
export type NewMembershipApplication = z.infer<typeof newMembershipApplication>;
