import { TRPCError } from "@trpc/server";
import type { FastifyInstance } from "fastify";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The keys by which an object reaches for its prototype; no client of ours sends them. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor"]);
/** Texts that may hold such a key, an escape (\u005f) included; the others are spared the search. */
const SUSPICIOUS = /__proto__|constructor|\\u/;

function refused(message: string, cause?: unknown) {
  return new TRPCError({ code: "BAD_REQUEST", message, cause });
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch (cause) {
    throw refused("The request is not valid UTF-8 text.", cause);
  }
}

function refuseForbiddenKeys(key: string, value: unknown): unknown {
  if (FORBIDDEN_KEYS.has(key)) throw refused("The request has a key that is not allowed.");
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, SUSPICIOUS.test(text) ? refuseForbiddenKeys : undefined);
  } catch (cause) {
    if (cause instanceof TRPCError) throw cause;
    throw refused("The request is not valid JSON.", cause);
  }
}

/**
 * Makes JSON the only body that this scope takes, and strict: valid UTF-8, no forbidden keys. No
 * body at all is fine, whatever the content type says.
 * @param as "value": handlers get the parsed value; "text": the checked text, for those that parse.
 */
export function acceptJson(app: FastifyInstance, as: "value" | "text") {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, body: Buffer) => {
      if (body.length === 0) return undefined;
      const text = decode(body);
      const value = parse(text);
      return as === "value" ? value : text;
    },
  );
}
