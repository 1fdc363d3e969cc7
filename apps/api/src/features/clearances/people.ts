import {
  CLEARANCE_REPORT_MAX,
  type ClearanceFilter,
  type ClearedPeoplePage,
  type ClearedPerson,
  type NewestClearance,
  type OwnClearance,
  type PersonClearances,
} from "@headwaters/contracts";
import type { ClearancesService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import { recordNotFound } from "../../platform/errors/errors.ts";
import { invalidCursor } from "../../platform/lists/cursors.ts";
import { hasWords } from "../../platform/lists/pages.ts";
import { NAME_AND_ADDRESS } from "../../platform/lists/peopleLists.ts";
import { hasRight, toRoles } from "../accounts/index.ts";
import { isCleared, needsClearance, newestFirst, stateSql, today } from "./conditions.ts";
import { listKinds } from "./kinds.ts";

/** SQL for the newest clearance of each account and kind in use. */
const newest = Prisma.sql`
  SELECT DISTINCT ON (c."userId", c."kindId")
    c."userId", c."kindId", c."clearedOn", c."validUntil", ${stateSql} AS state
  FROM clearances c JOIN clearance_kinds k ON k.id = c."kindId" AND k."archivedAt" IS NULL
  ORDER BY c."userId", c."kindId", ${newestFirst}`;

const mayLead = hasRight(Prisma.sql`users.id`, "authorTrustedEvents");
const isClearedToday = isCleared(Prisma.sql`users.id`, today);

const states: Record<ClearanceFilter, Prisma.Sql> = {
  cleared: Prisma.sql`${needsClearance} AND ${isClearedToday}`,
  notCleared: Prisma.sql`${needsClearance} AND NOT ${isClearedToday}`,
  ending: Prisma.sql`held."hasEnding"`,
  ended: Prisma.sql`held."hasEnded"`,
};

/** The orders, each with the same columns for the rows after a cursor. */
const orders: Record<ClearedPeoplePage["order"], Prisma.Sql> = {
  end: Prisma.sql`coalesce("endsOn", 'infinity'::date), "sortName", id`,
  name: Prisma.sql`"sortName", id`,
};

type Row = Omit<ClearedPerson, "roles"> & { granted: string[] };

/** Reads people with the newest clearance of each kind in use. */
async function readPeople(
  client: Transaction,
  page: Pick<ClearedPeoplePage, "order"> & Partial<ClearedPeoplePage>,
  limit: number,
  more: Prisma.Sql[] = [],
): Promise<ClearedPerson[]> {
  const { search, state, who, order, cursor } = page;
  const conditions = [
    Prisma.sql`TRUE`,
    ...hasWords(NAME_AND_ADDRESS, search),
    ...(state ? [states[state]] : []),
    ...(who === "everyone" ? [] : [Prisma.sql`(${mayLead} OR held."userId" IS NOT NULL)`]),
    ...more,
  ];
  const columns = orders[order];
  const rows = await client.$queryRaw<Row[]>`
    WITH newest AS (${newest}), held AS (
      SELECT "userId", min("validUntil") AS "endsOn",
        bool_or(state = 'ending') AS "hasEnding", bool_or(state = 'ended') AS "hasEnded",
        jsonb_agg(jsonb_build_object('kindId', "kindId", 'clearedOn', "clearedOn",
          'validUntil', "validUntil", 'state', state)) AS clearances
      FROM newest GROUP BY "userId"
    ), people AS (
      SELECT users.id, email::text, "firstName", "lastName",
        lower(coalesce("lastName", '') || ' ' || coalesce("firstName", '')) AS "sortName",
        held."endsOn", coalesce(held.clearances, '[]'::jsonb) AS clearances,
        ${Prisma.join(conditions, " AND ")} AS "isFound"
      FROM users LEFT JOIN held ON held."userId" = users.id
    )
    SELECT id, email, "firstName", "lastName", "endsOn"::text, clearances,
      CASE WHEN ${needsClearance} THEN ${isCleared(Prisma.sql`people.id`, today)} END AS "isCleared",
      ARRAY(SELECT role FROM user_roles WHERE "userId" = people.id) AS granted,
      EXISTS (SELECT FROM suspensions WHERE "userId" = people.id) AS "isSuspended"
    FROM people
    WHERE "isFound" ${cursor ? Prisma.sql`AND (${columns}) > (SELECT ${columns} FROM people WHERE id = ${cursor})` : Prisma.empty}
    ORDER BY ${columns} LIMIT ${limit}`;
  return rows.map(({ granted, ...row }) => ({
    ...row,
    roles: toRoles(granted.map((role) => ({ role }))).roles,
  }));
}

const isNotSuspended = Prisma.sql`NOT EXISTS (SELECT FROM suspensions WHERE "userId" = users.id)`;

export function clearedPeople(prisma: PrismaClient) {
  return {
    async people({ limit, ...page }) {
      if (page.cursor && !(await prisma.user.findUnique({ where: { id: page.cursor } }))) {
        throw invalidCursor();
      }
      const rows = await readPeople(prisma, page, limit + 1);
      const items = rows.slice(0, limit);
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
    },

    async report() {
      const [kinds, people, [now]] = await Promise.all([
        listKinds(prisma),
        readPeople(prisma, { order: "name" }, CLEARANCE_REPORT_MAX + 1, [isNotSuspended]),
        prisma.$queryRaw<{ day: string }[]>`SELECT ${today}::text AS day`,
      ]);
      return {
        day: now?.day ?? "",
        kinds: kinds.filter(({ archivedAt }) => archivedAt === null),
        people: people.slice(0, CLEARANCE_REPORT_MAX),
        isComplete: people.length <= CLEARANCE_REPORT_MAX,
      };
    },

    async person(userId) {
      const [account] = await prisma.$queryRaw<Pick<PersonClearances, "isCleared">[]>`
        SELECT CASE WHEN ${needsClearance} THEN ${isClearedToday} END AS "isCleared"
        FROM users WHERE id = ${userId}`;
      if (!account) throw recordNotFound("account");
      const clearances = await prisma.$queryRaw<PersonClearances["clearances"]>`
        SELECT c.id, c."kindId", k.name AS kind, c."clearedOn"::text, c."validUntil"::text,
          ${stateSql} AS state, c."notedAt",
          k."archivedAt" IS NOT NULL OR row_number() OVER (
            PARTITION BY c."kindId" ORDER BY ${newestFirst}) > 1 AS "isPast",
          nullif(trim(concat_ws(' ', noter."firstName", noter."lastName")), '') AS "notedBy"
        FROM clearances c JOIN clearance_kinds k ON k.id = c."kindId"
        LEFT JOIN users noter ON noter.id = c."notedById"
        WHERE c."userId" = ${userId}
        ORDER BY k."archivedAt" IS NOT NULL, lower(k.name), k.id, ${newestFirst}`;
      return { ...account, clearances };
    },

    mine: ({ id }) => prisma.$queryRaw<(NewestClearance & OwnClearance)[]>`
      SELECT DISTINCT ON (lower(k.name), k.id) k.name AS kind, k.description, c."kindId",
        c."clearedOn"::text, c."validUntil"::text, ${stateSql} AS state
      FROM clearances c JOIN clearance_kinds k ON k.id = c."kindId" AND k."archivedAt" IS NULL
      WHERE c."userId" = ${id} ORDER BY lower(k.name), k.id, ${newestFirst}`,
  } satisfies Partial<ClearancesService>;
}
