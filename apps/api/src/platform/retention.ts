import { Prisma } from "@headwaters/db";
import { ago, expiryRule, type FeatureRetention } from "./jobs/retention.ts";

/** Retention of the tables that belong to no feature. */
export const retention: FeatureRetention = {
  rules: {
    submissions: expiryRule(
      "submissions",
      Prisma.sql`"createdAt" < ${ago("submissions")}`,
      "idempotencyKey",
    ),
  },
  tables: {
    _prisma_migrations: { else: "The record of the applied migrations is needed for ever." },
    submissions: { rules: ["submissions"] },
    mails: {
      rules: ["mails", "failedMails"],
      else: "One that is pending is sent or given up within a day.",
    },
    staff_actions: {
      else: "Staff answer for what they did. The log names people by ids, which lead nowhere once an account is deleted.",
    },
    throttles: { else: "The rate limiter deletes a row an hour after its window ended." },
  },
};
