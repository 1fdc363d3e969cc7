import { organization, pictureRefusals, uploadAddress } from "@headwaters/contracts";
import { RetryableError, type UploadsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import { perKeyLimiter } from "../../../platform/concurrency/perKeyLimiter.ts";
import { forbidden, gone } from "../../../platform/errors/errors.ts";
import { type Storage, StorageError } from "../../../platform/storage/storage.ts";
import { isReviewed } from "./described.ts";
import type { ArrivalLimits } from "./files/arrival.ts";
import { incomingFiles } from "./files/incoming.ts";
import { createRenditions } from "./files/renditions.ts";
import { uploadRows } from "./rows.ts";

export interface UploadsDeps {
  prisma: PrismaClient;
  /** Staff review the content of members before readers see it. */
  reviewed: boolean;
  storage: Storage;
  /** Where files lie while they arrive. */
  incomingFolder: string;
  /** How fast they have to arrive; arrivalLimits when it is not said. */
  arrivalLimits?: ArrivalLimits;
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Pictures that may be on their way or wait at the same time; each is a file, not memory. */
const UNDER_WAY = 32;
/** Of these, for one account, so that stalled uploads of one account hold up nobody else. */
const OF_ONE_ACCOUNT = 4;
/** Decoding one takes up to 410 MB and several cores for a second or two. */
const AT_ONCE = 1;

const busy = () =>
  new RetryableError(
    "SERVICE_UNAVAILABLE",
    "Many pictures are being uploaded right now. Please try again in a minute.",
    30,
  );

function storageRefusal({ isFull }: StorageError): RetryableError {
  return isFull
    ? new RetryableError(
        "SERVICE_UNAVAILABLE",
        `There is no room left for pictures. Please tell us: ${organization.email}.`,
        3_600,
      )
    : new RetryableError(
        "SERVICE_UNAVAILABLE",
        "Pictures cannot be saved right now. Please try again in a few minutes.",
        120,
      );
}

export type Uploads = ReturnType<typeof uploadsService>;

/** Uploaded pictures, and the sweep that removes those that nothing uses. */
export function uploadsService(deps: UploadsDeps) {
  const { prisma, reviewed, storage, log } = deps;
  const acquire = perKeyLimiter({ globalLimit: UNDER_WAY, keyLimit: OF_ONE_ACCOUNT, refuse: busy });
  const inTurn = pLimit(AT_ONCE);
  const incoming = incomingFiles(deps.incomingFolder, deps.arrivalLimits);
  const rows = uploadRows(prisma, storage);

  const service: UploadsService = {
    async add(author, { source, idempotencyKey }) {
      try {
        const { id, width, height, focusX, focusY } = await acquire(author.id, async () => {
          const read = (path: string) => inTurn(() => createRenditions(path));
          const renditions = await incoming.receive(source, read);
          return rows.add(author.id, renditions, idempotencyKey);
        });
        return { id, url: uploadAddress(id), width, height, focus: { x: focusX, y: focusY } };
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        log.error({ err: error }, "a picture could not be kept");
        throw storageRefusal(error);
      }
    },

    async describe({ id: userId, role }, { id, alt, focus }) {
      const isMember = role !== "staff";
      const whose = isMember ? { authorId: userId } : {};
      if (reviewed && isMember && (await isReviewed(prisma, { id, authorId: userId }, alt))) {
        throw forbidden(pictureRefusals.reviewed);
      }
      const { count } = await prisma.upload.updateMany({
        where: { id, ...whose, storedAt: { not: null } },
        data: { alt, ...(focus && { focusX: focus.x, focusY: focus.y }) },
      });
      if (count === 0) {
        throw gone("picture");
      }
    },
  };

  return {
    service,

    /** Removes abandoned files and unused pictures; failures are retried by the next sweep. */
    async sweep() {
      await incoming.sweep();
      await rows.sweep();
    },

    /** Removes the files of discarded pictures; the sweep retries failures. */
    async remove(ids: readonly string[]) {
      try {
        for (const id of ids) await rows.remove(id);
      } catch (err) {
        log.warn({ err }, "discarded pictures were not removed");
      }
    },
  };
}
