import { Prisma } from "@headwaters/db";
import { ago, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    emailChanges: expiryRule(
      "email_changes",
      Prisma.sql`"expiresAt" < ${ago("emailChanges")}`,
      "userId",
    ),
    expiredTokens: expiryRule("access_tokens", Prisma.sql`"expiresAt" < ${ago("expiredTokens")}`),
    unusedTokens: expiryRule(
      "access_tokens",
      Prisma.sql`coalesce("lastUsedAt", "createdAt") < ${ago("unusedTokens")}`,
    ),
    // Keys that were never confirmed by a code.
    unconfirmedApps: expiryRule(
      "authenticator_apps",
      Prisma.sql`"confirmedAt" IS NULL AND "createdAt" < ${ago("unconfirmedApps")}`,
      "userId",
    ),
    rememberedDevices: expiryRule(
      "remembered_devices",
      Prisma.sql`"expiresAt" <= now()`,
      "tokenHash",
    ),
    pendingSignIns: expiryRule("pending_sign_ins", Prisma.sql`"expiresAt" <= now()`, "tokenHash"),
    passkeyChallenges: expiryRule(
      "passkey_challenges",
      Prisma.sql`"expiresAt" <= now()`,
      "challenge",
    ),
    resetLinks: expiryRule("earlier_reset_links", Prisma.sql`"expiresAt" <= now()`, "tokenHash"),
  },
  tables: {
    access_tokens: { accountData: ["accessTokens"], rules: ["expiredTokens", "unusedTokens"] },
    audited_tokens: {
      accountData: ["auditedTokens"],
      else: "The audit log names them as long as the account exists.",
    },
    notice_settings: { accountData: ["noticeSetting"], else: "Kept as long as the account." },
    notices: {
      accountData: ["notices"],
      else: "The mail of the next day deletes them, as does the deletion of the account.",
    },
    users: { else: "Kept until the owner deletes the account." },
    sessions: { else: "The job deleteExpiredSessions deletes expired sessions within minutes." },
    suspensions: {
      notAccountData:
        "Staff tell the account its reason by mail; it cannot sign in to read it here.",
      else: "Deleted when staff lift the suspension, or with the account.",
    },
    email_changes: { accountData: ["newEmail"], rules: ["emailChanges"] },
    email_confirmations: {
      accountData: ["unconfirmedEmail"],
      else: "A row marks an unconfirmed address. It is deleted when the address is confirmed, or with the account. The link itself expires.",
    },
    device_trust: {
      notAccountData: "Only a timestamp, which the rate limit of sign-ins uses.",
      else: "Deleted with the account.",
    },
    passkeys: {
      accountData: ["passkeys"],
      else: "Kept until their owner or staff remove them, or with the account.",
    },
    authenticator_apps: {
      accountData: ["authenticatorApp"],
      rules: ["unconfirmedApps"],
      else: "Kept until its owner or staff remove it, or with the account.",
    },
    recovery_codes: {
      accountData: ["recoveryCodes"],
      else: "Kept until new ones replace them, or with the last passkey or app.",
    },
    remembered_devices: { accountData: ["rememberedDevices"], rules: ["rememberedDevices"] },
    pending_sign_ins: {
      notAccountData: "Secrets: hashes of sign-ins that wait for their second step.",
      rules: ["pendingSignIns"],
    },
    passkey_challenges: {
      notAccountData: "Random numbers that a passkey is to sign within minutes.",
      rules: ["passkeyChallenges"],
    },
    earlier_reset_links: {
      notAccountData: "Secrets: hashes of links mailed to the account.",
      rules: ["resetLinks"],
      else: "Valid links are deleted with the account, or when its password is set.",
    },
  },
};
