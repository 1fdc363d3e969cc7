import type {
  ApplicationDecision,
  ApplicationDetail,
  ApplicationStatus,
  Decision,
  User,
} from "@headwaters/contracts";
import type { DomainError } from "@headwaters/contracts/router";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { formatFullName } from "../../platform/audit/subjects.ts";
import { lockRow } from "../../platform/concurrency/lockRow.ts";
import { badRequest, conflict, recordNotFound } from "../../platform/errors/errors.ts";
import { momentInWords } from "../../platform/mail/compose/words.ts";
import { findMailStatuses } from "../../platform/mail/outbox/table.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockAccounts } from "../accounts/index.ts";
import { membershipDecided } from "./emails/index.ts";

export type DecisionDeps = Pick<Platform, "prisma" | "outbox" | "publicUrl" | "announce">;

/** Phrases for "Bo Reyes approved it", by status. */
const decisionPhrases: Record<ApplicationStatus, string> = {
  pending: "took it back to pending",
  approved: "approved it",
  declined: "declined it",
  withdrawn: "marked it as withdrawn",
};

/** Locks the application. Throws CONFLICT if its status is not `from`. */
async function lockApplication(transaction: Transaction, { id, from, status }: Decision) {
  await lockRow(transaction, "membership_applications", id);
  const application = await transaction.membershipApplication.findUnique({ where: { id } });
  if (!application) throw recordNotFound("application");
  if (application.status !== from) throw await alreadyDecided(transaction, id);
  if (application.status === status) {
    throw badRequest(`This application is ${status} already.`);
  }
  return application;
}

/** Decides an application and mails the applicant, except of a return to pending without a note. */
export async function decideApplication(
  { prisma, outbox, publicUrl, announce }: DecisionDeps,
  staff: User,
  decision: Decision,
): Promise<ApplicationDetail> {
  const { id, from, status, note } = decision;
  const mailId = await prisma.$transaction(async (transaction) => {
    await lockAccounts(transaction, [staff.id]);
    const application = await lockApplication(transaction, decision);
    const { email: to, firstName, membershipType } = application;
    const where = { applicationId: id, mailId: { not: null } };
    const isRevision = (await transaction.applicationDecision.count({ where })) > 0;
    const about = { to, firstName, membershipType, status, note, isRevision, publicUrl };
    const isMailed = status !== "pending" || note !== null;
    const mailId = isMailed ? await outbox.add(transaction, membershipDecided(about)) : null;
    await transaction.membershipApplication.update({ where: { id }, data: { status } });
    await transaction.applicationDecision.create({
      data: {
        applicationId: id,
        previousStatus: from,
        status,
        note,
        mailId,
        decidedById: staff.id,
      },
    });
    await announce(transaction, "application.decided", { id, status });
    const subject = { kind: "application", id };
    const details = { from, to: status, hasNote: note !== null, mailed: mailId !== null };
    await logStaffAction(transaction, staff, "membership.decided", subject, details);
    return mailId;
  });
  outbox.sendSoon(mailId);
  return findApplication(prisma, id);
}

/** Builds the conflict error that names who decided first, and when. */
async function alreadyDecided(
  transaction: Transaction,
  applicationId: string,
): Promise<DomainError> {
  const newest = await transaction.applicationDecision.findFirst({
    where: { applicationId },
    orderBy: [{ decidedAt: "desc" }, { id: "desc" }],
    include: { decidedBy: true },
  });
  const who = (newest?.decidedBy && formatFullName(newest.decidedBy)) ?? "Someone";
  const what = newest ? decisionPhrases[newest.status] : "changed it";
  const when = newest ? ` on ${momentInWords(newest.decidedAt)}` : "";
  return conflict(`${who} ${what}${when}. Your decision was not saved.`);
}

/** Retention deletes the rows of sent mails. */
const FORGOTTEN: NonNullable<ApplicationDecision["mail"]> = { status: "forgotten", error: null };

/** Finds an application with its decisions and the status of their mails. */
export async function findApplication(
  prisma: PrismaClient,
  id: string,
): Promise<ApplicationDetail> {
  const found = await prisma.membershipApplication.findUnique({
    where: { id },
    include: {
      decisions: {
        orderBy: [{ decidedAt: "desc" }, { id: "desc" }],
        include: { decidedBy: { select: { firstName: true, lastName: true } } },
      },
    },
  });
  if (!found) throw recordNotFound("application");
  const { decisions, ...application } = found;
  const mails = await findMailStatuses(
    prisma,
    decisions.flatMap(({ mailId }) => mailId ?? []),
  );
  return {
    ...application,
    decisions: decisions.map((decision) => ({
      id: decision.id,
      from: decision.previousStatus,
      status: decision.status,
      note: decision.note,
      by: decision.decidedBy && formatFullName(decision.decidedBy),
      decidedAt: decision.decidedAt,
      mail: decision.mailId === null ? null : (mails.get(decision.mailId) ?? FORGOTTEN),
    })),
    nextPending: await findNextPending(prisma, application),
  };
}

/** Finds the next pending application by date; after the last, the first. */
async function findNextPending(
  prisma: PrismaClient,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<string | null> {
  const first = (where: object) =>
    prisma.membershipApplication.findFirst({
      where: { status: "pending", id: { not: id }, ...where },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true },
    });
  const later = await first({
    createdAt: { gte: createdAt },
    NOT: { createdAt, id: { lte: id } },
  });
  return (later ?? (await first({})))?.id ?? null;
}
