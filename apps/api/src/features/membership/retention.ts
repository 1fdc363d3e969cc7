import { Prisma } from "@headwaters/db";
import { ago, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    closedApplications: expiryRule(
      "membership_applications",
      Prisma.sql`
        status IN ('declined', 'withdrawn') AND "createdAt" < ${ago("closedApplications")}
        AND NOT EXISTS (
          SELECT FROM application_decisions
          WHERE "applicationId" = membership_applications.id
            AND "decidedAt" >= ${ago("closedApplications")})`,
    ),
  },
  tables: {
    membership_applications: {
      rules: ["closedApplications"],
      else: "Pending ones are kept until staff decide, approved ones as long as the membership lasts.",
    },
    application_decisions: {
      notAccountData: "It names the staff who decided.",
      rules: ["closedApplications"],
      else: "Deleted with the application.",
    },
  },
};
