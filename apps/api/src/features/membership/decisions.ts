import type { ApplicationStatus, Decision } from "@headwaters/contracts";
import type { DomainError, MembershipService } from "@headwaters/contracts/router";
import type { Transaction } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { formatFullName } from "../../platform/audit/subjects.ts";
import { badRequest, conflict, gone } from "../../platform/errors/errors.ts";
import { momentInWords } from "../../platform/mail/compose/words.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockAccounts, lockRow } from "../accounts/index.ts";
import { findApplication } from "./detail.ts";
import { membershipDecided } from "./emails/membershipDecided.ts";

export type DecisionDeps = Pick<Platform, "prisma" | "outbox" | "publicUrl" | "announce">;

/** Phrases for "Bo Reyes approved it", by status. */
const decisionPhrases: Record<ApplicationStatus, string> = {
  pending: "took it back to pending",
  approved: "approved it",
  declined: "declined it",
  withdrawn: "marked it as withdrawn",
};

export function decideApplications({
  prisma,
  outbox,
  publicUrl,
  announce,
}: DecisionDeps): Pick<MembershipService, "decide"> {
  /** Locks the application. Throws CONFLICT if its status is not `from`. */
  async function lockApplication(transaction: Transaction, { id, from, status }: Decision) {
    await lockRow(transaction, "membership_applications", id);
    const application = await transaction.membershipApplication.findUnique({ where: { id } });
    if (!application) throw gone("application");
    if (application.status !== from) throw await alreadyDecided(transaction, id);
    if (application.status === status) {
      throw badRequest(`This application is ${status} already.`);
    }
    return application;
  }

  /** The mail to the applicant; null for a return to pending without a note. */
  function createMail(
    { email, firstName, membershipType }: Awaited<ReturnType<typeof lockApplication>>,
    { status, note }: Decision,
    wasNotified: boolean,
  ) {
    if (status === "pending" && note === null) return null;
    return membershipDecided({
      publicUrl,
      to: email,
      firstName,
      membershipType,
      status,
      note,
      isRevision: wasNotified,
    });
  }

  return {
    async decide(staff, decision) {
      const { id, from, status, note } = decision;
      const mailId = await prisma.$transaction(async (transaction) => {
        await lockAccounts(transaction, [staff.id]);
        const application = await lockApplication(transaction, decision);
        const where = { applicationId: id, mailId: { not: null } };
        const wasNotified = (await transaction.applicationDecision.count({ where })) > 0;
        const mail = createMail(application, decision, wasNotified);
        const mailId = mail && (await outbox.add(transaction, mail));
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
      if (mailId) outbox.sendSoon(mailId);
      return findApplication(prisma, id);
    },
  };
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
  const what = newest ? decisionPhrases[newest.status as ApplicationStatus] : "changed it";
  const when = newest ? ` on ${momentInWords(newest.decidedAt)}` : "";
  return conflict(`${who} ${what}${when}. Your decision was not saved.`);
}
