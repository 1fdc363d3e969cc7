import type { Services } from "@headwaters/contracts/router";
import type { AuditSubjects } from "../platform/audit/subjects.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { retentionJob } from "../platform/jobs/retention.ts";
import type { MailKinds } from "../platform/mail/delivery/policies.ts";
import { retention as platformRetention } from "../platform/retention.ts";
import type { PersonalDataReaders } from "../platform/webhooks/webhooks.ts";
import { accounts } from "./accounts/index.ts";
import { clearances } from "./clearances/index.ts";
import { contact } from "./contact/index.ts";
import type { ContentHooks } from "./content/contentTypes.ts";
import { content } from "./content/index.ts";
import type { Feature, FeatureContext } from "./feature.ts";
import { membership } from "./membership/index.ts";
import { newsletter } from "./newsletter/index.ts";
import { eventHooks, registrations } from "./registrations/index.ts";
import { site } from "./site/index.ts";
import { staff } from "./staff/index.ts";
import { webhooks } from "./webhooks/index.ts";

/** In order of dependency: a feature imports only earlier ones, through their index.ts. */
export const features: readonly Feature[] = [
  accounts,
  content,
  clearances,
  registrations,
  membership,
  contact,
  newsletter,
  site,
  webhooks,
  staff,
];

/** Hooks of upper features for content that is published, changed or deleted. */
export const createContentHooks = (context: Parameters<typeof eventHooks>[0]): ContentHooks => ({
  events: eventHooks(context),
});

/** Joins what features declare by name. */
function collect<Declared extends object>(
  read: (feature: Feature) => Declared | undefined,
  none: Declared,
): Declared {
  return features.map(read).reduce<Declared>((all, declared) => Object.assign(all, declared), none);
}

export const retention = [
  ...features.flatMap(({ retention = [] }) => retention),
  platformRetention,
];

export const jobs: readonly Job<FeatureContext>[] = [
  ...features.flatMap(({ jobs = [] }) => jobs),
  retentionJob(retention),
];

export const databaseNumbers = features.flatMap(({ numbers = [] }) => numbers);

export const mailKinds = collect<MailKinds>(({ mails }) => mails, {});

export const accountDataReaders = features.flatMap(({ readAccountData = [] }) => readAccountData);

export const personalDataReaders = collect<PersonalDataReaders>(
  ({ personalData }) => personalData,
  {},
);

const auditSubjects = collect<AuditSubjects>((feature) => feature.auditSubjects, {});

/** Creates the services of all features, and passes what upper features declare to the lower ones. */
export function createServices(context: FeatureContext): Services {
  const contentServices = content.services(context);
  const deletions = features.flatMap((feature) => feature.accountDeletion?.(context) ?? []);
  return {
    ...accounts.services(context, {
      dataReaders: accountDataReaders,
      deletions,
    }),
    ...contentServices,
    ...clearances.services(context),
    ...registrations.services(context),
    ...membership.services(context),
    ...contact.services(context),
    ...newsletter.services(context, contentServices),
    ...site.services(context, contentServices),
    ...webhooks.services(context),
    ...staff.services(context, {
      deletions,
      auditSubjects,
    }),
  };
}
