import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Focus, PICTURE_WIDTHS, parseUploadId, uploadPath } from "@headwaters/contracts";
import { RetryableError } from "@headwaters/contracts/router";
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { LRUCache } from "lru-cache";
import { concurrencyLimiter } from "../../../../platform/concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../../../../platform/errors/errors.ts";
import type { WebBuild } from "../../../../platform/http/pages/web.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { cropForLinks } from "../files/crop.ts";
import { renditionNames } from "../files/renditions.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};
/** A picture never changes: a new one has a new id. */
const FOR_EVER = "public, max-age=31536000, immutable";
const LARGEST = Math.max(...PICTURE_WIDTHS);

const readsAvif = (accept = "") => /\bimage\/avif\b/i.test(accept);

/** Reads a file of a picture; null if it does not exist. */
const readStored = (storage: Storage, key: string, log: FastifyBaseLogger) =>
  storage.read(key).catch((err) => {
    log.error({ err }, "a picture could not be read");
    throw new RetryableError("SERVICE_UNAVAILABLE", "This picture cannot be shown now.", 30);
  });

/** Sends a picture with headers that prevent scripts in it, even if a browser opens it as a page. */
const sendPicture = (reply: FastifyReply, type: string, bytes: Buffer, cache: string) =>
  reply
    .headers({
      "cache-control": cache,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      // Webmail shows mails, which link pictures, in pages of other origins.
      "cross-origin-resource-policy": "cross-origin",
    })
    .type(type)
    .send(bytes);

/** Serves uploaded pictures at /uploads/<id> and /uploads/<id>/<size>, without the database. */
export const pictures = fp<{ storage: Storage }>(
  async (app, { storage }) => {
    async function send(
      { id: named, file }: { id: string; file: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const id = parseUploadId(uploadPath(named));
      if (id === null || !renditionNames.includes(file)) return reply.callNotFound();
      const etag = `"${id}-${file}"`;
      // A client with this tag has the picture: no storage access is needed.
      if (request.headers["if-none-match"] === etag) {
        return reply.status(304).headers({ etag, "cache-control": FOR_EVER }).send();
      }
      const bytes = await readStored(storage, `${id}/${file}`, request.log);
      if (!bytes) return reply.callNotFound();
      const type = TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "";
      return sendPicture(reply.header("etag", etag), type, bytes, FOR_EVER);
    }

    app.get<{ Params: { id: string } }>("/uploads/:id", async (request, reply) => {
      reply.header("vary", "Accept");
      const format = readsAvif(request.headers.accept) ? "avif" : "webp";
      return send({ id: request.params.id, file: `${LARGEST}.${format}` }, request, reply);
    });

    app.get<{ Params: { id: string; file: string } }>(
      "/uploads/:id/:file",
      async (request, reply) => send(request.params, request, reply),
    );
  },
  { name: "pictures" },
);

/** Maximum size of the cache, in bytes: about 60 previews. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** One day only: an author may move the crop, and a build may replace the site's pictures. */
const CACHE = "public, max-age=86400";

/** Pictures for link previews on other sites, cropped at the first request. */
export const socialPreviews: FastifyPluginAsync<
  Pick<Platform, "prisma" | "storage"> & { web: Pick<WebBuild, "root"> | null }
> = async (app, { prisma, storage, web }) => {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  // Cropping takes a tenth of a second of processor time.
  const limit = concurrencyLimiter({
    concurrency: 1,
    maxQueue: 100,
    createError: () => tooBusy("reading"),
  });

  async function crop(key: string, read: () => Promise<Buffer | null>, focus?: Focus) {
    const known = cache.get(key);
    if (known) return known;
    const bytes = await read();
    const preview = bytes && (await cropForLinks(bytes, focus));
    if (preview) cache.set(key, preview);
    return preview;
  }

  const send = (reply: FastifyReply, preview: Buffer | null) =>
    preview === null ? reply.callNotFound() : sendPicture(reply, "image/jpeg", preview, CACHE);

  app.get<{ Params: { id: string } }>("/uploads/:id/social.jpg", async (request, reply) => {
    const id = parseUploadId(uploadPath(request.params.id));
    const upload =
      id && (await prisma.upload.findFirst({ where: { id, storedAt: { not: null } } }));
    if (!upload) return reply.callNotFound();
    const focus = { x: upload.focusX, y: upload.focusY };
    const read = () => readStored(storage, `${id}/${LARGEST}.webp`, request.log);
    return send(reply, await limit(() => crop(`${id} ${focus.x} ${focus.y}`, read, focus)));
  });

  app.get<{ Params: { file: string } }>("/pictures/:file/social.jpg", async (request, reply) => {
    const { file } = request.params;
    if (!web || !/^[\w-]+$/.test(file)) return reply.callNotFound();
    const path = join(web.root, "pictures", `${file}.webp`);
    return send(reply, await limit(() => crop(file, () => readFile(path).catch(() => null))));
  });
};
