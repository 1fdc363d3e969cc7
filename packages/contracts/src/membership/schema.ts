import { mailStatuses } from "../mailStatuses.ts";
import {
  emailAddress,
  filterBy,
  id,
  idempotencyKey,
  optionalText,
  requiredChoice,
  requiredLine,
  shownEmail,
} from "../validation/fields.ts";
import { list, listOrder, search, staffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { applicationStatuses, DECISION_NOTE_MAX, membershipTypes } from "./rules.ts";

export const newMembershipApplication = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: emailAddress(),
  membershipType: requiredChoice("Membership type", membershipTypes),
  idempotencyKey,
});
export type NewMembershipApplication = z.infer<typeof newMembershipApplication>;

/** Filters and order; `search` matches parts of names and addresses. */
export const applicationFilters = z.object({
  status: filterBy("Status", applicationStatuses),
  membershipType: filterBy("Membership type", membershipTypes),
  search,
  order: listOrder,
});
export type ApplicationFilters = z.infer<typeof applicationFilters>;

export const applicationsPage = applicationFilters.extend(staffListPage.shape);
export type ApplicationsPage = z.infer<typeof applicationsPage>;

/** All that the form asks for, and the status. */
export const application = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: shownEmail,
  membershipType: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: z.date(),
});
export type Application = z.infer<typeof application>;

/** An application as its applicant sees it. */
export const ownApplication = application.pick({
  id: true,
  membershipType: true,
  status: true,
  createdAt: true,
});
export type OwnApplication = z.infer<typeof ownApplication>;

export const applicationList = list(application);
export type ApplicationList = z.infer<typeof applicationList>;

/** The number of applications by status. */
export const applicationCounts = z.record(z.enum(applicationStatuses), z.int());
export type ApplicationCounts = z.infer<typeof applicationCounts>;

const decisionMail = z.object({
  /** "forgotten": it was sent, and its record has been deleted since. */
  status: z.enum([...mailStatuses, "forgotten"]),
  /** A sentence that explains why it is delayed or failed. */
  error: z.string().nullable(),
});

/** A decision about an application. */
export const applicationDecision = z.object({
  id: z.string(),
  from: z.enum(applicationStatuses),
  status: z.enum(applicationStatuses),
  /** The note to the applicant. */
  note: z.string().nullable(),
  /** The staff member; null when the account is deleted. */
  by: z.string().nullable(),
  decidedAt: z.date(),
  /** The mail to the applicant; null without one. */
  mail: decisionMail.nullable(),
});
export type ApplicationDecision = z.infer<typeof applicationDecision>;

export const applicationDetail = application.extend({
  /** The newest first. */
  decisions: z.array(applicationDecision),
  /** The next pending application by arrival; null without another. */
  nextPending: z.string().nullable(),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const decision = z.object({
  id,
  /** The status that the caller has read. */
  from: requiredChoice("From", applicationStatuses),
  status: requiredChoice("Status", applicationStatuses),
  note: optionalText("Note", DECISION_NOTE_MAX),
});
export type Decision = z.infer<typeof decision>;
