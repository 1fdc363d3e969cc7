export const membershipTypes = ["student", "family", "sponsor"] as const;
export type MembershipType = (typeof membershipTypes)[number];

export const membershipTypeNames: Record<MembershipType, string> = {
  student: "Student",
  family: "Family",
  sponsor: "Sponsor",
};

/** The status of an application; staff may set any. */
export const applicationStatuses = ["pending", "approved", "declined", "withdrawn"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusNames: Record<ApplicationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

/** Characters that staff may write to an applicant beside a decision. */
export const DECISION_NOTE_MAX = 2_000;

/** Its actions in the audit log. */
export const membershipActions = ["membership.decided", "membership.exported"] as const;

/** The response time that applicants are promised. */
export const APPLICATION_RESPONSE_TIME = "2-3 business days";
