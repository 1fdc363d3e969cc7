import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    webhookDeliveries: (transaction) => transaction.$executeRaw`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE "createdAt" < ${ago("webhookDeliveries")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  },
  tables: {
    webhooks: { else: "Kept until staff remove them." },
    webhook_deliveries: { rules: ["webhookDeliveries"] },
  },
};
