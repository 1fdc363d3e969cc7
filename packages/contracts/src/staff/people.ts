import { grantedRoles } from "../accounts/rights.ts";
import { user } from "../accounts/schema.ts";
import { byId, filterBy, requiredChoice, requiredText } from "../validation/fields.ts";
import { list, listOrder, searchedStaffListPage } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { SUSPENSION_REASON_MAX } from "./rules.ts";

/** `search` finds parts of names and addresses. */
export const peoplePage = searchedStaffListPage.extend({
  role: filterBy("Role", grantedRoles),
  order: listOrder,
});
export type PeoplePage = z.infer<typeof peoplePage>;

/** An account in the list of all. */
const personEntry = user.extend({ createdAt: z.date(), isSuspended: z.boolean() });
export type PersonEntry = z.infer<typeof personEntry>;

export const people = list(personEntry);
export type People = z.infer<typeof people>;

export const person = personEntry.extend({
  /** When each of its roles was granted. */
  grants: z.array(z.object({ role: z.enum(grantedRoles), grantedAt: z.date() })),
  /** The suspension: reason, time, and staff member (null: account deleted). */
  suspension: z
    .object({ since: z.date(), by: z.string().nullable(), reason: z.string() })
    .nullable(),
  /** Browsers in which it is signed in, and when one of them was last used, to the hour. */
  devices: z.int(),
  lastUsed: z.date().nullable(),
  /** It takes a second step when it signs in. */
  hasSecondFactor: z.boolean(),
  /** Its content, drafts included. */
  items: z.object({ news: z.int(), events: z.int(), education: z.int() }),
});
export type Person = z.infer<typeof person>;

/** A person's registrations, applications and messages, the newest first, at most LIST_MAX each. */
export const personRecord = z.object({
  /** Numbers of the account's people by event and status; no names of children. */
  registrations: z.array(
    z.object({
      eventId: z.string(),
      title: z.string(),
      eventDate: z.date(),
      status: z.string(),
      people: z.int(),
      /** The event is cancelled. */
      isCancelled: z.boolean(),
    }),
  ),
  /** Sent with the account's address, which anyone can enter. */
  applications: z.array(
    z.object({
      id: z.string(),
      membershipType: z.string(),
      status: z.string(),
      createdAt: z.date(),
    }),
  ),
  /** Likewise. */
  messages: z.array(
    z.object({
      id: z.string(),
      inquiryType: z.string(),
      responded: z.boolean(),
      createdAt: z.date(),
    }),
  ),
});
export type PersonRecord = z.infer<typeof personRecord>;

export const newSuspension = byId.extend({
  reason: requiredText("Reason", SUSPENSION_REASON_MAX),
  /** Whether to mail the reason to the owner. */
  notify: z.boolean(),
});
export type NewSuspension = z.infer<typeof newSuspension>;

/** A role that is granted to an account, or taken from it. */
export const roleChange = byId.extend({
  role: requiredChoice("Role", grantedRoles).default("staff"),
});
export type RoleChange = z.infer<typeof roleChange>;
