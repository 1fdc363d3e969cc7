import { Prisma } from "@headwaters/db";
import { ago, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    roleInvitations: expiryRule(
      "role_invitations",
      Prisma.sql`"expiresAt" < ${ago("roleInvitations")}`,
      "tokenHash",
    ),
  },
  tables: {
    user_roles: { accountData: ["roles"], else: "Deleted with the account." },
    outbound_pauses: { else: "Its only row is deleted when the pause ends." },
    role_invitations: { rules: ["roleInvitations"] },
  },
};
