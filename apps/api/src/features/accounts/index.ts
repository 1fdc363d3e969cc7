import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { accountsService } from "./accounts.service.ts";
import type { AccountDataReader } from "./data/accountData.ts";
import type { AccountDeletion } from "./deletion.ts";
import { mails } from "./emails/index.ts";
import { sendDigests } from "./notices/digest.ts";
import { createVerifyPassword } from "./passwords/currentPassword.ts";
import { recoveryService } from "./passwords/recovery.ts";
import { profileService } from "./profile.ts";
import { retention } from "./retention.ts";
import { accessTokensService } from "./tokens/accessTokens.ts";

export { type EmailConfirmations, emailConfirmations } from "./addresses/emailConfirmations.ts";
export type { AccountDataReader } from "./data/accountData.ts";
export { readAll, readById, readPages } from "./data/rows.ts";
export {
  type AccountDeletion,
  type AccountDeletionDeps,
  createAccountDeletion,
} from "./deletion.ts";
export { lockAccounts, lockRow } from "./locks.ts";
export { createNotices, staffIds, type TellNotice } from "./notices/notices.ts";
export { createPasswords, hashPassword, type Passwords } from "./passwords/passwords.ts";
export { endSessions, listSessions } from "./sessions/sessions.ts";
export { highestRole } from "./users.ts";

/** Declarations of upper features for the page of an account. */
interface AccountHooks {
  dataReaders: readonly AccountDataReader[];
  deletions: readonly AccountDeletion[];
}

export const accounts = {
  services(context: FeatureContext, hooks: AccountHooks) {
    const verifyPassword = createVerifyPassword(context);
    return {
      accounts: accountsService(context),
      accessTokens: accessTokensService({ ...context, verifyPassword }),
      profile: profileService({ ...context, ...hooks, verifyPassword }),
      recovery: recoveryService(context),
    };
  },
  retention,
  mails,
  jobs: [{ name: "sendDigests", cron: "*/5 * * * *", run: (context) => sendDigests(context) }],
  auditSubjects: {
    account: findNames(
      ({ user }, where) => user.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
  },
} satisfies Feature;
