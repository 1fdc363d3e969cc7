import { roles } from "../accounts/rights.ts";

/** Longer reasons for a suspension are rejected, in UTF-16 units. */
export const SUSPENSION_REASON_MAX = 1_000;

/** Kinds of actors in the audit log. */
export const actorKinds = [...roles, "command", "site"] as const;

/**
 * Why no mail and no delivery to a webhook leaves the site: the backup of another address was restored,
 * or OUTBOUND_PAUSED is set.
 */
export const pauseReasons = ["restored", "environment"] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Mails that are sent again by one click at most. */
export const RETRIED_AT_ONCE = 500;

/** Hours for which a link that makes its reader staff works. */
export const INVITATION_HOURS = 1;

export const INVALID_INVITATION =
  "This link is invalid, was used, or has expired. Ask whoever runs the server for another one.";
