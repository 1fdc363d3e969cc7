import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { retention } from "./retention.ts";

export type { EmailConfirmations } from "./addresses/emailConfirmations.ts";
export type { AccountDataReader } from "./data/accountData.ts";
export { readAll, readById, readPages } from "./data/rows.ts";
export type { AccountDeletion } from "./deletion.ts";
export { lockAccounts, lockRow } from "./locks.ts";
export { endSessions, listSessions } from "./sessions/sessions.ts";
export { highestRole } from "./users.ts";

export const accounts = {
  retention,
  mails,
  auditSubjects: {
    account: findNames(
      ({ user }, where) => user.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
  },
} satisfies Feature;
