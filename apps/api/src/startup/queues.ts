import type { Pool } from "pg";
import { createBoss, stopBoss } from "../platform/jobs/boss.ts";
import { createMailQueue } from "../platform/mail/outbox/queue.ts";
import { openWebhookQueue } from "../platform/webhooks/webhooks.ts";

/** Makes every job queue in a database that has none yet. */
export async function makeQueues(pool: Pool): Promise<void> {
  const boss = createBoss(pool, console);
  try {
    await createMailQueue(boss).open();
    await openWebhookQueue(boss);
  } finally {
    await stopBoss(boss);
  }
}
