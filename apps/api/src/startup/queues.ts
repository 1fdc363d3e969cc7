import type { Pool } from "pg";
import { jobs } from "../features/index.ts";
import { createBoss, stopBoss } from "../platform/jobs/boss.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { createMailQueue } from "../platform/mail/outbox/queue.ts";
import { openWebhookQueue } from "../platform/webhooks/webhooks.ts";

/** Creates all job queues in an empty database. */
export async function openQueues(pool: Pool): Promise<void> {
  const boss = createBoss(pool, console);
  try {
    await createMailQueue(boss).open();
    await openWebhookQueue(boss);
    await openJobs(boss, jobs);
  } finally {
    await stopBoss(boss);
  }
}
