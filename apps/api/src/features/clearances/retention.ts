import { Prisma } from "@headwaters/db";
import { ago, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    clearances: expiryRule("clearances", Prisma.sql`"validUntil" < ${ago("clearances")}`),
  },
  tables: {
    clearance_kinds: {
      else: "They hold nothing of persons; archived ones stay, as clearances refer to them.",
    },
    clearances: {
      accountData: ["clearances", "notedClearances"],
      rules: ["clearances"],
      else: "Those without an end stay until staff remove them or the account is deleted.",
    },
    clearance_reminders: { rules: ["clearances"], else: "Deleted with the clearance." },
    site_settings: { else: "Its only row holds what staff set for the whole site." },
  },
};
