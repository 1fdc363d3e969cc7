import { onlyOnce, optionalMoment, requiredLine } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { currentPasswordField, type User } from "../schema.ts";
import { type AccessScope, accessScopes, TOKEN_NAME_MAX } from "./rules.ts";

const scope = z.enum(accessScopes, {
  error: `A scope is one of ${accessScopes.join(", ")}`,
});

/** An access token, without the token itself. */
export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: z.date(),
  /** Null for one without an end. */
  expiresAt: z.date().nullable(),
  /** To the minute; null for one that was never used. */
  lastUsedAt: z.date().nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

/** The password is required too, as an open session is not enough. */
export const newAccessToken = z.object({
  name: requiredLine("Name", TOKEN_NAME_MAX),
  scopes: z
    .array(scope, "Choose what the token may do")
    .min(1, "Choose what the token may do")
    .max(accessScopes.length, "Each scope is named once")
    .transform((scopes) => accessScopes.filter((scope) => scopes.includes(scope))),
  /** Absent or null for one without an end. */
  expiresAt: optionalMoment("End").refine(
    (at) => at === null || at.getTime() > Date.now(),
    "End must be in the future",
  ),
  currentPassword: currentPasswordField("Please enter your current password"),
  ...onlyOnce,
});
export type NewAccessToken = z.infer<typeof newAccessToken>;

/** The only response with the token. */
export const createdAccessToken = accessToken.extend({ token: z.string() });
export type CreatedAccessToken = z.infer<typeof createdAccessToken>;

/** An access token with which a program calls, and its account. */
export interface TokenAccess {
  id: string;
  user: User;
  name: string;
  scopes: readonly AccessScope[];
}
