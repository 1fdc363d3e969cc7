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

/** What jobs and hooks of features work with. */
export interface FeatureContext {
  prisma: PrismaClient;
  pool: Pool;
  outbox: Outbox;
  publicUrl: string;
  /** Who is told of what visitors send. */
  inbox: string;
  mailRhythm?: MailRhythm | undefined;
  log: FastifyBaseLogger;
  hooks: ContentHooks;
  uploads: Uploads;
  /** Makes the response cache render the pages of events again. */
  expireEvents: () => void;
}

/** What a feature declares about itself; index.ts beside this file folds the declarations. */
export interface Feature {
  /** Its tables, and what is deleted from them when. */
  retention?: FeatureRetention;
  mails?: MailKinds;
  /** What its entries in the audit log are about. */
  auditSubjects?: AuditSubjects;
  /** What it adds to the file "my data". */
  readAccountData?: AccountDataReader;
  /** What it does when an account is deleted. */
  accountDeletion?(context: Pick<FeatureContext, "hooks" | "uploads">): AccountDeletion;
  /** What it does when an event changes. */
  eventHooks?: EventHooks;
  jobs?(context: FeatureContext): Job[];
}
