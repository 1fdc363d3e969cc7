// Apart from rules.ts, which every page loads.

import type { Right } from "../accounts/rights.ts";

/** Topics of the live stream, the features whose data has changed, with the right to hear of them. */
export const topicRights = {
  membership: "decideMembership",
  contact: "seeMessages",
  newsletter: "sendNewsletter",
  items: "editAnyContent",
  events: "approveEvents",
  clearances: "manageClearances",
  staff: "openStaffPages",
  webhooks: "manageWebhooks",
} as const satisfies Record<string, Right>;
export type StaffTopic = keyof typeof topicRights;
export const staffTopics = Object.keys(topicRights) as StaffTopic[];

/** The address of the live stream (server-sent events). */
export const STAFF_LIVE_PATH = "/api/staff/live";
