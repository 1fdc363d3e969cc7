import type { RegistrationsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { notFound } from "../../../platform/errors/errors.ts";
import { createOnce } from "../../../platform/idempotency/createOnce.ts";
import { lockAccount } from "../deletion.ts";
import { saveFacts } from "./facts.ts";
import { checkRoom } from "./people.ts";

const childNotFound = () => notFound("This child is not on your account any more.");

export function childrenService(prisma: PrismaClient) {
  return {
    children: ({ id: userId }) =>
      prisma.child.findMany({
        where: { userId },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        include: { facts: true },
      }),

    addChild: ({ id: userId }, { idempotencyKey, ...child }) =>
      prisma.$transaction(async (transaction) => {
        await lockAccount(transaction, userId);
        return createOnce(transaction, {
          idempotencyKey,
          content: ["child", userId, child],
          find: (id) => transaction.child.findUnique({ where: { id } }),
          async create() {
            checkRoom(await transaction.child.count({ where: { userId } }));
            return transaction.child.create({ data: { ...child, userId } });
          },
        });
      }),

    async changeChild({ id: userId }, { id, ...child }) {
      const { count } = await prisma.child.updateMany({ where: { id, userId }, data: child });
      if (count === 0) throw childNotFound();
      return { id, ...child };
    },

    async saveFacts({ id: userId }, sent) {
      const facts = await saveFacts(prisma, userId, sent);
      if (!facts) throw childNotFound();
      return facts;
    },

    async removeChild({ id: userId }, id) {
      await prisma.$transaction(async (transaction) => {
        await lockAccount(transaction, userId);
        const { count } = await transaction.child.deleteMany({ where: { id, userId } });
        if (count === 0) throw childNotFound();
      });
    },
  } satisfies Partial<RegistrationsService>;
}
