/** Scopes of access tokens, always within the permissions of the account. */
export const accessScopes = ["read", "content", "registrations", "staff"] as const;
export type AccessScope = (typeof accessScopes)[number];

/** Access tokens of one account; more are refused. */
export const MAX_ACCESS_TOKENS = 20;

/** Longest name of an access token, UTF-16 units. */
export const TOKEN_NAME_MAX = 60;

/** Programs that look for secrets in code recognize tokens by it. */
export const ACCESS_TOKEN_PREFIX = "headwaters_";
