import { DomainError } from "@headwaters/contracts/router";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest, payloadTooLarge } from "../../errors/errors.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Keys that reach an object's prototype. No client of ours sends them. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor"]);
/** Maximum nesting of arrays and objects; inputs need about six levels. */
const MAX_DEPTH = 32;

/** All whitespace of JSON is at or below it. */
const SPACE = 0x20;
const QUOTE = 0x22;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Makes the error for a body over the limit of its call, in bytes. */
export const bodyTooLarge = (limit: number) =>
  payloadTooLarge(`The request is larger than ${Math.floor(limit / 1024)} kB.`);

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw badRequest("The request is not valid UTF-8 text.");
  }
}

/** Returns the index of the quotation mark that ends the string at `start`. */
function findStringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) {
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  }
  return at;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return text.charCodeAt(at) === COLON;
}

/** Reads the key between these quotation marks and decodes its escapes (\u005f). */
function readKey(quoted: string): string {
  return quoted.includes("\\") ? JSON.parse(quoted) : quoted.slice(1, -1);
}

/** Rejects deep nesting and forbidden keys in one pass, before the text is parsed. */
function checkStructure(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      const end = findStringEnd(text, at);
      if (isKey(text, end) && FORBIDDEN_KEYS.has(readKey(text.slice(at, end + 1)))) {
        throw badRequest("The request has a key that is not allowed.");
      }
      at = end;
    } else if (unit === OPEN_ARRAY || unit === OPEN_OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) throw badRequest("The request is nested too deeply.");
    } else if (unit === CLOSE_ARRAY || unit === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
}

/**
 * Parses a body in time that is linear in its length.
 * @throws DomainError BAD_REQUEST for a text that is not JSON, is nested too deeply or has a forbidden
 * key
 */
export function parseJson(text: string): unknown {
  try {
    checkStructure(text);
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw badRequest("The request is not valid JSON.");
  }
}

/**
 * Makes JSON the only accepted body of this scope: valid UTF-8, no forbidden keys. A missing body is
 * valid with any content type.
 * @param as "value": handlers get the parsed value; "text": handlers get the checked text and parse it
 * @param limitFor returns the maximum body of a request, in bytes, for routes that serve many calls
 */
export function acceptJson(
  app: FastifyInstance,
  as: "value" | "text",
  limitFor: (request: FastifyRequest) => number = () => Number.POSITIVE_INFINITY,
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      const limit = limitFor(request);
      if (body.length > limit) throw bodyTooLarge(limit);
      const text = decode(body);
      const value = parseJson(text);
      return as === "value" ? value : text;
    },
  );
}
