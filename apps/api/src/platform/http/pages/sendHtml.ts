import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { HTML } from "../../response-cache/cachedResponse.ts";
import { encodingFor } from "../../response-cache/encodings.ts";
import { isFromOtherSite } from "../security.ts";

/** The fastest settings that pay: a page takes some 0.1 ms, less than the threads of libuv take to change hands. */
const compress = {
  zstd: (text: string) => zstdCompressSync(text),
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
};

const FASTEST_FIRST = ["zstd", "br", "gzip"] as const;

/**
 * Sends a document that is not cached, compressed unless another website has opened it. A page may show its query, or a
 * stranger's article, beside what only the account sees, and the compressed size would tell how much of a guess is on
 * the page too.
 */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  reply.type(HTML);
  const encoding = encodingFor(
    request.headers["accept-encoding"] as string | undefined,
    FASTEST_FIRST,
  );
  if (encoding === "identity" || isFromOtherSite(request)) return reply.send(html);
  return reply.header("content-encoding", encoding).send(compress[encoding](html));
}
