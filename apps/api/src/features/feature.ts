import type { PasswordRules } from "@headwaters/contracts";
import type { Services } from "@headwaters/contracts/router";
import type { FastifyInstance } from "fastify";
import type { AuditSubjects } from "../platform/audit/subjects.ts";
import type { Encryption } from "../platform/encryption.ts";
import type { WebBuild } from "../platform/http/pages/web.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { FeatureRetention } from "../platform/jobs/retention.ts";
import type { MailKinds } from "../platform/mail/delivery/policies.ts";
import type { DatabaseNumber } from "../platform/metrics/databaseNumbers.ts";
import type { Platform } from "../platform/platform.ts";
import type { CreateContext } from "../platform/rpc/context.ts";
import type { PersonalDataReaders } from "../platform/webhooks/webhooks.ts";
import type { AccountDataReader } from "./accounts/data/accountData.ts";
import type { AccountDeletion } from "./accounts/deletion.ts";
import type { EmailConfirmations } from "./accounts/emailAddress/emailConfirmations.ts";
import type { NotifyAccounts } from "./accounts/notices/notices.ts";
import type { Passwords } from "./accounts/passwords/passwords.ts";
import type { ContentHooks } from "./content/contentTypes.ts";
import type { Uploads } from "./content/pictures/uploads.ts";

/** The platform, and parts of lower features that upper ones share. */
export interface FeatureContext extends Platform {
  confirmations: EmailConfirmations;
  /** Notifies staff and organizers of waiting work. */
  notify: NotifyAccounts;
  passwords: Passwords;
  passwordRules: PasswordRules;
  /** Encrypts the keys of apps for codes. */
  encryption: Encryption;
  /** Days after which accounts that see families need a second factor; null: never. */
  secondFactorAfterDays: number | null;
  uploads: Uploads;
  hooks: ContentHooks;
  /** The built pages; null serves only the API. */
  web: WebBuild | null;
}

/** Dependencies of a feature's HTTP routes that are neither RPC nor REST. */
export interface RouteContext extends FeatureContext {
  services: Services;
  createContext: CreateContext;
}

/** A feature's declaration; index.ts in this folder combines all of them. */
export interface Feature {
  /**
   * The services that its routers in contracts call.
   * @param hooks offered to it by other features; createServices in index.ts knows their type
   */
  services?(context: FeatureContext, hooks: never): Partial<Services>;
  /** Routes without a session, such as pictures and feeds. `web` is null without a build of the pages. */
  publicRoutes?(app: FastifyInstance, context: RouteContext, web: WebBuild | null): Promise<void>;
  /** Routes with the caller's session. */
  routes?(app: FastifyInstance, context: RouteContext, web: WebBuild | null): Promise<void>;
  /** Its tables and their retention rules. */
  retention?: FeatureRetention;
  mails?: MailKinds;
  /** Reads the personal data of its events, for webhooks that include them. */
  personalData?: PersonalDataReaders;
  /** Looks up the names of subjects in the audit log. */
  auditSubjects?: AuditSubjects;
  readAccountData?: AccountDataReader;
  accountDeletion?(context: FeatureContext): AccountDeletion;
  /** Metrics that a query reads; the feature counts others by `FeatureContext.metrics`. */
  numbers?: readonly DatabaseNumber[];
  jobs?: readonly Job<FeatureContext>[];
}
