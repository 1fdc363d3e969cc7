import type { ChangedFacts, ConfirmedFacts } from "@headwaters/contracts";
import { type ChildFactsModel, Prisma, type PrismaClient } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import { insertRows } from "../../../platform/insertRows.ts";
import { lockOwnChild } from "../guardians/guardians.ts";

/** The columns that a child's facts and their copy with a registration have in common. */
const factColumns = {
  allergies: "text",
  medicine: "text",
  swims: "text",
  shoeSize: "text",
  vestSize: "text",
  confirmedAt: "timestamp",
} as const;
const factNames = ["allergies", "medicine", "swims", "shoeSize", "vestSize"] as const;
type FactName = (typeof factNames)[number];

/** The facts of a child as SQL returns them in JSON. */
export type KnownFacts = Pick<ChildFactsModel, FactName | "version"> & {
  /** A timestamp without its zone, which is UTC. */
  confirmedAt: string;
};

/** SQL for the facts of a child c, as JSON; null without any. */
export const knownFactsSql = Prisma.sql`
  (SELECT to_jsonb(f) FROM child_facts f WHERE f."childId" = c.id)`;

/** The facts that go along with a registration. */
export type PersonFacts = Pick<ChildFactsModel, FactName> & {
  confirmedAt: Date | string;
  /** The version to store with the child; null: the family confirmed nothing. */
  version: number | null;
};

/**
 * Compares what a family sends of a child with what is stored. Confirming the same again changes no
 * version, so that a repeated call is harmless.
 * @throws DomainError CONFLICT when it changes another version than it was shown
 */
function confirmFacts(
  firstName: string,
  known: Pick<ChildFactsModel, FactName | "version"> | null,
  { version: shown, ...sent }: ConfirmedFacts,
) {
  const version = known?.version ?? 0;
  const isSame = known !== null && factNames.every((name) => known[name] === sent[name]);
  if (isSame) return { ...sent, version };
  if (shown !== version) {
    throw conflict(
      `What is noted of ${firstName} was changed meanwhile, in another window or on another device. What you typed is still here: please look at what is noted now, and send again.`,
    );
  }
  return { ...sent, version: version + 1 };
}

/** Returns what goes along with a child's registration; null where nothing is known or said. */
export function toPersonFacts(
  firstName: string,
  known: KnownFacts | null,
  sent: ConfirmedFacts | undefined,
  now: Date,
): PersonFacts | null {
  if (sent) return { ...confirmFacts(firstName, known, sent), confirmedAt: now };
  return known && { ...known, version: null };
}

interface PersonWithFacts {
  /** Of the registration. */
  id: string;
  childId: string | null;
  facts?: PersonFacts | null;
}

/**
 * SQL of two statements that store the facts of registered people: with the children, as far as
 * families confirmed them, and with the registrations.
 */
export function insertFacts(people: readonly PersonWithFacts[], now: Date) {
  const rows = people.flatMap(({ id, childId, facts }) =>
    facts ? [{ ...facts, childId, updatedAt: now, registrationId: id }] : [],
  );
  const confirmed = rows.filter(({ version }) => version !== null);
  return {
    ofChildren: Prisma.sql`
      ${insertRows("child_facts", { ...factColumns, childId: "text", updatedAt: "timestamp", version: "int" }, confirmed)}
      ON CONFLICT ("childId") DO UPDATE SET allergies = EXCLUDED.allergies,
        medicine = EXCLUDED.medicine, swims = EXCLUDED.swims, "shoeSize" = EXCLUDED."shoeSize",
        "vestSize" = EXCLUDED."vestSize", "confirmedAt" = EXCLUDED."confirmedAt",
        "updatedAt" = EXCLUDED."updatedAt", version = EXCLUDED.version`,
    ofRegistrations: insertRows(
      "registration_facts",
      { ...factColumns, registrationId: "text" },
      rows,
    ),
  };
}

/**
 * Stores the facts of a child.
 * @throws DomainError NOT_FOUND unless the account is a guardian of the child with all rights
 */
export function saveFacts(
  prisma: PrismaClient,
  userId: string,
  { id: childId, ...sent }: ChangedFacts,
): Promise<ChildFactsModel> {
  return prisma.$transaction(async (transaction) => {
    await lockOwnChild(transaction, userId, childId);
    const child = await transaction.child.findUniqueOrThrow({
      where: { id: childId },
      include: { facts: true },
    });
    const data = { ...confirmFacts(child.firstName, child.facts, sent), confirmedAt: new Date() };
    return transaction.childFacts.upsert({
      where: { childId },
      create: { ...data, childId },
      update: data,
    });
  });
}
