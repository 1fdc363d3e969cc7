import type { ChangeFeed, PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Registry } from "prom-client";
import type { KeepSubmission } from "./idempotency/submissions.ts";
import type { ScheduleJob } from "./jobs/jobs.ts";
import type { MailPolicies } from "./mail/delivery/policies.ts";
import type { Outbox } from "./mail/mail.ts";
import type { MailQueue, MailTiming } from "./mail/outbox/queue.ts";
import type { Storage } from "./storage/storage.ts";
import type { Announce, Webhooks } from "./webhooks/webhooks.ts";

/** The platform for features. Each part of a feature picks the members that it needs. */
export interface Platform {
  prisma: PrismaClient;
  pool: Pool;
  changes: ChangeFeed;
  storage: Storage;
  outbox: Outbox;
  mailQueue: MailQueue;
  mailPolicies: MailPolicies;
  webhooks: Webhooks;
  announce: Announce;
  mailTiming?: MailTiming | undefined;
  /** Stores a submitted form once. */
  keep: KeepSubmission;
  publicUrl: string;
  /** Receives notices about forms and replies to messages about events. */
  inbox: string;
  /** Staff review the content of members before publication. */
  reviewed: boolean;
  /** The site is on the internet. */
  isPublic: boolean;
  /** The outbox keeps the texts of sent mails, for staff of a local site without a mail server. */
  keepsMailTexts: boolean;
  log: FastifyBaseLogger;
  metrics: Registry;
  scheduleJob: ScheduleJob;
}
