import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    async answeredMessages(transaction) {
      // Messages marked as answered outside the site have no respondedAt.
      const messages = await transaction.$queryRaw<{ id: string }[]>`
      SELECT id FROM contact_submissions
      JOIN contact_threads ON "submissionId" = id
      WHERE contact_submissions.responded
        AND coalesce("respondedAt", "createdAt") < ${ago("answeredMessages")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      const ids = messages.map(({ id }) => id);
      await transaction.$executeRaw`
      DELETE FROM mails WHERE id IN (
        SELECT "mailId" FROM contact_entries WHERE "submissionId" = ANY(${ids}))`;
      return transaction.$executeRaw`DELETE FROM contact_submissions WHERE id = ANY(${ids})`;
    },
  },
  tables: {
    contact_submissions: {
      rules: ["answeredMessages"],
      else: "Open messages are kept until they are answered.",
    },
    contact_threads: {
      notAccountData: "It names the staff who answer a message.",
      rules: ["answeredMessages"],
      else: "Deleted with the message.",
    },
    contact_entries: {
      notAccountData: "It names the staff who wrote it.",
      rules: ["answeredMessages"],
      else: "Deleted with the message.",
    },
  },
};
