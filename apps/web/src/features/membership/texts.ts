import { type ApplicationStatus, membershipTypeNames } from "@headwaters/contracts";

/** An unknown type is shown as it is. */
export const formatMembershipType = (type: string): string =>
  (membershipTypeNames as Readonly<Record<string, string | undefined>>)[type] ?? type;

/** The applications of an account. */
export const ownMembershipTexts = {
  title: "Membership",
  applications: "Membership applications",
  text: "Your applications, and what we decided. We write to you about each of them.",
  none: "You have not applied for membership with this address, or have not confirmed the address yet. Events are open to you all the same.",
  apply: "Become a Member",
  states: {
    pending: "we are looking at it",
    approved: "approved, you are a member",
    declined: "declined",
    withdrawn: "withdrawn",
  } satisfies Record<ApplicationStatus, string>,
} as const;
