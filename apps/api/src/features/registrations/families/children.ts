import type { ListedChild } from "@headwaters/contracts";
import type { RegistrationsService } from "@headwaters/contracts/router";
import type { PrismaClient, Transaction } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import { createOnce } from "../../../platform/idempotency/createOnce.ts";
import { changedMeanwhile } from "../guardians/family.ts";
import {
  admitted,
  childNotFound,
  childrenSeenBy,
  isAdmitted,
  lockOwnChild,
} from "../guardians/guardians.ts";
import { handOver } from "../guardians/handOver.ts";
import { lockAccount } from "../lockAccount.ts";
import { saveFacts } from "./facts.ts";
import { checkRoom } from "./people.ts";

async function listChildren(
  client: Transaction,
  userId: string,
  id?: string,
): Promise<ListedChild[]> {
  const children = await client.child.findMany({
    where: { ...(id !== undefined && { id }), ...childrenSeenBy(userId) },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { facts: true, guardians: { where: isAdmitted, select: { userId: true } } },
  });
  return children.map(({ guardians, ...child }) => ({ ...child, isShared: guardians.length > 1 }));
}

export function childrenService(prisma: PrismaClient) {
  return {
    children: ({ id: userId }) => listChildren(prisma, userId),

    addChild: ({ id: userId }, { idempotencyKey, ...child }) =>
      prisma.$transaction(async (transaction) => {
        await lockAccount(transaction, userId);
        const find = async (id: string) => (await listChildren(transaction, userId, id))[0] ?? null;
        return createOnce(transaction, {
          idempotencyKey,
          content: ["child", userId, child],
          find,
          async create() {
            checkRoom(await transaction.childGuardian.count({ where: { userId, ...isAdmitted } }));
            const created = await transaction.child.create({ data: { ...child, userId } });
            return { ...created, facts: null, isShared: false };
          },
        });
      }),

    changeChild: ({ id: userId }, { id, version, ...child }) =>
      prisma.$transaction(async (transaction) => {
        const where = { id, ...childrenSeenBy(userId), ...(version !== undefined && { version }) };
        const data = { ...child, version: { increment: 1 } };
        const { count } = await transaction.child.updateMany({ where, data });
        const [changed] = await listChildren(transaction, userId, id);
        if (!changed) throw childNotFound();
        if (count === 0) throw changedMeanwhile();
        return changed;
      }),

    saveFacts: ({ id: userId }, sent) => saveFacts(prisma, userId, sent),

    async removeChild({ id: userId }, id) {
      await prisma.$transaction(async (transaction) => {
        const { guardians } = await lockOwnChild(transaction, userId, id);
        if (admitted(guardians).length > 1) {
          throw conflict("Other guardians have this entry too. You can stop being a guardian.");
        }
        // Without the child's entry, a registration that an excluded guardian made would be its own again.
        for (const { userId: from } of guardians.filter(({ excludedAt }) => excludedAt)) {
          await handOver(transaction, { childId: id, from, to: userId });
        }
        await transaction.child.delete({ where: { id } });
      });
    },
  } satisfies Partial<RegistrationsService>;
}
