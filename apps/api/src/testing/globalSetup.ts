import { createClient } from "@headwaters/db";
import startServer, { toTemplate } from "@headwaters/db/testing";
import type { TestProject } from "vitest/node";
import { createMailQueue } from "../platform/mail/outbox/queue.ts";

/** The test run's PostgreSQL, with the queue's tables in the template: each site would make them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startServer(project);
  const { pool, close } = createClient(toTemplate(project.getProvidedContext().testServer));
  const queue = createMailQueue(pool, console);
  await queue.open();
  await queue.stop();
  await close();
  return stop;
}
