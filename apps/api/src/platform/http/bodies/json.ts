import { DomainError } from "@headwaters/contracts/router";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { badRequest, payloadTooLarge } from "../../errors/errors.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The keys by which an object reaches for its prototype; no client of ours sends them. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor"]);
/** Arrays and objects within each other; inputs have some six. */
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

/** The refusal of a body of more bytes than a call takes. */
export const bodyTooLarge = (limit: number) =>
  payloadTooLarge(`The request is larger than ${Math.floor(limit / 1024)} kB.`);

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw badRequest("The request is not valid UTF-8 text.");
  }
}

/** Where the string that begins at `start` ends: the index of its second quotation mark. */
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

/** The key between these quotation marks, with escapes decoded (\u005f). */
function readKey(quoted: string): string {
  return quoted.includes("\\") ? JSON.parse(quoted) : quoted.slice(1, -1);
}

/** Refuses deep nesting and forbidden keys in one pass, before the text is parsed. */
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
 * The value of a body's text, in time that grows as the text does.
 * @throws DomainError BAD_REQUEST where it is no JSON, nested too deeply or has a forbidden key
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
 * Makes JSON the only body that this scope takes, and strict: valid UTF-8, no forbidden keys. No
 * body at all is fine, whatever the content type says.
 * @param as "value": handlers get the parsed value; "text": the checked text, for those that parse.
 * @param limitFor the largest body of a request, bytes, where its route does not know it
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
