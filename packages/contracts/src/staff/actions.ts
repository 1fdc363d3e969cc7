// Apart from rules.ts, which every page loads.

import { clearanceActions } from "../clearances/rules.ts";
import { contactActions } from "../contact/rules.ts";
import { contentActions } from "../content/rules.ts";
import { membershipActions } from "../membership/rules.ts";
import { newsletterActions } from "../newsletter/rules.ts";
import { registrationActions } from "../registrations/rules.ts";
import { webhookActions } from "../webhooks/rules.ts";

/** Every action of the audit log, as each feature declares its own. */
export const staffActions = [
  ...membershipActions,
  ...contactActions,
  ...newsletterActions,
  ...contentActions,
  "people.granted",
  "people.revoked",
  "people.signedOut",
  "people.suspended",
  "people.reinstated",
  "people.deleted",
  "people.factorReset",
  "accessTokens.created",
  "accessTokens.revoked",
  "mails.retried",
  "outbound.sent",
  "outbound.discarded",
  ...webhookActions,
  ...registrationActions,
  ...clearanceActions,
  "retention.applied",
] as const;
export type StaffActionName = (typeof staffActions)[number];
