import { organization } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { onEventTimes } from "./features/content/events/eventTimes.ts";
import { keepPublishing } from "./features/content/publishing/schedule.ts";
import { keepDelivering } from "./features/newsletter/delivery/deliver.ts";
import { settleRegistrations } from "./features/registrations/waitlist/processDue.ts";
import { DAY, HOUR, MINUTE, repeatedly } from "./platform/jobs/interval.ts";
import { applyRetention } from "./platform/jobs/retention.ts";
import type { Outbox } from "./platform/mail/outbox/outbox.ts";
import type { MailRhythm } from "./platform/mail/outbox/polling.ts";
import { onNewDay } from "./platform/response-cache/dayChange.ts";
import { retention } from "./retention.ts";

export interface UpkeepDeps {
  prisma: PrismaClient;
  pool: Pool;
  outbox: Outbox;
  publicUrl: string;
  mailRhythm?: MailRhythm | undefined;
  /** Who is told of events that lost their approval. */
  inbox: string;
  log: FastifyBaseLogger;
  /** Removes uploaded pictures that nothing uses. */
  sweepPictures: () => Promise<void>;
  /** What lists and pages say of events is no longer true, though nobody wrote anything. */
  expireEvents: () => void;
}

/** How soon free seats are offered where nobody's change did it, and reminders sent, ms. */
const LOOK_FOR_SEATS = { first: 5_000, every: 10_000 };

/**
 * Does what only time makes due, in each of any number of processes; returns what ends that, when
 * the work under way has ended.
 */
export function keepUp(deps: UpkeepDeps): () => Promise<void> {
  const { prisma, pool, outbox, publicUrl, inbox, log, sweepPictures, expireEvents } = deps;
  const inTrouble = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  const stopDays = onNewDay(organization.timeZone, expireEvents);
  const stops = [
    onEventTimes(pool, expireEvents, inTrouble("the times of events could not be looked at")),
    keepPublishing(prisma, log),
    keepDelivering(deps, log),
    repeatedly(
      () => settleRegistrations({ prisma, outbox, publicUrl, inbox }, log),
      LOOK_FOR_SEATS,
      inTrouble("registrations could not be looked after"),
    ),
    repeatedly(
      sweepPictures,
      { first: MINUTE, every: HOUR },
      inTrouble("unused pictures were not removed"),
    ),
    repeatedly(
      () => applyRetention(prisma, retention, log),
      { first: MINUTE, every: DAY },
      inTrouble("what is no longer to be kept was not deleted"),
    ),
  ];
  return async () => {
    stopDays();
    await Promise.all(stops.map((stop) => stop()));
  };
}
