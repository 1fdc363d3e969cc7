import { educationArticle } from "../../content/education/schema.ts";
import { event } from "../../content/events/schema.ts";
import { newsArticle } from "../../content/news/schema.ts";
import { accountPicture } from "../../content/pictures/schema.ts";
import { emailAddress, requiredLine } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { PASSWORD_MIN_LENGTH } from "../rules.ts";
import { currentPasswordField, newPassword } from "../schema.ts";
import { INVALID_EMAIL_LINK } from "./rules.ts";

const currentPassword = currentPasswordField("Please enter your current password");

export const nameChange = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
});
export type NameChange = z.infer<typeof nameChange>;

// Whoever holds the address can set a new password: a computer left open must not be enough.
export const emailChange = z.object({ email: emailAddress(), currentPassword });
export type EmailChange = z.infer<typeof emailChange>;

/** The token of a link: 256 bits in base64url; of a new account also its id, after a dot. */
export const emailConfirmation = z.object({
  token: z.string(INVALID_EMAIL_LINK).regex(/^[\w-]{43}(?:\.[\w-]{1,64})?$/, INVALID_EMAIL_LINK),
});
export type EmailConfirmation = z.infer<typeof emailConfirmation>;

export const confirmedEmail = z.object({
  email: z.string(),
  /** It has replaced another address, which was told. */
  isChanged: z.boolean(),
});
export type ConfirmedEmail = z.infer<typeof confirmedEmail>;

/** Whether somebody has followed a link that was mailed to the account's address. */
export const emailStatus = z.object({ email: z.string(), isConfirmed: z.boolean() });
export type EmailStatus = z.infer<typeof emailStatus>;

/** As the form asks for it at an organisation that wants so many characters. */
export const passwordChangeSchema = (minLength: number) =>
  z.object({
    currentPassword,
    newPassword: newPassword("Please enter a new password", minLength),
  });
export const passwordChange = passwordChangeSchema(PASSWORD_MIN_LENGTH);
export type PasswordChange = z.infer<typeof passwordChange>;

export const accountDeletion = z.object({ currentPassword });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** A browser in which the account is signed in. */
export const device = z.object({
  /** Made from the session's id, which cannot be found from it. */
  id: z.string(),
  /** In plain words: "Firefox on Windows". */
  name: z.string(),
  /** When it signed in. */
  since: z.date(),
  /** To the hour. */
  lastUsed: z.date(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const deviceId = z.object({
  id: z.string().regex(/^[\w-]{43}$/, "There is no such device."),
});

/** Everything that is kept about an account, but for secrets. */
export const accountData = z.object({
  /** What the file is, and what is not in it, for whoever opens it. */
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
  /** What it may beyond what every account may. */
  roles: z.array(z.object({ role: z.string(), grantedAt: z.date() })),
  /** An e-mail address that waits to be confirmed. */
  newEmail: z.object({ newEmail: z.string(), createdAt: z.date(), expiresAt: z.date() }).nullable(),
  /** Where nobody has confirmed the account's address: since when, and until when the link works. */
  unconfirmedEmail: z.object({ createdAt: z.date(), expiresAt: z.date() }).nullable(),
  /** `browser` is what the browser said of itself when it was last used. */
  devices: z.array(device.omit({ id: true }).extend({ browser: z.string() })),
  /** Those about the account that went to its address and are still kept; never what they said. */
  mails: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      status: z.string(),
      createdAt: z.date(),
      sentAt: z.date().nullable(),
    }),
  ),
  newsArticles: z.array(newsArticle),
  events: z.array(event),
  educationArticles: z.array(educationArticle),
  /** How its articles and events stand; `reviewNote` is what staff wrote when they sent one back. */
  publishing: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      version: z.number(),
      publishedAt: z.date().nullable(),
      publishAt: z.date().nullable(),
      review: z.string().nullable(),
      reviewNote: z.string().nullable(),
      submittedAt: z.date().nullable(),
    }),
  ),
  /** Everything that was saved by it, of its own items or, by staff, of others'. */
  savedVersions: z.array(
    z.object({
      kind: z.string(),
      itemId: z.string(),
      version: z.number(),
      savedAt: z.date(),
      /** As it was written. */
      fields: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Events that it was named a leader of, and those for which it named one. */
  ledEvents: z.array(z.object({ eventId: z.string(), namedAt: z.date() })),
  namedLeaders: z.array(z.object({ eventId: z.string(), namedAt: z.date() })),
  /** Those whom it signs up for events. */
  children: z.array(z.object({ firstName: z.string(), birthYear: z.number() })),
  /** Everyone whom it has signed up, and what it said of them. */
  registrations: z.array(
    z.object({
      eventId: z.string(),
      firstName: z.string(),
      birthYear: z.number().nullable(),
      status: z.string(),
      photoConsent: z.boolean(),
      needs: z.string().nullable(),
      attendance: z.string().nullable(),
      pickedUpBy: z.string().nullable(),
      createdAt: z.date(),
      guardianName: z.string().nullable(),
      guardianPhone: z.string().nullable(),
      emergencyName: z.string().nullable(),
      emergencyPhone: z.string().nullable(),
      termsVersion: z.string().nullable(),
      termsAgreedAt: z.date().nullable(),
    }),
  ),
  pictures: z.array(accountPicture),
});
export type AccountData = z.infer<typeof accountData>;
