import { Prisma } from "@headwaters/db";
import { ago, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    webhookDeliveries: expiryRule(
      "webhook_deliveries",
      Prisma.sql`"createdAt" < ${ago("webhookDeliveries")}`,
    ),
  },
  tables: {
    webhooks: { else: "Kept until staff remove them." },
    webhook_deliveries: { rules: ["webhookDeliveries"] },
  },
};
