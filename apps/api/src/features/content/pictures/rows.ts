import type { PrismaClient } from "@headwaters/db";
import { sha256 } from "../../../platform/hash.ts";
import { createOnce } from "../../../platform/idempotency/createOnce.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { type Renditions, renditionNames } from "./files/renditions.ts";
import { discardUnused } from "./unused.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Rows that one sweep removes at most. */
const BATCH = 100;

/**
 * The pictures' rows, and with each its files. A row is there before its files and goes after them,
 * so that whatever a process that is killed leaves behind is found; `storedAt` says that it is whole.
 */
export function uploadRows(prisma: PrismaClient, storage: Storage) {
  /** Removes files and row. If removing files fails, the row stays for the next sweep. */
  async function remove(id: string) {
    for (const name of renditionNames) await storage.remove(`${id}/${name}`);
    await prisma.upload.deleteMany({ where: { id, storedAt: null } });
  }

  return {
    remove,

    /** Keeps a picture: all of it, or nothing; once for an idempotency key. */
    async add(authorId: string, { width, height, focus, files }: Renditions, key?: string) {
      const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
      const upload = await prisma.upload.create({
        data: { authorId, width, height, bytes, focusX: focus.x, focusY: focus.y },
      });
      const { id } = upload;
      try {
        for (const file of files) await storage.write(`${id}/${file.name}`, file.bytes);
        const kept = await prisma.$transaction((transaction) =>
          createOnce(transaction, {
            idempotencyKey: key,
            content: ["uploads", authorId, files.map(({ bytes: file }) => sha256(file))],
            find: (id) => transaction.upload.findUnique({ where: { id } }),
            create: () =>
              transaction.upload.update({ where: { id }, data: { storedAt: new Date() } }),
          }),
        );
        // The same picture was kept by an earlier call.
        if (kept.id !== id) await remove(id);
        return kept;
      } catch (error) {
        // Where this fails too, the sweep does it.
        await remove(id).catch(() => {});
        throw error;
      }
    },

    /** Removes unused and unfinished pictures after a day. Safe in several processes. */
    async sweep() {
      const before = new Date(Date.now() - DAY);
      await prisma.$transaction((transaction) => discardUnused(transaction, { before }));
      const discarded = await prisma.upload.findMany({
        where: { storedAt: null, createdAt: { lt: before } },
        select: { id: true },
        take: BATCH,
      });
      for (const { id } of discarded) await remove(id);
    },
  };
}
