import multipart from "@fastify/multipart";
import { PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { DomainError } from "@headwaters/contracts/router";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { badRequest } from "../../../../platform/errors/errors.ts";
import type { CreateContext } from "../../../../platform/rpc/context.ts";
import { callProcedure } from "../../../../platform/rpc/procedures.ts";
import { readIdempotencyKey } from "../../../../platform/rpc/rest.ts";
import { tooLarge } from "../errors.ts";

/** Bytes of the multipart form around the file. */
const FORM_MARGIN = 16 * 1024;

const noPicture = (code: "BAD_REQUEST" | "UNSUPPORTED_MEDIA_TYPE") =>
  new DomainError(code, 'Send the picture as multipart/form-data, in the field "file".');

async function* pictureIn(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  try {
    const part = await request.file();
    if (part?.fieldname !== "file") throw noPicture("BAD_REQUEST");
    for await (const piece of part.file) yield piece;
    if (part.file.truncated) throw tooLarge();
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw badRequest("The picture did not arrive whole. Please try again.");
  }
}

/** Serves POST /api/uploads, the only call whose body is not JSON. */
export const uploads: FastifyPluginAsync<{ createContext: CreateContext }> = async (
  app,
  { createContext },
) => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
    throwFileSizeLimit: false,
  });
  app.addContentTypeParser("*", async () => {
    throw noPicture("UNSUPPORTED_MEDIA_TYPE");
  });

  app.post("/api/uploads", async (request, reply) => {
    reply.header("cache-control", "no-store").status(201);
    if (!request.isMultipart()) throw noPicture("BAD_REQUEST");
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > PICTURE_MAX_BYTES + FORM_MARGIN) throw tooLarge();
    const context = createContext(request, reply);
    try {
      return await callProcedure(context, "uploads.add", {
        source: pictureIn(request),
        ...readIdempotencyKey(request),
      });
    } finally {
      // The client must finish sending a rejected body before it reads the response, so the body is
      // drained.
      request.raw.unpipe();
      request.raw.resume();
    }
  });
};
