import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    emailChanges: (transaction) => transaction.$executeRaw`
    DELETE FROM email_changes WHERE "userId" IN (
      SELECT "userId" FROM email_changes WHERE "expiresAt" < ${ago("emailChanges")}
      ORDER BY "userId" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    expiredTokens: (transaction) => transaction.$executeRaw`
    DELETE FROM access_tokens WHERE id IN (
      SELECT id FROM access_tokens WHERE "expiresAt" < ${ago("expiredTokens")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    unusedTokens: (transaction) => transaction.$executeRaw`
    DELETE FROM access_tokens WHERE id IN (
      SELECT id FROM access_tokens
      WHERE coalesce("lastUsedAt", "createdAt") < ${ago("unusedTokens")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    resetLinks: (transaction) => transaction.$executeRaw`
    DELETE FROM earlier_reset_links WHERE "tokenHash" IN (
      SELECT "tokenHash" FROM earlier_reset_links WHERE "expiresAt" <= now()
      ORDER BY "tokenHash" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  tables: {
    access_tokens: { accountData: ["accessTokens"], rules: ["expiredTokens", "unusedTokens"] },
    notice_settings: { accountData: ["noticeSetting"], else: "Kept as long as the account." },
    notices: {
      accountData: ["notices"],
      else: "The mail of the next day deletes them, as does the deletion of the account.",
    },
    users: { else: "Kept until the owner deletes the account." },
    sessions: { else: "The session store deletes expired sessions within minutes." },
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
    earlier_reset_links: {
      notAccountData: "Secrets: hashes of links mailed to the account.",
      rules: ["resetLinks"],
      else: "Valid links are deleted with the account, or when its password is set.",
    },
  },
};
