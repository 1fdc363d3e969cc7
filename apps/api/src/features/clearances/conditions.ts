import { CLEARANCE_ENDING_DAYS, organization } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";

/** SQL for the present day in the organization's time zone. */
export const today = Prisma.sql`(now() AT TIME ZONE ${organization.timeZone})::date`;

/** SQL for the day of a column of a moment in UTC, in the organization's time zone. */
export const toDaySql = (moment: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${moment} AT TIME ZONE 'UTC' AT TIME ZONE ${organization.timeZone})::date`;

/** SQL condition: adults need some kind of clearance. */
export const needsClearance = Prisma.sql`
  EXISTS (SELECT FROM clearance_kinds WHERE "archivedAt" IS NULL AND "isNeeded")`;

/** SQL condition: an account is cleared in every needed kind on a day, the last day of each included. */
export const isCleared = (userId: Prisma.Sql, day: Prisma.Sql): Prisma.Sql => Prisma.sql`
  NOT EXISTS (
    SELECT FROM clearance_kinds kind WHERE kind."archivedAt" IS NULL AND kind."isNeeded"
      AND NOT EXISTS (
        SELECT FROM clearances c WHERE c."userId" = ${userId} AND c."kindId" = kind.id
          AND c."clearedOn" <= ${day} AND (c."validUntil" IS NULL OR c."validUntil" >= ${day})))`;

/** SQL for the state of a clearance today. */
export const stateSql = Prisma.sql`
  CASE WHEN "validUntil" < ${today} THEN 'ended'
    WHEN "validUntil" <= ${today} + ${CLEARANCE_ENDING_DAYS}::int THEN 'ending'
    ELSE 'valid' END`;

/** SQL for the order of the clearances of a person and kind, the one that counts first. */
export const newestFirst = Prisma.sql`"validUntil" DESC NULLS FIRST, "clearedOn" DESC`;
