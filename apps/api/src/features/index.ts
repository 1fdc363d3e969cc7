import type { AuditSubjects } from "../platform/audit/subjects.ts";
import type { MailKinds } from "../platform/mail/delivery/policies.ts";
import { retention as platformRetention } from "../platform/retention.ts";
import { accounts } from "./accounts/index.ts";
import { contact } from "./contact/index.ts";
import type { ContentHooks } from "./content/hooks.ts";
import { content } from "./content/index.ts";
import type { Feature } from "./feature.ts";
import { membership } from "./membership/index.ts";
import { newsletter } from "./newsletter/index.ts";
import { registrations } from "./registrations/index.ts";
import { staff } from "./staff/index.ts";

/** In order of dependency: a feature imports only earlier ones, through their index.ts. */
export const features: readonly Feature[] = [
  accounts,
  content,
  registrations,
  membership,
  contact,
  newsletter,
  staff,
];

export const contentHooks: ContentHooks = { events: registrations.eventHooks };

export const retention = [
  ...features.flatMap(({ retention = [] }) => retention),
  platformRetention,
];

export const mailKinds: MailKinds = Object.assign({}, ...features.map(({ mails }) => mails));

export const auditSubjects: AuditSubjects = Object.assign(
  {},
  ...features.map((one) => one.auditSubjects),
);

export const accountDataReaders = features.flatMap(({ readAccountData = [] }) => readAccountData);
