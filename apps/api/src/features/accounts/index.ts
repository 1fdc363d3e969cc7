import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { accountsService } from "./accounts.service.ts";
import { mails } from "./emails/index.ts";
import { sendDigests } from "./notices/notices.ts";
import { recoveryService } from "./passwords/recovery.ts";
import { type ProfileDeps, profileService } from "./profile.ts";
import { retention } from "./retention.ts";
import { secondFactorService } from "./secondFactor/secondFactor.service.ts";
import { deleteExpiredSessions } from "./sessions/sessions.ts";
import { accessTokensService } from "./tokens/accessTokens.ts";

export type { AccountDataReader } from "./data/accountData.ts";
export { readAll, readById, readPages } from "./data/rows.ts";
export { type AccountDeletion, type AccountDeletionDeps, deleteAccount } from "./deletion.ts";
export { type EmailConfirmations, emailConfirmations } from "./emailAddress/emailConfirmations.ts";
export { factorsReset } from "./emails/secondFactor.ts";
export { lockAccounts } from "./locks.ts";
export { createNotices, type NotifyAccounts } from "./notices/notices.ts";
export { createPasswords, hashPassword, type Passwords } from "./passwords/passwords.ts";
export { hasRight, idsWithRight } from "./rights.ts";
export { factorRequirement, hasFactor } from "./secondFactor/requirement.ts";
export { removeFactors } from "./secondFactor/secondFactor.service.ts";
export { endSessions, listSessions } from "./sessions/sessions.ts";
export { createSessionStore } from "./sessions/store.ts";
export { toRoles } from "./users.ts";

export const accounts = {
  services: (context: FeatureContext, hooks: Pick<ProfileDeps, "dataReaders" | "deletions">) => ({
    accounts: accountsService(context),
    accessTokens: accessTokensService(context),
    profile: profileService({ ...context, ...hooks }),
    recovery: recoveryService(context),
    secondFactor: secondFactorService(context),
  }),
  retention,
  mails,
  jobs: [
    { name: "sendDigests", cron: "*/5 * * * *", run: (context) => sendDigests(context) },
    {
      name: "deleteExpiredSessions",
      cron: "*/15 * * * *",
      run: ({ prisma }) => deleteExpiredSessions(prisma),
    },
  ],
  auditSubjects: {
    account: findNames(
      ({ user }, where) => user.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
    accessToken: findNames(
      ({ auditedToken }, where) => auditedToken.findMany({ where }),
      ({ name }) => name,
    ),
  },
} satisfies Feature;
