import { createClient } from "@headwaters/db";
import { createBoss, stopBoss } from "../platform/jobs/boss.ts";
import { createScheduleJob } from "../platform/jobs/jobs.ts";

/** Runs a job now on the sites of a database, as its schedule does. */
export async function runJob(connectionString: string, name: string): Promise<void> {
  const { pool, close } = createClient(connectionString);
  const boss = createBoss(pool, console);
  await boss.start();
  await createScheduleJob(boss)(name);
  await stopBoss(boss);
  await close();
}
