import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    roleInvitations: (transaction) => transaction.$executeRaw`
    DELETE FROM role_invitations WHERE "tokenHash" IN (
      SELECT "tokenHash" FROM role_invitations WHERE "expiresAt" < ${ago("roleInvitations")}
      ORDER BY "tokenHash" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  tables: {
    user_roles: { accountData: ["roles"], else: "Deleted with the account." },
    role_invitations: { rules: ["roleInvitations"] },
  },
};
