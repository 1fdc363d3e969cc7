import type { Pool } from "pg";
import { type Rhythm, repeatedly } from "../../../platform/jobs/interval.ts";

/** How late it may be seen that an event has begun or its registration closed, ms. */
const RHYTHM: Rhythm = { first: 5_000, every: 5_000 };

/**
 * Calls `tell` when a published event has begun, or registration for it has closed, since it was last
 * looked; returns what ends that.
 */
export function onEventTimes(
  pool: Pool,
  tell: () => void,
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  let since: Date | null = null;
  return repeatedly(
    async () => {
      const { rows } = await pool.query<{ now: Date; passed: boolean }>(
        `SELECT now()::timestamp(3) AS now, EXISTS (
           SELECT FROM events WHERE published AND (
             ("eventDate" > $1 AND "eventDate" <= now())
             OR ("registrationDeadline" > $1 AND "registrationDeadline" <= now())
           )
         ) AS passed`,
        [since ?? new Date()],
      );
      since = rows[0]?.now ?? since;
      if (rows[0]?.passed) tell();
    },
    RHYTHM,
    onTrouble,
  );
}
