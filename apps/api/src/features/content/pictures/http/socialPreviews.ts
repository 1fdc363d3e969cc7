import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Focus, PICTURE_WIDTHS, parseUploadId, uploadAddress } from "@headwaters/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { concurrencyLimiter } from "../../../../platform/concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../../../../platform/errors/errors.ts";
import type { WebBuild } from "../../../../platform/http/pages/web.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { cropForLinks } from "../files/crop.ts";
import { readStored, sendPicture } from "./pictures.ts";

/** Bytes that are kept at most: some 60 previews. */
const KEPT = 8 * 1024 * 1024;
const LARGEST = Math.max(...PICTURE_WIDTHS);
/** An author may move the crop, and another build may bring other pictures. */
const CACHE = "public, max-age=86400";

/** Pictures as other sites show links to pages: cropped when the first of them asks. */
export const socialPreviews: FastifyPluginAsync<
  Pick<Platform, "prisma" | "storage"> & { web: Pick<WebBuild, "root"> | null }
> = async (app, { prisma, storage, web }) => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length,
  });
  // Cropping takes a tenth of a second of a core.
  const inTurn = concurrencyLimiter({
    concurrency: 1,
    maxQueue: 100,
    refuse: () => tooBusy("reading"),
  });

  async function crop(key: string, read: () => Promise<Buffer | null>, focus?: Focus) {
    const known = kept.get(key);
    if (known) return known;
    const bytes = await read();
    const preview = bytes && (await cropForLinks(bytes, focus));
    if (preview) kept.set(key, preview);
    return preview;
  }

  const send = (reply: FastifyReply, preview: Buffer | null) =>
    preview === null ? reply.callNotFound() : sendPicture(reply, "image/jpeg", preview, CACHE);

  app.get<{ Params: { id: string } }>("/uploads/:id/social.jpg", async (request, reply) => {
    const id = parseUploadId(uploadAddress(request.params.id));
    const upload =
      id && (await prisma.upload.findFirst({ where: { id, storedAt: { not: null } } }));
    if (!upload) return reply.callNotFound();
    const focus = { x: upload.focusX, y: upload.focusY };
    const read = () => readStored(storage, `${id}/${LARGEST}.webp`, request.log);
    return send(reply, await inTurn(() => crop(`${id} ${focus.x} ${focus.y}`, read, focus)));
  });

  app.get<{ Params: { file: string } }>("/pictures/:file/social.jpg", async (request, reply) => {
    const { file } = request.params;
    if (!web || !/^[\w-]+$/.test(file)) return reply.callNotFound();
    const path = join(web.root, "pictures", `${file}.webp`);
    return send(reply, await inTurn(() => crop(file, () => readFile(path).catch(() => null))));
  });
};
