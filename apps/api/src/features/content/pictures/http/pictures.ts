import { PICTURE_WIDTHS, parseUploadId, uploadAddress } from "@headwaters/contracts";
import { RetryableError } from "@headwaters/contracts/router";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { renditionNames } from "../files/renditions.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};
/** A picture never changes: another one has another id. */
const FOR_EVER = "public, max-age=31536000, immutable";
const LARGEST = Math.max(...PICTURE_WIDTHS);

interface Params {
  id: string;
  file?: string;
}

const readsAvif = (accept = "") => /\bimage\/avif\b/i.test(accept);

/** A file of a picture; null where there is none. */
export const readStored = (storage: Storage, key: string, log: FastifyBaseLogger) =>
  storage.read(key).catch((err) => {
    log.error({ err }, "a picture could not be read");
    throw new RetryableError("SERVICE_UNAVAILABLE", "This picture cannot be shown now.", 30);
  });

/** Sends a picture. Whatever a browser takes the bytes for, nothing in them runs. */
export const sendPicture = (reply: FastifyReply, type: string, bytes: Buffer, cache: string) =>
  reply
    .headers({
      "cache-control": cache,
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      // Mails show them in pages of mailbox providers.
      "cross-origin-resource-policy": "cross-origin",
    })
    .type(type)
    .send(bytes);

/** Uploaded pictures at /uploads/<id> and /uploads/<id>/<size>; neither needs the database. */
export const pictures = fp<{ storage: Storage }>(
  async (app, { storage }) => {
    async function send(
      { id: named, file }: { id: string; file: string },
      request: FastifyRequest,
      reply: FastifyReply,
    ) {
      const id = parseUploadId(uploadAddress(named));
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

    app.get<{ Params: Params }>("/uploads/:id", async (request, reply) => {
      reply.header("vary", "Accept");
      const format = readsAvif(request.headers.accept) ? "avif" : "webp";
      return send({ id: request.params.id, file: `${LARGEST}.${format}` }, request, reply);
    });

    app.get<{ Params: Required<Params> }>("/uploads/:id/:file", async (request, reply) =>
      send(request.params, request, reply),
    );
  },
  { name: "pictures" },
);
