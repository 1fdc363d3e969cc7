import type { LogEntry } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient, type StaffActionModel } from "@headwaters/db";
import type { Subject } from "../../platform/audit/log.ts";
import { type AuditSubjects, findSubjectNames } from "../../platform/audit/subjects.ts";
import { readPage } from "../../platform/lists/pages.ts";

interface Row extends Omit<StaffActionModel, "actorKind" | "details"> {
  actorKind: LogEntry["actor"]["kind"];
  details: LogEntry["details"];
}

function isByActor(actor: string | undefined): Prisma.Sql[] {
  if (actor === undefined) return [];
  return actor === "command" || actor === "site"
    ? [Prisma.sql`"actorId" IS NULL AND "actorKind" = ${actor}`]
    : [Prisma.sql`"actorId" = ${actor}`];
}

const toAccount = ({ actorId }: Row): Subject[] =>
  actorId === null ? [] : [{ kind: "account", id: actorId }];

const toToken = ({ tokenId: id }: Row): Subject[] =>
  id === null ? [] : [{ kind: "accessToken", id }];

const toSubject = ({ subjectKind: kind, subjectId: id }: Row): Subject[] =>
  kind === null || id === null ? [] : [{ kind, id }];

/** The kind of the subject whose id is in these details. */
const detailKinds = { account: "account", assigneeId: "account", registration: "registration" };

/** Returns the subjects that the details name by id: leader, assignee, checked-in person. */
const toNamed = ({ details }: Row): [key: string, subject: Subject][] =>
  Object.entries(detailKinds).flatMap(([key, kind]) => {
    const id = details[key];
    return typeof id === "string" ? [[key, { kind, id }]] : [];
  });

/** Reads the audit log and looks up current names: the log holds ids only. */
export function readLog(prisma: PrismaClient, subjects: AuditSubjects): Pick<StaffService, "log"> {
  return {
    async log({ actor, action, order, cursor, limit }) {
      const conditions = [...isByActor(actor), ...(action ? [Prisma.sql`action = ${action}`] : [])];
      const { items, nextCursor } = await readPage<Row, "at">(prisma, {
        select: Prisma.sql`
          SELECT id, at, "actorId", "actorKind", "tokenId", action, "subjectKind", "subjectId", details
          FROM staff_actions`,
        conditions,
        date: "at",
        order,
        limit,
        cursor,
      });
      const subjectsOfRows = items.flatMap((row) => [
        ...toAccount(row),
        ...toToken(row),
        ...toSubject(row),
        ...toNamed(row).map(([, subject]) => subject),
      ]);
      const getName = await findSubjectNames(prisma, subjects, subjectsOfRows);
      return {
        items: items.map((row) => {
          const [account] = toAccount(row);
          const [token] = toToken(row);
          const [subject] = toSubject(row);
          const named = toNamed(row).map(([key, subject]) => [key, getName(subject)]);
          const name = account ? getName(account) : null;
          return {
            ...row,
            details: { ...row.details, ...Object.fromEntries(named) },
            actor: {
              kind: row.actorKind,
              id: row.actorId,
              name,
              token: token ? { id: token.id, name: getName(token) } : null,
            },
            subject: subject ? { ...subject, name: getName(subject) } : null,
          };
        }),
        nextCursor,
      };
    },
  };
}
