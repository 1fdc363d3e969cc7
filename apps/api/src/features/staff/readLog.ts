import type { LogEntry } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient } from "@headwaters/db";
import type { Subject } from "../../platform/audit/log.ts";
import { type AuditSubjects, findSubjectNames } from "../../platform/audit/subjects.ts";
import { comesAfter, toPage, where } from "../../platform/lists/pages.ts";

interface Row {
  id: string;
  at: Date;
  actorId: string | null;
  actorKind: LogEntry["actor"]["kind"];
  action: string;
  subjectKind: string | null;
  subjectId: string | null;
  details: LogEntry["details"];
}

function doneBy(actor: string | undefined): Prisma.Sql[] {
  if (actor === undefined) return [];
  return actor === "command" || actor === "site"
    ? [Prisma.sql`"actorId" IS NULL AND "actorKind" = ${actor}`]
    : [Prisma.sql`"actorId" = ${actor}`];
}

const toAccount = ({ actorId }: Row): Subject[] =>
  actorId === null ? [] : [{ kind: "account", id: actorId }];

const toSubject = ({ subjectKind: kind, subjectId: id }: Row): Subject[] =>
  kind === null || id === null ? [] : [{ kind, id }];

/** Whom the details speak of, beside the subject: the leader that an event was given. */
const toLeader = ({ details }: Row): Subject[] =>
  typeof details.account === "string" ? [{ kind: "account", id: details.account }] : [];

/** The log of staff, with names, which it does not hold itself. */
export function readLog(prisma: PrismaClient, subjects: AuditSubjects): Pick<StaffService, "log"> {
  return {
    async log({ actor, action, cursor, limit }) {
      const conditions = [
        ...doneBy(actor),
        ...(action ? [Prisma.sql`action = ${action}`] : []),
        ...comesAfter(Prisma.sql`at, id`, cursor),
      ];
      const rows = await prisma.$queryRaw<Row[]>`
        SELECT id, at, "actorId", "actorKind", action, "subjectKind", "subjectId", details
        FROM staff_actions ${where(conditions)}
        ORDER BY at DESC, id DESC LIMIT ${limit + 1}`;
      const { items, nextCursor } = toPage(rows, limit, ({ at }) => at);
      const named = items.flatMap((row) => [
        ...toAccount(row),
        ...toSubject(row),
        ...toLeader(row),
      ]);
      const getName = await findSubjectNames(prisma, subjects, named);
      return {
        items: items.map((row) => {
          const [account] = toAccount(row);
          const [subject] = toSubject(row);
          const [leader] = toLeader(row);
          const { id, at, actorKind, actorId, action } = row;
          const details = leader ? { ...row.details, account: getName(leader) } : row.details;
          const name = account ? getName(account) : null;
          return {
            id,
            at,
            action,
            details,
            actor: { kind: actorKind, id: actorId, name },
            subject: subject ? { ...subject, name: getName(subject) } : null,
          };
        }),
        nextCursor,
      };
    },
  };
}
