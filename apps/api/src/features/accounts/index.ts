import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { retention } from "./retention.ts";

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
