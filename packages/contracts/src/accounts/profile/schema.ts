import { emailAddress, requiredLine, shownEmail } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { noticeFrequencies, PASSWORD_MIN_LENGTH } from "../rules.ts";
import { currentPasswordField, newPassword } from "../schema.ts";
import { secondFactorData } from "../secondFactor/schema.ts";
import { accessToken } from "../tokens/schema.ts";
import { INVALID_EMAIL_LINK } from "./rules.ts";

const currentPassword = currentPasswordField("Please enter your current password");

export const nameChange = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
});
export type NameChange = z.infer<typeof nameChange>;

// The address controls the password, so an open session is not enough.
export const emailChange = z.object({ email: emailAddress(), currentPassword });
export type EmailChange = z.infer<typeof emailChange>;

/**
 * The token of a link: 256 bits in base64url. The link of a new account also has its id, after a
 * dot.
 */
export const emailConfirmation = z.object({
  token: z.string(INVALID_EMAIL_LINK).regex(/^[\w-]{43}(?:\.[\w-]{1,64})?$/, INVALID_EMAIL_LINK),
});
export type EmailConfirmation = z.infer<typeof emailConfirmation>;

export const confirmedEmail = z.object({
  email: shownEmail,
  /** True if it has replaced another address, which was notified. */
  isChanged: z.boolean(),
});
export type ConfirmedEmail = z.infer<typeof confirmedEmail>;

/** How often the account gets notices by mail. */
export const noticeSetting = z.object({
  frequency: z.enum(noticeFrequencies, { error: "Choose how often we write to you" }),
});
export type NoticeSetting = z.infer<typeof noticeSetting>;

export const emailStatus = z.object({ email: shownEmail, isConfirmed: z.boolean() });
export type EmailStatus = z.infer<typeof emailStatus>;

/** @param minLength the organization's minimum, which the form shows */
export const passwordChangeSchema = (minLength: number) =>
  z.object({
    currentPassword,
    newPassword: newPassword("Please enter a new password", minLength),
  });
export const passwordChange = passwordChangeSchema(PASSWORD_MIN_LENGTH);
export type PasswordChange = z.infer<typeof passwordChange>;

export const passwordConfirmation = z.object({ currentPassword });
export type PasswordConfirmation = z.infer<typeof passwordConfirmation>;

/** A browser in which the account is signed in. */
export const device = z.object({
  /** Derived from the session's id by a one-way function. */
  id: z.string(),
  /** Browser and system: "Firefox on Windows". */
  name: z.string(),
  /** When it signed in. */
  since: z.date(),
  /** To the hour. */
  lastUsed: z.date(),
  /** True for the caller's own device. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const deviceId = z.object({
  id: z
    .string()
    .regex(/^[\w-]{43}$/, "There is no such device.")
    .meta({ examples: ["WlW8Lx0JSWHn8lB2cEHxM3c5yR1J3kXb0aVt6mQpZ7s"] }),
});

/** The part of accounts in the file "my data". */
export const accountsData = {
  /** Explains the file and what it lacks. */
  about: z.string(),
  savedAt: z.date(),
  account: z.object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  /** An email address that is not confirmed yet. */
  newEmail: z.object({ newEmail: z.string(), createdAt: z.date(), expiresAt: z.date() }).nullable(),
  /** When an unconfirmed address was entered, and when its link expires. */
  unconfirmedEmail: z.object({ createdAt: z.date(), expiresAt: z.date() }).nullable(),
  /** How often the account gets notices by mail. */
  noticeSetting: noticeSetting.nullable(),
  /** Notices of the next daily mail. */
  notices: z.array(
    z.object({ topic: z.string(), subject: z.string(), path: z.string(), createdAt: z.date() }),
  ),
  /** `browser` is the User-Agent at the last use. */
  devices: z.array(device.omit({ id: true }).extend({ browser: z.string() })),
  accessTokens: z.array(accessToken.omit({ id: true })),
  /** Access tokens, deleted ones too, that the audit log of staff names. */
  auditedTokens: z.array(accessToken.pick({ name: true })),
  ...secondFactorData,
  /** Mails about the account to its address that still exist, without their texts. */
  mails: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      status: z.string(),
      createdAt: z.date(),
      sentAt: z.date().nullable(),
    }),
  ),
};
