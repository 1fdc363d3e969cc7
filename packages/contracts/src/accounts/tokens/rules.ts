/**
 * Scopes of access tokens, always within the permissions of the account: an area, and whether calls
 * read or change it.
 */
export const accessScopes = [
  "content:read",
  "content:write",
  "registrations:read",
  "registrations:write",
  "staff:read",
  "staff:write",
] as const;
export type AccessScope = (typeof accessScopes)[number];

export const accessScopeNames: Record<AccessScope, string> = {
  "content:read": "Read content",
  "content:write": "Write content",
  "registrations:read": "Read registrations",
  "registrations:write": "Change registrations",
  "staff:read": "Read as staff",
  "staff:write": "Work as staff",
};

/** Scopes that only staff may give to a token. */
export const staffScopes: readonly AccessScope[] = ["staff:read", "staff:write"];

/** Access tokens of one account; more are rejected. */
export const MAX_ACCESS_TOKENS = 20;

/** Longest name of an access token, UTF-16 units. */
export const TOKEN_NAME_MAX = 60;

/** Programs that look for secrets in code recognize tokens by it. */
export const ACCESS_TOKEN_PREFIX = "headwaters_";
