import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";

const utf8 = new TextDecoder("utf-8", { fatal: true });

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

/**
 * Makes JSON the only body that this scope takes, and strict: valid UTF-8, no keys that reach for
 * a prototype. No body at all is fine, whatever the content type says.
 * @param as "value": handlers get the parsed value; "text": the checked text, for those that parse.
 */
export function acceptJson(app: FastifyInstance, as: "value" | "text") {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request: FastifyRequest, body: Buffer, done) => {
      if (body.length === 0) return done(null, undefined);
      let text: string;
      try {
        text = decode(body);
      } catch (error) {
        return done(error as Error);
      }
      parse(request, text, (error, value) => {
        if (error) return done(refused("The request is not valid JSON.", error));
        done(null, as === "value" ? value : text);
      });
    },
  );
}
