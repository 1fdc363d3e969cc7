import type {
  ApplicationDecision,
  ApplicationDetail,
  ApplicationStatus,
} from "@headwaters/contracts";
import type { DomainError } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { notFound } from "../../platform/errors/errors.ts";

/** "Ana Reyes"; null where there is no name. */
export function fullName(person: { firstName: string | null; lastName: string | null }) {
  return [person.firstName, person.lastName].filter(Boolean).join(" ") || null;
}

export function noSuchApplication(): DomainError {
  const message = "This application is no longer here.";
  return notFound(message);
}

/** An application with what was decided about it, by whom, and what became of the mails. */
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
  if (!found) throw noSuchApplication();
  const { decisions, ...application } = found;
  const getMail = await findMails(
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
      by: decision.decidedBy && fullName(decision.decidedBy),
      at: decision.decidedAt,
      mail: decision.mailId === null ? null : getMail(decision.mailId),
    })),
    nextPending: await nextPending(prisma, application),
  };
}

type DecisionMail = NonNullable<ApplicationDecision["mail"]>;

/** What became of these mails; sent ones are forgotten after a while. */
async function findMails(
  prisma: PrismaClient,
  ids: string[],
): Promise<(id: string) => DecisionMail> {
  const rows = await prisma.mail.findMany({
    where: { id: { in: ids } },
    select: { id: true, status: true, lastError: true },
  });
  const byId = new Map(
    rows.map(({ id, status, lastError }) => [id, { status, error: lastError } as DecisionMail]),
  );
  return (id) => byId.get(id) ?? { status: "forgotten", error: null };
}

/** The next in the line of those that wait, and after its end the first. */
async function nextPending(
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
