import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    closedApplications: (transaction) => transaction.$executeRaw`
    DELETE FROM membership_applications WHERE id IN (
      SELECT id FROM membership_applications
      WHERE status IN ('declined', 'withdrawn')
        AND "createdAt" < ${ago("closedApplications")}
        AND NOT EXISTS (
          SELECT FROM application_decisions
          WHERE "applicationId" = membership_applications.id
            AND "decidedAt" >= ${ago("closedApplications")})
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
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
