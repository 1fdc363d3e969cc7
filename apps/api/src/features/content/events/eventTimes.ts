import { organization } from "@headwaters/contracts";
import type { Pool } from "pg";
import { EVERY_MINUTE, type Job, type ScheduleJob } from "../../../platform/jobs/jobs.ts";

interface EventTimesDeps {
  pool: Pick<Pool, "query">;
  scheduleJob: ScheduleJob;
}

interface Moment {
  at: Date;
  isDue: boolean;
}

export const EXPIRE_EVENT_PAGES = "expireEventPages";

/**
 * Finds the times around `now` (the database's clock by default) at which an event begins, registration
 * closes, or a day begins in the organization's time zone. The range exceeds a minute, because runs may
 * be late.
 */
export async function findEventTimes(pool: Pick<Pool, "query">, now?: Date): Promise<Moment[]> {
  const { rows } = await pool.query<Moment>(
    `WITH clock AS (SELECT coalesce($2::timestamptz, now()) AS now),
     moments AS (
       SELECT "eventDate" AT TIME ZONE 'UTC' AS at FROM events WHERE published
       UNION SELECT "registrationDeadline" AT TIME ZONE 'UTC' FROM events WHERE published
       UNION SELECT (date_trunc('day', now AT TIME ZONE $1) + days * interval '1 day') AT TIME ZONE $1
       FROM clock, generate_series(0, 1) AS days)
     SELECT at, at <= now AS "isDue" FROM moments, clock
     WHERE at BETWEEN now - interval '70 seconds' AND now + interval '70 seconds' ORDER BY at`,
    [organization.timeZone, now],
  );
  return rows;
}

/**
 * Expires the cached pages of events in all processes at these times, and schedules a run at each that
 * comes before the next minute's run.
 */
export const eventTimesJob: Job<EventTimesDeps> = {
  name: EXPIRE_EVENT_PAGES,
  cron: EVERY_MINUTE,
  latenessSeconds: 5,
  async run({ pool, scheduleJob }) {
    const moments = await findEventTimes(pool);
    if (moments.some(({ isDue }) => isDue)) {
      await pool.query(
        "SELECT pg_notify('headwaters_changes', topic) FROM unnest(ARRAY['events', 'calendar']) topic",
      );
    }
    for (const { at, isDue } of moments) {
      if (!isDue) await scheduleJob(EXPIRE_EVENT_PAGES, { at });
    }
  },
};
