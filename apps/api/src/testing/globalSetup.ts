import { createClient } from "@headwaters/db";
import startServer, { toTemplate } from "@headwaters/db/testing";
import type { TestProject } from "vitest/node";
import { openQueues } from "../startup/queues.ts";

/**
 * Starts the test run's PostgreSQL. The template database has the job queues, which each site would
 * otherwise create.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const stop = await startServer(project);
  const { pool, close } = createClient(toTemplate(project.getProvidedContext().testServer));
  await openQueues(pool);
  await close();
  return stop;
}
