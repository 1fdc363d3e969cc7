import { ago, BATCH, type FeatureRetention } from "../../platform/jobs/retention.ts";

export const retention: FeatureRetention = {
  rules: {
    async answeredMessages(transaction) {
      // Where it was marked by another way, nobody knows when: it counts from when it came.
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
      else: "Those that wait are kept until they are answered.",
    },
    contact_threads: {
      notAccountData: "It names who of staff answers a message, and writes the answer just now.",
      rules: ["answeredMessages"],
      else: "They go with their message.",
    },
    contact_entries: {
      notAccountData: "It names who of staff wrote to someone.",
      rules: ["answeredMessages"],
      else: "They go with their message.",
    },
  },
};
