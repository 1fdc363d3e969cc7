import {
  type Consent,
  type ConsentScope,
  type ConsentText,
  type NotedMedicalClearance,
  type RosterConsent,
  toSeason,
  type User,
} from "@headwaters/contracts";
import type { RegistrationsService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { notFound, recordNotFound } from "../../../platform/errors/errors.ts";
import { createIds, insertRows } from "../../../platform/insertRows.ts";
import { toDaySql } from "../../clearances/index.ts";
import { childIdsSeenBy, childrenSeenBy, isSeenBy } from "../guardians/guardians.ts";
import { checkSeesPeople } from "../roster/access.ts";
import { changeText, findText, listTexts } from "./texts.ts";

/** SQL for the season of an event e. */
const season = Prisma.sql`extract(year FROM ${toDaySql(Prisma.sql`e."eventDate"`)})::int`;

/**
 * SQL that is true if a consent c to a text t covers a registration r for an event e. A consent for a
 * season does so while its text is in force, so that a new wording is asked again.
 */
const covers = Prisma.sql`(c."withdrawnAt" IS NULL AND (
  c."registrationId" = r.id OR (
    c.season = ${season}
    AND (c."childId" = r."childId" OR (c."adultId" = r."userId" AND r."birthYear" IS NULL))
    AND t.version = (SELECT max(version) FROM consent_texts newer WHERE newer.kind = t.kind))))`;

/** SQL that is true if pictures of a registered person r at an event e may be shown. */
export const photoConsentSql = Prisma.sql`EXISTS (
  SELECT FROM consents c JOIN consent_texts t ON t.id = c."textId"
  WHERE t.kind = 'photos' AND ${covers})`;

/** Reads the consents that cover the registrations of an event, by registration. */
export async function readRosterConsents(
  client: Transaction,
  eventId: string,
): Promise<Map<string, (RosterConsent & { textId: string })[]>> {
  type Row = RosterConsent & { registrationId: string; textId: string };
  const rows = await client.$queryRaw<Row[]>`
    SELECT r.id AS "registrationId", t.id AS "textId", t.kind, t.version, c.relation, c."agreedAt",
      c.season, nullif(concat_ws(' ', u."firstName", u."lastName"), '') AS "agreedBy"
    FROM registrations r JOIN events e ON e.id = r."eventId"
    JOIN consents c ON c."registrationId" = r.id OR c."childId" = r."childId" OR c."adultId" = r."userId"
    JOIN consent_texts t ON t.id = c."textId" LEFT JOIN users u ON u.id = c."agreedById"
    WHERE r."eventId" = ${eventId} AND ${covers}
    ORDER BY t.kind DESC, c."agreedAt"`;
  return Map.groupBy(rows, ({ registrationId }) => registrationId);
}

/** The text of a consent that a family gives with a registration. */
export type GivenConsent = Pick<ConsentText, "id" | "scope">;

interface ConsentingPerson {
  /** Of the registration. */
  id: string;
  childId: string | null;
  birthYear: number | null;
  userId: string | null;
  consent?: GivenConsent | null;
}

/** The columns that say what a consent covers. Whoever has neither account nor profile has no season. */
function toCoverage(
  scope: ConsentScope,
  eventDate: Date,
  { id, childId, birthYear, userId }: Omit<ConsentingPerson, "consent">,
) {
  const adultId = birthYear === null ? userId : null;
  if (scope === "season" && (childId ?? adultId) !== null) {
    const isChild = childId !== null;
    return { season: toSeason(eventDate), childId, adultId: isChild ? null : adultId };
  }
  return { registrationId: id };
}

const columns = {
  id: "text",
  textId: "text",
  registrationId: "text",
  season: "int",
  childId: "text",
  adultId: "text",
  agreedById: "text",
  relation: "text",
  agreedAt: "timestamp",
} as const;

/** SQL that stores the consents that families give with registrations. */
export function insertConsents(
  people: readonly ConsentingPerson[],
  { eventDate, now }: { eventDate: Date; now: Date },
): Prisma.Sql {
  const given = people.flatMap(({ consent, ...person }) => {
    if (!consent) return [];
    return {
      ...toCoverage(consent.scope, eventDate, person),
      textId: consent.id,
      agreedById: person.userId,
      relation: person.birthYear === null ? "self" : "guardian",
      agreedAt: now,
    };
  });
  const ids = createIds(given.length);
  return insertRows(
    "consents",
    columns,
    given.map((row, index) => ({ ...row, id: ids[index] ?? "" })),
  );
}

/** SQL that is true if a consent c, of a registration r or a child, is about the account or its children. */
const isOwn = (userId: string) => Prisma.sql`
  (c."adultId" = ${userId} OR ${isSeenBy(Prisma.sql`ARRAY[${userId}]`)}
    OR c."childId" = ANY(ARRAY(${childIdsSeenBy(Prisma.sql`ARRAY[${userId}]`)})))`;
const ofFamilies = Prisma.sql`consents c JOIN consent_texts t ON t.id = c."textId"
  LEFT JOIN registrations r ON r.id = c."registrationId" LEFT JOIN children k ON k.id = c."childId"`;

/** Lists the consents for an account and its children, newest first. */
export async function listConsents(client: Transaction, userId: string): Promise<Consent[]> {
  type Row = Omit<Consent, "event"> & { title: string | null; eventDate: Date | null };
  const rows = await client.$queryRaw<Row[]>`
    SELECT c.id, t.kind, t.version, t.body, t.hash, c.relation, c."agreedAt", c.season, c."withdrawnAt",
      coalesce(r."firstName", k."firstName", adult."firstName", 'Account owner') AS "firstName",
      e.title, e."eventDate"
    FROM ${ofFamilies} LEFT JOIN users adult ON adult.id = c."adultId"
    LEFT JOIN events e ON e.id = r."eventId"
    WHERE ${isOwn(userId)} ORDER BY c."agreedAt" DESC, c.id DESC`;
  return rows.map(({ title, eventDate, ...row }) => ({
    ...row,
    event: title !== null && eventDate ? { title, eventDate } : null,
  }));
}

/** Notes that staff have seen a medical clearance, or removes that note. */
async function noteMedicalClearance(
  transaction: Transaction,
  user: User,
  { id: eventId, registrationId, received }: NotedMedicalClearance,
): Promise<void> {
  const { event } = await checkSeesPeople(transaction, user, eventId);
  await lockRow(transaction, "registrations", registrationId, "NO KEY UPDATE");
  const where = { id: registrationId, eventId };
  const person = await transaction.registration.findUnique({ where });
  if (!person) throw recordNotFound("registration");
  const text = await findText(transaction, "medical-clearance");
  const known = await transaction.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM registrations r JOIN events e ON e.id = r."eventId", consents c
    JOIN consent_texts t ON t.id = c."textId"
    WHERE r.id = ${registrationId} AND t.kind = 'medical-clearance' AND ${covers}`;
  if (received === known.length > 0) return;
  if (received) {
    const coverage = toCoverage(text.scope, event.eventDate, person);
    const data = { ...coverage, textId: text.id, agreedById: user.id, relation: "staff" as const };
    await transaction.consent.create({ data });
  } else {
    await transaction.consent.updateMany({
      where: { id: { in: known.map(({ id }) => id) } },
      data: { withdrawnAt: new Date() },
    });
  }
  const action = received
    ? "registrations.medicalClearanceNoted"
    : "registrations.medicalClearanceRemoved";
  const details = { registration: registrationId };
  await logStaffAction(transaction, user, action, { kind: "events", id: eventId }, details);
}

export function consentsService(prisma: PrismaClient) {
  return {
    async photoConsents({ id: userId }) {
      const text = await findText(prisma, "photos");
      const agreed = await prisma.consent.findMany({
        where: {
          textId: text.id,
          season: { not: null },
          withdrawnAt: null,
          OR: [{ adultId: userId }, { child: childrenSeenBy(userId) }],
        },
        select: { childId: true, season: true, agreedAt: true },
      });
      return { text, agreed: agreed.map((one) => ({ ...one, season: one.season ?? 0 })) };
    },

    consents: ({ id }) => listConsents(prisma, id),

    async withdrawConsent({ id: userId }, id) {
      // A season may have several of the same person, by several forms: each of them would count.
      const found = await prisma.$executeRaw`
        WITH own AS (
          SELECT c.* FROM ${ofFamilies}
          WHERE c.id = ${id} AND c.relation <> 'staff' AND ${isOwn(userId)})
        UPDATE consents SET "withdrawnAt" = coalesce(consents."withdrawnAt", now()) FROM own
        WHERE consents.id = own.id OR (
          consents."textId" = own."textId" AND consents.season = own.season
          AND (consents."childId" = own."childId" OR consents."adultId" = own."adultId"))`;
      if (found === 0) throw notFound("This consent is not on your account any more.");
    },

    noteMedicalClearance: (user, sent) =>
      prisma.$transaction((transaction) => noteMedicalClearance(transaction, user, sent)),

    consentTexts: () => listTexts(prisma),
    changeConsentText: (user, sent) => changeText(prisma, user, sent),
  } satisfies Partial<RegistrationsService>;
}
