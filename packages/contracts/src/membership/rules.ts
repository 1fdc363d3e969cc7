export const membershipTypes = ["student", "family", "sponsor"] as const;
export type MembershipType = (typeof membershipTypes)[number];
