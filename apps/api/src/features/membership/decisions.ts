import type { ApplicationStatus, Decision } from "@headwaters/contracts";
import type { DomainError, MembershipService } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { badRequest, conflict } from "../../platform/errors/errors.ts";
import { momentInWords } from "../../platform/mail/compose/words.ts";
import type { Outbox } from "../../platform/mail/mail.ts";
import { lockAccounts } from "../accounts/index.ts";
import { findApplication, fullName, noSuchApplication } from "./detail.ts";
import { membershipDecided } from "./emails/membershipDecided.ts";

export interface DecisionDeps {
  prisma: PrismaClient;
  outbox: Outbox;
}

type Transaction = Prisma.TransactionClient;

/** "Bo Reyes approved it": what a decision for each status is called. */
const done: Record<ApplicationStatus, string> = {
  pending: "took it back to pending",
  approved: "approved it",
  declined: "declined it",
  withdrawn: "marked it as withdrawn",
};

/** What staff decide about applications. */
export function decideApplications({
  prisma,
  outbox,
}: DecisionDeps): Pick<MembershipService, "decide"> {
  /** The application, which nobody else can decide until the transaction ends. */
  async function held(transaction: Transaction, { id, from, status }: Decision) {
    await transaction.$queryRaw`SELECT FROM membership_applications WHERE id = ${id} FOR UPDATE`;
    const application = await transaction.membershipApplication.findUnique({ where: { id } });
    if (!application) throw noSuchApplication();
    if (application.status !== from) throw await decidedSince(transaction, id);
    if (application.status === status) {
      const message = `This application is ${status} already.`;
      throw badRequest(message);
    }
    return application;
  }

  /** The mail that tells the applicant; null where there is nothing to tell. */
  function writeMail(
    { email, firstName, membershipType }: Awaited<ReturnType<typeof held>>,
    { status, note }: Decision,
    wasTold: boolean,
  ) {
    if (status === "pending" && note === null) return null;
    return membershipDecided({
      to: email,
      firstName,
      membershipType,
      status,
      note,
      isRevision: wasTold,
    });
  }

  return {
    async decide(staff, decision) {
      const { id, from, status, note } = decision;
      const mailId = await prisma.$transaction(async (transaction) => {
        await lockAccounts(transaction, [staff.id]);
        const application = await held(transaction, decision);
        const told = { applicationId: id, mailId: { not: null } };
        const wasTold = (await transaction.applicationDecision.count({ where: told })) > 0;
        const mail = writeMail(application, decision, wasTold);
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

/** The refusal of whoever decides on what stands otherwise by now: by whom, and since when. */
async function decidedSince(transaction: Transaction, applicationId: string): Promise<DomainError> {
  const newest = await transaction.applicationDecision.findFirst({
    where: { applicationId },
    orderBy: [{ decidedAt: "desc" }, { id: "desc" }],
    include: { decidedBy: true },
  });
  const who = (newest?.decidedBy && fullName(newest.decidedBy)) ?? "Someone";
  const what = newest ? done[newest.status as ApplicationStatus] : "changed it";
  const when = newest ? ` on ${momentInWords(newest.decidedAt)}` : "";
  const message = `${who} ${what}${when}. Your decision was not saved.`;
  return conflict(message);
}
