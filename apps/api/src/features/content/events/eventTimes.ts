import { organization } from "@headwaters/contracts";
import type { Pool } from "pg";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { startOfDay } from "../../../platform/time/days.ts";

/** How late a page may show that an event has begun, ms. */
const EVERY = 5_000;

/** Expires the cached pages of events when an event begins, its registration closes, or a day begins. */
export function eventTimesJob(pool: Pick<Pool, "query">, expireEvents: () => void): Job {
  let since = new Date();
  let day = +startOfDay(organization.timeZone);
  return {
    name: "expireEventPages",
    firstMs: EVERY,
    everyMs: EVERY,
    async run() {
      const { rows } = await pool.query<{ now: Date; passed: boolean }>(
        `SELECT now()::timestamp(3) AS now, EXISTS (
           SELECT FROM events WHERE published AND (
             ("eventDate" > $1 AND "eventDate" <= now())
             OR ("registrationDeadline" > $1 AND "registrationDeadline" <= now())
           )
         ) AS passed`,
        [since],
      );
      const today = +startOfDay(organization.timeZone);
      if (rows[0]?.passed || today !== day) expireEvents();
      since = rows[0]?.now ?? since;
      day = today;
    },
  };
}
