import { can, organization, pictureErrors, uploadPath } from "@headwaters/contracts";
import { RetryableError, type UploadsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import { perKeyLimiter } from "../../../platform/concurrency/perKeyLimiter.ts";
import { forbidden, recordNotFound } from "../../../platform/errors/errors.ts";
import { sha256 } from "../../../platform/hash.ts";
import { createOnce } from "../../../platform/idempotency/createOnce.ts";
import type { Platform } from "../../../platform/platform.ts";
import { StorageError } from "../../../platform/storage/storage.ts";
import { type ArrivalLimits, incomingFiles } from "./files/arrival.ts";
import { createRenditions, type Renditions, renditionNames } from "./files/renditions.ts";
import { discardUnused } from "./uses.ts";

export interface UploadsDeps extends Pick<Platform, "prisma" | "reviewed" | "storage"> {
  incomingFolder: string;
  /** Minimum speed of uploads; arrivalLimits by default. */
  arrivalLimits?: ArrivalLimits;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Maximum uploads in progress or waiting; each is a file, not memory. */
const UNDER_WAY = 32;
/** Maximum of these per account, so that stalled uploads of one account do not block others. */
const OF_ONE_ACCOUNT = 4;
/** Decoding one picture takes up to 410 MB and several cores for one or two seconds. */
const AT_ONCE = 1;

const DAY = 24 * 60 * 60 * 1000;
/** Maximum rows removed by one sweep. */
const BATCH = 100;

const unavailable = (message: string, retryAfter: number) =>
  new RetryableError("SERVICE_UNAVAILABLE", message, retryAfter);

const busy = () =>
  unavailable("Many pictures are being uploaded right now. Please try again in a minute.", 30);

function toStorageError({ isFull }: StorageError): RetryableError {
  return isFull
    ? unavailable(
        `There is no room left for pictures. Please tell us: ${organization.email}.`,
        3_600,
      )
    : unavailable("Pictures cannot be saved right now. Please try again in a few minutes.", 120);
}

/** Checks if a different description of the picture is published, or was submitted for review. */
async function isReviewed(
  prisma: PrismaClient,
  { id, authorId }: { id: string; authorId: string },
  alt: string,
): Promise<boolean> {
  const found = await prisma.$executeRaw`
    SELECT FROM uploads JOIN upload_uses AS used ON used."uploadId" = uploads.id
    WHERE uploads.id = ${id} AND uploads."authorId" = ${authorId} AND alt <> ${alt} AND (
      EXISTS (SELECT FROM search_documents WHERE kind = used.kind AND "itemId" = used."itemId")
      OR EXISTS (
        SELECT FROM items WHERE kind = used.kind AND id = used."itemId"
          AND (review = 'waiting' OR "publishAt" IS NOT NULL)
      )
    ) LIMIT 1`;
  return found > 0;
}

export type Uploads = ReturnType<typeof uploadsService>;

/**
 * Uploaded pictures: a row each, with files. The row is created before the files and deleted after
 * them, so that the sweep finds the remains of a killed process; `storedAt` marks a complete picture.
 */
export function uploadsService(deps: UploadsDeps) {
  const { prisma, reviewed, storage, log } = deps;
  const acquire = perKeyLimiter({
    globalLimit: UNDER_WAY,
    keyLimit: OF_ONE_ACCOUNT,
    createError: busy,
  });
  const limit = pLimit(AT_ONCE);
  const incoming = incomingFiles(deps.incomingFolder, deps.arrivalLimits);

  /** Removes files and row. If removing files fails, the row stays for the next sweep. */
  async function removeOne(id: string) {
    for (const name of renditionNames) await storage.remove(`${id}/${name}`);
    await prisma.upload.deleteMany({ where: { id, storedAt: null } });
  }

  /** Stores a picture with all its files, or nothing; once per idempotency key. */
  async function keep(
    authorId: string,
    { width, height, focus, files }: Renditions,
    idempotencyKey?: string,
  ) {
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const { id } = await prisma.upload.create({
      data: { authorId, width, height, bytes, focusX: focus.x, focusY: focus.y },
    });
    try {
      for (const file of files) await storage.write(`${id}/${file.name}`, file.bytes);
      const saved = await prisma.$transaction((transaction) =>
        createOnce(transaction, {
          idempotencyKey,
          content: ["uploads", authorId, files.map(({ bytes: file }) => sha256(file))],
          find: (id) => transaction.upload.findUnique({ where: { id } }),
          create: () =>
            transaction.upload.update({ where: { id }, data: { storedAt: new Date() } }),
        }),
      );
      // An earlier call with the same key stored the picture.
      if (saved.id !== id) await removeOne(id);
      return saved;
    } catch (error) {
      // If this fails too, the sweep removes the files.
      await removeOne(id).catch(() => {});
      throw error;
    }
  }

  const service: UploadsService = {
    async add(author, { source, idempotencyKey }) {
      try {
        const { id, width, height, focusX, focusY } = await acquire(author.id, async () => {
          const read = (path: string) => limit(() => createRenditions(path));
          return keep(author.id, await incoming.receive(source, read), idempotencyKey);
        });
        return { id, url: uploadPath(id), width, height, focus: { x: focusX, y: focusY } };
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        log.error({ err: error }, "a picture could not be kept");
        throw toStorageError(error);
      }
    },

    async describe(user, { id, alt, focus }) {
      const whose = can(user, "editAnyContent") ? {} : { authorId: user.id };
      const needsReview = reviewed && !can(user, "publishContent");
      if (needsReview && (await isReviewed(prisma, { id, authorId: user.id }, alt))) {
        throw forbidden(pictureErrors.reviewed);
      }
      const { count } = await prisma.upload.updateMany({
        where: { id, ...whose, storedAt: { not: null } },
        data: { alt, ...(focus && { focusX: focus.x, focusY: focus.y }) },
      });
      if (count === 0) throw recordNotFound("picture");
    },
  };

  return {
    service,

    /**
     * Removes abandoned files, and unused and unfinished pictures after a day. Safe in several
     * processes; failures are retried by the next sweep.
     */
    async sweep() {
      await incoming.sweep();
      const before = new Date(Date.now() - DAY);
      await prisma.$transaction((transaction) => discardUnused(transaction, { before }));
      const discarded = await prisma.upload.findMany({
        where: { storedAt: null, createdAt: { lt: before } },
        select: { id: true },
        take: BATCH,
      });
      for (const { id } of discarded) await removeOne(id);
    },

    /** Removes the files of discarded pictures; the sweep retries failures. */
    async remove(ids: readonly string[]) {
      try {
        for (const id of ids) await removeOne(id);
      } catch (err) {
        log.warn({ err }, "discarded pictures were not removed");
      }
    },
  };
}
