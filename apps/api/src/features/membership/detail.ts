import type {
  ApplicationDecision,
  ApplicationDetail,
  ApplicationStatus,
} from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { formatFullName } from "../../platform/audit/subjects.ts";
import { gone } from "../../platform/errors/errors.ts";
import { findMailStatuses } from "../../platform/mail/outbox/table.ts";

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
  if (!found) throw gone("application");
  const { decisions, ...application } = found;
  const mails = await findMailStatuses(
    prisma,
    decisions.flatMap(({ mailId }) => mailId ?? []),
  );
  return {
    ...application,
    status: application.status as ApplicationStatus,
    decisions: decisions.map((decision) => ({
      id: decision.id,
      from: decision.previousStatus as ApplicationStatus,
      status: decision.status as ApplicationStatus,
      note: decision.note,
      by: decision.decidedBy && formatFullName(decision.decidedBy),
      at: decision.decidedAt,
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
