import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    emailChanges: (transaction) => transaction.$executeRaw`
    DELETE FROM email_changes WHERE "userId" IN (
      SELECT "userId" FROM email_changes WHERE "expiresAt" < ${ago("emailChanges")}
      ORDER BY "userId" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    resetLinks: (transaction) => transaction.$executeRaw`
    DELETE FROM earlier_reset_links WHERE "tokenHash" IN (
      SELECT "tokenHash" FROM earlier_reset_links WHERE "expiresAt" <= now()
      ORDER BY "tokenHash" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  tables: {
    users: { else: "An account is kept until its owner deletes it." },
    sessions: { else: "The session store deletes them within minutes of their end, after 7 days." },
    suspensions: {
      notAccountData:
        "Staff tell the account its reason by mail; it cannot sign in to read it here.",
      else: "They go when staff lift them, or with their account.",
    },
    email_changes: { accountData: ["newEmail"], rules: ["emailChanges"] },
    email_confirmations: {
      accountData: ["unconfirmedEmail"],
      else: "A row marks an address that nobody has confirmed: it goes when its link is followed, or with its account. The link itself expires.",
    },
    device_trust: {
      notAccountData: "A moment alone, which limits the attempts of strangers to sign in.",
      else: "A moment alone: it goes with its account.",
    },
    earlier_reset_links: {
      notAccountData: "Secrets: hashes of links that were mailed to the account.",
      rules: ["resetLinks"],
      else: "Those that work go with their account, or when its password is set.",
    },
  },
};
