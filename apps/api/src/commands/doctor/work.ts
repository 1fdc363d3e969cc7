import { bounces } from "../../platform/mail/outbox/failures.ts";
import { countWaiting } from "../../platform/outbound/waiting.ts";
import { failed, ok } from "./check.ts";
import { databaseCheck } from "./database.ts";

/** Minutes after which a due job counts as abandoned by all processes. */
const MAX_DELAY = 10;
/** Days after which a review is overdue. */
const MAX_REVIEW = 7;

export const checkJobs = databaseCheck(async (client) => {
  const exists = await client.query("SELECT to_regclass('pgboss.job') AS name");
  if (exists.rows[0].name === null) {
    return failed("There are no job queues.", "Start the site, which makes them.");
  }
  const { rows } = await client.query(
    `SELECT count(*) FILTER (WHERE state = 'failed')::int AS failed,
       count(*) FILTER (WHERE state IN ('created', 'retry')
         AND start_after < now() - make_interval(mins => $1))::int AS late
     FROM pgboss.job`,
    [MAX_DELAY],
  );
  const { failed: count, late } = rows[0];
  if (count > 0) return failed(`${count} jobs have failed.`, "The log of the site says why.");
  if (late > 0) {
    return failed(
      `${late} jobs are due for over ${MAX_DELAY} minutes.`,
      "Start the site; if it runs, read its log.",
    );
  }
  return ok("None has failed.");
});

/** Mails and deliveries to webhooks leave the site. */
export const checkOutbound = databaseCheck(async (client, { config }) => {
  const { reason, mails, deliveries } = await countWaiting(client);
  if (!config.outboundPaused && reason === null) return ok("Mails and webhooks leave.");
  return failed(
    `No mail and no webhook leaves. Waiting: ${mails} mails, ${deliveries} deliveries.`,
    config.outboundPaused || reason === "environment"
      ? "Remove OUTBOUND_PAUSED and start the site again, unless it is a copy for trials."
      : `The backup of another address was restored: "npx pnpm outbound" shows what waits and ends the pause.`,
  );
});

/** Does not count mails that were rejected for their address, because the site cannot fix those. */
export const checkMails = databaseCheck(async (client) => {
  const { rows } = await client.query(
    `SELECT count(*) FILTER (WHERE "lastError" IS NULL OR "lastError" <> ALL ($1))::int AS failed,
       count(*)::int AS all
     FROM mails WHERE status = 'failed'`,
    [bounces],
  );
  const { failed: count, all } = rows[0];
  const rejected = all > count ? ` ${all - count} were refused for their address.` : "";
  if (count === 0) return ok(`None has failed.${rejected}`);
  return failed(
    `${count} mails have failed.${rejected}`,
    `"npx pnpm mail failed" says why, "npx pnpm mail retry all" sends them again.`,
  );
});

export const checkReviews = databaseCheck(async (client) => {
  const { rows } = await client.query(
    `SELECT count(*)::int AS waiting,
       count(*) FILTER (WHERE "submittedAt" < now() - make_interval(days => $1))::int AS overdue
     FROM items WHERE review = 'waiting'`,
    [MAX_REVIEW],
  );
  const { waiting, overdue } = rows[0];
  if (overdue === 0) return ok(`Waiting for staff: ${waiting}.`);
  return failed(
    `Waiting for staff: ${waiting}, ${overdue} of them for over ${MAX_REVIEW} days.`,
    "Staff read them at /staff/review.",
  );
});
