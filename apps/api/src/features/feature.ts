import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { AuditSubjects } from "../platform/audit/subjects.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { FeatureRetention } from "../platform/jobs/retention.ts";
import type { MailKinds } from "../platform/mail/delivery/policies.ts";
import type { Outbox } from "../platform/mail/mail.ts";
import type { MailRhythm } from "../platform/mail/outbox/polling.ts";
import type { AccountDataReader } from "./accounts/data/accountData.ts";
import type { AccountDeletion } from "./accounts/deletion.ts";
import type { ContentHooks, EventHooks } from "./content/hooks.ts";
import type { Uploads } from "./content/pictures/uploads.ts";

/** Dependencies of features' jobs and hooks. */
export interface FeatureContext {
  prisma: PrismaClient;
  pool: Pool;
  outbox: Outbox;
  publicUrl: string;
  /** Address that receives notices about forms. */
  inbox: string;
  mailRhythm?: MailRhythm | undefined;
  log: FastifyBaseLogger;
  hooks: ContentHooks;
  uploads: Uploads;
  /** Expires the events' pages in the response cache. */
  expireEvents: () => void;
}

/** A feature's declaration; index.ts in this folder combines all of them. */
export interface Feature {
  /** Its tables and their retention rules. */
  retention?: FeatureRetention;
  mails?: MailKinds;
  /** Looks up the names of subjects in the audit log. */
  auditSubjects?: AuditSubjects;
  /** Reads the feature's part of "my data". */
  readAccountData?: AccountDataReader;
  accountDeletion?(context: Pick<FeatureContext, "hooks" | "uploads">): AccountDeletion;
  eventHooks?: EventHooks;
  jobs?(context: FeatureContext): Job[];
}
