import {
  ADULTS_PER_GROUP,
  CHILDREN_PER_GROUP,
  CLEARANCE_KINDS_MAX,
  type ClearanceKind,
} from "@headwaters/contracts";
import type { ClearancesService } from "@headwaters/contracts/router";
import {
  clearancePreset,
  isUniqueViolation,
  type PrismaClient,
  type Transaction,
} from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { lockRow } from "../../platform/concurrency/lockRow.ts";
import { conflict, invalidField, recordNotFound } from "../../platform/errors/errors.ts";

/** The kinds in use by name, then archived ones. */
export function listKinds(client: Transaction): Promise<ClearanceKind[]> {
  return client.$queryRaw<ClearanceKind[]>`
    SELECT id, name, description, "validMonths", "isNeeded", "archivedAt", version
    FROM clearance_kinds ORDER BY "archivedAt" IS NOT NULL, lower(name), id`;
}

const changedMeanwhile = () =>
  conflict("Someone has changed this meanwhile. Nothing was saved: please look at it again.");

/** An advisory lock: two new kinds are counted, and two presets added, one after the other. */
const KINDS_LOCK = 4_832_612;

async function checkRoom(transaction: Transaction): Promise<void> {
  const inUse = await transaction.clearanceKind.count({ where: { archivedAt: null } });
  if (inUse < CLEARANCE_KINDS_MAX) return;
  throw conflict(`At most ${CLEARANCE_KINDS_MAX} kinds can be in use. Archive one first.`);
}

export function clearanceKinds(prisma: PrismaClient) {
  /** Runs a change of kinds; the unique index of names is the last to decide. */
  async function change(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    try {
      await prisma.$transaction(async (transaction) => {
        await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${KINDS_LOCK}::bigint)`;
        await work(transaction);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw invalidField("name", "There is a kind of this name already");
    }
  }

  /** Locks a kind. Throws NOT_FOUND for an unknown one. */
  async function lockKind(transaction: Transaction, id: string) {
    await lockRow(transaction, "clearance_kinds", id);
    const kind = await transaction.clearanceKind.findUnique({ where: { id } });
    if (!kind) throw recordNotFound("kind of clearance");
    return kind;
  }

  return {
    async settings() {
      const [kinds, ratio] = await Promise.all([
        listKinds(prisma),
        prisma.siteSettings.findFirst(),
      ]);
      const defaults = {
        adultsPerGroup: ADULTS_PER_GROUP,
        childrenPerGroup: CHILDREN_PER_GROUP,
        version: 0,
      };
      return { kinds, ratio: ratio ?? defaults };
    },

    addKind: (staff, kind) =>
      change(async (transaction) => {
        await checkRoom(transaction);
        const { id } = await transaction.clearanceKind.create({ data: kind });
        const subject = { kind: "clearanceKind", id };
        await logStaffAction(transaction, staff, "clearances.kindAdded", subject);
      }),

    addPreset: (staff) =>
      change(async (transaction) => {
        if ((await transaction.clearanceKind.count()) > 0) {
          throw conflict("There are kinds already. Add what is missing by hand.");
        }
        const data = clearancePreset.map((kind) => ({ ...kind }));
        for (const { id } of await transaction.clearanceKind.createManyAndReturn({ data })) {
          const subject = { kind: "clearanceKind", id };
          await logStaffAction(transaction, staff, "clearances.kindAdded", subject);
        }
      }),

    changeKind: (staff, { id, version, ...kind }) =>
      change(async (transaction) => {
        const known = await lockKind(transaction, id);
        if (known.version !== version) throw changedMeanwhile();
        const data = { ...kind, version: version + 1 };
        await transaction.clearanceKind.update({ where: { id }, data });
        const { validMonths, isNeeded } = kind;
        const subject = { kind: "clearanceKind", id };
        const details = { validMonths, isNeeded };
        await logStaffAction(transaction, staff, "clearances.kindChanged", subject, details);
      }),

    archiveKind: (staff, id) =>
      change(async (transaction) => {
        const { archivedAt, version } = await lockKind(transaction, id);
        if (archivedAt) return;
        const data = { archivedAt: new Date(), version: version + 1 };
        await transaction.clearanceKind.update({ where: { id }, data });
        const subject = { kind: "clearanceKind", id };
        await logStaffAction(transaction, staff, "clearances.kindArchived", subject);
      }),

    restoreKind: (staff, id) =>
      change(async (transaction) => {
        const { archivedAt, version } = await lockKind(transaction, id);
        if (!archivedAt) return;
        await checkRoom(transaction);
        const data = { archivedAt: null, version: version + 1 };
        await transaction.clearanceKind.update({ where: { id }, data });
        const subject = { kind: "clearanceKind", id };
        await logStaffAction(transaction, staff, "clearances.kindRestored", subject);
      }),

    setRatio: (staff, { version, ...ratio }) =>
      prisma.$transaction(async (transaction) => {
        const changed =
          version === 0
            ? await transaction.siteSettings.createMany({ data: [ratio], skipDuplicates: true })
            : await transaction.siteSettings.updateMany({
                where: { version },
                data: { ...ratio, version: version + 1 },
              });
        if (changed.count === 0) throw changedMeanwhile();
        await logStaffAction(transaction, staff, "clearances.ratioChanged", null, ratio);
      }),
  } satisfies Partial<ClearancesService>;
}
